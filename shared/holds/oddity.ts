import { type Difference, differenceKinds } from '../drift/difference.ts';
import { type AnswerClass, answerClasses } from '../service-client/answer.ts';

/**
 * What can be odd about a subject's answers: a reading without palm_id, another shape than before, another price than the
 * profile's, or a refusal for good.
 */
type Oddity =
  | { readonly what: 'no palm_id' }
  | {
      readonly what: 'another shape';
      readonly operation: string;
      readonly difference: Difference['kind'];
      readonly path: string;
    }
  | {
      readonly what: 'another price';
      readonly operation: string;
      readonly than: 'more' | 'less';
      /** The price of the profile, in words. */
      readonly price: string;
    }
  | {
      readonly what: 'refused';
      readonly operation: string;
      readonly answer: AnswerClass;
      readonly status: number | undefined;
    };

const noPalmId = 'no palm_id';

/** An oddity as it is kept and told: without a datum of anybody. */
export function oddityText(oddity: Oddity): string {
  if (oddity.what === 'no palm_id') return noPalmId;
  if (oddity.what === 'another shape')
    return `${oddity.operation} answered otherwise: ${oddity.difference} ${oddity.path}`;
  if (oddity.what === 'another price') return `${oddity.operation} costs ${oddity.than} than ${oddity.price}`;
  const { operation, answer, status } = oddity;
  return `${operation} refused: ${answer}${status === undefined ? '' : ` (${status})`}`;
}

const anotherShape = /^(\S+) answered otherwise: (\S+) (.*)$/;
const costly = /^(\S+) costs (more|less) than (.+)$/;
const refusal = /^(\S+) refused: (.+?)(?: \((\d+)\))?$/;

/** The oddity that a text tells; undefined where this version does not know it. */
export function oddityOf(text: string): Oddity | undefined {
  if (text === noPalmId) return { what: 'no palm_id' };
  const [, shaped = '', kind, path = ''] = anotherShape.exec(text) ?? [];
  const difference = differenceKinds.find((known) => known === kind);
  if (difference !== undefined) return { what: 'another shape', operation: shaped, difference, path };
  const [, priced = '', than, price = ''] = costly.exec(text) ?? [];
  if (than === 'more' || than === 'less') return { what: 'another price', operation: priced, than, price };
  const [, operation = '', name, status] = refusal.exec(text) ?? [];
  const answer = answerClasses.find((known) => known === name);
  if (answer === undefined) return undefined;
  return { what: 'refused', operation, answer, status: status === undefined ? undefined : Number(status) };
}
