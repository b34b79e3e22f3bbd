/** TensorFlow.js imports `node-fetch`. Bundles use Node's fetch instead, which saves half a megabyte. */
export default globalThis.fetch;
