/** A guard against endless tests; no test is timed, and other programs share the processors. */
export const guardMs = 900_000;

/** Code that waits for a state gives up before the guard, and names the state. */
export const patienceMs = guardMs - 60_000;
