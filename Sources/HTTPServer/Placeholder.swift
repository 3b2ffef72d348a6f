// The server's files follow in the next commits.
