export type Nothing = Readonly<Record<never, never>>;
