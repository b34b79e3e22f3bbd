/**
 * Options for schemas used once, at start. By default, a schema compiles itself on its first use, which takes longer
 * than the one parse and delays a cold start.
 */
export const readOnce = { jitless: true } as const;
