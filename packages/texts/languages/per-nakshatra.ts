import type { nakshatraNames } from '@palmleaf/engines/zodiac';

type PerName<Names extends readonly string[], T> = { readonly [Index in keyof Names]: T };

export type PerNakshatra<T> = PerName<typeof nakshatraNames, T>;
