/** Where a browser finds one compressed piece of the list of towns. */
export const gazetteerPath = <P extends number | ':piece'>(index: P) => `/gazetteer/${index}` as const;
