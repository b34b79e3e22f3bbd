import { houseAt } from '@palmleaf/engines/chart';
import type { Passage, Span } from '@palmleaf/engines/forecast';
import { progressedAt } from '@palmleaf/engines/forecast';
import type { Statement } from '@palmleaf/texts/chat/terms';
import type { Brief } from '../../composer.ts';

export function passageStatements(passages: readonly Passage[], undated = false): Statement[] {
  return passages.map((passage) => ({ say: 'passage', passage, undated }));
}

export function progressedStatements({ nativity, level }: Brief, { from, to }: Span): Statement[] {
  const at = new Date((from.getTime() + to.getTime()) / 2);
  const { Moon, Sun } = progressedAt(nativity.born, at);
  const house = houseAt(nativity, Moon);
  if (level === 'STANDARD') return [{ say: 'mood of years', house }];
  const moon: Statement = { say: 'progressed Moon', longitude: Moon, house, at };
  if (level === 'ADVANCED') return [moon];
  return [moon, { say: 'progressed Sun', longitude: Sun, house: houseAt(nativity, Sun) }];
}
