import { type Fields, fieldsOf } from '../../../../shared/views/answers.ts';
import { generic, isEmpty, isFileContent, text } from '../html/generic.ts';
import { type Html, html } from '../html/html.ts';
import { without } from '../html/shape.ts';

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

/** A section or topic of a palm: its prose first, then whatever else the answer holds. */
export function reading(answer: unknown): Reading {
  if (typeof answer === 'string') return { title: undefined, html: text(answer), disclaimer: undefined };
  const fields = unwrapped(answer);
  if (fields === undefined) return { title: undefined, html: generic(answer), disclaimer: undefined };
  const name = prose.find((key) => isProse(fields[key]));
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
  const said = name === undefined ? undefined : fields[name];
  return {
    title,
    disclaimer,
    html: html`${typeof said === 'string' && text(said)}${seen}${!isEmpty(rest) && generic(rest)}${limits !== undefined && limits !== '' && !String(said).includes(limits) && html`<p class="fine">${limits}</p>`}`,
  };
}

/** The fields of an answer, also where it wraps them in a single `data`, `result` or `response`. */
function unwrapped(answer: unknown): Fields | undefined {
  const fields = fieldsOf(answer);
  if (fields === undefined) return undefined;
  const meaningful = without(fields, technical);
  const [only, ...others] = Object.entries(meaningful);
  if (only === undefined || others.length > 0 || !['data', 'result', 'response'].includes(only[0]))
    return fields;
  return fieldsOf(only[1]) ?? fields;
}

const isProse = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && !isFileContent(value);

/** The features that a text rests on, as one quiet line. */
function grounds(value: unknown): Html | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const texts = value.filter((entry) => typeof entry === 'string');
  if (texts.length !== value.length) return undefined;
  return html`<p class="fine">Rests on: ${texts.join('; ')}.</p>`;
}
