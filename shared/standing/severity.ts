/** `wakes`: work stays stopped until the operator acts. `tells`: can wait until morning, or ends without help. */
export const severities = ['wakes', 'tells'] as const;
export type Severity = (typeof severities)[number];
