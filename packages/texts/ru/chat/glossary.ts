import type { ChatWords } from '../../chat/chat-words.ts';
import { inSigns } from '../names.ts';

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

export const glossary: ChatWords['glossary'] = {
  'sidereal signs': {
    pattern: whole(inSigns.join('|')),
    meaning:
      'знаки здесь взяты из сидерического зодиака, который отстоит примерно на 24 градуса от зодиака западных гороскопов и газет, поэтому планета может стоять в нём в другом знаке',
  },
  Ascendant: {
    pattern: whole('Асцендент\\p{L}*'),
    meaning: 'Асцендент (лагна) — это знак, который восходил на востоке при вашем рождении',
  },
  Midheaven: {
    pattern: whole('Середин\\p{L} неба'),
    meaning: 'Середина неба — это высшая точка зодиака при вашем рождении',
  },
  mahadasha: {
    pattern: whole('махадаш\\p{L}+'),
    meaning: 'махадаша — это большой период в несколько лет, которым управляет одна планета',
  },
  antardasha: { pattern: whole('антардаш\\p{L}+'), meaning: 'антардаша — это подпериод в ней' },
  pratyantardasha: {
    pattern: whole('пратьянтардаш\\p{L}+'),
    meaning: 'пратьянтардаша — это часть подпериода',
  },
  'sade sati': {
    pattern: whole('Саде-сати'),
    meaning:
      'Саде-сати — это семь с половиной лет, когда Сатурн идёт по знаку вашей Луны и двум соседним с ним',
  },
  nakshatra: { pattern: whole('накшатр\\p{L}+'), meaning: 'накшатра — это одна из 27 стоянок Луны' },
  pada: { pattern: whole('пада'), meaning: 'пада — это четверть накшатры' },
  dosha: {
    pattern: whole('(?<!Манглик-|Мангал-)дош\\p{L}*'),
    meaning: 'доша — это положение, которое традиция считает изъяном',
  },
  yoga: {
    pattern: whole('йог\\p{L}*'),
    meaning: 'йога — это сочетание планет с именем и действием',
  },
  exalted: {
    pattern: whole('в экзальтации'),
    meaning: 'экзальтация значит, что планета в том знаке, где она сильнее всего',
  },
  debilitated: {
    pattern: whole('в падении'),
    meaning: 'падение значит, что планета в том знаке, где она слабее всего',
  },
  retrograde: {
    pattern: whole('ретроград\\p{L}+'),
    meaning: 'ретроградная планета для взгляда с Земли движется назад',
  },
  graha: { pattern: whole('грах\\p{L}'), meaning: 'граха на санскрите значит планета' },
  progressed: {
    pattern: whole('по прогрессии'),
    meaning: 'в прогрессиях каждый день после рождения принимают за год',
  },
  orb: { pattern: whole('орб'), meaning: 'орб — это расстояние до точного аспекта' },
  aspects: {
    pattern: whole('в (?:трине|секстиле|квадрате)'),
    meaning: 'трин, секстиль и квадрат — это углы в 120, 60 и 90 градусов',
  },
  dignities: {
    pattern: whole('в обители|в изгнании|перегринн\\p{L}+'),
    meaning:
      'обитель, изгнание и перегринность говорят, стоит ли планета в своём знаке, в противоположном или ни в том, ни в другом',
  },
};
