extension StaticFiles {
    /// A route for each file, and `/` for `index.html`.
    var routes: [Route] {
        files.flatMap { file in
            let paths = file.path == "index.html" ? ["/", "/index.html"] : ["/\(file.path)"]
            return paths.map { Route.get($0, FileHandler(file: file), .inline, .own) }
        }
    }
}
