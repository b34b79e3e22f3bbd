/** How a question is put: to be answered by yes or no, by one of two, or freely. */
export type Form = 'yes or no' | 'choice' | 'open';

const opening =
  /^(?:(?:hi|hello|hey|namaste|namaskar|ok|okay|so|and|but|also|then|well|please|sir|madam|ma'am|guruji|dear|tell me|can you tell me|could you tell me|please tell|i want to know|i would like to know|let me know|do you know|if|whether)[\s,.!:;-]+)+/;
const auxiliary =
  /^(?:is|are|am|was|were|do|does|did|has|have|had|will|would|can|could|should|shall|may|might|isn't|aren't|don't|doesn't|won't|can't|shouldn't|must)\b/;
const questionWord = /\b(?:what|which|when|why|how|who|whom|whose|where)\b/;

/**
 * The form of a question in plain words.
 *
 * @param byMark the question was put in a language that can ask by its mark alone ("Mon mari me trompe ?")
 */
export function formOf(text: string, byMark = false): Form {
  const clauses = text
    .split(/[,.;:!?]+\s*|\s+(?:and|but|so|because)\s+/)
    .filter((clause) => clause.trim() !== '');
  const last = clauses.at(-1) ?? text;
  // "We broke up, will he come back?": the question is the last clause.
  if (clauses.length > 1 && auxiliary.test(last) && !questionWord.test(text)) return 'yes or no';
  if (/\bor (?:is it|not|no)\b|\byes or no\b/.test(text)) return 'yes or no';
  const bare = text.replace(opening, '');
  const whether = /\b(?:tell me|know|say|check) (?:if|whether)\b/.test(text);
  if (
    /\w or \w/.test(text) &&
    !/\bor (?:so|more|less)\b/.test(text) &&
    (auxiliary.test(bare) || /^\w+(?: \w+){0,3} or \w+/.test(bare))
  )
    return 'choice';
  if (whether || (auxiliary.test(bare) && !/^(?:can|could|will|would) you\b/.test(bare))) return 'yes or no';
  if (questionWord.test(text)) return 'open';
  if (byMark && /^(?!\W*(?:and|about) )(?:\S+ ){2,}.*\?\W*$/.test(text)) return 'yes or no';
  // "my chart has raja yoga?", "government job will i get?": said as a statement, asked by its mark or its verb.
  return /\b(?:good|bad|right|safe|lucky|suitable|possible|indicated|present) (?:for (?:me|us))?\W*$|\b(?:will (?:i|be|get)|is there|do i|am i|possible|chances?)\b/.test(
    text,
  )
    ? 'yes or no'
    : 'open';
}
