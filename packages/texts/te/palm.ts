import type { KeyWords, PalmWords } from '../palm/palm-words.ts';
import { palmWords } from '../palm/palm-words-of.ts';
import data from './palm.json' with { type: 'json' };

const { texts, own: languageForms } = data;

const keys: KeyWords = {
  ...texts.keys,
  rather: (nearer, other) => `${nearer} లేదా ${other}, ఎక్కువ అవకాశం: ${nearer}`,
  gaps: (count) => {
    if (count === 0) return 'ఖాళీ లేదు';
    return count === 1 ? 'ఒక చిన్న ఖాళీ' : `${count} చిన్న ఖాళీలు`;
  },
};

const measures: PalmWords['measures'] = {
  type: ({ fingers, palm }) => `మధ్యవేలు అరచేతిలో ${fingers} వంతు, అరచేయి పొడవు దాని వెడల్పుకు ${palm} రెట్లు`,
  index: ({ indexToRing }) => `ఉంగరపువేలికి ${indexToRing} రెట్లు`,
  little: ({ littleToRing }) => `ఉంగరపువేలికి ${littleToRing} రెట్లు`,
  thumb: ({ thumbDegrees }) => `సుమారు ${thumbDegrees} డిగ్రీలు`,
  heartEnd: ({ heartEnd }) => `మధ్యవేలి అక్షం నుంచి ${heartEnd}`,
  heartForm: ({ heartCurvature }) => `తిన్నని దారి కన్నా ${heartCurvature} ఎక్కువ పొడవు`,
  heartGap: ({ heartToHead }) => `అరచేతి పొడవులో ${heartToHead} వంతు`,
  headLength: ({ headLength }) => `అరచేతి పొడవులో ${headLength} వంతు`,
  headSlope: ({ headSlope }) => `అడ్డగీత నుంచి ${headSlope} డిగ్రీలు కిందికి`,
  headStart: ({ headToLife }) => `అరచేతి పొడవులో ${headToLife} వంతు`,
  lifeSweep: ({ lifeReach }) => `${lifeReach} దాకా`,
  lifeLength: ({ lifeLength, lifeEnd }) =>
    `అరచేతి పొడవులో ${lifeLength} వంతు, ${lifeEnd} దాకా; మణికట్టు 0, వేళ్ళ మొదలు -1`,
  fate: ({ fateLength, fateStart }) =>
    fateStart === null ? 'కనిపించలేదు' : `అరచేతి పొడవులో ${fateLength} వంతు, ${fateStart} నుంచి`,
  skin: ({ fineLines }) => `మధ్యస్థ మడతకు స్పష్టమైన మడతల బలంలో ${fineLines} వంతు`,
};

const list = (items: readonly string[]): string => items.join(', ');

const { sides } = languageForms.frame;

export const languageTexts = palmWords(
  {
    alone: texts.alone,
    bonds: texts.bonds,
    gifts: { gifts: texts.gifts },
    hand: texts.hand,
    joined: texts.joined,
    keys: { keys },
    lines: texts.lines,
    looks: texts.looks,
    measures: { measures },
    mounts: { mounts: texts.mounts },
    self: texts.self,
    special: { special: texts.special },
    summary: { summary: texts.summary },
    work: texts.work,
  },
  {
    ...texts.frame,
    list,
    sources: {
      personality: (seen) => `ఇది ${seen} చూసి చదివినది.`,
      career: (seen) => `చేతిలో దీనికి ఆధారం ${seen}.`,
      money: (seen) => `దీనికి గుర్తు ${seen}.`,
      love: (seen) => `మీ అరచేతిలో ఈ మాట చెప్పేది ${seen}.`,
      marriage: (seen) => `దీని వెనక ఉన్నది ${seen}.`,
      health: (seen) => `దీనికి మూలం ${seen}.`,
      challenges: (seen) => `ఇది తెలిసింది ${seen} వల్ల.`,
      luck: (seen) => `దీన్ని సూచించేది ${seen}.`,
    },
    handType: {
      ...texts.frame.handType,
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `ఫోటోలో పూర్తిగా, తిన్నగా కనిపించలేదు కాబట్టి కొలత లేదు: ${list(fingers)}. చేయంతా కనిపించే ఫోటో ఇంకొంత తేల్చేది.`
          : 'చేయి ఇలా ఉన్నప్పుడు వేళ్ళను కొలవలేం; తిన్నగా చాచిన చేతి ఫోటో ఇంకొంత తేల్చేది.',
    },
    fingers: {
      ...texts.frame.fingers,
      seenIn: (clauses) => `ఫోటోలో కనిపించేది ఇది: ${clauses}.`,
      cut: (names) => `ఫోటో అంచు పూర్తిగా లేదా దాదాపుగా కోసేసింది కాబట్టి లెక్కలోకి రాలేదు: ${names}.`,
      unseen: (names) => `ఫోటోలో తిన్నగా, కొన దాకా కనిపించలేదు కాబట్టి లెక్కలోకి రాలేదు: ${names}.`,
    },
    lines: {
      ...texts.frame.lines,
      faint: (names) => `ఈ ఫోటోలో స్పష్టత తక్కువ: ${names}.`,
    },
    mounts: {
      ...texts.frame.mounts,
      told: (heading, says) => `${heading}: ${says}`,
    },
    summary: { seen: (side) => `ఇదంతా మీ ${sides[side]} అరచేతిలో చూసినది.` },
  },
);
