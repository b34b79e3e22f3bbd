/** Imported as a module, `node:process` opens its three streams, which takes a fifteenth of a start. */
module.exports = globalThis.process;
