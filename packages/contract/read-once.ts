/**
 * For what is read once, at start. A schema otherwise compiles itself at its first use, for the sake of all later ones: that takes
 * longer than the one reading does, and a cold start waits for it.
 */
export const readOnce = { jitless: true } as const;
