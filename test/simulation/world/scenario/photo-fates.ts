export const photoFates = { broken: 'broken', deadly: 'deadly' } as const;
