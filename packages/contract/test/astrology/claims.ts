import type * as z from 'zod';
import type { natalResponse } from '../../astrology.ts';

type NatalAnswer = z.output<typeof natalResponse>;

interface Counted {
  readonly elements: readonly string[];
  readonly modes: readonly string[];
  readonly empty: readonly string[];
}

function countedFrom({ elements, modes }: NatalAnswer): Counted {
  const greatest = (shares: readonly { name: string; percentage: number }[]): string[] => {
    const most = Math.max(...shares.map(({ percentage }) => percentage));
    return shares.filter(({ percentage }) => percentage === most).map(({ name }) => name);
  };
  return {
    elements: greatest(elements.elements),
    modes: greatest(modes.modes),
    empty: elements.elements.filter(({ percentage }) => percentage === 0).map(({ name }) => name),
  };
}

interface Rule {
  readonly says: RegExp;
  readonly holds: (counted: Counted, found: RegExpExecArray) => boolean;
}

const sortedList = (found: RegExpExecArray): string =>
  (found[1] ?? '')
    .split(/, | and /)
    .sort()
    .join();

const rules: readonly Rule[] = [
  {
    says: /^No single element leads in your chart; ([A-Za-z, ]+) weigh the same\.$/,
    holds: ({ elements }, found) => elements.length > 1 && sortedList(found) === [...elements].sort().join(),
  },
  {
    says: /^No single mode leads in your chart; ([A-Za-z, ]+) weigh the same\.$/,
    holds: ({ modes }, found) => modes.length > 1 && sortedList(found) === [...modes].sort().join(),
  },
  {
    says: /^(Fire|Earth|Air|Water) leads in your chart\.$/,
    holds: ({ elements }, [, name]) => elements.length === 1 && elements[0] === name,
  },
  {
    says: /^The (cardinal|fixed|mutable) signs lead in your chart\.$/,
    holds: ({ modes }, [, name]) => modes.length === 1 && modes[0]?.toLowerCase() === name,
  },
  {
    says: /^Put (fire|earth|air|water) and the (cardinal|fixed|mutable) signs together: /,
    holds: ({ elements, modes }, [, element, mode]) =>
      elements.join().toLowerCase() === element && modes.join().toLowerCase() === mode,
  },
  {
    says: /^Apart from the three outer planets, nothing in this chart stands in (fire|earth|air|water): /,
    holds: ({ empty }, [, element]) => empty.some((name) => name.toLowerCase() === element),
  },
];

const claimWords =
  /\bmajority\b|\bdominat|\bprevail|\bpredominant|\bleads? in\b|\bweigh the same\b|\bno single\b|\bnone of\b|\ball of your\b|\bsigns together\b|\bnothing in this chart stands\b|\bclearly\b/i;

function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/[^.!?]+[.!?]?/g)?.map((text) => text.trim()) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentences);
}

export function claimsOf(answer: NatalAnswer): {
  readonly made: number;
  readonly unproven: readonly string[];
} {
  const counted = countedFrom(answer);
  const made = sentences(answer).filter((sentence) => claimWords.test(sentence));
  const unproven = made.filter((sentence) => {
    const rule = rules.find(({ says }) => says.test(sentence));
    const found = rule?.says.exec(sentence);
    return !rule || !found || !rule.holds(counted, found);
  });
  return { made: made.length, unproven };
}
