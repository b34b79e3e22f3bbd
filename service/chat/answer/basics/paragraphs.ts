/** An answer before it is put together: paragraphs of sentences. */
export type Paragraphs = readonly (readonly string[])[];
