/** `wakes`: nothing goes on until a person acts. `tells`: it can wait until morning, or ends by itself. */
export const severities = ['wakes', 'tells'] as const;
export type Severity = (typeof severities)[number];
