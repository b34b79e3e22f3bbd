import type { Period } from '../../chat/question/period.ts';
import type { Level } from '../../chat/said/level.ts';

const months = [
  'ஜனவரி',
  'பிப்ரவரி',
  'மார்ச்',
  'ஏப்ரல்',
  'மே',
  'ஜூன்',
  'ஜூலை',
  'ஆகஸ்ட்',
  'செப்டம்பர்',
  'அக்டோபர்',
  'நவம்பர்',
  'டிசம்பர்',
] as const;
const numbers = ['', 'இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது', 'பத்து'] as const;

const monthOf = (at: Date): string => `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** «மே 2027», for EXPERT «5 மே 2027». */
export function date(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${at.getUTCDate()} ${monthOf(at)}` : monthOf(at);
}

/** «மே 2027-இல்», «5 மே 2027 அன்று» */
export function moment(at: Date, level: Level): string {
  return level === 'EXPERT' ? `${date(at, level)} அன்று` : `${date(at, level)}-இல்`;
}

/** «மே 2027 வரை» */
export function until(at: Date, level: Level): string {
  return `${date(at, level)} வரை`;
}

/** «மே 2027 முதல்» */
export function since(at: Date, level: Level): string {
  return `${date(at, level)} முதல்`;
}

/** «மே 2027 முதல் ஜூன் 2028 வரை» */
export function span({ from, to }: { readonly from: Date; readonly to: Date }, level: Level): string {
  return `${since(from, level)} ${until(to, level)}`;
}

interface Unit {
  /** «அடுத்த மாதம்», «அடுத்த மாதத்தில்»: by itself and as a time. */
  readonly one: readonly [name: string, time: string];
  readonly many: readonly [name: string, time: string];
}

const units: Readonly<Record<'day' | 'week' | 'month' | 'year', Unit>> = {
  day: { one: ['அடுத்த நாள்', 'அடுத்த நாளில்'], many: ['நாள்கள்', 'நாள்களில்'] },
  week: { one: ['அடுத்த வாரம்', 'அடுத்த வாரத்தில்'], many: ['வாரங்கள்', 'வாரங்களில்'] },
  month: { one: ['அடுத்த மாதம்', 'அடுத்த மாதத்தில்'], many: ['மாதங்கள்', 'மாதங்களில்'] },
  year: { one: ['அடுத்த ஆண்டு', 'அடுத்த ஆண்டில்'], many: ['ஆண்டுகள்', 'ஆண்டுகளில்'] },
};
const words = {
  today: 'இன்று',
  tomorrow: 'நாளை',
  'this week': 'இந்த வாரம்',
  'next week': 'அடுத்த வாரம்',
} as const;

/** A period by itself or as a time, which differ in the ending of their last noun. */
function told(period: Period, as: 'name' | 'time'): string {
  const { name, from, to } = period;
  const time = as === 'name' ? 'காலம்' : 'காலத்தில்';
  const index = as === 'name' ? 0 : 1;
  const year = from.getUTCFullYear();
  switch (name.is) {
    case 'coming year':
      return `வரும் பன்னிரண்டு ${units.month.many[index]}`;
    case 'year':
      return as === 'name' ? String(year) : `${year}-இல்`;
    case 'month':
      return as === 'name' ? monthOf(from) : `${monthOf(from)}-இல்`;
    case 'rest of year':
      return `${year}-இன் மீதிக் ${time}`;
    case 'rest of month':
      return `${monthOf(from)}-இன் மீதிக் ${time}`;
    case 'next':
      return name.count === 1
        ? units[name.unit].one[index]
        : `அடுத்த ${numbers[name.count - 1] ?? name.count} ${units[name.unit].many[index]}`;
    case 'between':
      return `${monthOf(from)} முதல் ${monthOf(to)} வரையிலான ${time}`;
    default:
      return words[name.is];
  }
}

/** The name of a period by itself: «2027», «அடுத்த மூன்று மாதங்கள்». */
export function periodName(period: Period): string {
  return told(period, 'name');
}

/** When: «2027-இல்», «அடுத்த மூன்று மாதங்களில்», «இன்று». */
export function during(period: Period): string {
  return told(period, 'time');
}
