import type { Formation, SaturnPhase } from '@palmleaf/engines/jyotish';
import type { DashaStatements } from '../../chat/statements/dasha-statements.ts';
import type { Because, DoshaStatements, PlaceOfMars } from '../../chat/statements/dosha-statements.ts';
import type { SaturnStatements, Spell } from '../../chat/statements/saturn-statements.ts';
import type { SentencesOf } from '../../chat/statements/statement.ts';
import type { YogaStatements } from '../../chat/statements/yoga-statements.ts';
import data from '../chat.json' with { type: 'json' };
import { inTurn, list } from '../grammar.ts';
import {
  cancellationWords,
  countedFrom,
  doshaObject,
  doshaWords,
  factsInWords,
  factWords,
  inHouse,
  ofDosha,
  ofYoga,
  yogaWords,
} from './facts.ts';
import { placement } from './matter.ts';
import { during, moment, spanOf, until } from './time.ts';
import { called, inStar, kindName, nadiName, timeOf } from './words.ts';

const { texts, own: languageForms } = data;

const verbs = { past: 'шла', running: 'идёт', coming: 'придёт' } as const;

export const dashas: SentencesOf<DashaStatements> = {
  'belongs to': ({ maha, antar }) =>
    `ваш большой период принадлежит ${called(maha, 'dative')}, а подпериод в нём принадлежит ${called(antar, 'dative')}.`,
  'why periods': ({ star }) =>
    `периоды (Вимшоттари-даша) начинаются с управителя вашей звезды рождения: накшатра ${inStar(star.name)} принадлежит ${called(star.lord, 'dative')}. Девять управителей сменяют друг друга в течение 120 лет, и у каждого своё число лет.`,
  'dasha source': () =>
    'Правило взято из источника: «Брихат-парашара-хора-шастра», 46; год даши принят за 365,25 дня.',
  'planet stands': ({ body, well }) =>
    `${called(body)} стоит в вашем гороскопе ${well ? 'достаточно хорошо' : 'нелегко'}.`,
  'period runs': ({ lord, runs }) =>
    runs ? `период ${called(lord, 'genitive')} идёт.` : `периода ${called(lord, 'genitive')} сейчас нет.`,
  'you are in': ({ maha, antar, at }, { level }) =>
    `${at ? `${moment(at, level)} у вас` : 'у вас идёт'} махадаша ${called(maha.lord, 'genitive')}, ${spanOf(maha, level)}, и в ней антардаша ${called(antar.lord, 'genitive')}, ${until(antar.to, level)}.`,
  'time of': ({ lords }) => `${lords.map((lord) => `${called(lord)} ${timeOf[lord]}`).join('; ')}.`,
  'next antardasha': ({ antar }, { level }) =>
    `следующая антардаша принадлежит ${called(antar.lord, 'dative')}, ${until(antar.to, level)}.`,
  'next mahadasha': ({ maha }, { level }) =>
    `следующая махадаша принадлежит ${called(maha.lord, 'dative')}; она начнётся ${moment(maha.from, level)} и продлится ${until(maha.to, level)}.`,
  'now pratyantar': ({ pratyantar }, { level }) =>
    `пратьянтардаша: ${called(pratyantar.lord)} ${until(pratyantar.to, level)}.`,
  carried: ({ carries }) => `эти планеты ${carries ? 'несут вас достаточно хорошо' : 'требуют труда'}.`,
  'now in antardasha': ({ maha, antar }, { level }) =>
    `сейчас у вас идёт антардаша ${called(antar.lord, 'genitive')}, ${until(antar.to, level)}, в махадаше ${called(maha.lord, 'genitive')}.`,
  'not in period': ({ lord, maha }, { level }) =>
    `сейчас у вас не период ${called(lord, 'genitive')}: махадаша ${called(maha.lord, 'genitive')} длится ${until(maha.to, level)}.`,
  'mahadasha lasts': ({ maha, past }, { level }) =>
    `махадаша ${called(maha.lord, 'genitive')} ${past ? 'длилась' : 'длится'} ${spanOf(maha, level)}.`,
  'antardasha within': ({ maha, antar, is }, { level }) =>
    `в махадаше ${called(maha.lord, 'genitive')} антардаша ${called(antar.lord, 'genitive')} ${verbs[is]} ${spanOf(antar, level)}.`,
};

const places = (counts: readonly PlaceOfMars[]): string =>
  list(counts.map(({ from, house }) => `${inHouse(house)} ${countedFrom(from)}`));

function because(why: Because): string {
  switch (why.by) {
    case 'Mars':
      return why.present
        ? `Марс стоит ${places(why.places)}`
        : `Марс стоит ${places(why.places)}, и ни одно из этих мест доши не даёт`;
    case 'axis':
      return `все семь планет стоят по одну сторону от линии Раху и Кету; её вид называется ${kindName(why.kind)}, потому что Раху стоит ${inHouse(why.house)} от Асцендента`;
    case 'outside':
      return `${list(why.bodies.map((body) => called(body)))} ${why.bodies.length === 1 ? 'стоит' : 'стоят'} по другую сторону от линии Раху и Кету`;
    case 'nadi':
      return `Нади-доша возникает между двумя людьми одной нади, а ваша нади ${nadiName(why.nadi)}${why.star ? `, по вашей звезде рождения ${inStar(why.star.name)}` : ''}`;
    case 'facts':
      return factsInWords(why.facts);
    case 'rule':
      return `для этого нужно, чтобы было так: ${doshaWords[why.dosha].rule}, а этого нет`;
  }
}

const found = (count: number): string => (count === 1 ? 'есть одна' : `есть ${count}`);

export const doshas: SentencesOf<DoshaStatements> = {
  dosha: ({ dosha, present, cancelled, because: why }) => {
    const reason = because(why);
    if (dosha === 'nadi') return `по одному вашему гороскопу этого не скажешь: ${reason}.`;
    if (dosha === 'manglik') {
      const head = present ? `вы манглик${cancelled ? ', но доша считается снятой' : ''}` : 'вы не манглик';
      return `${head}: ${reason}.`;
    }
    return present
      ? `${doshaWords[dosha].name} в вашем гороскопе есть${cancelled ? ', но она снята' : ''}: ${reason}.`
      : `${ofDosha(dosha)} в вашем гороскопе нет: ${reason}.`;
  },
  'dosha arises': ({ dosha }) => `${doshaWords[dosha].name} возникает, когда ${doshaWords[dosha].rule}.`,
  'dosha because': ({ because: why }) => `${because(why)}.`,
  'dosha source': ({ dosha }) => `Правило взято из источника: ${doshaWords[dosha].source}.`,
  'dosha means': ({ dosha }) => doshaWords[dosha].meaning,
  'dosha turns to': ({ dosha, planet }) =>
    `${doshaObject(dosha)} традиция смягчает, обращаясь к ${called(planet, 'dative')}.`,
  'no dosha to treat': ({ dosha }) => `делать ничего не нужно: ${ofDosha(dosha)} в вашем гороскопе нет.`,
  'dosha worth': ({ dosha, is }) => {
    const { name } = doshaWords[dosha];
    const worth = {
      'of two': 'нади бывает хорошей или плохой только рядом с нади партнёра.',
      absent: `вас это не касается: ${ofDosha(dosha)} в вашем гороскопе нет.`,
      cancelled: `но мягко: ${name} есть, а снятие лишает её почти всего веса.`,
      present: `это требует внимания: ${name} — лишь одно обстоятельство из многих, и остальной гороскоп может его перевесить.`,
    };
    return worth[is];
  },
  'dosha felt': ({ dosha, planet }) =>
    `у доши рождения нет ни начала, ни конца; ${doshaWords[dosha].name} заметнее всего во времена, которые принадлежат ${called(planet, 'dative')}.`,
  'marry manglik': ({ alike }) =>
    alike
      ? 'по обычаю ничто этому не мешает: в этом вы похожи.'
      : 'по одному обычаю этого не скажешь: в этом вы различаетесь, и в другом гороскопе ищут, чем доша снимается.',
  'from Venus': ({ places: counts }) =>
    `считалась бы она только от Венеры (Марс стоит ${places(counts)}), а этому придают вес немногие школы.`,
  'southern count': () => '2-й дом берут только на юге; по северному счёту вы от неё свободны.',
  'northern count': () => '1-й дом берут только на севере; по южному счёту вы от неё свободны.',
  'other count': ({ places: counts }) =>
    `по другому счёту, где Марс стоит ${places(counts)}, её нет; поэтому она считается мягкой.`,
  'cancelled by': ({ cancellations }) =>
    `снимает её вот что: ${inTurn(cancellations.map((each) => cancellationWords[each]))}.`,
  'not cancelled': () => 'Ни одно из обычных условий снятия не выполнено.',
  'nadi of a partner': ({ nadis }) =>
    `с человеком нади ${nadis.map(nadiName).join(' или ')} вы от неё свободны.`,
  'cancelled because': ({ fact }) => `она снята, потому что ${factWords(fact)}.`,
  'no doshas': ({ asked }) => `ни одной из ${asked.length} дош, которые я ищу, в вашем гороскопе нет.`,
  'looked for doshas': ({ asked }) => `искались ${list(asked.map((name) => doshaWords[name].name))}.`,
  'doshas found': ({ found: count, asked, curse }) => {
    const summary = `из ${asked} дош, которые я ищу, в вашем гороскопе ${found(count)}.`;
    return curse
      ? `проклятия не покажет ни один гороскоп: доша — это положение, которое традиция считает изъяном, и в большинстве гороскопов они есть. Здесь ${summary}`
      : summary;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (снята)' : ''}: ${because(why)}.`,
  'free of': ({ doshas: names }) => `вы свободны от ${list(names.map(ofDosha))}.`,
};

const names: Record<Spell, string> = languageForms.saturn.names;
/** Genitive, after „нет“; „Саде-сати“ does not change. */
const ofSpell: Record<Spell, string> = languageForms.saturn.ofSpell;

const meanings: Record<Spell, string> = texts.saturn.meanings;

const definitions: Record<Spell, string> = texts.saturn.definitions;

const phases: Record<SaturnPhase, string> = languageForms.saturn.phases;

const phaseMeanings: Record<SaturnPhase, string> = texts.saturn.phaseMeanings;

const place = (house: number): string => `Сатурн идёт по ${house}-му знаку от вашей Луны`;

const rounds = ['первое', 'второе', 'третье', 'четвёртое'] as const;

export const saturn: SentencesOf<SaturnStatements> = {
  'saturn years': ({ spell, is, house, span }, { level }) => {
    const begins = span ? moment(span.from, level) : '';
    const ends = span ? moment(span.to, level) : '';
    const sentences = {
      running: `у вас идёт ${names[spell]}: ${place(house)}. Это время началось ${begins} и закончится ${ends}.`,
      pausing: `в эту минуту перерыв: ${place(house)}, и ${names[spell]} (начало было ${begins}) на время отступает; конец придёт ${ends}.`,
      none: `${ofSpell[spell]} у вас сейчас нет: ${place(house)}.${span ? ` В следующий раз это время начнётся ${begins} и закончится ${ends}.` : ''}`,
    };
    return sentences[is];
  },
  'saturn years in': ({ spell, period, house, span }, { level }) =>
    span
      ? `${during(period)} вас касается ${names[spell]}; всё это время длится ${spanOf(span, level)}.`
      : `${during(period)} вы от этого свободны (${names[spell]}): ${place(house)}, когда это время начинается.`,
  'spell means': ({ spell }) => meanings[spell],
  'what spell': ({ spell }) => definitions[spell],
  'spell after': ({ from }, { level }) => `в следующий раз после этого оно начнётся ${moment(from, level)}.`,
  'no spell before': ({ spell }) => `до сих пор ${ofSpell[spell]} у вас не было.`,
  'past spells': ({ spells }, { level }) =>
    `в прошлом это было ${list(spells.map((each) => spanOf(each, level)))}.`,
  'spell remedy': ({ spell, running }) =>
    running
      ? `пока длится ${names[spell]}, традиция обращается к Сатурну.`
      : `${ofSpell[spell]} сейчас нет, так что спешить некуда; для Сатурна традиция предлагает вот что.`,
  'spell count': ({ spell }) =>
    `считают в сидерическом зодиаке от знака вашей Луны до знака Сатурна: ${spell === 'sade sati' ? '12-й, 1-й и 2-й дают Саде-сати' : '4-й и 8-й дают малую Паноти'}.`,
  demanding: () => 'это требовательное время, но не потерянное.',
  untouched: ({ spell }) => `сейчас это вас не касается (${names[spell]}).`,
  'spell stays': ({ stays }, { level }) =>
    `сроки: ${stays.map((stay) => `${phases[stay.phase]} ${spanOf(stay, level)}`).join(', ')}.`,
  'spell phases': ({ phases: each }, { level }) =>
    `части: ${each.map((one) => `${phases[one.phase]} ${spanOf(one, level)} (${phaseMeanings[one.phase]})`).join(', ')}.`,

  'return is Western': () =>
    'Возвращение Сатурна — понятие западное; ведическая астрология считает ту же планету от Луны, как Саде-сати.',
  'saturn return': ({ running, round }) =>
    `${running ? 'сейчас время вашего возвращения Сатурна' : 'возвращения Сатурна у вас сейчас нет'}; ${rounds[round - 1] ?? 'следующее'}:`,
  'saturn back': ({ point }, { level }) =>
    `раз в 29½ года Сатурн возвращается на место, где стоял при вашем рождении (${placement(point, level)}): это время поставить жизнь на собственные ноги.`,
};

const formationWords = ({ kind, facts }: Formation): string =>
  kind ? `${kindName(kind)}, потому что ${factsInWords(facts)}` : factsInWords(facts);

export const yogas: SentencesOf<YogaStatements> = {
  yoga: ({ yoga, formation }) =>
    formation
      ? `в вашем гороскопе есть ${yogaWords[yoga].name}: ${formationWords(formation)}.`
      : `${ofYoga(yoga)} в вашем гороскопе нет: она возникает, когда ${yogaWords[yoga].rule}, а этого нет.`,
  'yoga again': ({ formation }) => `она складывается ещё раз: ${formationWords(formation)}.`,
  'yoga needs': ({ yoga }) => `${yogaWords[yoga].name} возникает, когда ${yogaWords[yoga].rule}.`,
  'yoga needs and gives': ({ yoga }) =>
    `${yogaWords[yoga].name} возникает, когда ${yogaWords[yoga].rule}; она ${yogaWords[yoga].gives}.`,
  'yoga is so': ({ formation }) =>
    formation ? `в вашем гороскопе это так: ${formationWords(formation)}.` : 'в вашем гороскопе этого нет.',
  'yoga source': ({ yoga }) => `Правило взято из источника: ${yogaWords[yoga].source}.`,
  'yoga remedy': ({ yoga }) =>
    `йоге средства не нужны; чтобы ${yogaWords[yoga].name} давала больше, укрепляют её планеты.`,
  'yoga worth': ({ yoga, present }) =>
    present
      ? `это добрый знак: ${yogaWords[yoga].name} ${yogaWords[yoga].gives}.`
      : `без ${ofYoga(yoga)} вы ничего не теряете.`,
  'yoga gives': ({ yoga, present }) =>
    present ? `она ${yogaWords[yoga].gives}.` : `там, где она есть, она ${yogaWords[yoga].gives}.`,
  'yoga times': ({ yoga, planets }) =>
    `больше всего ${yogaWords[yoga].name} даёт во времена, которые принадлежат ${list(planets.map((body) => called(body, 'dative')))}.`,
  'no yogas': ({ asked }) => `ни одной из ${asked} йог, которые я ищу, в вашем гороскопе нет.`,
  'yogas found': ({ found, asked }) =>
    `из ${asked} йог, которые я ищу, в вашем гороскопе есть ${found.length === 1 ? 'одна' : found.length}: ${list(found.map((name) => yogaWords[name].name))}.`,
  'yoga line': ({ yoga, formation }) =>
    `${yogaWords[yoga].name}: ${formationWords(formation)}; она ${yogaWords[yoga].gives}.`,
};
