import * as z from './zod-exports.js';

export * from './zod-exports.js';
export { z, z as default };
