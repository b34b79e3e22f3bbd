import type { VarshaphalTexts } from '../varshaphal/texts.ts';

export const english: VarshaphalTexts = {
  grahas: {
    Sun: 'Sun',
    Moon: 'Moon',
    Mars: 'Mars',
    Mercury: 'Mercury',
    Jupiter: 'Jupiter',
    Venus: 'Venus',
    Saturn: 'Saturn',
    Rahu: 'Rahu',
    Ketu: 'Ketu',
  },
  zodiac:
    'Places are counted from the stars (sidereal zodiac, Lahiri). The Western natal chart counts from the equinox, some 24 degrees further on: the same Sun can bear the name of the next sign there.',
  yogas: {
    Iquabal: {
      name: 'Iquabal Yoga',
      description: 'All seven planets stand in kendras (1, 4, 7, 10) and panapharas (2, 5, 8, 11).',
    },
    Induvara: {
      name: 'Induvara Yoga',
      description: 'All seven planets stand in apoklimas (3, 6, 9, 12).',
    },
    Ithasala: {
      name: 'Ithasala Yoga',
      description:
        'Two planets look at each other within their light, and their motion brings them together.',
    },
    Easarpha: {
      name: 'Easarpha Yoga',
      description:
        'Two planets look at each other within their light, a degree or more from exact, and their motion carries them apart.',
    },
    Nakta: {
      name: 'Nakta Yoga',
      description:
        'Two planets do not look at each other, but a planet faster than both carries the light from one to the other.',
    },
    Yamaya: {
      name: 'Yamaya Yoga',
      description:
        'Two planets do not look at each other, but both approach a planet slower than both, which joins their light.',
    },
    Manahoo: {
      name: 'Manahoo Yoga',
      description:
        'In an Ithasala, Mars or Saturn stands as an enemy in the light of the faster planet and takes its strength.',
    },
    Kamboola: {
      name: 'Kamboola Yoga',
      description: 'The Moon joins an Ithasala of two planets by an Ithasala of its own with one of them.',
    },
    Garikamboola: {
      name: 'Garikamboola Yoga',
      description:
        'Beside an Ithasala the Moon has neither rank nor link, but on entering the next sign it will meet a strong planet.',
    },
    Khallasara: {
      name: 'Khallasara Yoga',
      description:
        'Beside an Ithasala stands a Moon without rank that neither joins the two planets nor looks at them.',
    },
    Radda: {
      name: 'Radda Yoga',
      description:
        "One planet of an Ithasala is weak: combust, retrograde, debilitated, in an enemy's sign or in house 6, 8 or 12.",
    },
    Dupparikutha: {
      name: 'Dupparikutha Yoga',
      description: 'A weak faster planet stands in Ithasala with a strong slower one.',
    },
    Duttota: {
      name: 'Duttota Yoga',
      description: 'Both planets are weak, but one of them has an Ithasala with a strong third.',
    },
    Thambira: {
      name: 'Thambira Yoga',
      description:
        'Two planets have no Ithasala, but one of them, at the end of its sign, will meet a strong planet in the next.',
    },
    Kuttha: {
      name: 'Kuttha Yoga',
      description:
        'Planets stand strong: in kendra or panaphara, in a dignity of their own and supported by benefics.',
    },
    Durupha: {
      name: 'Durupha Yoga',
      description: 'Planets stand weak: in house 6, 8 or 12, retrograde, combust or debilitated.',
    },
  },
  ithasalas: {
    Vartamana: 'Vartamana Ithasala Yoga',
    Poorna: 'Poorna Ithasala Yoga',
    Bhavishyat: 'Bhavishyat Ithasala Yoga',
  },
  ranks: { uttama: 'Uttama', madhyama: 'Madhyama', sama: 'Sama', adhama: 'Adhama' },
};
