/**
 * What TensorFlow.js asks of `node-fetch`, which it takes for itself under Node: the fetch that Node has. Bundles get this in its place,
 * and not half a megabyte of what addresses with letters beyond ASCII become.
 */
export default globalThis.fetch;
