import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { inCase, itIs, or, together, too } from '../languages/malayalam-cases.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import varshaphal from './varshaphal.json' with { type: 'json' };

const { texts: words } = varshaphal;

const fields: PerSign<readonly string[]> = [
  ['വ്യക്തിത്വം', 'ആത്മവിശ്വാസം'],
  ['കുടുംബം', 'നീക്കിയിരിപ്പ്'],
  ['സഹോദരങ്ങൾ', 'ചെറുയാത്രകൾ'],
  ['വീട്', 'ഭൂമി'],
  ['മക്കൾ', 'പഠനം'],
  ['ദൈനംദിന ജോലി', 'മത്സരം'],
  ['ദാമ്പത്യം', 'പങ്കാളിത്തം'],
  ['പൈതൃകം', 'രഹസ്യങ്ങൾ'],
  ['വിശ്വാസം', 'ദൂരയാത്രകൾ'],
  ['തൊഴിൽ', 'സൽപ്പേര്'],
  ['സൗഹൃദം', 'പ്രതീക്ഷകൾ'],
  ['ഏകാന്തത', 'വിദേശബന്ധങ്ങൾ'],
];

const briefly: PerSign<string> = [
  'വ്യക്തിത്വം',
  'കുടുംബം',
  'സഹോദരങ്ങൾ',
  'വീട്',
  'മക്കൾ',
  'ദൈനംദിന ജോലി',
  'പങ്കാളിത്തം',
  'പൈതൃകം',
  'ദൂരയാത്രകൾ',
  'തൊഴിൽ',
  'സൗഹൃദം',
  'ഏകാന്തത',
];

const ordinals: PerSign<string> = [
  'ഒന്നാം',
  'രണ്ടാം',
  'മൂന്നാം',
  'നാലാം',
  'അഞ്ചാം',
  'ആറാം',
  'ഏഴാം',
  'എട്ടാം',
  'ഒമ്പതാം',
  'പത്താം',
  'പതിനൊന്നാം',
  'പന്ത്രണ്ടാം',
];

type Case = Parameters<typeof inCase>[1];

/** Two houses in digits, because "X-ഉം രണ്ടും ഏഴും" would read as a list of three. */
const ruler = (planet: ClassicalPlanet, houses: readonly number[], grammarCase: Case): string =>
  `${houses.length > 1 ? `${houses.join(', ')} ഭാവങ്ങളുടെ അധിപനായ` : `${ofSign(ordinals, houses[0] ?? 1)} ഭാവാധിപനായ`} ${inCase(words.grahas[planet], grammarCase)}`;
const about = (houses: readonly number[]): string =>
  together(
    (houses.length === 1
      ? ofSign(fields, houses[0] ?? 1)
      : houses.map((house) => ofSign(briefly, house))
    ).map((word) => inCase(word, 'genitive')),
  );
const date = (at: Date): string =>
  at.toLocaleDateString('ml-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const own = ({ lord }: Matter, grammarCase: Case = 'nominative'): string =>
  inCase(words.grahas[lord], grammarCase);
const lordOf = ({ other, houses }: Matter, grammarCase: Case = 'nominative'): string =>
  ruler(other, houses, grammarCase);
const both = (m: Matter, grammarCase: Case = 'nominative'): string =>
  together([own(m, grammarCase), lordOf(m, grammarCase)]);
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'രണ്ടും ദുർബലമാണ്' : `${words.grahas[first]} ദുർബലമാണ്`;
const helper = ({ third }: Matter, grammarCase: Case = 'nominative'): string =>
  inCase(third === undefined ? 'മറ്റൊരു ഗ്രഹം' : words.grahas[third], grammarCase);
const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' ഒരു ഡിഗ്രിയിൽ താഴെ മാത്രമേ ബാക്കിയുള്ളൂ; അതിനാൽ വർഷത്തിന്റെ തുടക്കത്തിൽത്തന്നെ ഇതു ശ്രദ്ധിക്കുക.'
    : ithasala === 'Bhavishyat'
      ? ' രണ്ടിന്റെയും പ്രകാശം ഇനിയും ചേർന്നിട്ടില്ല; അതിനാൽ വർഷത്തിന്റെ അവസാനഭാഗത്ത് ഇതു പ്രതീക്ഷിക്കുക.'
      : '';

const natures: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'മുന്നിൽ നിന്നു നയിക്കാൻ മറ്റുള്ളവർ നിങ്ങളെയാണ് ഉറ്റുനോക്കുന്നത്; പാതിമനസ്സോടെ ചെയ്യുന്നതു തൃപ്തി തരില്ല.',
  Moon: 'മനസ്സും മനുഷ്യരും പദ്ധതികളും കൂടെക്കൂടെ മാറും; അവയ്ക്കൊപ്പം നീങ്ങുന്നതാണു നല്ലത്.',
  Mars: 'വേഗമേറിയ വർഷമാണിത്; ആസൂത്രണത്തെക്കാൾ ധൈര്യം തുണയാകും.',
  Mercury: 'ചർച്ചകളുടെയും രേഖകളുടെയും പഠനത്തിന്റെയും പെട്ടെന്നുള്ള മാറ്റങ്ങളുടെയും വർഷമാണിത്.',
  Jupiter: 'നല്ല ഉപദേശം അരികിൽത്തന്നെയുണ്ട്; ഉദാരമായി ചെയ്യുന്നതു തിരികെയെത്തും.',
  Venus: 'സമ്മർദത്തെക്കാൾ ഇണക്കവും അഭിരുചിയും സ്നേഹവുമാണു ഫലം ചെയ്യുക.',
  Saturn: 'ക്ഷമയാണ് ഈ വർഷത്തെ കൈമുതൽ; സാവധാനം പണിയുന്നതു നിലനിൽക്കും.',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${itIs(words.grahas[planet])} ഈ വർഷത്തിന്റെ അധിപൻ; ${ofSign(ordinals, house)} ഭാവത്തിൽ നിൽക്കുന്നതിനാൽ ${itIs(together(ofSign(fields, house)))} വർഷത്തിന്റെ കേന്ദ്രവിഷയം. ${natures[planet]}`;

const munthaIn = (house: number, advice: string): string =>
  `മുന്ഥ ${ofSign(ordinals, house)} ഭാവത്തിലെത്തിയിരിക്കുന്നു: ${advice}.`;

const standing = (all: readonly Standing[]): string => {
  const named = (planet: ClassicalPlanet): string =>
    all.length > 1 ? too(words.grahas[planet]) : words.grahas[planet];
  const houses = [...new Set(all.map(({ house }) => house))].sort((a, b) => a - b);
  const places = houses.map((house) => {
    const planets = all.filter((one) => one.house === house).map(({ planet }) => named(planet));
    return `${ofSign(ordinals, house)} ഭാവത്തിലെ ${planets.join(' ')}`;
  });
  return itIs(places.join(', '));
};

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `ഈ വർഷം നിങ്ങളെ സൂചിപ്പിക്കുന്ന ${own(m)} ${lordOf(m, 'sociative')} അടുക്കുന്നു: ${about(m.houses)} കാര്യങ്ങൾ കൈയെത്തും ദൂരത്തു വരുന്നു; ${isFriendly(m) ? 'വഴി തുറന്നുകിടക്കുകയാണ്' : 'എന്നാൽ വഴി നിങ്ങൾതന്നെ തുറക്കണം'}.${soon(m)}`
          : `${lordOf(m)} ഈ വർഷം നിങ്ങളെ സൂചിപ്പിക്കുന്ന ${own(m, 'sociative')} അടുക്കുന്നു: ${about(m.houses)} കാര്യങ്ങൾ ${isFriendly(m) ? 'താനേ' : 'ചില ഉപാധികളോടെ'} നിങ്ങളെ തേടിവരും.${soon(m)}`,
      (m) =>
        `${both(m, 'dative')} ഇടയിലെ അകലം കുറയുന്നു. ${about(m.houses)} കാര്യത്തിൽ ചലനം പ്രതീക്ഷിക്കാം; രണ്ടു ഗ്രഹങ്ങളും പരസ്പരം ${isFriendly(m) ? 'മിത്രദൃഷ്ടിയോടെ നോക്കുന്നു' : 'ശത്രുദൃഷ്ടിയോടെ നോക്കുന്നതിനാൽ പരിശ്രമം വേണ്ടിവരും'}.${soon(m)}`,
      (m) =>
        `${about(m.houses)} കാര്യങ്ങൾ ${isFriendly(m) ? 'ഏറക്കുറെ താനേ' : 'വിടാതെയുള്ള ശ്രമത്തിലൂടെ'} ഒത്തുവരും; ${both(m)} തമ്മിൽ അടുക്കുകയാണ്.${soon(m)}`,
      (m) =>
        `${lordOf(m)} ${m.isLordFaster ? `${own(m, 'accusative')} കാത്തുനിൽക്കുന്നു` : `${own(m, 'genitive')} അരികിലേക്കു വേഗം വരുന്നു`}; ${about(m.houses)} കാര്യത്തിൽ ${isFriendly(m) ? 'പുതുതായി തുടങ്ങാൻ കാറ്റ് അനുകൂലമാണ്' : 'ആദ്യം എതിർപ്പു കണ്ടേക്കാം, എങ്കിലും മുന്നോട്ടു പോകാനാകും'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${both(m)} തമ്മിൽ കണ്ടുപിരിഞ്ഞതേയുള്ളൂ. ${about(m.houses)} കാര്യത്തിൽ പ്രധാനപ്പെട്ട സംസാരം കഴിഞ്ഞു; പറഞ്ഞുറപ്പിച്ചതു പൂർത്തിയാക്കുക.`,
      (m) =>
        `${about(m.houses)} കാര്യങ്ങളിൽ തിരക്കേറിയ സമയം കടന്നുകഴിഞ്ഞു; ${both(m)} തമ്മിൽ അകലുകയാണ്: നന്ദി പറയുക, ബാക്കിയുള്ളതു തീർക്കുക.`,
      (m) =>
        `${both(m)} തമ്മിലുള്ള കൂടിക്കാഴ്ച കഴിഞ്ഞു: ${about(m.houses)} കാര്യങ്ങളിൽ ആദ്യത്തെ വേഗം അടങ്ങി, തിടുക്കത്തെക്കാൾ ശാന്തമായ കരുതലാണു ഗുണം ചെയ്യുക.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിൽ ഏറിയ പങ്കും കഴിഞ്ഞു; ${lordOf(m)} ${own(m, 'sociative')} യാത്ര പറഞ്ഞുകഴിഞ്ഞു: ബാക്കിയുള്ളതു ചിട്ടയോടെ നോക്കുക.`,
    ],
    Nakta: [
      (m) =>
        `${both(m)} പരസ്പരം നോക്കുന്നില്ല; എന്നാൽ അവയ്ക്കിടയിൽ ${helper(m)} ഓടിയെത്തുന്നു: ${about(m.houses)} കാര്യം ഇരുകൂട്ടരെയും അറിയുന്ന, ചുറുചുറുക്കുള്ള ഒരാളിലൂടെ നടക്കും.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിൽ ഇടനിലയ്ക്ക് ഒരാൾ വേണം; ${both(m, 'dative')} ഇടയിൽ പ്രകാശമെത്തിക്കുന്നത് ${itIs(helper(m))}.`,
      (m) =>
        `${helper(m)} ${both(m, 'dative')} ഇടയിലെ ദൂതനാകുന്നു: ${about(m.houses)} കാര്യത്തിൽ പരിചയക്കാരോടു സംസാരിക്കുക, അവരിൽ ഒരാൾ വഴി കാട്ടും.`,
    ],
    Yamaya: [
      (m) =>
        `${both(m)} പരസ്പരം നോക്കുന്നില്ല, എങ്കിലും രണ്ടും ${helper(m, 'sociative')} അടുക്കുന്നു: ${about(m.houses)} കാര്യത്തിൽ നിങ്ങൾക്ക് ഒറ്റയ്ക്കു കഴിയാത്തതു മുതിർന്ന ഒരാൾ കൂട്ടിയിണക്കും.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിൽ ഇരുകൂട്ടരെയും ഒന്നിപ്പിക്കാൻ കഴിയുന്ന ആൾക്കായി കാത്തിരിക്കുക; ${both(m, 'genitive')} പ്രകാശം ${helper(m)} ഒന്നിച്ചുചേർക്കുന്നു.`,
    ],
    Manahoo: [
      (m) =>
        `${both(m, 'dative')} ഇടയിൽ ${helper(m)} വന്നുനിൽക്കുന്നു. ${about(m.houses)} കാര്യത്തിൽ തർക്കമോ താമസമോ ഉണ്ടാകാം; അതു വളരുന്നതിനു മുമ്പേ സംസാരിച്ചുതീർക്കുക.`,
      (m) =>
        `${both(m, 'genitive')} പ്രകാശത്തിനു കുറുകെ ${helper(m)} നിൽക്കുന്നു: ${about(m.houses)} കാര്യത്തിൽ മറ്റൊരു പദ്ധതികൂടി കരുതിവയ്ക്കുക.`,
    ],
    Kamboola: [
      (m) => `ചന്ദ്രൻ ${both(m, 'dative')} കൈത്താങ്ങാകുന്നു: ${about(m.houses)} കാര്യത്തിൽ ആളുകൾ നിങ്ങളുടെ പക്ഷത്തു നിൽക്കും.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിൽ നിങ്ങൾ കരുതുന്നതിലും കൂടുതൽ പേർ ഒപ്പമുണ്ട്; ${both(m)} തമ്മിലുള്ള ധാരണയിൽ ചന്ദ്രനും ചേരുന്നു.`,
    ],
    Garikamboola: [
      (m) =>
        `ചന്ദ്രൻ ${or(own(m, 'accusative'))} ${or(lordOf(m, 'accusative'))} തൊടുന്നില്ല; എന്നാൽ അടുത്ത രാശിയിൽ കടക്കുമ്പോൾ ${helper(m, 'accusative')} കാണും: ${about(m.houses)} കാര്യത്തിൽ സഹായം വൈകിയും പ്രതീക്ഷിക്കാത്ത ദിശയിൽ നിന്നും വരും.`,
    ],
    Khallasara: [
      (m) =>
        `ചന്ദ്രൻ ${both(m, 'accusative')} വിട്ട് ഒഴിഞ്ഞ വഴിയിലൂടെ നടക്കുന്നു. ${about(m.houses)} കാര്യത്തിൽ സ്വയം ഒരുക്കിയതേ കൈയിലെത്തൂ; മറ്റുള്ളവരുടെ സഹായം കാത്തിരിക്കേണ്ട.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിൽ ആരും പക്ഷം പിടിക്കില്ല; ചന്ദ്രൻ ${both(m, 'accusative')} നോക്കാതെ കടന്നുപോകുന്നു: കൈയടി പ്രതീക്ഷിക്കാതെ ജോലി ചെയ്യുക.`,
    ],
    Radda: [
      (m) =>
        `${both(m)} ധാരണയിലെത്തുന്നു, എന്നാൽ ${weakness(m)}: ${about(m.houses)} കാര്യത്തിൽ കേൾക്കുന്നതെന്തും ഉറപ്പുവരുത്തുക.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിൽ കിട്ടിയ വാക്കു നടക്കാതെ പോകാം; ${both(m)} കൈകോർക്കുന്നുണ്ടെങ്കിലും ${weakness(m)}.`,
      (m) =>
        `${both(m)} യോജിക്കുന്നുണ്ട്, എങ്കിലും ${weakness(m)}: ${about(m.houses)} കാര്യത്തിൽ ചെറുതെങ്കിലും ഉറപ്പുള്ള ഭാഗം ആദ്യം എടുക്കുക.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിൽ ഒരു തീയതിയും രണ്ടാമതൊരു പേരും ചോദിച്ചുവയ്ക്കുക: ${both(m, 'dative')} ഇടയിൽ സന്മനസ്സുണ്ട്, എന്നാൽ ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `${both(m)} ചേരുമ്പോൾ വേഗമുള്ള ഗ്രഹം ദുർബലവും മന്ദമായതു ബലമുള്ളതുമാണ്: ${about(m.houses)} കാര്യത്തിൽ തുടക്കം ഇടറിയാലും അവസാനം ഉറച്ചുനിൽക്കും.`,
      (m) => `${about(m.houses)} കാര്യം തുടക്കം കണ്ടു വിലയിരുത്തരുത്; ${both(m)} ചേരുമ്പോൾ മന്ദഗതിയുള്ള ഗ്രഹത്തിനാണു ബലം.`,
    ],
    Duttota: [
      (m) =>
        `${both(m, 'dative')} ബലമില്ല; എന്നാൽ ബലമുള്ള ${helper(m)} ഒന്നിനെ ഒപ്പം കൂട്ടുന്നു. ${about(m.houses)} കാര്യത്തിൽ ഒറ്റയ്ക്കു നീങ്ങരുത്.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിനു മൂന്നു പേർ വേണം: ${both(m, 'dative')} ബലം പോരാ, ${helper(m)} അത് ഒന്നിനു നൽകുന്നു.`,
      (m) =>
        `${about(m.houses)} കാര്യത്തിൽ കൂടുതൽ പരിചയമുള്ള ഒരാളെ ഒപ്പം കൂട്ടുക; ${both(m, 'dative')} താങ്ങാനാകാത്തത് ${helper(m)} താങ്ങും.`,
    ],
    Thambira: [
      (m) =>
        `${both(m, 'dative')} ഇടയിൽ വഴിത്തിരിവു വൈകിയേ വരൂ; രാശി കടന്നാൽ ${helper(m)} കാത്തുനിൽപ്പുണ്ട്: ${about(m.houses)} കാര്യത്തിന് ഒരുങ്ങിയിരിക്കുക.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) => `ഈ വർഷം ബലത്തോടെ നിൽക്കുന്നത് ${standing(all)}. ഈ കരുത്ത് അതിനു യോഗ്യമായ ഒരൊറ്റ കാര്യത്തിൽ ചെലവിടുക.`,
    Durupha: (all) => `ഈ വർഷം ബലം കുറഞ്ഞുനിൽക്കുന്നത് ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'ഏഴു ഗ്രഹങ്ങളും ബലം നൽകുന്ന ഭാവങ്ങളിലാണ്. ഈ വർഷം നിങ്ങൾ ഏറ്റെടുക്കുന്നതിന് ഉറച്ച അടിത്തറ കിട്ടും; ആളുകൾ അതു ശ്രദ്ധിക്കുകയും ചെയ്യും.',
    Induvara: 'ഏഴു ഗ്രഹങ്ങളും ശക്തി ചിതറിക്കുന്ന ഭാവങ്ങളിലാണ്. ഈ വർഷം പദ്ധതികൾ ചെറുതാക്കുക; ഒന്നു പാകമായ ശേഷം മാത്രം അടുത്തതു തുടങ്ങുക.',
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
      munthaIn(1, 'നിങ്ങളിൽ നിന്നുതന്നെ പുതിയൊരു തുടക്കം കുറിക്കുക'),
      munthaIn(2, 'സ്വന്തം വിഭവങ്ങൾക്കും വീട്ടുകാർക്കും ശ്രദ്ധ നൽകുക'),
      munthaIn(3, 'ധൈര്യവും ചെറുയാത്രകളും തുറന്ന സംസാരവും തുണയാകും'),
      munthaIn(4, 'വീട്ടുകാര്യങ്ങൾക്കാണ് ആദ്യം ശ്രദ്ധ വേണ്ടത്'),
      munthaIn(5, 'എന്തെങ്കിലും സൃഷ്ടിക്കുക, എന്തെങ്കിലും പഠിപ്പിക്കുക, പ്രിയപ്പെട്ടവരോടൊപ്പം സന്തോഷിക്കുക'),
      munthaIn(6, 'ദിനചര്യ ചിട്ടപ്പെടുത്തുക, വഴക്കുകൾക്കു വളം വയ്ക്കരുത്'),
      munthaIn(7, 'വഴിയുടെ പാതി മറ്റൊരാളാണു നിശ്ചയിക്കുന്നത്'),
      munthaIn(8, 'കരുതലോടെ നീങ്ങുക, മുടങ്ങിക്കിടക്കുന്നതു തീർക്കുക'),
      munthaIn(9, 'ഒരു ഗുരുവോ യാത്രയോ വിശ്വാസമോ കാഴ്ചപ്പാടു വിശാലമാക്കും'),
      munthaIn(10, 'നിങ്ങളുടെ ജോലി എല്ലാവരും കാണുന്നുണ്ട്, അതു നന്നായി ചെയ്യുക'),
      munthaIn(11, 'സുഹൃത്തുക്കളും പഴയ പ്രതീക്ഷകളും ഫലം തരും'),
      munthaIn(12, 'സമയവും ശക്തിയും തിരികെ കിട്ടുന്നിടത്തു ചെലവിടുക'),
    ],
    balance: {
      helped: 'ആകെ നോക്കിയാൽ ഈ വർഷം തടസ്സങ്ങളെക്കാൾ സഹായമാണു കൂടുതൽ: നേരത്തേ തുടങ്ങുക, കഴിഞ്ഞ തവണത്തെക്കാൾ കൂടുതൽ ചോദിക്കുക.',
      hindered: 'ആകെ നോക്കിയാൽ ഈ വർഷം ക്ഷമ ആവശ്യപ്പെടുന്നു: ഉള്ളതു ഭംഗിയായി സൂക്ഷിക്കുക, പുതിയവ ചെറുതായിരിക്കട്ടെ.',
      even: 'സഹായവും തടസ്സവും ഏതാണ്ട് ഒപ്പത്തിനൊപ്പമാണ്, അതിനാൽ എന്തു തിരഞ്ഞെടുക്കുന്നു എന്നതാണു പ്രധാനം: വഴി തുറന്നുകിടക്കുന്നിടത്തു പരിശ്രമിക്കുക.',
    },
    best: ({ planet, houses }) =>
      `${about(houses)} കാര്യത്തിലാണു വഴി കൂടുതൽ തുറന്നുകിടക്കുന്നത്; ${itIs(ruler(planet, houses, 'dative'))} ഏറ്റവുമധികം പിന്തുണയുള്ളത്.`,
    worst: ({ planet, houses }) =>
      `ഏറ്റവും കൂടുതൽ എതിർപ്പു നേരിടുന്നത് ${itIs(ruler(planet, houses, 'nominative'))}: ${about(houses)} കാര്യത്തിൽ സാവധാനം നീങ്ങുക.`,
    when: (lord, from, to) =>
      `ഇതു കൂടുതൽ തെളിയുന്നത് ${inCase(words.grahas[lord], 'genitive')} മുദ്ദാദശയിലാണ്, ഏകദേശം ${date(from)} മുതൽ ${date(to)} വരെ.`,
  },
};
