import type { VarshaphalTexts } from './texts.ts';

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
  summaryInEnglish: 'This summary is in English.',
  yogas: {
    Iquabal: {
      name: 'Iquabal Yoga',
      description: 'All seven planets stand in kendras (1, 4, 7, 10) and panapharas (2, 5, 8, 11).',
      prediction:
        'A supportive year: what you undertake finds firm ground, and your standing among people grows.',
    },
    Induvara: {
      name: 'Induvara Yoga',
      description: 'All seven planets stand in apoklimas (3, 6, 9, 12).',
      prediction:
        'A year of scattered effort: plan modestly, and let one thing ripen before you begin the next.',
    },
    Ithasala: {
      name: 'Ithasala Yoga',
      description:
        'Two planets look at each other within their light, and their motion brings them together.',
      prediction: 'What these planets stand for moves towards fulfilment; approach the matter actively.',
    },
    Easarpha: {
      name: 'Easarpha Yoga',
      description:
        'Two planets look at each other within their light, a degree or more from exact, and their motion carries them apart.',
      prediction: 'The matter is past its height; bring to a close what is finished instead of forcing it.',
    },
    Nakta: {
      name: 'Nakta Yoga',
      description:
        'Two planets do not look at each other, but a planet faster than both carries the light from one to the other.',
      prediction: 'The matter succeeds through a go-between who acts quickly; accept help that is offered.',
    },
    Yamaya: {
      name: 'Yamaya Yoga',
      description:
        'Two planets do not look at each other, but both approach a planet slower than both, which joins their light.',
      prediction: 'An experienced person brings the sides together; patience is rewarded.',
    },
    Manahoo: {
      name: 'Manahoo Yoga',
      description:
        'In an Ithasala, Mars or Saturn stands as an enemy in the light of the faster planet and takes its strength.',
      prediction: 'Opposition can interrupt an agreement; clear up quarrels early.',
    },
    Kamboola: {
      name: 'Kamboola Yoga',
      description: 'The Moon joins an Ithasala of two planets by an Ithasala of its own with one of them.',
      prediction: 'The matter receives strong support and advances more easily than expected.',
    },
    Garikamboola: {
      name: 'Garikamboola Yoga',
      description:
        'Beside an Ithasala the Moon has neither rank nor link, but on entering the next sign it will meet a strong planet.',
      prediction: 'Help comes late and from an unexpected side; hold on a little longer.',
    },
    Khallasara: {
      name: 'Khallasara Yoga',
      description:
        'Beside an Ithasala stands a Moon without rank that neither joins the two planets nor looks at them.',
      prediction: 'Support keeps away this time; rely on your own preparation.',
    },
    Radda: {
      name: 'Radda Yoga',
      description:
        "One planet of an Ithasala is weak: combust, retrograde, debilitated, in an enemy's sign or in house 6, 8 or 12.",
      prediction: 'A promise may be delayed or withdrawn; confirm what has been agreed.',
    },
    Dupparikutha: {
      name: 'Dupparikutha Yoga',
      description: 'A weak faster planet stands in Ithasala with a strong slower one.',
      prediction: 'The beginning is hard, but steady effort brings the matter to a good end.',
    },
    Duttota: {
      name: 'Duttota Yoga',
      description: 'Both planets are weak, but one of them has an Ithasala with a strong third.',
      prediction: 'What is hard to manage alone succeeds with a stronger partner.',
    },
    Thambira: {
      name: 'Thambira Yoga',
      description:
        'Two planets have no Ithasala, but one of them, at the end of its sign, will meet a strong planet in the next.',
      prediction: 'A turn comes late; being ready for a new start decides.',
    },
    Kuttha: {
      name: 'Kuttha Yoga',
      description:
        'Planets stand strong: in kendra or panaphara, in a dignity of their own and supported by benefics.',
      prediction: 'You have strength at your disposal this year; set yourself a worthwhile aim.',
    },
    Durupha: {
      name: 'Durupha Yoga',
      description: 'Planets stand weak: in house 6, 8 or 12, retrograde, combust or debilitated.',
      prediction: 'Strength has to be used sparingly this year; choose few aims and rest in good time.',
    },
  },
  ithasalas: {
    Vartamana: 'Vartamana Ithasala Yoga',
    Poorna: 'Poorna Ithasala Yoga',
    Bhavishyat: 'Bhavishyat Ithasala Yoga',
  },
  ranks: { uttama: 'Uttama', madhyama: 'Madhyama', sama: 'Sama', adhama: 'Adhama' },
};
