import { chatRequest, chatResponse, expertiseLevels, traditions } from '../../contract/astrology.ts';
import type { Birth } from '../../contract/birth.ts';
import type { Language } from '../../contract/languages.ts';
import { randomBirths } from '../../engines/test/astrology/oracle.ts';
import type { Composer } from '../../service/chat/composer.ts';
import { chatOperations } from '../../service/chat/operations.ts';
import { MemoryStore } from '../../service/store/store.ts';
import { type Conversation, conversations } from './conversations.ts';
import type { ProseReport } from './measures.ts';
import { birthText } from './of-births.ts';

const now = new Date('2026-03-10T09:30:00Z');
const births = randomBirths(29, 1_000);
const names = Object.keys(conversations).filter((name): name is Conversation =>
  Object.hasOwn(conversations, name),
);
const genders = ['female', 'male'] as const;

export const askingCount = names.length * expertiseLevels.length * traditions.length;

function askingOf(person: number) {
  const pickFrom = <Each>(list: readonly Each[], index: number, missing: Each): Each =>
    list[index % list.length] ?? missing;
  return {
    conversation: pickFrom(names, person, 'work'),
    level: pickFrom(expertiseLevels, Math.floor(person / names.length), 'STANDARD'),
    tradition: pickFrom(traditions, Math.floor(person / names.length / expertiseLevels.length), 'VEDIC'),
    gender: pickFrom(genders, Math.floor(person / askingCount), 'female'),
  };
}

function birthOf(person: number): Birth {
  const birth = births[person];
  if (!birth) throw new RangeError(`there is no person ${person}: the sample has ${births.length} people`);
  return { ...birth, year: 1946 + (birth.year % 60) };
}

export async function chatProse(
  person: number,
  language: Language,
  composer?: Composer,
): Promise<ProseReport> {
  const birth = birthOf(person);
  const { conversation, level, tradition, gender } = askingOf(person);
  const { chat } = chatOperations({
    store: new MemoryStore(),
    clock: () => now,
    newId: () => '0'.repeat(16),
    ...(composer && { composer }),
    chargeThreshold: 0,
  });
  const paragraphs: string[] = [];
  for (const q of conversations[conversation]) {
    const { lat, lon, tzone } = birth;
    const request = chatRequest.parse({
      ...birth,
      ...{ lat: `${lat}`, lon: `${lon}`, tzone: `${tzone}`, place: '-', country: '-', name: '' },
      ...{ language, gender, ap: 'KUNDLI', sid: 'conversation', ep: level, ac: tradition, q },
    });
    const { status, message } = chatResponse.parse((await chat(request, { language: 'en' })).body);
    if (!status) throw new Error(`the chat has no answer in ${language} to ${q}: ${message}`);
    paragraphs.push(`> ${q}`, ...message.split('\n\n'));
  }
  return {
    subject: `${birthText(birth)}; ${gender}, asks about ${conversation} (${level}, ${tradition})`,
    asked: `${conversation} ${level} ${tradition}`,
    paragraphs,
  };
}
