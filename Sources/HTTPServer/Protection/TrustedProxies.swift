/// The peers whose word about the client's address is taken.
package struct TrustedProxies: Sendable, Equatable {
    private let blocks: [AddressBlock]
    /// Whether whoever connects to the UNIX socket is one.
    private let includesUNIX: Bool

    /// Nobody.
    package init() {
        blocks = []
        includesUNIX = false
    }

    /// Reads a list, `127.0.0.1,10.0.0.0/8,unix`.
    ///
    /// - Parameter list: blocks of addresses, and `unix`, separated by commas.
    /// - Throws: the first element that is neither.
    package init(_ list: String) throws(AddressListError) {
        var blocks: [AddressBlock] = []
        var includesUNIX = false
        for element in list.split(separator: ",", omittingEmptySubsequences: false) {
            let word = element.trimmingBlanks
            if word == "unix" {
                includesUNIX = true
            } else if let block = AddressBlock(word) {
                blocks.append(block)
            } else {
                throw AddressListError(element: String(element))
            }
        }
        self.blocks = blocks
        self.includesUNIX = includesUNIX
    }

    package var isEmpty: Bool { blocks.isEmpty && !includesUNIX }

    package func contains(_ address: ClientAddress) -> Bool {
        address.family == .unix ? includesUNIX : blocks.contains { $0.contains(address) }
    }

    /// The client of a request that came by way of trusted peers: the nearest that is not one of them.
    ///
    /// - Parameters:
    ///   - peer: who sent the request.
    ///   - hops: whom it passed by that peer's word, nearest last; `nil` for one that hides.
    /// - Returns: the right-most hop that is not trusted, for what stands left of it is hearsay; where one that hides comes
    ///   first, the proxy that speaks for it, which does not ask for itself then.
    package func client(peer: ClientAddress, hops: [ClientAddress?]) -> (address: ClientAddress, isHidden: Bool) {
        var client = peer
        var rest = hops[...]
        while contains(client), let hop = rest.popLast() {
            guard let hop else { return (client, true) }
            client = hop
        }
        return (client, false)
    }
}
