import type { Language } from '../../contract/languages.ts';
import { randomBirths, yearAtAge } from '../../engines/test/astrology/oracle.ts';
import { astrologyOperations } from '../../service/astrology/operations.ts';
import type { TextTopic } from '../../texts/sheet/files.ts';
import { proseKinds } from './kinds.ts';

const keyLetters = 12;
const outputCount = 10_000;

const longestPart = (sentence: string): string =>
  sentence
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim()
    .toLowerCase();

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

class Counter {
  readonly #counts = new Map<string, number>();
  readonly #byBeginning = new Map<string, string[]>();

  constructor(sentences: readonly string[]) {
    for (const text of new Set(sentences.map(longestPart))) {
      if (text.length < keyLetters) continue;
      const key = text.slice(0, keyLetters);
      this.#byBeginning.set(key, [...(this.#byBeginning.get(key) ?? []), text]);
      this.#counts.set(text, 0);
    }
  }

  add(texts: readonly string[]): void {
    const found = new Set<string>();
    for (const text of texts.map((one) => one.toLowerCase()))
      for (let at = 0; at + keyLetters <= text.length; at++)
        for (const sentence of this.#byBeginning.get(text.slice(at, at + keyLetters)) ?? [])
          if (text.startsWith(sentence, at)) found.add(sentence);
    for (const sentence of found) this.#counts.set(sentence, (this.#counts.get(sentence) ?? 0) + 1);
  }

  of(sentence: string): number | undefined {
    return this.#counts.get(longestPart(sentence));
  }
}

interface Sample {
  readonly births: number;
  readonly palms: number;
  readonly chats: number;
}

type Source = keyof Sample;
const sources: Partial<Record<TextTopic, Source>> = {
  natal: 'births',
  aspects: 'births',
  varshaphal: 'births',
  palm: 'palms',
  chat: 'chats',
};

async function* births(count: number, language: Language): AsyncIterable<string[]> {
  const handlers = astrologyOperations();
  for (const birth of randomBirths(43, count)) {
    const natal = await handlers.natal_chart_interpretation(
      { ...birth, house_type: 'placidus', language },
      { language: 'en' },
    );
    const aspects = await handlers.natal_aspects_report({ ...birth, language }, { language: 'en' });
    const year = { ...birth, varshaphal_year: yearAtAge(birth, 30), language };
    const annual = await handlers.varshaphal_yoga(year, { language: 'en' });
    yield stringsIn([natal, aspects, annual].map(({ body }) => body));
  }
}

async function* prose(name: string, count: number, language: Language): AsyncIterable<string[]> {
  const kind = proseKinds.find((one) => one.name === name);
  if (!kind?.languages.includes(language)) return;
  for (let person = 0; person < count; person++) yield [...(await kind.report(person, language)).paragraphs];
}

/** Estimates in how many of 10,000 outputs a sentence appears; '' if the sample cannot show it. */
export async function reachIn(
  language: Language,
  rows: readonly { readonly topic: TextTopic; readonly sentence: string }[],
  sample: Sample,
): Promise<(topic: TextTopic, sentence: string) => string> {
  const outputs = {
    births: births(sample.births, language),
    palms: prose('palm', sample.palms, language),
    chats: prose('chat', sample.chats, language),
  } as const satisfies Record<Source, AsyncIterable<string[]>>;
  const counters = new Map<Source, Counter>();
  for (const source of ['births', 'palms', 'chats'] as const) {
    const counter = new Counter(
      rows.filter(({ topic }) => sources[topic] === source).map(({ sentence }) => sentence),
    );
    for await (const texts of outputs[source]) counter.add(texts);
    counters.set(source, counter);
  }
  return (topic, sentence) => {
    const source = sources[topic];
    const count = source === undefined ? undefined : counters.get(source)?.of(sentence);
    return source === undefined || count === undefined || sample[source] === 0
      ? ''
      : `${Math.round((count * outputCount) / sample[source])}`;
  };
}
