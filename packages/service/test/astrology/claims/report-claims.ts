export interface ReportedSentence {
  readonly text: string;
  readonly claim: unknown;
}

type Report = (sentence: ReportedSentence) => void;

/** Reports each sentence with its claim, built from the same arguments. */
export function reportingClaims<Texts extends object>(texts: Texts, claims: object, report: Report): Texts {
  return new Proxy(texts, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      const isAlternative = Array.isArray(target) && typeof claims === 'function';
      const claim: unknown = isAlternative && key !== 'length' ? claims : Reflect.get(claims, key);
      if (typeof value === 'string' && claim !== undefined) report({ text: value, claim });
      if (typeof value === 'function' && typeof claim === 'function')
        return reportingResult(value, claim, report);
      return isRecord(value) && isRecord(claim) ? reportingClaims(value, claim, report) : value;
    },
  });
}

const isRecord = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function reportingResult(make: object, claimOf: object, report: Report): object {
  return new Proxy(make, {
    apply: (target, self, given) => {
      const text: unknown = Reflect.apply(callable(target), self, given);
      if (typeof text === 'string')
        report({ text, claim: Reflect.apply(callable(claimOf), undefined, given) });
      return text;
    },
  });
}

function callable(value: object): (...given: readonly unknown[]) => unknown {
  if (typeof value !== 'function') throw new TypeError('a sentence is made by a function');
  return (...given) => Reflect.apply(value, undefined, given);
}
