/** For schemas used once: compiling takes longer than one parse. */
export const readOnce = { jitless: true } as const;
