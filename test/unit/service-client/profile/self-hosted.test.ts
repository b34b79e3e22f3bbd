import { aspectsResponse } from '@palmleaf/contract/astrology';
import type { Language } from '@palmleaf/contract/languages';
import { type OperationName, operations } from '@palmleaf/contract/operations';
import { expect, test } from 'vitest';
import profile from '../../../../config/profiles/self-hosted.json' with { type: 'json' };
import { astrologyOperations } from '../../../../packages/service/astrology/operations.ts';
import { writtenIn } from '../../../../packages/texts/languages/texts-by-language.ts';
import { aspectsLanguages } from '../../../../packages/texts/tables/aspects-report/index.ts';
import { readingLanguages } from '../../../../packages/texts/tables/natal-reading/index.ts';
import { palmLanguages } from '../../../../packages/texts/tables/palm/index.ts';
import { allYearTexts } from '../../../../packages/texts/tables/year/languages.ts';
import { plannedOperations } from '../../../../shared/plan/part-names.ts';
import { planOf } from '../../../../shared/plan/plan.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';
import { requestOf } from '../../../../shared/service-client/profile/request.ts';
import { LedgerWorld, photo, row } from '../../../support/worlds/ledger-world.ts';

const ownProfile = readProfile(profile);
const settings = { sendPersonWithPhoto: false, bodyLanguages: ownProfile.bodyLanguages };
const source = new LedgerWorld().source('key');

/** Operations with other languages than the palm texts or the contract. */
const spoken: Partial<Record<OperationName, readonly Language[]>> = {
  natal_chart_interpretation: readingLanguages,
  natal_aspects_report: aspectsLanguages,
  varshaphal_yoga: writtenIn(allYearTexts),
  'get-palm-image': ['en'],
};

test.each(plannedOperations)(
  'The profile of our service lists exactly the languages of our texts that the contract lacks for %s',
  (operation) => {
    const known: readonly Language[] = operations[operation].languages;
    const isOfPalm = operations[operation].base === 'palmistry';
    const expected = spoken[operation] ?? (isOfPalm ? writtenIn(palmLanguages) : known);
    const listed = (ownProfile.bodyLanguages ?? [])
      .filter((group) => group.operations.includes(operation))
      .flatMap((group) => group.languages);
    expect([...listed].sort()).toEqual(expected.filter((code) => !known.includes(code)).sort());
  },
);

test('A row that asks for German gets German charts and aspects, and a photo a German palm', async () => {
  const inputs = {
    photo: { value: { ...photo('abc'), language: 'de' as const }, source },
    row: { value: row({ language: 'de' }), source },
  };
  const { calls } = planOf('june/anna', inputs, 2026, settings);
  const sent = new Map(calls.map((call) => [call.operation, requestOf(ownProfile, call)]));
  expect(sent.get('natal_chart_interpretation')?.language).toBe('de');
  for (const palm of ['get-palm-id', 'summary', 'love'] as const)
    expect(
      operations[palm].request.parse({
        palm_id: 'p',
        image_url: 'https://a.b/c.jpg',
        ...sent.get(palm)?.body,
      }),
    ).toMatchObject({
      language: 'de',
    });
  const request = operations.natal_aspects_report.request.parse(sent.get('natal_aspects_report')?.body);
  const { body, contentLanguage } = await astrologyOperations().natal_aspects_report(request, {
    language: 'en',
  });
  expect(contentLanguage).toBe('de');
  expect(aspectsResponse.parse(body)[0]?.report).toMatch(/\b(?:und|der|die|das|ist)\b/);
});
