import type { Because, DoshaSaid, PlaceOfMars } from '../../chat/said/dosha-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { clauses } from './words/clauses.ts';
import { cancellationWords, doshaObject, doshaWords, ofDosha } from './words/doshas.ts';
import { countedFrom, factsInWords, factWords, inHouse } from './words/facts.ts';
import { called } from './words/names.ts';
import { inStar, kindName, nadiName } from './words/stars.ts';

const places = (of: readonly PlaceOfMars[]): string =>
  list(of.map(({ from, house }) => `${inHouse(house)} ${countedFrom(from)}`));

/** Why: one or two main clauses. */
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

export const doshas: SentencesOf<DoshaSaid> = {
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
  'from Venus': ({ places: of }) =>
    `считалась бы она только от Венеры (Марс стоит ${places(of)}), а этому придают вес немногие школы.`,
  'southern count': () => '2-й дом берут только на юге; по северному счёту вы от неё свободны.',
  'other count': ({ places: of }) =>
    `по другому счёту, где Марс стоит ${places(of)}, её нет; поэтому она считается мягкой.`,
  'cancelled by': ({ cancellations }) =>
    `снимает её вот что: ${clauses(cancellations.map((each) => cancellationWords[each]))}.`,
  'not cancelled': () => 'Ни одно из обычных условий снятия не выполнено.',
  'nadi of a partner': ({ nadis }) =>
    `с человеком нади ${nadis.map(nadiName).join(' или ')} вы от неё свободны.`,
  'cancelled because': ({ fact }) => `она снята, потому что ${factWords(fact)}.`,
  'no doshas': ({ asked }) => `ни одной из ${asked.length} дош, которые я ищу, в вашем гороскопе нет.`,
  'looked for doshas': ({ asked }) => `искались ${list(asked.map((name) => doshaWords[name].name))}.`,
  'doshas found': ({ found: count, asked, curse }) => {
    const told = `из ${asked} дош, которые я ищу, в вашем гороскопе ${found(count)}.`;
    return curse
      ? `проклятия не покажет ни один гороскоп: доша — это положение, которое традиция считает изъяном, и в большинстве гороскопов они есть. Здесь ${told}`
      : told;
  },
  'dosha line': ({ dosha, cancelled, because: why }) =>
    `${doshaWords[dosha].name}${cancelled ? ' (снята)' : ''}: ${because(why)}.`,
  'free of': ({ doshas: names }) => `вы свободны от ${list(names.map(ofDosha))}.`,
};
