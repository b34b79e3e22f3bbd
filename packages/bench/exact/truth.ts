/**
 * Compares natal and annual texts with Swiss Ephemeris, and checks every sentence about palm photos: `npm run truth`.
 * Fails when a sentence is false.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { wordsGiven } from '../../../test/support/processes/command-line.ts';
import { claimsOf } from '../../contract/test/astrology/claims.ts';
import { computeChart } from '../../engines/chart/chart.ts';
import { houseSystems } from '../../engines/chart/houses/cusps.ts';
import { loadHandNetwork } from '../../engines/palm/hand/hand-network.ts';
import { PhotoRefusedError } from '../../engines/palm/photo/photo-refused-error.ts';
import { readPalm } from '../../engines/palm/read-palm.ts';
import { motionsOfYear } from '../../engines/test/astrology/annual-motion.ts';
import { loadOracle, randomBirths, yearAtAge } from '../../engines/test/astrology/oracle.ts';
import { copies, prepared } from '../../engines/test/palmistry/copies.ts';
import { annualChart } from '../../engines/varshaphal/annual-chart.ts';
import { natalAnswer } from '../../service/astrology/natal/answer.ts';
import { natalReading } from '../../service/astrology/natal/reading/reading.ts';
import { varshaphalAnswer } from '../../service/astrology/varshaphal/operation.ts';
import { judgeNatal } from '../../service/test/astrology/claims/natal-claims.ts';
import { skyOf } from '../../service/test/astrology/claims/sky.ts';
import { palmClaims } from '../../service/test/palmistry/palm-claims.ts';
import { languageTexts as german } from '../../texts/de/palm.ts';
import { languageTexts as english } from '../../texts/en/palm.ts';
import { languageTexts as englishYear } from '../../texts/en/year.ts';
import { allReadingTexts, readingLanguages } from '../../texts/tables/natal-reading/index.ts';
import { varshaphalTexts } from '../../texts/tables/varshaphal/index.ts';
import { natalTexts } from '../../texts/test/astrology/natal-texts.ts';

const charts = 10_000;
const oracle = await loadOracle();
const births = randomBirths(1, charts);
const systemOf = (i: number) => houseSystems[i % houseSystems.length] ?? 'placidus';
function* chartsWithSkies() {
  for (const [i, birth] of births.entries()) {
    const chart = computeChart(birth, { houseSystem: systemOf(i), zodiac: 'tropical' });
    yield { chart, sky: skyOf(oracle, birth, systemOf(i)) };
  }
}
const denied: string[] = [];
for (const language of readingLanguages) {
  const { sentences, untrue } = await judgeNatal(language, chartsWithSkies());
  console.log(`${language}: ${sentences} sentences for ${charts} births, ${untrue.length} of them false`);
  denied.push(...untrue);
}
const readingWords = await allReadingTexts.en();
let claims = 0;
for (const { chart } of chartsWithSkies()) {
  const found = claimsOf({
    ...natalAnswer(chart, natalTexts.en),
    reading: natalReading(chart, readingWords),
  });
  claims += found.made;
  denied.push(...found.unproven);
}
console.log(`${claims} claims about a majority or a balance; ${denied.length} of all sentences are false`);
for (const sentence of new Set(denied)) console.log(sentence);

const years = 600;
const age = 30;
const motions = { ithasalas: 0, easarphas: 0, denied: 0 };
const happened = new Map<string, number>();
for (const birth of randomBirths(2, years)) {
  const year = yearAtAge(birth, age);
  const { ithasalas, easarphas, denied: wrong } = motionsOfYear(birth, year);
  motions.ithasalas += ithasalas;
  motions.easarphas += easarphas;
  motions.denied += wrong;
  for (const { yog_name, is_yog_happening } of varshaphalAnswer(
    annualChart(birth, year).planets,
    await varshaphalTexts('en'),
    englishYear,
  )) {
    happened.set(yog_name, (happened.get(yog_name) ?? 0) + (is_yog_happening ? 1 : 0));
  }
}
console.log(
  `${motions.ithasalas} Ithasalas and ${motions.easarphas} Easarphas in ${years} years, ${motions.denied} of them move the other way`,
);
for (const [name, count] of happened)
  console.log(`${((100 * count) / years).toFixed(1).padStart(5)} % ${name}`);

const givenPhotos = wordsGiven('node packages/bench/exact/truth.ts [PHOTO…]');
const photos =
  givenPhotos.length > 0
    ? givenPhotos
    : ['anna', 'ben'].map((name) =>
        fileURLToPath(new URL(`../../../events/samples/inbox/palms/samples/${name}.jpg`, import.meta.url)),
      );
const network = await loadHandNetwork(fileURLToPath(new URL('../../..', import.meta.url)));
const palms = { readings: 0, claims: 0, denied: new Set<string>() };
for (const path of photos) {
  const photo = await prepared(await readFile(path));
  for (const make of [async (bytes: Buffer) => bytes, ...copies.map((copy) => copy.make)]) {
    const palm = await readPalm(await make(photo), network).catch((error: unknown) => {
      if (error instanceof PhotoRefusedError) return undefined;
      throw error;
    });
    if (palm === undefined) continue;
    palms.readings++;
    for (const words of [english, german]) {
      const found = palmClaims(palm.reading, words);
      palms.claims += found.made;
      for (const sentence of found.denied) palms.denied.add(sentence);
    }
  }
}
console.log(
  `${palms.claims} claims in English and German in ${palms.readings} readings of ${photos.length} palms, ${palms.denied.size} of them false`,
);
for (const sentence of palms.denied) console.log(sentence);
process.exitCode = denied.length + motions.denied + palms.denied.size === 0 ? 0 : 1;
