/** The path of one compressed piece of the gazetteer. */
export const gazetteerPath = <P extends number | ':piece'>(index: P) => `/gazetteer/${index}` as const;
