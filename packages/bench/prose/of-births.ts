import { aspectsResponse, natalResponse, varshaphalResponse } from '../../contract/astrology.ts';
import type { Birth } from '../../contract/birth.ts';
import type { Language } from '../../contract/languages.ts';
import { randomBirths, yearAtAge } from '../../engines/test/astrology/oracle.ts';
import { additionalFields } from '../../service/astrology/additional-fields.ts';
import { astrologyOperations } from '../../service/astrology/operations.ts';
import type { ProseReport } from './measures.ts';

const operations = astrologyOperations();
const english = { language: 'en' } as const;
const births = randomBirths(19, 1_000);

function birthOf(person: number): Birth {
  const birth = births[person];
  if (!birth) throw new RangeError(`there is no person ${person}: the sample has ${births.length} people`);
  return birth;
}

export function birthText({ day, month, year, hour, min, lat, lon, tzone }: Birth): string {
  const clock = `${String(hour).padStart(2, '0')}:${String(min).padStart(2, '0')}`;
  return `born ${day}.${month}.${year} at ${clock} (UTC${tzone < 0 ? '' : '+'}${tzone}), latitude ${lat.toFixed(2)}, longitude ${lon.toFixed(2)}`;
}

export async function natalProse(person: number, language: Language): Promise<ProseReport> {
  const birth = birthOf(person);
  const { body } = await operations.natal_chart_interpretation(
    { ...birth, house_type: 'placidus', language },
    english,
  );
  const { moon_phase: moon, hemisphere, elements, modes } = natalResponse.parse(body);
  const { parts } = additionalFields.natal_chart_interpretation.parse(body).reading;
  return {
    subject: birthText(birth),
    paragraphs: [
      moon.moon_phase_calc,
      moon.moon_phase_description,
      hemisphere.east_west.description,
      hemisphere.north_south.description,
      elements.description,
      modes.description,
      ...parts.map(({ text }) => text),
    ],
  };
}

export async function aspectsProse(person: number, language: Language): Promise<ProseReport> {
  const birth = birthOf(person);
  const { body } = await operations.natal_aspects_report({ ...birth, language }, english);
  return { subject: birthText(birth), paragraphs: aspectsResponse.parse(body).map(({ report }) => report) };
}

export async function varshaphalProse(person: number, language: Language): Promise<ProseReport> {
  const birth = birthOf(person);
  const year = yearAtAge(birth, 30);
  const { body } = await operations.varshaphal_yoga({ ...birth, varshaphal_year: year }, { language });
  const happening = varshaphalResponse.parse(body).filter(({ is_yog_happening }) => is_yog_happening);
  return {
    subject: `${birthText(birth)}; the year ${year}`,
    paragraphs: [
      additionalFields.varshaphal_yoga.parse(body)[0]?.annual_chart?.summary.text ?? '',
      ...happening.map(({ yog_name, yog_prediction }) => `${yog_name}: ${yog_prediction}`),
    ],
  };
}
