import { dayEvents, karakaNames, plainDoshas, yogaNames } from '@palmleaf/engines/jyotish';
import { bodyNames, grahas } from '@palmleaf/engines/zodiac';
import * as z from 'zod';
import { chatTopics } from './topics.ts';

export const selfTopics = [
  'cost',
  'erasure',
  'privacy',
  'languages',
  'palm',
  'order',
  'birth-data',
  'no-time',
  'residence',
  'rashi',
  'traditions',
  'past',
  'noise',
  'inLanguage',
] as const;

export const beyondTopics = [
  'missed',
  'unanswered',
  'otherChart',
  'outside',
  'lost',
  'culprit',
  'pet',
  'dream',
  'unseen',
  'art',
  'contest',
  'names',
  'exact',
  'facts',
] as const;
export type BeyondTopic = (typeof beyondTopics)[number];

export const kalams = ['rahu', 'yama', 'gulika'] as const;
export type Kalam = (typeof kalams)[number];

const smallTalk = [
  'greeting',
  'thanks',
  'farewell',
  'identity',
  'wellbeing',
  'help',
  'trust',
  'method',
  ...selfTopics,
] as const;
export type SmallTalk = (typeof smallTalk)[number];

export const doshaNames = ['manglik', 'kala sarpa', 'nadi', ...plainDoshas] as const;
export type DoshaName = (typeof doshaNames)[number];

const starQuestions = ['star', 'gana', 'nadi', 'yoni', 'letter'] as const;
export type StarQuestion = (typeof starQuestions)[number];

const charmQuestions = ['number', 'day', 'colour', 'direction', 'metal', 'rudraksha'] as const;
export type CharmQuestion = (typeof charmQuestions)[number];

const rankings = [
  'strongest',
  'weakest',
  'retrograde',
  'exalted',
  'debilitated',
  'combust',
  'empty',
] as const;
export type Ranking = (typeof rankings)[number];

const body = z.enum(bodyNames);

export const subjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.enum(chatTopics) }),
  z.object({ kind: z.literal('love or arranged') }),
  /** null: all of them. */
  z.object({ kind: z.literal('dosha'), dosha: z.enum(doshaNames).nullable() }),
  z.object({ kind: z.literal('yoga'), yoga: z.enum(yogaNames).nullable() }),
  z.object({ kind: z.literal('karaka'), karaka: z.enum(karakaNames).nullable() }),
  z.object({ kind: z.literal('sade sati') }),
  z.object({ kind: z.literal('small panoti') }),
  z.object({ kind: z.literal('saturn return') }),
  z.object({ kind: z.literal('dasha'), lord: z.enum(grahas).nullable() }),
  z.object({ kind: z.literal('gem'), body: z.enum(grahas).nullable() }),
  z.object({ kind: z.literal('charm'), what: z.enum(charmQuestions) }),
  z.object({ kind: z.literal('name number') }),
  z.object({ kind: z.literal('birth number') }),
  z.object({ kind: z.literal('deity') }),
  z.object({ kind: z.literal('sign'), what: z.enum(['Ascendant', 'Moon', 'Sun']) }),
  z.object({ kind: z.literal('star'), what: z.enum(starQuestions) }),
  z.object({ kind: z.literal('navamsa') }),
  z.object({ kind: z.literal('ranking'), what: z.enum(rankings) }),
  z.object({ kind: z.literal('matching') }),
  z.object({ kind: z.literal('remedies') }),
  z.object({ kind: z.literal('timing') }),
  z.object({ kind: z.literal('planet'), body }),
  z.object({ kind: z.literal('house'), house: z.int().min(1).max(12) }),
  z.object({ kind: z.literal('transit'), body: body.nullable() }),
  z.object({ kind: z.literal('small talk'), what: z.enum(smallTalk) }),
  /** `at`: the civil day, as an ISO date. */
  z.object({
    kind: z.literal('day'),
    event: z.enum(dayEvents),
    at: z.iso.date(),
    /** "Monday or Friday?" */
    or: z.array(z.iso.date()).optional(),
    matter: z.enum(chatTopics).optional(),
  }),
  z.object({ kind: z.literal('best days'), event: z.enum(dayEvents) }),
  z.object({ kind: z.literal('kalam'), which: z.enum(kalams), at: z.iso.date() }),
  z.object({ kind: z.literal('beyond'), what: z.enum(beyondTopics) }),
  z.object({ kind: z.literal('not computed'), term: z.string() }),
  z.object({ kind: z.literal('unknown') }),
  /** Only sessions of earlier versions hold it. */
  z.object({ kind: z.literal('uncertain') }).transform(() => ({ kind: 'unknown' as const })),
]);
export type Subject = z.output<typeof subjectSchema>;
