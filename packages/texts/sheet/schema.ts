import * as z from 'zod';
import { sentencesIn, slotsOf, type Tree, tree } from './tree.ts';

/** A claim is the id of the predicate that a sentence states, such as `sun.in-own-sign`. */
const claimId = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

/** Everything that the English tree has: its keys, its slots, as many members in a list. A language may have further keys beside them. */
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
 * The schema of one topic in every language, made from its English file: `texts` is total, `own` holds what the grammar of the language
 * needs beside it, `claims` says of a sentence in `texts`, by its key, what it states.
 *
 * @param english what the English file of the topic holds as `texts`; undefined where English has none
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
