import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { drawnOut, inCase, type TeluguCase } from '../languages/telugu-cases.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import varshaphal from './varshaphal.json' with { type: 'json' };

const { texts: named } = varshaphal;

/** Oblique stems before విషయాలు and వ్యవహారాలు, which are always plural. */
const fields: PerSign<string> = [
  'మీ సొంత',
  'కుటుంబ, పొదుపు',
  'తోబుట్టువుల, చిన్న ప్రయాణాల',
  'ఇంటి, భూమి',
  'పిల్లల, చదువుల',
  'రోజువారీ పనుల, పోటీల',
  'భాగస్వామ్య, దాంపత్య',
  'ఉమ్మడి, రహస్య',
  'విశ్వాసాల, దూర ప్రయాణాల',
  'వృత్తి, పేరుప్రతిష్ఠల',
  'స్నేహాల, ఆశల',
  'ఏకాంత, దూరదేశ',
];

const briefly: PerSign<string> = [
  'సొంత',
  'పొదుపు',
  'తోబుట్టువుల',
  'ఇంటి',
  'పిల్లల',
  'రోజువారీ పనుల',
  'భాగస్వామ్య',
  'ఉమ్మడి',
  'యాత్రల',
  'వృత్తి',
  'స్నేహాల',
  'దూరదేశ',
];

const ordinals: PerSign<string> = [
  'మొదటి',
  'రెండవ',
  'మూడవ',
  'నాలుగవ',
  'ఐదవ',
  'ఆరవ',
  'ఏడవ',
  'ఎనిమిదవ',
  'తొమ్మిదవ',
  'పదవ',
  'పదకొండవ',
  'పన్నెండవ',
];

/** Masculine: the verb ends in -డు for one planet and in -రు for two. */
const names = named.grahas;

const about = (houses: readonly number[]): string =>
  houses.length === 1
    ? ofSign(fields, houses[0] ?? 1)
    : houses.map((house) => ofSign(briefly, house)).join(', ');
const date = (at: Date): string =>
  `${at.toLocaleDateString('te-IN', { month: 'long', timeZone: 'UTC' })} ${at.getUTCDate()}`;

function ruler(planet: ClassicalPlanet, houses: readonly number[], grammarCase: TeluguCase): string {
  const all = houses.map((house) => ofSign(ordinals, house)).join(', ');
  return `${all} ${houses.length > 1 ? 'భావాల అధిపతి' : 'భావాధిపతి'} ${inCase(names[planet], grammarCase)}`;
}

const you = ({ lord }: Matter, grammarCase: TeluguCase = 'nominative'): string =>
  inCase(names[lord], grammarCase);
const other = ({ other: planet, houses }: Matter, grammarCase: TeluguCase = 'nominative'): string =>
  ruler(planet, houses, grammarCase);
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'ఇద్దరికీ బలం లేదు' : `${inCase(names[first], 'dative')} బలం లేదు`;
const helper = ({ third }: Matter, grammarCase: TeluguCase = 'nominative'): string =>
  inCase(third === undefined ? 'మూడవవాడు' : names[third], grammarCase);

/** Only a postposition or a verb in -రు may follow. */
const both = (m: Matter, grammarCase: TeluguCase = 'nominative'): string =>
  `${drawnOut(you(m, grammarCase))} ${drawnOut(other(m, grammarCase))}`;
const neither = (m: Matter): string => `${you(m, 'accusative')} గానీ ${other(m, 'accusative')} గానీ`;

const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' మిగిలిన దూరం ఒక డిగ్రీ కూడా లేదు, కాబట్టి ఏడాది మొదట్లోనే దీనిపై దృష్టి పెట్టండి.'
    : ithasala === 'Bhavishyat'
      ? ' ఇద్దరి కాంతి ఇంకా కలవలేదు, కాబట్టి ఫలితం ఏడాది చివరి భాగంలో కనిపిస్తుంది.'
      : '';

const natures: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'మీ నుండి నాయకత్వాన్ని ఆశిస్తారు; సగం మనసుతో చేసిన పని తృప్తినివ్వదు.',
  Moon: 'మనోభావాలు, పరిచయాలు, ప్రణాళికలు తరచుగా మారుతుంటాయి; వాటితో పాటు సాగడమే మేలు.',
  Mars: 'వేగం ఎక్కువగా ఉండే సంవత్సరం ఇది; ప్రణాళిక కంటే ధైర్యమే ఎక్కువ అక్కరకు వస్తుంది.',
  Mercury: 'చర్చలు, పత్రాలు, కొత్త చదువులు, చకచకా చేసే సర్దుబాట్లతో సాగే సంవత్సరం ఇది.',
  Jupiter: 'మంచి సలహా దగ్గరలోనే దొరుకుతుంది; ఉదారంగా చేసిన మేలు తిరిగి మిమ్మల్ని చేరుతుంది.',
  Venus: 'ఒత్తిడితో కానిది సామరస్యంతో, అభిరుచితో, ఆప్యాయతతో సాధ్యమవుతుంది.',
  Saturn: 'ఓర్పే ఈ సంవత్సరానికి పెట్టుబడి; నెమ్మదిగా కట్టినదే నిలుస్తుంది.',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `ఈ సంవత్సరానికి అధిపతి ${names[planet]}; ${ofSign(ordinals, house)} భావంలో ఉండటంతో ${about([house])} విషయాలే ఏడాదికి కేంద్రం అవుతాయి. ${natures[planet]}`;

const munthaIn = (house: number, advice: string): string =>
  `ముంథ ${ofSign(ordinals, house)} భావానికి చేరింది: ${advice}.`;

function standing(all: readonly Standing[], manner: string): string {
  const placed = [...new Set(all.map(({ house }) => house))].map((house) => {
    const there = all
      .filter((one) => one.house === house)
      .map(({ planet }) => (all.length > 1 ? drawnOut(names[planet]) : names[planet]));
    return `${ofSign(ordinals, house)} భావంలోని ${there.join(' ')}`;
  });
  return `ఈ సంవత్సరం ${placed.join(', ')} ${manner} ${all.length > 1 ? 'ఉన్నారు' : 'ఉన్నాడు'}.`;
}

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `మిమ్మల్ని సూచించే ${you(m)} ఈ సంవత్సరం ${other(m, 'accusative')} సమీపిస్తున్నాడు: ${about(m.houses)} విషయాలు మీకు చేరువవుతున్నాయి, ${isFriendly(m) ? 'దారి తెరిచే ఉంది' : 'అయితే దారిని మీరే తెరుచుకోవాలి'}.${soon(m)}`
          : `${other(m)} ఈ సంవత్సరం మిమ్మల్ని సూచించే ${you(m, 'accusative')} సమీపిస్తున్నాడు: ${about(m.houses)} విషయాలు ${isFriendly(m) ? 'వాటంతటవే' : 'కొన్ని షరతులతో'} మీ దగ్గరకు వస్తాయి.${soon(m)}`,
      (m) =>
        `${both(m, 'dative')} మధ్య దూరం తగ్గుతోంది. ${about(m.houses)} విషయాలలో కదలిక కనిపిస్తుంది; ${isFriendly(m) ? 'ఇద్దరిదీ స్నేహ దృష్టి' : 'ఇద్దరిదీ శత్రు దృష్టి కాబట్టి కొంత శ్రమపడాలి'}.${soon(m)}`,
      (m) =>
        `${both(m)} ఒకరికొకరు దగ్గరవుతున్నారు కాబట్టి ${about(m.houses)} వ్యవహారాలు ${isFriendly(m) ? 'దాదాపు వాటంతటవే' : 'పట్టుదలతో'} కుదురుతాయి.${soon(m)}`,
      (m) =>
        `${other(m)} ${you(m, 'oblique')} ${m.isLordFaster ? 'కోసం ఎదురుచూస్తున్నాడు' : 'వైపు త్వరపడుతున్నాడు'}; ${about(m.houses)} విషయాలలో మీరు మొదలుపెట్టేది ${isFriendly(m) ? 'సాఫీగా సాగుతుంది' : 'ఎదురుగాలి ఉన్నా గమ్యం చేరుతుంది'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${other(m, 'sociative')} ${you(m, 'oblique')} కలయిక ఇప్పుడే ముగిసింది. ${about(m.houses)} విషయాలలో కీలకమైన మాట జరిగిపోయింది; ఒప్పుకున్నదాన్ని పూర్తి చేయండి.`,
      (m) =>
        `${both(m)} ఒకరికొకరు దూరమవుతున్నారు; ${about(m.houses)} వ్యవహారాలలో హడావుడి కాలం దాటిపోయింది: కృతజ్ఞతలు చెప్పి, మిగిలినవి తేల్చుకోండి.`,
      (m) =>
        `${both(m)} ఇప్పటికే కలిసి విడిపోయారు: ${about(m.houses)} విషయాలలో మొదటి ఊపు తగ్గింది, తొందర కంటే నిదానమైన శ్రద్ధే మేలు చేస్తుంది.`,
    ],
    Nakta: [
      (m) =>
        `${both(m)} ఒకరినొకరు చూసుకోవడం లేదు, కానీ ఇద్దరి మధ్య ${helper(m)} రాకపోకలు సాగిస్తున్నాడు: ఇరుపక్షాలనూ ఎరిగిన చురుకైన వ్యక్తి ద్వారా ${about(m.houses)} వ్యవహారాలు చక్కబడతాయి.`,
      (m) =>
        `${about(m.houses)} విషయాలలో మీకు ఒక దూత కావాలి; ${both(m, 'dative')} మధ్య కాంతిని ${helper(m)} చేరవేస్తున్నాడు.`,
    ],
    Yamaya: [
      (m) =>
        `${both(m)} ఒకరినొకరు చూసుకోవడం లేదు, అయినా ఇద్దరూ ${helper(m, 'dative')} చేరువవుతున్నారు: ${about(m.houses)} విషయాలలో మీరు కలపలేనిదాన్ని అనుభవం గల పెద్దలు ఒకరు కలుపుతారు.`,
      (m) =>
        `${about(m.houses)} వ్యవహారాలలో ఇరుపక్షాలనూ కలపగలిగేవారి కోసం వేచి ఉండండి; ${you(m, 'oblique')} కాంతినీ ${other(m, 'oblique')} కాంతినీ ${helper(m)} ఒకచోట చేరుస్తున్నాడు.`,
    ],
    Manahoo: [
      (m) =>
        `${both(m, 'dative')} మధ్యకు ${helper(m)} వచ్చి నిలిచాడు. ${about(m.houses)} విషయాలలో మనస్పర్థలు గానీ ఆలస్యం గానీ రావచ్చు; ముందుగానే మాట్లాడుకోండి.`,
      (m) =>
        `${both(m, 'dative')} నడుమ కాంతికి ${helper(m)} అడ్డుగా ఉన్నాడు: ${about(m.houses)} వ్యవహారాలకు మరో ప్రణాళికను కూడా సిద్ధంగా ఉంచుకోండి.`,
    ],
    Kamboola: [
      (m) => `${both(m, 'dative')} చంద్రుడు చేయూతనిస్తున్నాడు: ${about(m.houses)} విషయాలలో మీ పక్షాన నిలిచేవారు ఉంటారు.`,
      (m) =>
        `${about(m.houses)} వ్యవహారాలలో మీకు తోడు నిలిచేవారు మీరు అనుకుంటున్నదానికంటే ఎక్కువ మందే, ఎందుకంటే ${both(m, 'dative')} మధ్య కుదిరిన ఒప్పందంలో చంద్రుడు కూడా చేరుతున్నాడు.`,
    ],
    Garikamboola: [
      (m) =>
        `చంద్రుడు ${neither(m)} తాకడం లేదు; అయితే తరువాతి రాశిలో అడుగుపెట్టగానే ${helper(m, 'accusative')} కలుస్తాడు: ${about(m.houses)} విషయాలలో సహాయం ఆలస్యంగా, మీరు ఊహించని వైపు నుండి వస్తుంది.`,
    ],
    Khallasara: [
      (m) =>
        `${both(m, 'accusative')} దాటుకుంటూ చంద్రుడు ఒంటరి దారిలో నడుస్తున్నాడు. ${about(m.houses)} విషయాలలో మీరు స్వయంగా సిద్ధం చేసుకున్నదే చేతికి వస్తుంది; ఇతరుల దయపై ఆశ పెట్టుకోకండి.`,
      (m) =>
        `${neither(m)} చూడకుండానే చంద్రుడు సాగిపోతున్నాడు కాబట్టి ${about(m.houses)} వ్యవహారాలలో ఎవరూ పక్షం వహించరు: మీ పని మీరు చేయండి, మెప్పు కోసం ఎదురుచూడకండి.`,
    ],
    Radda: [
      (m) => `${both(m)} మాట ఇచ్చారు, కానీ ${weakness(m)}: ${about(m.houses)} విషయాలలో మీకు చెప్పినదాన్ని మరోసారి నిర్ధారించుకోండి.`,
      (m) =>
        `${other(m, 'sociative')} ${you(m)} చేతులు కలిపినా ${weakness(m)}: ${about(m.houses)} వ్యవహారాలలో ఇచ్చిన మాట నెరవేరకుండా పోవచ్చు.`,
      (m) => `${both(m)} ఒప్పుకున్నా ${weakness(m)}: ${about(m.houses)} విషయాలలో చిన్నదైనా ఖాయమైన భాగాన్నే ముందుగా అందుకోండి.`,
      (m) =>
        `${about(m.houses)} విషయాలలో తేదీతో పాటు మరో మనిషి పేరును కూడా అడిగి ఉంచుకోండి: ${both(m, 'dative')} మధ్య మంచి మనసు ఉంది, కానీ ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `${both(m)} కలుస్తున్నారు; ఇద్దరిలో వేగంగా సాగేవాడికి బలం తక్కువ, నెమ్మదిగా సాగేవాడికి బలం ఎక్కువ: ${about(m.houses)} విషయాలలో ఆరంభం తడబడుతుంది, ముగింపు నిలుస్తుంది.`,
      (m) =>
        `${about(m.houses)} వ్యవహారాలను ఆరంభాన్ని బట్టి అంచనా వేయకండి; ${other(m, 'sociative')} ${you(m)} కలుస్తున్నా, బలం మాత్రం ఇద్దరిలో నెమ్మదైనవాడిదే.`,
    ],
    Duttota: [
      (m) =>
        `${both(m, 'dative')} బలం చాలదు; బలవంతుడైన ${helper(m)} ఇద్దరిలో ఒకరిని వెంట తీసుకెళ్తున్నాడు. ${about(m.houses)} విషయాలలో ఒంటరిగా ముందుకు వెళ్లకండి.`,
      (m) =>
        `${about(m.houses)} వ్యవహారాలకు ముగ్గురు కావాలి: ${both(m)} బలహీనంగా ఉన్నారు, ${helper(m)} తన బలాన్ని వారిలో ఒకరికి ఇస్తున్నాడు.`,
      (m) => `${about(m.houses)} విషయాలలో అనుభవం ఉన్నవారిని తోడు తీసుకోండి; ${both(m)} మోయలేని భారాన్ని ${helper(m)} మోస్తున్నాడు.`,
    ],
    Thambira: [
      (m) =>
        `${both(m, 'dative')} మధ్య వ్యవహారం రాశి చివరి దాకా వచ్చింది, తరువాతి రాశిలో ${helper(m)} ఎదురుచూస్తున్నాడు: ${about(m.houses)} విషయాలలో మలుపు ఆలస్యంగా వస్తుంది, సిద్ధంగా ఉండండి.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) => `${standing(all, 'బలంగా')} ఈ శక్తిని దానికి తగిన ఒక్క పనిపైనే కేంద్రీకరించండి.`,
    Durupha: (all) => `${standing(all, 'బలహీనంగా')}`,
  },
  allPlanets: {
    Iquabal: 'ఏడు గ్రహాలూ బలాన్నిచ్చే భావాలలో ఉన్నాయి. ఈ సంవత్సరం మీరు చేపట్టే పనికి గట్టి ఆధారం దొరుకుతుంది, నలుగురూ దాన్ని గమనిస్తారు.',
    Induvara: 'ఏడు గ్రహాలూ చెదరగొట్టే భావాలలో ఉన్నాయి. ఈ సంవత్సరం ప్రణాళికలు చిన్నవిగా ఉంచుకోండి, ఒకటి పక్వానికి వచ్చాకే మరొకటి మొదలుపెట్టండి.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      munthaIn(1, 'కొత్త మార్పును మీ నుండే మొదలుపెట్టండి'),
      munthaIn(2, 'మీ వనరులపై, మీ ఇంటివారిపై దృష్టి నిలుస్తుంది'),
      munthaIn(3, 'ధైర్యం, దగ్గరి ప్రయాణాలు, సూటి మాట ఉపయోగపడతాయి'),
      munthaIn(4, 'ముందుగా ఇంటి పనులు మీ శ్రద్ధను కోరుతాయి'),
      munthaIn(5, 'ఏదైనా సృష్టించండి, ఎవరికైనా నేర్పండి, ఆత్మీయులతో ఆనందంగా గడపండి'),
      munthaIn(6, 'దినచర్యను చక్కదిద్దుకోండి, గొడవలకు తావివ్వకండి'),
      munthaIn(7, 'సగం దారిని మరొకరు నిర్ణయిస్తారు'),
      munthaIn(8, 'ఆచితూచి అడుగు వేయండి, వదిలేసిన పనులను పూర్తి చేయండి'),
      munthaIn(9, 'ఒక గురువు, ఒక ప్రయాణం లేదా ఒక విశ్వాసం మీ దృష్టిని విశాలం చేస్తుంది'),
      munthaIn(10, 'మీ పనిని అందరూ చూస్తున్నారు, కాబట్టి దాన్ని చక్కగా చేయండి'),
      munthaIn(11, 'స్నేహాలు, పాత ఆశలు ఫలిస్తాయి'),
      munthaIn(12, 'సమయాన్నీ శక్తినీ అవి మీకు తిరిగి వచ్చే చోటే వెచ్చించండి'),
    ],
    balance: {
      helped: 'మొత్తంమీద ఈ సంవత్సరం ఆటంకాల కంటే సహాయమే ఎక్కువ: త్వరగా మొదలుపెట్టండి, కిందటిసారి కంటే ఎక్కువే అడగండి.',
      hindered: 'మొత్తంమీద ఈ సంవత్సరం ఓర్పును కోరుతుంది: ఉన్నవాటిని చక్కగా చూసుకోండి, కొత్తవాటిని చిన్నవిగా ఉంచుకోండి.',
      even: 'సహాయమూ ఆటంకమూ దాదాపు సమానంగా ఉన్నాయి, కాబట్టి అంతా మీ ఎంపికలోనే ఉంది: దారి తెరిచి ఉన్న చోటే శ్రమించండి.',
    },
    best: ({ planet, houses }) =>
      `${about(houses)} విషయాలలో దారి అన్నిటికంటే బాగా తెరిచి ఉంది, ఎందుకంటే ${ruler(planet, houses, 'dative')} అనుకూలత ఎక్కువ.`,
    worst: ({ planet, houses }) =>
      `${ruler(planet, houses, 'dative')} ఆటంకాలు ఎక్కువ: ${about(houses)} విషయాలలో నెమ్మదిగా సాగండి.`,
    when: (lord, from, to) =>
      `దీని ప్రభావం బాగా కనిపించే కాలం ${inCase(names[lord], 'oblique')} ముద్దా దశ: సుమారు ${date(from)} నుండి ${date(to)} వరకు.`,
  },
};
