/** Questions that no chart answers; each is refused with a reason. */
export const refusedMatters = ['distress', 'death', 'sex of a child', 'diagnosis', 'gamble'] as const;
export type RefusedMatter = (typeof refusedMatters)[number];
