/**
 * `node:process` for bundles: the process that is there anyway. Imported as a module, Node opens its three streams, which takes a fifteenth
 * of a start, for two names of it that the client of AWS reads.
 */
module.exports = globalThis.process;
