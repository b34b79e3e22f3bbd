import { expect, test } from 'vitest';
import { labelsIn } from '../../tables/labels/languages.ts';
import { palmLanguages } from '../../tables/palm/index.ts';
import { everyWord } from './every-word.ts';

const words = await palmLanguages.bn();
const everything = everyWord(words);
const sentences = everything.flatMap((text) => text.split(/(?<=[।;:?!]) /));
const labels = await labelsIn.bn();

test('A Bangla palm reading uses only its own script, normalized to NFC', () => {
  for (const text of everything) {
    expect(text).toMatch(/^[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+$/u);
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/[\u09be-\u09cc]{2}|(?<![\p{L}\p{M}])\p{M}/u);
  }
});

test('A Bangla palm reading says the polite আপনি (you), and each verb beside it has the polite ending', () => {
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/(?<![\p{L}\p{M}])(?:তুমি|তুই|তোমা[\p{L}\p{M}]*|তোর|তোকে)(?![\p{L}\p{M}])/u);
    for (const clause of sentence.split(/[,;:।] ?| (?=য)/))
      if (clause.startsWith('আপনি '))
        expect(clause).not.toMatch(/ (?:চায়|নেয়|দেয়|পায়|যায়|থাকে|খোঁজে|জানে|পারে|আসে|শোনে|বোঝে|ওঠে)$/u);
  }
});

test('A Bangla palm reading names its topics as the book’s labels do, and has one word for each finger and line', () => {
  expect(words.titles).toEqual(labels.topics);
  for (const text of everything)
    expect(text).not.toMatch(/শিরোরেখা|শিরঃরেখা|আয়ুরেখা|হৃদয়রেখা|বৃদ্ধাঙ্গুল|বুড়ো আঙ্গুল|আঙ্গুল|করতল|কনিষ্ঠ আঙুল/u);
});

test('A Bangla palm reading keeps each feature in the nominative, whatever follows it', () => {
  for (const [topic, says] of Object.entries(words.sources)) expect(says('#'), topic).toMatch(/ #(?: |।)/);
  for (const phrase of everyWord(words.looks)) expect(phrase).not.toMatch(/(?:ের|তে|কে|গুলির)$/u);
  expect(words.list(['ক ও খ', 'গ', 'ঘ'])).toBe('ক ও খ, গ এবং ঘ');
});
