import type { BodyName } from '@palmleaf/engines/zodiac';

/** What a body stands for, as the object of a sentence. */
export const standsFor: Record<BodyName, string> = {
  Sun: 'will and self-respect',
  Moon: 'feeling and habit',
  Mars: 'drive and courage',
  Mercury: 'thinking and trade',
  Jupiter: 'growth and good judgement',
  Venus: 'affection and taste',
  Saturn: 'patience and duty',
  Uranus: 'change and independence',
  Neptune: 'imagination and longing',
  Pluto: 'depth and transformation',
  'North Node': 'the direction in which one grows',
  Chiron: 'an old hurt and the skill that grows from it',
  Rahu: 'appetite for the new',
  Ketu: 'detachment and insight',
};

/** The same in one word, for sentences that bring two bodies together. */
export const inAWord: Record<BodyName, string> = {
  Sun: 'will',
  Moon: 'feeling',
  Mars: 'drive',
  Mercury: 'thought',
  Jupiter: 'growth',
  Venus: 'affection',
  Saturn: 'patience',
  Uranus: 'independence',
  Neptune: 'imagination',
  Pluto: 'depth',
  'North Node': 'direction',
  Chiron: 'an old hurt',
  Rahu: 'appetite',
  Ketu: 'detachment',
};

/** How a time under a body tends to feel, after "a time that". */
export const timeOf: Record<BodyName, string> = {
  Sun: 'puts you in view and asks you to take the lead',
  Moon: 'moves with feelings, people and places',
  Mars: 'asks for effort, decisions and cool blood in quarrels',
  Mercury: 'is good for learning, papers, trade and contacts',
  Jupiter: 'widens, teaches and finds helpers',
  Venus: 'favours closeness, comfort and agreement',
  Saturn: 'slows down, tests and rewards steady work',
  Uranus: 'loosens what was fixed and brings the unexpected',
  Neptune: 'dissolves certainties and feeds imagination',
  Pluto: 'digs deep and changes what has had its day',
  'North Node': 'pulls towards new people and tasks',
  Chiron: 'touches a sore point and shows what helps',
  Rahu: 'pulls towards the new and the foreign, with restlessness',
  Ketu: 'simplifies and turns inwards',
};

const withArticle: ReadonlySet<string> = new Set(['Sun', 'Moon', 'Ascendant', 'Midheaven', 'North Node']);

/** A body inside a sentence: "the Sun", "the Moon", "the Ascendant", but "Venus" and "Rahu". */
export const bodyWords = (name: string): string => (withArticle.has(name) ? `the ${name}` : name);
