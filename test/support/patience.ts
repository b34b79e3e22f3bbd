/** A guard against endless tests; no test is timed, and other programs share the processors. */
export const guardMs = 900_000;

/** What waits for a state gives up before the guard, and names what it waited for. */
export const patienceMs = guardMs - 60_000;
