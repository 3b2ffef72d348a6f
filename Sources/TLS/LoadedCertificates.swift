/// Certificates that were read and found good, for connections to come.
package struct LoadedCertificates: Sendable {
    let contexts: ContextSet
}
