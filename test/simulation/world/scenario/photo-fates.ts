/** Photos that begin with one of these words: they cannot be prepared, or end whoever tries. */
export const photoFates = { broken: 'broken', deadly: 'deadly' } as const;
