/** What a statement holds that says the same of everybody. */
export type Nothing = Readonly<Record<never, never>>;
