import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dangerKinds } from '../../safety/kinds.ts';
import { recogniseDanger } from '../../safety/recognise.ts';

type Wanted = 'danger' | 'none';

function textsOf(file: string, wanted: Wanted): string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const rows = text.trim().split('\n');
  return rows.flatMap((row) => {
    const [label = '', message = ''] = row.split('\t');
    return (label === 'none') === (wanted === 'none') ? [message] : [];
  });
}

const isSure = (text: string): boolean => recogniseDanger(text)?.isDoubtful === false;
const isDoubtful = (text: string): boolean => recogniseDanger(text)?.isDoubtful === true;

test.each([
  { name: 'everyday messages', file: 'lists/everyday-held-out.tsv', most: 0.01 },
  { name: 'messages of conversations', file: 'lists/conversations.tsv', most: 0.01 },
  { name: 'questions by eleven authors', file: 'lists/questions-held-out.tsv', most: 0.005 },
  { name: 'concerns', file: 'lists/concerns-held-out.tsv', most: 0.005 },
  { name: 'stories', file: 'lists/stories-held-out.tsv', most: 0.005 },
  { name: 'ordinary messages beside hard dangers', file: 'held-out.tsv', most: 0.01 },
])('The model is sure of a danger in at most a share of $most of the ordinary $name', ({ file, most }) => {
  const ordinary = textsOf(file, 'none');
  const alarms = ordinary.filter(isSure);
  expect(ordinary.length).toBeGreaterThan(300);
  expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(most);
});

test.each([
  { name: 'short cries for help', file: '../../safety/corpus/core.tsv', least: 0.99 },
  { name: 'dangers of conversations', file: 'lists/conversations.tsv', least: 0.95 },
  { name: 'dangers among questions to an astrology chat', file: 'lists/astrology-chat.tsv', least: 0.9 },
  { name: 'dangers by another author', file: 'lists/dangers.tsv', least: 0.85 },
])('The model is sure of at least a share of $least of the $name', ({ file, least }) => {
  const dangers = textsOf(file, 'danger');
  expect(dangers.filter(isSure).length / dangers.length).toBeGreaterThanOrEqual(least);
});

describe('A message after a danger', () => {
  const doubtful = textsOf('lists/veiled-twins.tsv', 'danger').filter(isDoubtful);
  const ordinary = textsOf('held-out.tsv', 'none');

  test('After a sure danger, the model is sure of each danger', () => {
    const texts = [...doubtful, ...ordinary];
    const found = dangerKinds.flatMap((kind) =>
      texts.flatMap((text) => recogniseDanger(text, { kind, isDoubtful: false }) ?? []),
    );
    expect(found.length).toBeGreaterThan(doubtful.length);
    expect(found.filter((each) => each.isDoubtful)).toEqual([]);
  });

  test('After a doubtful danger, the model judges a message without danger as if it were the first', () => {
    const harmless = ordinary.filter((text) => recogniseDanger(text) === undefined);
    const found = dangerKinds.flatMap((kind) =>
      harmless.flatMap((text) => recogniseDanger(text, { kind, isDoubtful: true }) ?? []),
    );
    expect(found).toEqual([]);
  });

  test('After a doubtful danger, the model is sure of nearly every second one of the same kind', () => {
    const sure = doubtful.filter((text) => {
      const kind = recogniseDanger(text)?.kind ?? 'threat';
      return recogniseDanger(text, { kind, isDoubtful: true })?.isDoubtful === false;
    });
    expect(doubtful.length).toBeGreaterThan(20);
    expect(sure.length / doubtful.length).toBeGreaterThan(0.9);
  });
});
