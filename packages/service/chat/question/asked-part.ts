export const askedParts = ['whether', 'when', 'how long', 'why', 'advice', 'what kind'] as const;
export type AskedPart = (typeof askedParts)[number];
