import type { Figure } from './figure.ts';

const tolerance = 0.15;

interface Change {
  readonly name: string;
  readonly text: string;
  readonly isWorse: boolean;
}

/** A ratio that is no longer measured counts as worse. */
function compare(written: readonly Figure[], now: readonly Figure[]): readonly Change[] {
  const ratios = (all: readonly Figure[]) => all.filter(({ isSteady }) => isSteady);
  const found = new Map(ratios(now).map((each) => [each.name, each]));
  const known = new Set(ratios(written).map(({ name }) => name));
  return [
    ...ratios(written).map((before) => changeOf(before, found.get(before.name))),
    ...ratios(now)
      .filter(({ name }) => !known.has(name))
      .map(({ name, value }) => ({ name, text: `${value}, without a stored value`, isWorse: false })),
  ];
}

function changeOf(before: Figure, now: Figure | undefined): Change {
  const { name, value, better } = before;
  if (now === undefined) return { name, text: `was ${value}, and is no longer measured`, isWorse: true };
  const least = value * (1 - tolerance);
  const most = value * (1 + tolerance);
  const isWorse = !(better === 'more' ? now.value >= least : now.value <= most);
  const percent = Math.round((now.value / value - 1) * 100);
  return {
    name,
    text: `was ${value}, is ${now.value} (${percent >= 0 ? '+' : ''}${percent} %)`,
    isWorse,
  };
}

/** Returns the better of two runs for each figure: a busy moment rarely worsens a ratio twice. */
function betterOf(one: readonly Figure[], other: readonly Figure[]): readonly Figure[] {
  const again = new Map(other.map((each) => [each.name, each]));
  return one.map((first) => {
    const second = again.get(first.name);
    if (second === undefined || Number.isNaN(second.value)) return first;
    const isBetter = first.better === 'more' ? second.value > first.value : second.value < first.value;
    return isBetter || Number.isNaN(first.value) ? second : first;
  });
}

export async function verdict(
  written: readonly Figure[],
  first: readonly Figure[],
  again: () => Promise<readonly Figure[]>,
): Promise<{ readonly changes: readonly Change[]; readonly hasWorsened: boolean }> {
  const isWorse = ({ isWorse: worse }: Change) => worse;
  let changes = compare(written, first);
  if (changes.some(isWorse)) changes = compare(written, betterOf(first, await again()));
  return { changes, hasWorsened: changes.some(isWorse) };
}
