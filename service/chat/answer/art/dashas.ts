import { pointOf } from '../../../../engines/chart/nativity.ts';
import { type Dasha, subPeriods } from '../../../../engines/forecast/dasha.ts';
import { strengthOf } from '../../../../engines/jyotish/strength.ts';
import type { Graha } from '../../../../engines/zodiac/bodies.ts';
import type { Brief } from '../../composer.ts';
import { timeOf } from '../../words/planets.ts';
import { sinceBirth } from '../basics/lived.ts';
import type { Paragraphs } from '../basics/paragraphs.ts';
import { date, moment, placement } from '../basics/say.ts';
import { led, worthLead } from '../basics/worth.ts';
import { remedyFor } from '../matter/remedies.ts';
import { vimshottariOf } from '../time/periods.ts';

const minuteMs = 60_000;
/** A great period that begins later than that after birth is not told. */
const aCenturyMs = 100 * 365.25 * 86_400_000;

/** Which periods run, until when, and what follows; or when those of one lord are. */
export function dashaAnswer(lord: Graha | null, brief: Brief): Paragraphs {
  const { nativity, now, level, understood } = brief;
  const dashas = vimshottariOf(nativity);
  const named = understood.periodNamed && understood.intent === 'outlook';
  const wanted = named ? understood.period.from : now;
  const at = sinceBirth(wanted, nativity);
  const running = dashas.at(at);
  const { maha, antar } = running;
  if (understood.intent === 'remedy') {
    return [
      [`Your great period belongs to ${maha.lord}, and within it the sub-period to ${antar.lord}.`],
      remedyFor(lord ?? maha.lord, brief),
    ];
  }
  if (understood.intent === 'why') {
    const star = pointOf(nativity, 'Moon').nakshatra;
    return [
      [
        `The periods (Vimshottari dasha) begin with the lord of your birth star: ${star?.name} belongs to ${star?.lord}. The nine lords follow one another through 120 years, each with its own number of years.`,
      ],
      ['The rule is from: Brihat Parashara Hora Shastra 46; a dasha year is counted with 365.25 days.'],
    ];
  }
  const lead = lord ? leadOf(lord, [maha.lord, antar.lord], brief) : '';
  if (lord && lord !== maha.lord) return [[lead, ...lordTimes(lord, brief)].filter(Boolean)];
  const opening = named ? `${date(at, level)} lies in` : 'You are in';
  const next = after(maha, brief);
  const following = antarAfter(maha, antar);
  const head = [
    ...(lead ? [lead] : []),
    `${opening} the mahadasha of ${maha.lord}, ${since(maha, level)}, and within it in the antardasha of ${antar.lord}, until ${date(antar.to, level)}.`,
  ];
  const quality = [
    `A time of ${maha.lord} ${timeOf[maha.lord]}${antar.lord === maha.lord ? '' : `; ${antar.lord} ${timeOf[antar.lord]}`}.`,
    ...(level === 'STANDARD'
      ? []
      : [
          `In your chart: ${placement(pointOf(nativity, maha.lord), level)}${antar.lord === maha.lord ? '' : `; ${placement(pointOf(nativity, antar.lord), level)}`}.`,
        ]),
  ];
  const coming = [
    ...(following
      ? [`The next antardasha is that of ${following.lord}, until ${date(following.to, level)}.`]
      : []),
    ...(next
      ? [
          `The next mahadasha is that of ${next.lord}, which begins ${moment(next.from, level)} and lasts until ${date(next.to, level)}.`,
        ]
      : []),
  ];
  const within =
    level === 'EXPERT'
      ? [`Pratyantardasha: ${running.pratyantar.lord} until ${date(running.pratyantar.to, level)}.`]
      : [];
  const carries = strengthOf(pointOf(nativity, maha.lord)) + strengthOf(pointOf(nativity, antar.lord)) >= 0;
  const worth = led(
    worthLead(brief, carries),
    `these planets ${carries ? 'carry you well enough' : 'ask for effort'}.`,
  );
  const asksWorth =
    understood.intent === 'worth' ||
    (!lead &&
      understood.form === 'yes or no' &&
      /\b(?:good|bad|favou?r\w*|lucky|difficult)\b/.test(understood.text));
  const order = asksWorth ? [[worth, ...quality], head] : [head, quality];
  return [...order, [...coming, ...within]];
}

/** "Is my Venus dasha good?" by the strength of the planet; "Am I in Rahu dasha?" by the periods that run. */
function leadOf(lord: Graha, running: readonly Graha[], { nativity, understood }: Brief): string {
  if (understood.form !== 'yes or no') return '';
  if (
    /\b(?:good|bad|favou?r\w*|lucky|harm\w*|benef\w*|problem\w*|trouble\w*|help\w*|affect\w*)\b/.test(
      understood.text,
    )
  ) {
    const well = strengthOf(pointOf(nativity, lord)) >= 0;
    return led(
      worthLead({ understood }, well),
      `${lord} stands ${well ? 'well enough' : 'uneasily'} in your chart.`,
    );
  }
  return running.includes(lord) ? `Yes, a period of ${lord} runs.` : `No, no period of ${lord} runs.`;
}

function since({ from, to }: Dasha, level: Brief['level']): string {
  return `from ${date(from, level)} until ${date(to, level)}`;
}

function after(maha: Dasha, { nativity }: Brief): Dasha | undefined {
  return vimshottariOf(nativity).at(new Date(maha.to.getTime() + minuteMs)).maha;
}

function antarAfter(maha: Dasha, antar: Dasha): Dasha | undefined {
  return subPeriods(maha).find(({ from }) => from.getTime() === antar.to.getTime());
}

function lordTimes(lord: Graha, brief: Brief): string[] {
  const { nativity, now, level } = brief;
  const dashas = vimshottariOf(nativity);
  const round = [0, 1].flatMap((count) => dashas.mahadashas(count)).filter((maha) => maha.lord === lord);
  const ahead = round.find(({ to }) => to > now);
  const withinReach =
    ahead && ahead.from.getTime() - nativity.born.getTime() < aCenturyMs ? ahead : undefined;
  const maha = withinReach ?? round.findLast(({ to }) => to <= now);
  const lasts = maha && maha.to <= now ? 'lasted' : 'lasts';
  const { maha: current, antar } = dashas.at(sinceBirth(now, nativity));
  const own = subPeriods(current).find((each) => each.lord === lord);
  const word = own && own.to <= now ? 'was' : own && own.from <= now ? 'runs' : 'comes';
  return [
    lord === antar.lord
      ? `You are in the antardasha of ${lord} now, until ${date(antar.to, level)}, within the mahadasha of ${current.lord}.`
      : `You are not in a period of ${lord} now: the mahadasha of ${current.lord} runs until ${date(current.to, level)}.`,
    ...(maha
      ? [`${lord} mahadasha ${lasts} from ${date(maha.from, level)} to ${date(maha.to, level)}.`]
      : []),
    ...(own && lord !== antar.lord
      ? [
          `Within the mahadasha of ${current.lord}, the antardasha of ${lord} ${word} from ${date(own.from, level)} to ${date(own.to, level)}.`,
        ]
      : []),
    `A time of ${lord} ${timeOf[lord]}.`,
    `In your chart: ${placement(pointOf(nativity, lord), level)}.`,
  ];
}
