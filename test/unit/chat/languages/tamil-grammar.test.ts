import { languageOf } from '@palmleaf/texts/lexicons';
import { expect, test } from 'vitest';
import { understand } from '../../../../packages/service/chat/question/understand.ts';
import { anna, service, testNow } from '../../../../packages/service/test/chat/conversation.ts';
import { attributive, followed, inCase, too } from '../../../../packages/texts/languages/tamil-cases.ts';
import { calledIn, passageMeaning, topicWords } from '../../../../packages/texts/ta/chat/facts.ts';
import { during, moment, spanOf } from '../../../../packages/texts/ta/chat/time.ts';
import { areaOf, houseWords } from '../../../../packages/texts/ta/chat/words.ts';
import { list, ofAll } from '../../../../packages/texts/ta/grammar.ts';
import { called, theSign } from '../../../../packages/texts/ta/names.ts';

test('A Tamil noun takes its stem and its glide before an ending', () => {
  expect(
    ['பணம்', 'வீடு', 'வயிறு', 'வேலை', 'பேச்சு', 'கடன்', 'கண்', 'ஆண்டு'].map((noun) => inCase(noun, 'locative')),
  ).toEqual(['பணத்தில்', 'வீட்டில்', 'வயிற்றில்', 'வேலையில்', 'பேச்சில்', 'கடனில்', 'கண்ணில்', 'ஆண்டில்']);
  expect(
    (['Sun', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Uranus', 'Pluto', 'Ascendant'] as const).map((name) =>
      called(name, 'dative'),
    ),
  ).toEqual([
    'சூரியனுக்கு',
    'செவ்வாய்க்கு',
    'குருவுக்கு',
    'சனிக்கு',
    'ராகுவுக்கு',
    'யுரேனஸுக்கு',
    'புளூட்டோவுக்கு',
    'லக்னத்துக்கு',
  ]);
  expect(
    (['Sun', 'Mars', 'Jupiter', 'Saturn', 'Midheaven'] as const).map((name) => called(name, 'accusative')),
  ).toEqual(['சூரியனை', 'செவ்வாயை', 'குருவை', 'சனியை', 'நடுவானத்தை']);
  expect([1, 6, 7, 9].map((sign) => theSign(sign, 'locative'))).toEqual([
    'மேஷத்தில்',
    'கன்னியில்',
    'துலாமில்',
    'தனுசில்',
  ]);
  expect([called('Mars', 'ablative'), called('Jupiter', 'sociative'), inCase('அடைப்பது', 'dative')]).toEqual([
    'செவ்வாயிலிருந்து',
    'குருவுடன்',
    'அடைப்பதற்கு',
  ]);
  expect([attributive('மேஷம்'), attributive('துலாம்'), too('சனிக்கு')]).toEqual(['மேஷ', 'துலாம்', 'சனிக்கும்']);
});

test('Several Tamil nouns each take the case and «and», and the hard consonant after an accusative or a dative is doubled', () => {
  expect(list(['வீடு', 'வேர்'], 'dative')).toBe('வீட்டுக்கும் வேருக்கும்');
  expect(ofAll(['சனி'])).toBe('சனியின்');
  expect(ofAll(['சனி', 'குரு'])).toBe('சனி, குரு ஆகியோரின்');
  expect(followed(topicWords('marriage', 'accusative'), 'பொறுத்தவரை')).toBe('திருமணத்தைப் பொறுத்தவரை');
  expect(followed(topicWords('health', 'accusative'), 'பொறுத்தவரை')).toBe('உடல்நலத்தையும் பலத்தையும் பொறுத்தவரை');
  expect(followed(topicWords('career', 'dative'), 'உரியது')).toBe('வேலைக்கு உரியது');
  expect(passageMeaning('Saturn', 'Trine', 'Moon')).toBe('உங்கள் உணர்வுக்குப் பற்றிக்கொள்ள உறுதியான பிடி கிடைக்கிறது');
  expect([houseWords(7, 'locative'), houseWords([3, 10], 'genitive'), areaOf(4, 'locative')]).toEqual([
    '7-ஆம் பாவத்தில்',
    '3, 10-ஆம் பாவங்களின்',
    'வீட்டிலும் வேரிலும்',
  ]);
  expect(calledIn('marriage', 7, 'ADVANCED', 'dative')).toBe('திருமணத்துக்கு (7-ஆம் பாவம்)');
});

test('Times in Tamil take their case endings', () => {
  const from = new Date('2027-05-03T00:00:00Z');
  const to = new Date('2028-06-04T00:00:00Z');
  expect([moment(from, 'STANDARD'), moment(from, 'EXPERT')]).toEqual(['மே 2027-இல்', '3 மே 2027 அன்று']);
  expect(spanOf({ from, to }, 'STANDARD')).toBe('மே 2027 முதல் ஜூன் 2028 வரை');
  expect(during({ from, to, name: { is: 'next', count: 3, unit: 'month' } })).toBe('அடுத்த மூன்று மாதங்களில்');
});

test.each([
  ['enakku eppo kalyanam nadakkum', { kind: 'topic', topic: 'marriage' }],
  ['Velai kidaikkuma?', { kind: 'topic', topic: 'career' }],
  ['vela poividuma', { kind: 'topic', topic: 'career' }],
  ['govt velai kedaikuma', { kind: 'topic', topic: 'government' }],
  ['en purushan eppadi iruppar', { kind: 'topic', topic: 'spouse' }],
  ['enakku kuzhandhai eppo pirakkum', { kind: 'topic', topic: 'children' }],
  ['eppo veedu vaanguven', { kind: 'topic', topic: 'home' }],
  ['en kadan eppo theerum', { kind: 'topic', topic: 'debt' }],
  ['velinadu pogalama', { kind: 'topic', topic: 'abroad' }],
  ['enakku divorce aaguma', { kind: 'topic', topic: 'marriage' }],
  ['en raasi enna', { kind: 'sign', what: 'Moon' }],
  ['en natchathiram enna', { kind: 'star', what: 'star' }],
  ['en lagnam enna', { kind: 'sign', what: 'Ascendant' }],
  ['enna dasai nadakkuthu', { kind: 'dasha', lord: null }],
  ['sani peyarchi epdi', { kind: 'transit', body: 'Saturn' }],
  ['enakku sevvai dosham irukka', { kind: 'dosha', dosha: 'manglik' }],
  ['enakku ezharai sani eppo mudiyum', { kind: 'sade sati' }],
  ['adutha varusham epdi irukkum', { kind: 'timing' }],
])('Tamil in Latin letters is understood: %s', (question, subject) => {
  expect(languageOf(question)).toBeUndefined();
  expect(understand(question, testNow, anna.year).subject).toEqual(subject);
});

test.each([
  ['naan eppo saven', 'death'],
  ['enakku cancer irukka', 'diagnosis'],
  ['vaazhave pidikala', 'distress'],
  ['aan kuzhandhaiya pen kuzhandhaiya', 'sex of a child'],
])('The chat refuses a Tamil question in Latin letters on a forbidden matter: %s', (question, matter) => {
  expect(understand(question, testNow, anna.year).refused).toBe(matter);
});

test('The chat answers a fearful question in Tamil in Latin letters with No, in the requested language or else in English', async () => {
  const inTamil = await service()({ ...anna, name: '', language: 'ta', q: 'velai poividuma' });
  expect(inTamil.message).toMatch(/^இல்லை, /u);
  const inEnglish = await service()({ ...anna, name: '', q: 'enakku divorce aaguma' });
  expect(inEnglish.message).toMatch(/^No, /);
});
