import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { listWith } from '../languages/list-with.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import varshaphal from './varshaphal.json' with { type: 'json' };

/** এবং between members that have their own ও. */
const list = (items: readonly string[], and: 'ও' | 'এবং' = 'ও'): string => listWith(items, and);

const { texts: answer } = varshaphal;

/** Nominative, as before নিয়ে; `genitive` makes the genitive. */
const fields: PerSign<string> = [
  'আত্মবিশ্বাস ও নিজের পথ',
  'পরিবার ও নিজের সম্বল',
  'যোগাযোগ ও ছোটখাটো ভ্রমণ',
  'ঘরবাড়ি ও জমি',
  'সন্তান ও বিদ্যা',
  'দৈনন্দিন কাজ ও প্রতিযোগিতা',
  'দাম্পত্য ও অংশীদারি',
  'যৌথ দায়িত্ব ও গূঢ় জ্ঞান',
  'বিশ্বাস ও দূরযাত্রা',
  'কর্মজীবন ও সুনাম',
  'বন্ধুত্ব ও আশা',
  'একান্ত সময় ও দূর দেশ',
];

/** For planets that rule two houses. */
const briefly: PerSign<string> = [
  'আত্মবিশ্বাস',
  'পরিবার',
  'যোগাযোগ',
  'ঘরবাড়ি',
  'সন্তান',
  'দৈনন্দিন কাজ',
  'অংশীদারি',
  'যৌথ দায়িত্ব',
  'দূরযাত্রা',
  'কর্মজীবন',
  'বন্ধুত্ব',
  'একান্ত সময়',
];

const ordinals: PerSign<string> = [
  'প্রথম',
  'দ্বিতীয়',
  'তৃতীয়',
  'চতুর্থ',
  'পঞ্চম',
  'ষষ্ঠ',
  'সপ্তম',
  'অষ্টম',
  'নবম',
  'দশম',
  'একাদশ',
  'দ্বাদশ',
];

const names = answer.grahas;

/** -র after a vowel sign, -এর after a consonant; the dot genitive য় is no vowel. */
const genitive = (words: string): string => `${words}${/[\u09be-\u09cc]$/u.test(words) ? 'র' : 'ের'}`;
/** The accusative: one ending after every sound. */
const seen = (words: string): string => `${words}কে`;

const ruled = (houses: readonly number[]): string =>
  `${list(houses.map((house) => ofSign(ordinals, house)))} ভাবের`;
const about = (houses: readonly number[]): string =>
  houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)));
const date = (at: Date): string =>
  at.toLocaleDateString('bn-IN-u-nu-latn', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const matter = ({ houses }: Matter): string => about(houses);
const lordOf = ({ other, houses }: Matter): string => `${ruled(houses)} অধিপতি ${names[other]}`;
const both = (m: Matter): string => `${names[m.lord]} এবং ${lordOf(m)}`;
const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'দুটিই দুর্বল' : `${names[first]} দুর্বল`;
const helper = ({ third }: Matter): string => (third === undefined ? 'তৃতীয় একটি গ্রহ' : names[third]);

const times = [
  {
    Poorna: 'মিলনের আর এক অংশও বাকি নেই, তাই বছরের শুরুতেই এদিকে মন দিন।',
    Bhavishyat: 'দুটির জ্যোতি এখনও মেলেনি, তাই ফল দেখা দেয় বছরের শেষ ভাগে।',
  },
  {
    Poorna: 'ব্যবধান এক অংশেরও কম, তাই বছরের গোড়াতেই উদ্যোগ নিন।',
    Bhavishyat: 'একের জ্যোতি অন্যটির কাছে এখনও পৌঁছায়নি; এর সময় আসে বছরের দ্বিতীয়ার্ধে।',
  },
  {
    Poorna: 'মিলন প্রায় পূর্ণ, তাই বছরের প্রথম দিকটা হাতছাড়া করবেন না।',
    Bhavishyat: 'মিলতে এখনও দেরি আছে, তাই তাড়াহুড়ো না করে বছরের শেষ দিকে নজর রাখুন।',
  },
  {
    Poorna: 'মিলনের মুহূর্ত একেবারে কাছে; বছরের প্রথম মাসগুলিতেই চোখ খোলা রাখুন।',
    Bhavishyat: 'দেখা হতে এখনও বাকি, তাই বছরের শেষ মাসগুলির জন্য উৎসাহ জমিয়ে রাখুন।',
  },
] as const;
const soon = ({ ithasala }: Matter, way: 0 | 1 | 2 | 3): string =>
  ithasala === 'Poorna' || ithasala === 'Bhavishyat' ? ` ${times[way][ithasala]}` : '';

const natures: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'মানুষ আপনার কাছে নেতৃত্ব আশা করে; আধখানা মন দিয়ে করা কাজে তৃপ্তি আসবে না।',
  Moon: 'মন, মানুষ আর পরিকল্পনা বারবার বদলায়; সেই বদলের সঙ্গে তাল মিলিয়ে চলাই ভালো।',
  Mars: 'বছরের গতি দ্রুত; পরিকল্পনার চেয়ে সাহস এবার বেশি কাজে লাগে।',
  Mercury: 'কথাবার্তা, কাগজপত্র, শেখা আর চটজলদি শুধরে নেওয়ার বছর এটি।',
  Jupiter: 'ভালো পরামর্শ হাতের কাছেই মেলে, আর উদার মনে যা করেন তা ফিরে আসে।',
  Venus: 'জোর খাটানোর চেয়ে মিল, রুচি আর স্নেহে কাজ হয় বেশি।',
  Saturn: 'ধৈর্যই এ বছরের আসল শক্তি; যা ধীরে গড়ে ওঠে তা-ই টেকে।',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${names[planet]} এ বছরের অধিপতি এবং ${ofSign(ordinals, house)} ভাবে অবস্থিত, তাই বছরের কেন্দ্রে রয়েছে ${ofSign(fields, house)}। ${natures[planet]}`;

const munthaIn = (house: number, advice: string): string =>
  `মুন্থা ${ofSign(ordinals, house)} ভাবে এসেছে: ${advice}।`;

const standing = (all: readonly Standing[]): string =>
  list(
    [...Map.groupBy(all, ({ house }) => house)].map(
      ([house, here]) => `${ruled([house])} ${list(here.map(({ planet }) => names[planet]))}`,
    ),
    'এবং',
  );

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `এ বছর আপনার প্রতিনিধি গ্রহ ${names[m.lord]} ${genitive(lordOf(m))} দিকে এগোচ্ছে: ${genitive(matter(m))} বিষয়টি আপনার নাগালে আসছে, ${isFriendly(m) ? 'পথও খোলা' : 'তবে পথ নিজেকেই করে নিতে হবে'}।${soon(m, 0)}`
          : `এ বছর ${lordOf(m)} আপনার প্রতিনিধি গ্রহ ${genitive(names[m.lord])} দিকে এগিয়ে আসছে: ${genitive(matter(m))} বিষয়টি নিজে থেকেই আপনার কাছে আসে, ${isFriendly(m) ? 'সহজ ছন্দে' : 'তবে কিছু শর্ত নিয়ে'}।${soon(m, 0)}`,
      (m) =>
        `${genitive(names[m.lord])} সঙ্গে ${genitive(lordOf(m))} দূরত্ব কমে আসছে। ${genitive(matter(m))} বিষয়ে কিছু অগ্রগতি আশা করতে পারেন; দুই গ্রহের দৃষ্টি ${isFriendly(m) ? 'মিত্রভাবের, তাই কাজ সহজে এগোয়' : 'শত্রুভাবের, তাই পরিশ্রম লাগে'}।${soon(m, 1)}`,
      (m) =>
        `${genitive(matter(m))} বিষয়টি ${isFriendly(m) ? 'প্রায় আপনা থেকেই' : 'লেগে থাকলে তবেই'} রূপ পায়, কারণ ${both(m)} পরস্পরের কাছে আসছে।${soon(m, 2)}`,
      (m) =>
        `${lordOf(m)} ${genitive(names[m.lord])} ${m.isLordFaster ? 'অপেক্ষায় আছে' : 'দিকে ছুটে আসছে'}; ${matter(m)} নিয়ে যা শুরু করেন, ${isFriendly(m) ? 'তার পালে অনুকূল হাওয়া লাগে' : 'তা উল্টো হাওয়া ঠেলে তীরে পৌঁছায়'}।${soon(m, 3)}`,
    ],
    Easarpha: [
      (m) =>
        `${both(m)} সদ্য পরস্পরকে ছেড়ে এগিয়ে গেছে। ${genitive(matter(m))} বিষয়ে আসল কথাটি হয়ে গেছে; যা ঠিক হয়েছিল তা শেষ করুন।`,
      (m) =>
        `${genitive(matter(m))} বিষয়টির সবচেয়ে ব্যস্ত সময় পেরিয়ে গেছে, কারণ ${genitive(names[m.lord])} সঙ্গে ${genitive(lordOf(m))} দূরত্ব এখন বাড়ছে: ধন্যবাদ জানিয়ে যা বাকি আছে তা মিটিয়ে নিন।`,
      (m) =>
        `${genitive(names[m.lord])} সঙ্গে ${genitive(lordOf(m))} দেখা হয়ে গেছে: ${genitive(matter(m))} বিষয়ে প্রথম জোয়ার কেটে গেছে, তাড়াহুড়োর চেয়ে ধীর যত্নই বেশি কাজ দেবে।`,
      (m) => `${genitive(both(m))} মিলন পিছনে পড়ে রইল; ${matter(m)} নিয়ে যা শেখা হল তা মনে রাখুন।`,
    ],
    Nakta: [
      (m) =>
        `${both(m)} পরস্পরকে দেখে না, তবে দুটির মধ্যে ${helper(m)} ছোটাছুটি করে: ${genitive(matter(m))} বিষয়টির সুরাহা হয় কোনও চটপটে পরিচিতের হাতে।`,
      (m) =>
        `${matter(m)} নিয়ে মাঝখানে একজন বার্তাবাহক চাই; ${genitive(both(m))} মধ্যে জ্যোতি বয়ে নিয়ে যায় ${helper(m)}।`,
      (m) =>
        `${genitive(names[m.lord])} কথা ${genitive(lordOf(m))} কাছে সরাসরি পৌঁছায় না, পৌঁছায় ${genitive(helper(m))} মারফত: ${genitive(matter(m))} বিষয়ে দুই পক্ষের চেনা কারও সাহায্য নিন।`,
    ],
    Yamaya: [
      (m) =>
        `${both(m)} পরস্পরকে দেখে না, তবু দুটির সঙ্গেই ${genitive(helper(m))} দূরত্ব কমছে: ${genitive(matter(m))} বিষয়ে বয়সে বড়, ধীরস্থির কেউ মিল করিয়ে দেন।`,
      (m) =>
        `${matter(m)} নিয়ে এমন কারও অপেক্ষায় থাকুন যিনি দুই পক্ষকে মেলাতে পারেন; ${genitive(both(m))} জ্যোতি একত্র করে ${helper(m)}।`,
      (m) =>
        `${both(m)}, দুটিরই মিলন ${genitive(helper(m))} সঙ্গে: ${genitive(matter(m))} বিষয়ে প্রবীণ কারও পরামর্শে জট খোলে।`,
    ],
    Manahoo: [
      (m) =>
        `${genitive(both(m))} মাঝখানে এসে দাঁড়ায় ${helper(m)}। ${matter(m)} নিয়ে মতভেদ বা দেরি হতে পারে; আগেভাগে কথা বলে নিন।`,
      (m) =>
        `${genitive(both(m))} মিলনে বাধা হয়ে দাঁড়ায় ${helper(m)}: ${genitive(matter(m))} বিষয়ে বিকল্প একটি পরিকল্পনাও তৈরি রাখুন।`,
      (m) =>
        `${genitive(matter(m))} বিষয়ে হাতে বাড়তি সময় রাখুন; ${genitive(both(m))} জ্যোতির পথে এসে পড়েছে ${helper(m)}।`,
    ],
    Kamboola: [
      (m) => `${genitive(both(m))} সঙ্গে চন্দ্রও যোগ দেয়: ${genitive(matter(m))} বিষয়ে মানুষ আপনার পাশে দাঁড়ায়।`,
      (m) =>
        `${matter(m)} নিয়ে আপনার সহায় যত ভাবছেন তার চেয়ে বেশি, কারণ ${genitive(both(m))} মিলনে চন্দ্রও হাত মেলায়।`,
      (m) => `${genitive(matter(m))} বিষয়ে ভরসার মানুষ কাছেই আছেন; ${genitive(both(m))} দিকে চন্দ্রও হাত বাড়ায়।`,
    ],
    Garikamboola: [
      (m) =>
        `চন্দ্র এখনও ${names[m.lord]} কিংবা ${genitive(lordOf(m))} সঙ্গে যুক্ত নয়, তবে পরের রাশিতে ঢুকেই ${genitive(helper(m))} সঙ্গে মেলে: ${genitive(matter(m))} বিষয়ে সাহায্য আসে দেরিতে, অপ্রত্যাশিত দিক থেকে।`,
      (m) =>
        `${matter(m)} নিয়ে সাহায্য পেতে একটু সবুর করুন; ${genitive(both(m))} পাশে চন্দ্র এখনও নেই, কিন্তু পরের রাশিতে পা রেখেই সে ${genitive(helper(m))} দেখা পায়।`,
    ],
    Khallasara: [
      (m) =>
        `${seen(both(m))} না ছুঁয়ে চন্দ্র একলা পথে চলে যায়। ${genitive(matter(m))} বিষয়ে সেটুকুই হাতে আসে যেটুকুর প্রস্তুতি আপনি নিজে নিয়েছেন; কারও অনুগ্রহের ভরসায় থাকবেন না।`,
      (m) =>
        `${matter(m)} নিয়ে কেউ পক্ষ নেয় না, কারণ চন্দ্র ${seen(both(m))} না দেখেই চলে যায়: কাজ করে যান, বাহবার অপেক্ষা করবেন না।`,
    ],
    Radda: [
      (m) => `${both(m)} একমত, কিন্তু ${weakness(m)}: ${genitive(matter(m))} বিষয়ে যা বলা হয় তা যাচাই করে নিন।`,
      (m) => `${matter(m)} নিয়ে দেওয়া কথা মাঝপথে বদলে যেতে পারে, কারণ ${genitive(both(m))} মধ্যে ${weakness(m)}।`,
      (m) =>
        `${both(m)} কথা দিয়েছে, তবে ${weakness(m)}: ${genitive(matter(m))} বিষয়ে আগে ছোট অথচ নিশ্চিত অংশটুকু নিন।`,
      (m) =>
        `${matter(m)} নিয়ে কথা হলে তারিখ আর দ্বিতীয় একটি নামও চেয়ে রাখুন: ${genitive(both(m))} মধ্যে সদ্ভাব আছে, কিন্তু ${weakness(m)}।`,
    ],
    Dupparikutha: [
      (m) =>
        `${genitive(both(m))} মধ্যে দ্রুত গ্রহটি দুর্বল, ধীর গ্রহটি বলবান: ${genitive(matter(m))} বিষয়ে শুরুটা হোঁচট খায়, কিন্তু শেষটা টেকে।`,
      (m) =>
        `শুরু দেখে ${genitive(matter(m))} বিষয়টির বিচার করবেন না; ${genitive(both(m))} মধ্যে বল রয়েছে ধীর গ্রহটির হাতে।`,
    ],
    Duttota: [
      (m) =>
        `${both(m)} দুটিই দুর্বল, কিন্তু ${helper(m)} বলবান, আর সে এদের একটিকে সঙ্গে নিয়ে চলে। ${genitive(matter(m))} বিষয়ে একা চলবেন না।`,
      (m) =>
        `${matter(m)} নিয়ে দুজনে কুলোয় না: ${genitive(both(m))} বল কম, আর ${helper(m)} দুটির একটিকে নিজের বল ধার দেয়।`,
      (m) =>
        `${genitive(matter(m))} বিষয়ে অভিজ্ঞ কাউকে সঙ্গে নিন; ${both(m)} যা সামলাতে পারে না, ${helper(m)} তা সামলায়।`,
    ],
    Thambira: [
      (m) =>
        `রাশির শেষ প্রান্তে ${genitive(both(m))} মোড় ঘোরে দেরিতে, আর পরের রাশিতে ${helper(m)} অপেক্ষায় থাকে: ${genitive(matter(m))} বিষয়ে তৈরি থাকুন।`,
      (m) =>
        `${matter(m)} নিয়ে দেরিকে শেষ কথা ভাববেন না; ${both(m)} এখন মেলে না, তবে রাশি বদলালেই দুটির একটির দেখা হয় ${genitive(helper(m))} সঙ্গে।`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) => `${standing(all)} এ বছর বলবান। এই শক্তি সার্থক একটি কাজে লাগান।`,
    Durupha: (all) => `${standing(all)} এ বছর দুর্বল।`,
  },
  allPlanets: {
    Iquabal: 'সাতটি গ্রহই রয়েছে বল জোগানো ভাবগুলিতে। এ বছর যা শুরু করেন তা শক্ত ভিত পায়, আর মানুষ তা লক্ষ করে।',
    Induvara:
      'সাতটি গ্রহই রয়েছে শক্তি ছড়িয়ে দেওয়া ভাবগুলিতে। এ বছর পরিকল্পনা ছোট রাখুন, আর একটি কাজ পাকলে তবেই অন্যটি ধরুন।',
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
      munthaIn(1, 'নতুন শুরুটা নিজেকে দিয়েই করুন'),
      munthaIn(2, 'মন থাকে নিজের সম্বল আর পরিবারের দিকে'),
      munthaIn(3, 'সাহস, কাছের পথ আর সোজা কথা কাজে আসে'),
      munthaIn(4, 'ঘরের কাজ আগে মনোযোগ চায়'),
      munthaIn(5, 'কিছু গড়ুন, কাউকে শেখান, কারও সঙ্গে আনন্দ করুন'),
      munthaIn(6, 'রোজকার নিয়ম গুছিয়ে নিন, আর ঝগড়া বাড়তে দেবেন না'),
      munthaIn(7, 'পথের অর্ধেকটা ঠিক করেন অন্য একজন'),
      munthaIn(8, 'সাবধানে চলুন, আর যা আধখানা পড়ে আছে তা সেরে ফেলুন'),
      munthaIn(9, 'কোনও গুরু, কোনও যাত্রা বা কোনও বিশ্বাস দৃষ্টি খুলে দেয়'),
      munthaIn(10, 'আপনার কাজ সবার চোখে পড়ে, তাই তা যত্ন করে করুন'),
      munthaIn(11, 'বন্ধুত্ব আর পুরনো আশায় ফল ধরে'),
      munthaIn(12, 'সময় ও শক্তি সেখানেই দিন, যেখান থেকে তা ফিরে আসে'),
    ],
    balance: {
      helped: 'সব মিলিয়ে এ বছর বাধার চেয়ে সহায় বেশি: আগেভাগে শুরু করুন, আর গতবারের চেয়ে একটু বেশি চান।',
      hindered: 'সব মিলিয়ে এ বছরটি ধৈর্য চায়: যা আছে তা গুছিয়ে রাখুন, নতুন কাজ ছোট রাখুন।',
      even: 'সহায় আর বাধা প্রায় সমান, তাই ঠিকঠাক বেছে নেওয়াটাই আসল: পরিশ্রম সেখানেই দিন, যেখানে পথ খোলা।',
    },
    best: ({ planet, houses }) =>
      `পথ সবচেয়ে খোলা ${genitive(about(houses))} বিষয়ে, কারণ ${ruled(houses)} অধিপতি ${genitive(names[planet])} পক্ষে সমর্থন সবার চেয়ে বেশি।`,
    worst: ({ planet, houses }) =>
      `সবচেয়ে বেশি বাধা ${ruled(houses)} অধিপতি ${genitive(names[planet])} সামনে: ${genitive(about(houses))} বিষয়ে ধীরে চলুন।`,
    when: (lord, from, to) =>
      `এর বিশেষ সময় ${genitive(names[lord])} মুদ্দা দশা: আনুমানিক ${date(from)} থেকে ${date(to)} পর্যন্ত।`,
  },
};
