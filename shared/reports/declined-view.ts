import { countryOf, doubtAnswer, safetyAnswer } from '@palmleaf/engines/safety/answer';
import { safetyTexts } from '@palmleaf/texts/safety';
import type { Header } from '../ledger/items/header.ts';
import type { Declined } from '../plan/plan.ts';
import type { PartView } from '../views/views.ts';

/** Shows help instead of an answer, even one bought before the model recognised the danger. */
export async function toDeclinedView(
  { inputs }: Pick<Header, 'inputs'>,
  { part, operation, danger: { kind, isDoubtful }, language }: Declined,
): Promise<PartView> {
  const { country, place, birth } = inputs.row?.value ?? {};
  const where = countryOf({ country, place, lat: birth?.lat, lon: birth?.lon });
  const need = { kind, country: where, texts: await safetyTexts(language) };
  const { message, help } = isDoubtful ? doubtAnswer(need) : safetyAnswer(need);
  return {
    part,
    operation,
    state: 'refused',
    code: 'safety',
    safety: {
      kind,
      ...(isDoubtful && { doubtful: true }),
      language,
      ...(where === undefined ? {} : { country: where }),
      message,
      help: [...help],
    },
    unknowns: 0,
  };
}
