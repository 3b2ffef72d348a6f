// The server's tests follow in the next commits.
