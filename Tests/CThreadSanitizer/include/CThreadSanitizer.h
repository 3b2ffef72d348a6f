// Nothing to call: the functions take the place of the runtime's when the tests are linked.
