/** Replaces `node:http`, which loads Node's WebSocket client too when imported as a module. */
export const { Agent, request } = process.getBuiltinModule('node:http');
