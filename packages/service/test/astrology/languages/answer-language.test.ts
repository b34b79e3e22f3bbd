import { aspectsRequest, aspectsResponse, natalRequest } from '@palmleaf/contract/astrology';
import { languages } from '@palmleaf/contract/languages';
import { operations } from '@palmleaf/contract/operations';
import { answerLanguage, aspectsLanguages, nameOfLanguage, readingLanguages } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { additionalFields } from '../../../astrology/additional-fields.ts';
import { astrologyOperations } from '../../../astrology/operations.ts';

const birth = { day: 3, month: 10, year: 1990, hour: 22, min: 15, lat: -33.4, lon: -70.6, tzone: -3 };
const natal = { ...birth, house_type: 'koch' as const };
const { natal_chart_interpretation, natal_aspects_report } = astrologyOperations();

test('The field `language`, which may name a region, overrides the header Accept-Language', () => {
  expect(answerLanguage('de-AT', 'fr', readingLanguages)).toEqual({ language: 'de', note: '' });
  expect(answerLanguage(undefined, 'fr', readingLanguages)).toEqual({ language: 'fr', note: '' });
  expect(answerLanguage(' ', 'fr', readingLanguages)).toEqual({ language: 'fr', note: '' });
  expect(answerLanguage('en-GB', 'fr', readingLanguages)).toEqual({ language: 'en', note: '' });
});

test('A request for a language without texts gets an English answer that names this language and repeats no unknown code', () => {
  const written = ['en', 'de', 'fr', 'ta'] as const;
  const answeredFor = (wish: string) => answerLanguage(wish, 'fr', written);
  const offer = 'this is in English. It is available in German, French and Tamil too.';
  expect(answeredFor('kn')).toEqual({ language: 'en', note: `You asked for Kannada; ${offer}` });
  expect(answeredFor('mr-IN')).toEqual(answeredFor('ma'));
  expect(answeredFor('mr').note).toBe(`You asked for Marathi; ${offer}`);
  for (const strange of ['<script>', 'xx', 'a1', 'klingonisch', 'de_DE', '*'])
    expect(answeredFor(strange).note).toBe(`You asked for an unknown language; ${offer}`);
});

test('Every language of the contract has a name', () => {
  expect(languages.map(nameOfLanguage).join(' ')).toBe(
    'English Spanish Portuguese French Italian German Russian Hindi Marathi Bangla Tamil Telugu Malayalam Kannada',
  );
});

test.each(operations.natal_chart_interpretation.languages)(
  'A natal chart requested in %s, which the contract lists, is in that language throughout',
  async (language) => {
    const { body, contentLanguage } = await natal_chart_interpretation(natal, { language });
    expect(contentLanguage).toBe(language);
    expect(additionalFields.natal_chart_interpretation.parse(body).reading).toMatchObject({
      language,
      note: '',
    });
  },
);

test('The field `language` sets the language of a natal chart, which is else in English with a note', async () => {
  const german = await natal_chart_interpretation({ ...natal, language: 'de' }, { language: 'en' });
  const byHeader = await natal_chart_interpretation(natal, { language: 'de' });
  expect(german).toEqual(byHeader);
  const none = await natal_chart_interpretation({ ...natal, language: 'xx' }, { language: 'de' });
  expect(none.contentLanguage).toBe('en');
  expect(additionalFields.natal_chart_interpretation.parse(none.body).reading).toMatchObject({
    language: 'en',
    note: expect.stringContaining('an unknown language'),
  });
});

test('The field `language` changes the names of aspects and no id', async () => {
  const english = await natal_aspects_report(birth, { language: 'en' });
  const german = await natal_aspects_report({ ...birth, language: 'de' }, { language: 'en' });
  expect([english.contentLanguage, german.contentLanguage]).toEqual(['en', 'de']);
  const [first] = aspectsResponse.parse(english.body);
  const [erster] = aspectsResponse.parse(german.body);
  expect(first).toMatchObject({ aspecting_planet: 'Neptune', type: 'Trine' });
  expect(erster).toMatchObject({ aspecting_planet: 'Neptun', type: 'Trigon' });
  const ids = (body: unknown) =>
    additionalFields.natal_aspects_report
      .parse(body)
      .map((entry) => [entry.aspecting_planet_id, entry.aspected_planet_id, entry.type_id]);
  expect(ids(german.body)).toEqual(ids(english.body));
});

test('Aspects exist in every language of the natal reading', () => {
  expect(aspectsLanguages).toEqual(readingLanguages);
});

test.each(aspectsLanguages)(
  'Aspects requested in %s are in that language and carry no note',
  async (language) => {
    const { body, contentLanguage } = await natal_aspects_report({ ...birth, language }, { language: 'en' });
    expect(contentLanguage).toBe(language);
    for (const { note } of additionalFields.natal_aspects_report.parse(body)) expect(note).toBeUndefined();
  },
);

test('Aspects in a language without texts are in English, and the first entry says so', async () => {
  const { body, contentLanguage } = await natal_aspects_report(
    { ...birth, language: 'kn' },
    { language: 'en' },
  );
  expect(contentLanguage).toBe('en');
  const notes = additionalFields.natal_aspects_report.parse(body).map(({ note }) => note);
  expect(notes[0]).toContain('Kannada');
  expect(notes.slice(1).every((note) => note === undefined)).toBe(true);
});

test('The contract document lists the languages of the field `language`', () => {
  expect(natalRequest.unwrap().shape.language.meta()?.description).toContain(
    `: one of ${readingLanguages.join(', ')}`,
  );
  expect(aspectsRequest.unwrap().shape.language.meta()?.description).toContain(
    `: one of ${aspectsLanguages.join(', ')}`,
  );
});
