import { ofSign } from '@palmleaf/engines/zodiac';
import type { AspectsTexts, PairTexts, PerHouse, SignPairs } from '../aspects-report/texts.ts';
import { exactly, perSign, someOf } from '../languages/sized.ts';
import data from './aspects.json' with { type: 'json' };
import { names, words } from './names.ts';

const { texts } = data;

const jupiter: PairTexts<'Jupiter'> = texts.jupiter;

const mars: PairTexts<'Mars'> = texts.mars;

const mercury: PairTexts<'Mercury'> = texts.mercury;

const moon: PairTexts<'Moon'> = texts.moon;

/** Every point is masculine, so one verb fits all. */
const signPairs: SignPairs = {
  same: perSign(texts.signPairs.same),
  sextile: perSign(texts.signPairs.sextile),
  square: perSign(texts.signPairs.square),
  trine: perSign(texts.signPairs.trine),
  opposition: exactly(6, texts.signPairs.opposition),
  across: someOf(texts.signPairs.across),
};

const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = texts.slow;

const sun: PairTexts<'Sun'> = texts.sun;

const venus: PairTexts<'Venus'> = texts.venus;

/** Direct case: no postposition follows. */
const fields: PerHouse<string> = perSign(texts.fields);

/** Direct; before a postposition -ा becomes -े and -ाँ becomes -ें. */
const ordinals: PerHouse<string> = perSign(texts.ordinals);

const field = (house: number): string => ofSign(fields, house);
const nth = (house: number): string => ofSign(ordinals, house);
const oblique = (house: number): string => nth(house).replace(/ाँ$/, 'ें').replace(/ा$/, 'े');

export const languageTexts: AspectsTexts = {
  words,
  names,
  sign: (sign) => ofSign(words.signs, sign),
  pairs: { ...sun, ...moon, ...mars, ...mercury, ...jupiter, ...venus, ...slow },
  signPairs,
  sameHouse: [
    (house) => `दोनों ${oblique(house)} भाव में हैं, इसलिए विषय भी एक ही है: ${field(house)}।`,
    (house) => `यह आपको एक ही जगह सिमटा मिलेगा, ${oblique(house)} भाव में, जहाँ दोनों बैठे हैं: ${field(house)}।`,
    (house) => `${nth(house)} भाव भी दोनों का साझा है: ${field(house)}, और इन दोनों के बिना वह बात अधूरी है।`,
    (house) => `दोनों को एक ही भाव सँभालता है, ${nth(house)}: ${field(house)}।`,
  ],
  twoHouses: [
    (a, b) => `इसका आना-जाना दो भावों के बीच है, ${nth(a)} (${field(a)}) और ${nth(b)} (${field(b)})।`,
    (a, b) =>
      `इसका एक सिरा ${oblique(a)} भाव में है: ${field(a)}; और उसके सामने का सिरा ${oblique(b)} में: ${field(b)}।`,
    (a, b) => `जो ${oblique(a)} भाव में शुरू होता है (${field(a)}), वह ${oblique(b)} में महसूस होता है (${field(b)})।`,
    (a, b) =>
      `इसे ${oblique(a)} भाव में खोजिए, जिसे यह छूता है: ${field(a)}; और इसकी गूँज ${oblique(b)} में: ${field(b)}।`,
    (a, b) => `${nth(a)} भाव इसमें अपना विषय जोड़ता है, ${field(a)}; ${nth(b)} भी अपना, ${field(b)}।`,
  ],
  oneHouse: [
    (point, house) => `${names[point]} के कारण इसमें ${oblique(house)} भाव का भी हिस्सा है: ${field(house)}।`,
    (point, house) => `यह आपको ${oblique(house)} भाव में दिखेगा, क्योंकि वहाँ ${names[point]} है: ${field(house)}।`,
    (point, house) => `${names[point]} इसमें जो ज़मीन लाता है, वह ${nth(house)} भाव है: ${field(house)}।`,
    (point, house) => `${names[point]} से पूछिए, और उत्तर ${oblique(house)} भाव से आएगा: ${field(house)}।`,
    (point, house) =>
      `${names[point]} ${oblique(house)} भाव में बैठा है, इसलिए बात जल्दी ही यहाँ आ जाती है: ${field(house)}।`,
    (point, house) => `${oblique(house)} भाव के ${names[point]} से एक डोर इस ओर खिंचती है: ${field(house)}।`,
  ],
  nearness: {
    nearest: [
      (a, b, orb) =>
        `आपकी कुंडली में इससे सटीक कोण कोई नहीं: ${names[a]} और ${names[b]} में बस ${orb} की कमी है, और सबसे पहले यही स्वर सुनाई देता है।`,
    ],
    close: [
      (a, b, orb) => `${names[a]} और ${names[b]} के बीच केवल ${orb} की कमी है, इसलिए यह दबा हुआ स्वर नहीं।`,
      (a, b, orb) =>
        `${names[a]} और ${names[b]} सटीक कोण से ${orb} दूर हैं, और इसका असर साधारण दिनों में भी रहता है।`,
      (a, b, orb) =>
        `यह आपसे औरों ने भी कहा होगा, क्योंकि ${names[a]} और ${names[b]} को सटीक होने में बस ${orb} चाहिए।`,
      (a, b, orb) => `सटीक कोण से ${orb}: ${names[a]} की नज़र ${names[b]} से कम ही हटती है।`,
    ],
    middling: [
      (a, b, orb) => `${names[a]} और ${names[b]} सटीक कोण से ${orb} पर हैं, इतने पास कि गिने जाएँ।`,
      (a, b, orb) => `${names[a]} और ${names[b]} के बीच ${orb} की कमी है, जिसमें अच्छे और बुरे, दोनों दिनों की जगह है।`,
      (a, b, orb) => `इसका सहारा लेना या न लेना आप पर है: ${names[a]} ${names[b]} के पूर्ण कोण से ${orb} हटकर है।`,
      (a, b, orb) => `कई धागों में यह एक धागा है, ${names[a]} का ${names[b]} से, ${orb} चौड़ा।`,
    ],
    wide: [
      (a, b, orb) =>
        `${names[a]} और ${names[b]} सटीक कोण से ${orb} दूर हैं; यह तब दिखता है जब कोई और बात इसे पुकारे।`,
      (a, b, orb) => `${orb} पर ${names[a]} और ${names[b]} के बीच जो चलता है, वह रेखा से अधिक रंग है।`,
      (a, b, orb) =>
        `${orb} लंबा रास्ता है: ${names[a]} और ${names[b]} अधिकतर उन बरसों में मिलते हैं जब कोई धीमा ग्रह बीच में आए।`,
      (a, b, orb) => `${orb} की चौड़ाई में मिलना या न मिलना ${names[a]} और ${names[b]} की इच्छा पर है।`,
      (a, b, orb) =>
        `${names[a]} और ${names[b]} को ऐसे पड़ोसी समझिए जो सटीक कोण से ${orb} दूर हैं और बाड़ के पार से नमस्ते कर लेते हैं।`,
    ],
  },
};
