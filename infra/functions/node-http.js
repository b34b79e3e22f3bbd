/** Imported as a module, the original loads Node's WebSocket client too. */
export const { Agent, request } = process.getBuiltinModule('node:http');
