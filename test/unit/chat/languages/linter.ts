import { scriptOf } from '@palmleaf/contract/languages';
import { tell } from '@palmleaf/texts/chat';
import { grammar, type JudgedLanguage } from '../../../../packages/contract/test/chat/languages/grammar.ts';
import type { everyStatement } from '../../../../packages/service/test/chat/languages/every-statement.ts';
import { languageTexts as english } from '../../../../packages/texts/en/chat/index.ts';

const latinWords = /(?<![\p{L}\p{M}])\p{Script=Latin}+(?![\p{L}\p{M}])/gu;

const ofAll =
  'yoga yogas dosha doshas nakshatra nakshatras pada padas graha lagna rashi sade sati panoti dhaiya dasha dashas mahadasha antardasha manglik mangal kuja nadi gana yoni kala sarpa grahan shrapit kemadruma chandal angarak vish gandmool pitra guru raja kesari gaja neecha bhanga dhana viparita parivartana anapha sunapha dharma karmadhipati pancha mahapurusha atmakaraka amatyakaraka bhratrikaraka matrikaraka putrakaraka gnatikaraka darakaraka chara karaka karakas navamsa vargottama rakshasa manushya deva ishta devata mantra rudraksha mulank bhagyank punarphoo budhaditya chandra mangala adhi amala lakshmi saraswati panchang ayanamsa tithi tara bala rikta vyatipata vaidhriti vishti bhadra prashna kalam';

/** Words that English shares with one language. */
const cognates: Readonly<Partial<Record<JudgedLanguage, string>>> = {
  de: 'in so an warm was also am will her stand bring die',
  es: 'a no natal natural romance particular ideas idea crisis tropical coral metal me factor original pastel has decide plan animal',
  fr: 'a question second on patience gains domicile affection sextile exact opposition natal art arts conviction contacts design public police sport administration sciences effort part parts imagination minutes courage points transit transits place progressions influence angle angles exaltation gain fortune tropical lion aspect phases sardonyx hessonite s table tables ambition discipline date dates orange direction face faces transformation talent intuition attention relation original rite index silence long cause phrase plans finance pastel digestion loyal tourmaline circulation turquoise zircon conversation session tradition nature me suit as but point disputes places change or pays fond refuse questions animal',
  it: 'in a come all idea no decide s partner separate fame date care sport media cause design me i per fine',
  pt: 'a as do no natal natural design romance particular coral metal me face faces original pastel move tropical decide animal',
};

interface Own {
  readonly words: ReadonlySet<string>;
  readonly foreign: RegExp;
}
const built = new Map<JudgedLanguage, Own>();

function ownOf(language: JudgedLanguage): Own {
  const known = built.get(language);
  if (known !== undefined) return known;
  const scripts = [scriptOf(language), 'Latin', 'Common', 'Inherited'];
  const own = {
    words: new Set(`${ofAll} ${cognates[language] ?? ''}`.split(' ')),
    foreign: new RegExp(`[^${scripts.map((script) => `\\p{Script=${script}}`).join('')}]+`, 'u'),
  };
  built.set(language, own);
  return own;
}

export function englishWords(statements: ReturnType<typeof everyStatement>): ReadonlySet<string> {
  const texts = statements.map(({ statement, manner }) => tell(english, statement, manner));
  return new Set(
    texts.flatMap((text) => text.match(latinWords) ?? []).filter((word) => /^\p{Ll}/u.test(word)),
  );
}

const everywhere: readonly (readonly [what: string, wrong: RegExp])[] = [
  [
    'a word twice',
    /(?<![\p{L}\p{M}-])(?!(?:die|der|das|no|não|vous|nous) )([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}-])/iu,
  ],
  ['a gap', /undefined|NaN|(?<!\p{L})null(?!\p{L})|\[object| {2}|\s,|\.\.|,,|\(\s|\s\)|\(\)|[{}$]/u],
  ['a bracket left open', /^[^()]*\([^()]*$|^[^()]*\)[^()]*$/u],
];

export function faultsIn(language: JudgedLanguage, text: string, ofEnglish: ReadonlySet<string>): string[] {
  const own = ownOf(language);
  const english = (text.match(latinWords) ?? []).filter(
    (word) => ofEnglish.has(word) && !own.words.has(word),
  );
  const foreign = own.foreign.exec(text);
  return [
    ...(foreign ? [`another script: ${foreign[0]}`] : []),
    ...english.map((word) => `English: ${word}`),
    ...[...everywhere, ...grammar[language]].flatMap(([what, wrong]) => {
      const found = wrong.exec(text)?.[0];
      return found === undefined ? [] : [`${what}: ${found}`];
    }),
  ];
}
