import type { Birth } from '@palmleaf/contract/birth';
import { bodyOf, dashaLords, longitude, natal, rulers, signs, skyAt, type Tradition } from './engine.ts';
import {
  byDegrees,
  doshas,
  exchanged,
  inOneSign,
  isExalted,
  isFallen,
  isInOwnSign,
  isManglik,
  opposed,
  placeFrom,
  ruledBy,
  sevenPlanets,
  signIndex,
  yogas,
} from './vedic-rules.ts';

type Each = (pattern: string, look: (groups: string[]) => string | undefined) => void;

const graha = '(?:[Tt]he )?(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)';
const from = '(?:[Tt]he |your )?(Ascendant|Sun|Moon|Venus)';
const stars =
  'Ashwini|Bharani|Krittika|Rohini|Mrigashira|Ardra|Punarvasu|Pushya|Ashlesha|Magha|Purva Phalguni|Uttara Phalguni|Hasta|Chitra|Swati|Vishakha|Anuradha|Jyeshtha|Mula|Purva Ashadha|Uttara Ashadha|Shravana|Dhanishtha|Shatabhisha|Purva Bhadrapada|Uttara Bhadrapada|Revati'.split(
    '|',
  );
const ranks: Record<string, number> = {
  furthest: 0,
  'second furthest': 1,
  'third furthest': 2,
  'fourth furthest': 3,
  'fifth furthest': 4,
  'sixth furthest': 5,
  'least far': 6,
};
const karakas = [
  'Atmakaraka',
  'Amatyakaraka',
  'Bhratrikaraka',
  'Matrikaraka',
  'Putrakaraka',
  'Gnatikaraka',
  'Darakaraka',
];

export function checkVedicStatements(
  each: Each,
  { birth, tradition, from: at }: { birth: Birth; tradition: Tradition; from: Date },
): void {
  const chart = natal(birth, tradition);
  const holds = (is: boolean): string | undefined => (is ? undefined : 'the engine says otherwise');
  const statedAs = (word: string, is: boolean): string | undefined => holds((word === 'Yes') === is);
  const sign = (name: string): number => signs.indexOf(name);

  each(`Your ascendant [^.]*? is (\\w+):`, ([name = '']) =>
    holds(signIndex(chart, 'Ascendant') === sign(name)),
  );
  each('Your moon sign(?: \\(rashi\\))? is (\\w+)', ([name = '']) =>
    holds(signIndex(chart, 'Moon') === sign(name)),
  );
  each('newspaper horoscopes use, your sun sign is (\\w+)', ([name = '']) =>
    holds(signIndex(natal(birth, 'WESTERN'), 'Sun') === sign(name)),
  );
  each('Your sun sign is (\\w+)', ([name = '']) => holds(signIndex(chart, 'Sun') === sign(name)));
  const ninth = (name: string): number => Math.floor(longitude(chart, name) / (10 / 3)) % 12;
  each(`Your navamsa \\(D9\\) has (\\w+) rising`, ([name = '']) => holds(ninth('Ascendant') === sign(name)));
  each('Signs in the navamsa: ([^.]*)', ([places = '']) =>
    holds(
      places.split(', ').every((place) => {
        const [body = '', name = ''] = place.split(' ');
        return ninth(body) === sign(name);
      }),
    ),
  );
  each(
    `Your (\\w+karaka) is ${graha}: of([^]*?)In the navamsa it stands in (\\w+)`,
    ([name = '', body = '', between = '', place = '']) =>
      holds(
        ninth(body) === sign(place) &&
          byDegrees(chart)[karakas.findIndex((karaka) => karaka.toLowerCase() === name)] === body &&
          between !== '',
      ),
  );

  each('(Yes|No), you are (?:not )?manglik', ([word = '']) => statedAs(word, isManglik(chart)));
  each('(Yes|No), ([\\w ()]+? dosha) is (?:not )?in your chart', ([word = '', name = '']) => {
    const rule = doshas[name];
    return rule ? statedAs(word, rule(chart)) : `no rule is known for ${name}`;
  });
  each('Yes, your chart has (\\d+) of the 16 yogas that I look for: ([^.]*)', ([number = '', list = '']) => {
    const names = list.split(/, | and /);
    const wrong = Object.entries(yogas).find(([name, rule]) => rule(chart) !== names.includes(name));
    return wrong ? `${wrong[0]} is ${wrong[1](chart)} by the rule` : holds(names.length === Number(number));
  });
  each('(Yes|No), your chart has (?:no )?([\\w ]+? yoga)', ([word = '', name = '']) => {
    const rule = yogas[name];
    return rule
      ? statedAs(word, rule(chart))
      : name === 'saraswati yoga'
        ? undefined
        : `no rule is known for ${name}`;
  });
  each('Yes, (\\d+) of the 10 doshas', ([number = '']) =>
    holds(Object.values(doshas).filter((rule) => rule(chart)).length === Number(number)),
  );

  each(`${graha} stands in the (\\d+)\\w\\w from ${from}`, ([body = '', house = '', origin = '']) =>
    holds(placeFrom(chart, body, origin) === Number(house)),
  );
  each(`${graha} and ${graha} stand together`, ([a = '', b = '']) => holds(inOneSign(chart, a, b)));
  each(`${graha} and ${graha} stand in each other's signs`, ([a = '', b = '']) =>
    holds(exchanged(chart, a, b)),
  );
  each(`${graha} and ${graha} stand opposite each other`, ([a = '', b = '']) => holds(opposed(chart, a, b)));
  each(`${graha} is (exalted|debilitated|in its own sign)(?!,? in your chart)`, ([body = '', what = '']) =>
    holds((what === 'exalted' ? isExalted : what === 'debilitated' ? isFallen : isInOwnSign)(chart, body)),
  );
  each(`${graha} rules the ((?:\\d+\\w\\w(?:, | and )?)+) from ${from}`, ([body = '', houses = '']) => {
    const stated = [...houses.matchAll(/\d+/g)].map(([number]) => Number(number));
    return holds(stated.every((house) => ruledBy(chart, body).includes(house)));
  });
  each(`(?:because )?${graha} rules your Ascendant`, ([body = '']) =>
    holds(rulers[signIndex(chart, 'Ascendant')] === body),
  );
  each(`the Moon (?:stands|stood) in the nakshatra (${stars.join('|')})`, ([name = '']) =>
    holds(stars[Math.floor(longitude(chart, 'Moon') / (40 / 3))] === name),
  );
  each(
    `Your birth star \\(nakshatra\\) is (${stars.join('|')}), in its (\\d)`,
    ([name = '', quarter = '']) => {
      const moon = longitude(chart, 'Moon');
      return holds(
        stars[Math.floor(moon / (40 / 3))] === name &&
          (Math.floor(moon / (10 / 3)) % 4) + 1 === Number(quarter),
      );
    },
  );
  each('the Moon has no planet beside, before or behind it', () =>
    holds(doshas['kemadruma dosha']?.(chart) ?? false),
  );

  each(`Your (\\w+karaka) is ${graha}: of the seven planets it has gone ([\\w ]+) in its sign`, (groups) => {
    const [name = '', body = '', rank = ''] = groups;
    const place = karakas.findIndex((karaka) => karaka.toLowerCase() === name);
    return holds(place === ranks[rank] && byDegrees(chart)[place] === body);
  });
  each(`(${karakas.join('|')}) is ${graha}`, ([name = '', body = '']) =>
    holds(byDegrees(chart)[karakas.indexOf(name)] === body),
  );
  each(`Your darakaraka, [^.]*, is ${graha}`, ([body = '']) => holds(byDegrees(chart)[6] === body));

  each(`([^.]*?) (?:is|are) retrograde in your chart`, ([names = '']) =>
    holds(
      sevenPlanets
        .filter((body) => names.includes(body))
        .every((body) => / not$/.test(names) !== bodyOf(chart, body).speed < 0),
    ),
  );
  each(
    `You are in the mahadasha of ${graha}, from [^,]*, and within it in the antardasha of ${graha}`,
    ([maha = '', antar = '']) => {
      const [great, sub] = dashaLords(at, birth);
      return holds(great === maha && sub === antar);
    },
  );
  each(`Saturn passes the (\\d+)\\w\\w from your Moon`, ([number = '']) => {
    const saturn = signIndex(skyAt(at, birth, 'VEDIC'), 'Saturn');
    return holds(((saturn - signIndex(chart, 'Moon') + 12) % 12) + 1 === Number(number));
  });
}
