/** Imported as a module, `node:process` opens its three streams, a fifteenth of the start time. */
module.exports = globalThis.process;
