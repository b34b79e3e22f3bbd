interface Finding {
  readonly where: string;
  readonly answered: string;
  readonly computed: string;
  readonly arcMinutes?: number;
}

export interface Verdict {
  readonly findings: readonly Finding[];
  readonly compared: number;
  readonly unverified: readonly string[];
}

export class Comparison {
  readonly #findings: Finding[] = [];
  readonly #unverified: string[] = [];
  #compared = 0;

  /** Ignores a value that is not a number. */
  angle(where: string, answered: unknown, computed: number, toleranceDegrees: number): void {
    const value = numberIn(answered);
    if (value === undefined) return;
    this.#compared += 1;
    const degreesApart = Math.abs(degreesBetween(value, computed));
    if (degreesApart <= toleranceDegrees) return;
    this.#findings.push({
      where,
      answered: degrees(value),
      computed: degrees(computed),
      arcMinutes: Math.round(degreesApart * 600) / 10,
    });
  }

  same(where: string, answered: string | number | undefined, computed: readonly (string | number)[]): void {
    if (answered === undefined || computed.length === 0) return;
    this.#compared += 1;
    if (!computed.includes(answered))
      this.#findings.push({ where, answered: String(answered), computed: computed.join(' or ') });
  }

  notCompared(why: string): void {
    if (!this.#unverified.includes(why)) this.#unverified.push(why);
  }

  get verdict(): Verdict {
    const nothing = this.#compared === 0 && this.#unverified.length === 0;
    return {
      findings: this.#findings,
      compared: this.#compared,
      unverified: nothing
        ? ['The answer has none of the values that this check compares.']
        : this.#unverified,
    };
  }
}

export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value.trim())) return undefined;
  return Number(value);
}

/** In degrees along the shorter arc, -180 to 180. */
export const degreesBetween = (one: number, other: number): number =>
  ((((one - other) % 360) + 540) % 360) - 180;

const degrees = (value: number): string => `${value.toFixed(4)}°`;
