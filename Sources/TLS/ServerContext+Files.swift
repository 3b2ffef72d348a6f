internal import COpenSSL
internal import Glibc

extension ServerContext {
    /// Loads certificate, chain and key into `context`, and checks that they belong together.
    static func load(_ files: CertificateFiles, into context: OpaquePointer) throws(TLSError) -> Certificate {
        try checkReadable(files.certificate)
        try checkReadable(files.key)
        ERR_clear_error()
        var isLocked = false
        // OpenSSL would ask for the passphrase at the terminal, of a certificate too.
        SSL_CTX_set_default_passwd_cb(context) { _, _, _, isLocked in
            isLocked?.assumingMemoryBound(to: Bool.self).pointee = true
            return 0
        }
        let isChainLoaded = withUnsafeMutablePointer(to: &isLocked) { isLocked in
            SSL_CTX_set_default_passwd_cb_userdata(context, isLocked)
            defer { SSL_CTX_set_default_passwd_cb_userdata(context, nil) }
            return SSL_CTX_use_certificate_chain_file(context, files.certificate) == 1
        }
        guard isChainLoaded, let certificate = SSL_CTX_get0_certificate(context) else {
            if isLocked {
                ERR_clear_error()
                throw .locked(files.certificate)
            }
            throw .unusable(files.certificate, "no usable certificate in PEM form: \(ErrorQueue.takeReason())")
        }
        let isKeyLoaded = withUnsafeMutablePointer(to: &isLocked) { isLocked in
            SSL_CTX_set_default_passwd_cb_userdata(context, isLocked)
            defer { SSL_CTX_set_default_passwd_cb_userdata(context, nil) }
            return SSL_CTX_use_PrivateKey_file(context, files.key, SSL_FILETYPE_PEM) == 1
        }
        let code = ERR_peek_last_error()
        guard isKeyLoaded else {
            let reason = ErrorQueue.takeReason()
            guard !isLocked else { throw .locked(files.key) }
            guard code & 0x7F_FFFF != UInt(X509_R_KEY_VALUES_MISMATCH) else {
                throw .mismatch(files.certificate, files.key)
            }
            throw .unusable(files.key, "no usable key in PEM form: \(reason)")
        }
        guard SSL_CTX_check_private_key(context) == 1 else {
            ERR_clear_error()
            throw .mismatch(files.certificate, files.key)
        }
        return Certificate(certificate, path: files.certificate)
    }

    private static func checkReadable(_ path: String) throws(TLSError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .unreadable(path, String(cString: strerror(errno))) }
        // A pipe would be waited for.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path, "this is no regular file") }
        guard let file = fopen(path, "re") else { throw .unreadable(path, String(cString: strerror(errno))) }
        defer { fclose(file) }
        guard fgetc(file) != EOF || ferror(file) == 0 else {
            throw .unreadable(path, String(cString: strerror(errno)))
        }
    }
}
