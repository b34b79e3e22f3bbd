/** What no chart may be asked to say: such a question is refused, with the reason. */
export const refusedMatters = ['distress', 'death', 'sex of a child', 'diagnosis', 'gamble'] as const;
export type RefusedMatter = (typeof refusedMatters)[number];
