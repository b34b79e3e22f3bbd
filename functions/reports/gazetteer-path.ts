/** The path of one compressed piece of the gazetteer. */
export const gazetteerPath = (index: number) => `/gazetteer/${index}` as const;
