import * as z from 'zod';
import { sentencesIn, slotsOf, type Tree, tree } from './tree.ts';

const claimId = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

/** Same keys, slots and list lengths as English; further keys are allowed. */
function like(english: Tree): z.ZodType {
  if (typeof english === 'string') {
    const slots = slotsOf(english);
    return (english === '' ? z.string() : z.string().min(1)).refine(
      (sentence) => slotsOf(sentence) === slots,
      slots === '' ? 'takes no slot' : `takes the slots ${slots}`,
    );
  }
  const entries = Object.entries(english).map(([key, one]) => [key, like(one)] as const);
  if (!Array.isArray(english)) return z.object(Object.fromEntries(entries)).catchall(tree);
  const [first, ...others] = entries.map(([, one]) => one);
  return first === undefined ? z.tuple([]) : z.tuple([first, ...others]);
}

/**
 * `own` holds the language's grammar, `claims` what a sentence asserts, by its key.
 * @param english undefined where English has no texts
 */
export function topicSchema(english: Tree | undefined) {
  return z
    .strictObject({
      ...(english !== undefined && { texts: like(english) }),
      own: tree.optional(),
      claims: z.record(z.string(), claimId).optional(),
    })
    .superRefine(({ claims = {}, ...file }, context) => {
      const texts = tree.safeParse('texts' in file ? file.texts : {}).data ?? {};
      const known = new Set(sentencesIn(texts).map(([key]) => key));
      for (const key of Object.keys(claims))
        if (!known.has(key))
          context.addIssue({ code: 'custom', path: ['claims', key], message: 'there is no such sentence' });
    });
}
