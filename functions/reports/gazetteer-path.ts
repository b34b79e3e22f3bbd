export const gazetteerPath = (index: number) => `/gazetteer/${index}` as const;
