import type { Formation } from '@palmleaf/engines/jyotish';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { YogaSaid } from '../../chat/said/yoga-said.ts';
import { followed, inCase } from '../../languages/tamil-cases.ts';
import { called } from '../names.ts';
import { factsInWords } from './words/facts.ts';
import { ofAll } from './words/list.ts';
import { kindName, yogaWords } from './words/yogas.ts';

const formed = ({ kind, facts }: Formation): string =>
  kind ? `${kindName(kind)}, ஏனெனில் ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaSaid> = {
  yoga: ({ yoga, formation }) => {
    const { name, rule } = yogaWords[yoga];
    return formation
      ? `உங்கள் ஜாதகத்தில் ${name} இருக்கிறது: ${formed(formation)}.`
      : `உங்கள் ஜாதகத்தில் ${name} இல்லை: ${followed('அதற்கு', rule)} இருக்க வேண்டும், அப்படி இல்லை.`;
  },
  'yoga again': ({ formation }) => `அது இன்னொரு முறையும் அமைகிறது: ${formed(formation)}.`,
  'yoga needs': ({ yoga }) =>
    `${followed(inCase(yogaWords[yoga].name, 'dative'), yogaWords[yoga].rule)} இருக்க வேண்டும்.`,
  'yoga needs and gives': ({ yoga }) =>
    `${followed(inCase(yogaWords[yoga].name, 'dative'), yogaWords[yoga].rule)} இருக்க வேண்டும்; அது ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `உங்கள் ஜாதகத்தில் அப்படி இருக்கிறது: ${formed(formation)}.` : 'உங்கள் ஜாதகத்தில் அப்படி இல்லை.',
  'yoga source': ({ yoga }) => `விதியின் மூலம்: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `யோகத்துக்குப் பரிகாரம் தேவையில்லை; ${yogaWords[yoga].name} பலன் தர, அதன் கிரகங்களைப் பலப்படுத்துவது உதவும்.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `இது நல்ல அறிகுறி: ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `${yogaWords[yoga].name} இல்லாததால் உங்களுக்கு எதுவும் குறைவதில்லை.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `அது ${yogaWords[yoga].gives}.` : `அமையும் இடத்தில் அது ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `${yogaWords[yoga].name} ${ofAll(planets.map((planet) => called(planet)))} காலங்களில் அதிகம் பலன் தருகிறது.`,
  'no yogas': ({ asked }) => `இங்கே பார்க்கப்படும் ${asked} யோகங்களில் எதுவும் உங்கள் ஜாதகத்தில் இல்லை.`,
  'yogas found': ({ found, asked }) =>
    `இங்கே பார்க்கப்படும் ${asked} யோகங்களில் ${found.length} உங்கள் ஜாதகத்தில் ${found.length === 1 ? 'இருக்கிறது' : 'இருக்கின்றன'}: ${found.map((name) => yogaWords[name].name).join(', ')}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formed(formation)}; அது ${yogaWords[yoga].gives}.`,
};
