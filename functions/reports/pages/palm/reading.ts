import { without } from '../../../../books/answers/shape.ts';
import { type Fields, fieldsOf } from '../../../../shared/views/answers.ts';
import { generic, isEmpty, isFileContent, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';

/** Names under which answers carry their prose; the contract documents no shape for palms. */
const prose = [
  'text',
  'report',
  'description',
  'analysis',
  'reading',
  'interpretation',
  'summary',
  'message',
  'content',
  'result',
];

/** Of no use to a reader: the reading's own number, and what only repeats that the call went well. */
const technical = ['palm_id', 'status', 'success', 'basis'];

interface Reading {
  readonly title: string | undefined;
  readonly html: Html;
  /** Said once for all texts that share it. */
  readonly disclaimer: string | undefined;
}

/**
 * A section or topic of a palm: its prose first, then whatever else the answer holds.
 *
 * @param said all prose of the section of the page; what stands there is not said a second time in a list beside it
 */
export function reading(answer: unknown, said = ''): Reading {
  if (typeof answer === 'string') return { title: undefined, html: text(answer), disclaimer: undefined };
  const fields = unwrapped(answer);
  if (fields === undefined) return { title: undefined, html: generic(answer), disclaimer: undefined };
  const name = proseName(fields);
  const disclaimer = typeof fields.disclaimer === 'string' ? fields.disclaimer : undefined;
  const title = typeof fields.title === 'string' ? fields.title : undefined;
  const seen = grounds(fields.rests_on);
  const limits = typeof fields.limits === 'string' ? fields.limits : undefined;
  const rest = without(fields, [
    ...technical,
    ...(name === undefined ? [] : [name]),
    ...(disclaimer === undefined ? [] : ['disclaimer']),
    ...(title === undefined ? [] : ['title']),
    ...(seen === undefined ? [] : ['rests_on']),
    ...(limits === undefined ? [] : ['limits']),
  ]);
  const prose = name === undefined ? '' : String(fields[name]);
  const unsaid = alone(notIn(rest, `${prose}\n${said}`));
  return {
    title,
    disclaimer,
    html: html`${text(prose)}${seen}${!isEmpty(unsaid) && (prose === '' ? generic(unsaid) : beside(unsaid))}${limits !== undefined && limits !== '' && !prose.includes(limits) && html`<p class="fine">${limits}</p>`}`,
  };
}

/** More letters than these beside a prose are folded: they say point by point what it says in sentences. */
const openLetters = 400;

const beside = (value: unknown): Html =>
  JSON.stringify(value).length <= openLetters
    ? generic(value)
    : html`<details><summary>Point by point</summary>${generic(value)}</details>`;

/** The prose of an answer; empty where it has none. */
export function proseOf(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  const fields = unwrapped(answer);
  const name = fields && proseName(fields);
  return name === undefined ? '' : String(fields?.[name]);
}

const proseName = (fields: Fields): string | undefined => prose.find((key) => isProse(fields[key]));

/** Shorter texts stand in any prose by chance. */
const sentence = 40;

/** A value without the sentences that a text holds already, and without what is empty then. */
function notIn(value: unknown, said: string): unknown {
  if (typeof value === 'string') return value.length >= sentence && said.includes(value) ? undefined : value;
  if (Array.isArray(value)) {
    const left = value.map((entry) => notIn(entry, said)).filter((entry) => entry !== undefined);
    return left.length === 0 && (value.length > 0 || said.trim() !== '') ? undefined : left;
  }
  const fields = fieldsOf(value);
  if (fields === undefined) return value;
  const left = Object.entries(fields)
    .map(([name, entry]) => [name, notIn(entry, said)] as const)
    .filter(([, entry]) => entry !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** The content of an object that holds one other object only: its name would repeat the title of the card. */
function alone(value: unknown): unknown {
  const [only, ...others] = Object.values(fieldsOf(value) ?? {});
  return others.length === 0 ? (fieldsOf(only) ?? value) : value;
}

const wraps = ['data', 'result', 'response'];

/** The fields of an answer, also where it wraps them beside what only says that the call went well. */
export function unwrapped(answer: unknown): Fields | undefined {
  const fields = fieldsOf(answer);
  if (fields === undefined) return undefined;
  const [only, ...others] = Object.entries(without(fields, [...technical, 'message']));
  if (only === undefined || others.length > 0) return fields;
  const [name, value] = only;
  const inner = fieldsOf(value);
  return inner === undefined || !wraps.includes(name) ? fields : inner;
}

const isProse = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && !isFileContent(value);

/** The features that a text rests on, as one quiet line. */
function grounds(value: unknown): Html | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const texts = value.filter((entry) => typeof entry === 'string');
  if (texts.length !== value.length) return undefined;
  return html`<p class="fine">What was measured: ${texts.join('; ')}.</p>`;
}
