export interface Heard {
  readonly text: string;
  readonly claim: unknown;
}

type Hear = (heard: Heard) => void;

/** Reports each sentence with its claim, both built from the same arguments. */
export function listening<Texts extends object>(texts: Texts, claims: object, hear: Hear): Texts {
  return new Proxy(texts, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      const isWay = Array.isArray(target) && typeof claims === 'function';
      const claim: unknown = isWay && key !== 'length' ? claims : Reflect.get(claims, key);
      if (typeof value === 'string' && claim !== undefined) hear({ text: value, claim });
      if (typeof value === 'function' && typeof claim === 'function') return heard(value, claim, hear);
      return isRecord(value) && isRecord(claim) ? listening(value, claim, hear) : value;
    },
  });
}

const isRecord = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function heard(make: object, claimOf: object, hear: Hear): object {
  return new Proxy(make, {
    apply: (target, self, given) => {
      const text: unknown = Reflect.apply(callable(target), self, given);
      if (typeof text === 'string') hear({ text, claim: Reflect.apply(callable(claimOf), undefined, given) });
      return text;
    },
  });
}

function callable(value: object): (...given: readonly unknown[]) => unknown {
  if (typeof value !== 'function') throw new TypeError('a sentence is made by a function');
  return (...given) => Reflect.apply(value, undefined, given);
}
