/**
 * `wakes`: work stays stopped until a person acts. `tells`: it can wait until morning, or resolves without help.
 */
export const severities = ['wakes', 'tells'] as const;
export type Severity = (typeof severities)[number];
