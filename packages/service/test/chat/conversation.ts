import { chatRequest, chatResponse } from '@palmleaf/contract/astrology';
import { readMessage } from '../../chat/learned/read-message.ts';
import { chatOperations } from '../../chat/operations.ts';
import { understand } from '../../chat/question/understand.ts';
import { MemoryStore } from '../../store/store.ts';

export const testNow = new Date('2026-03-10T09:30:00Z');

export const anna = {
  language: 'en',
  name: 'Anna',
  day: 14,
  month: 8,
  year: 1990,
  hour: 6,
  min: 45,
  place: 'Pune',
  lat: '18.5204',
  lon: '73.8567',
  tzone: '5.5',
  gender: 'female',
  country: 'India',
  ap: 'KUNDLI',
  sid: '',
  ep: 'STANDARD',
  ac: 'VEDIC',
} as const;

export const thomas = {
  ...anna,
  name: 'Thomas',
  day: 3,
  month: 11,
  year: 1984,
  hour: 22,
  min: 10,
  place: 'Hamburg',
  lat: '53.55',
  lon: '9.99',
  tzone: '1',
  gender: 'male',
  country: 'Germany',
} as const;

type Person = Record<keyof typeof anna, string | number>;

interface Told {
  readonly question: string;
  readonly status: boolean;
  readonly message: string;
  readonly from: Date;
  readonly to: Date;
}

export function chatWith(store = new MemoryStore(), now = testNow, chargeThreshold?: number) {
  let ids = 0;
  const { chat } = chatOperations({
    store,
    clock: () => now,
    newId: () => String(++ids).padStart(16, '0'),
    ...(chargeThreshold !== undefined && { chargeThreshold }),
  });
  return (request: Person & { q: string }) => chat(chatRequest.parse(request), { language: 'en' });
}

export function service(store = new MemoryStore(), now = testNow) {
  const reply = chatWith(store, now, 0);
  return async (request: Person & { q: string }) => chatResponse.parse((await reply(request)).body);
}

export const settingOfAnna = {
  now: testNow,
  tzone: Number(anna.tzone),
  birthday: { day: anna.day, month: anna.month, year: anna.year },
  tradition: anna.ac,
};

export const readByAnna = (message: string) => readMessage(message, { ...settingOfAnna, hints: [] });

export async function converse(person: Person, questions: readonly string[]): Promise<Told[]> {
  const ask = service();
  const turns: Told[] = [];
  let sid = '';
  let before: ReturnType<typeof understand> | undefined;
  for (const question of questions) {
    const { status, message, response } = await ask({ ...person, sid, q: question });
    sid = response.sid;
    const understood = understand(question, testNow, Number(person.year), before);
    if (status && understood.subject.kind !== 'small talk' && understood.subject.kind !== 'unknown')
      before = understood;
    turns.push({ question, status, message, from: understood.period.from, to: understood.period.to });
  }
  return turns;
}

export function birthOf(person: Person) {
  const { day, month, year, hour, min, lat, lon, tzone } = person;
  const [d, m, y, h, n, la, lo, tz] = [day, month, year, hour, min, lat, lon, tzone].map(Number);
  return {
    day: d ?? 1,
    month: m ?? 1,
    year: y ?? 2000,
    hour: h ?? 0,
    min: n ?? 0,
    lat: la ?? 0,
    lon: lo ?? 0,
    tzone: tz ?? 0,
  };
}
