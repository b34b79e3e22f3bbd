/** First words of photos that cannot be prepared, or that kill their readers. */
export const photoFates = { broken: 'broken', deadly: 'deadly' } as const;
