/** A pattern for any of the words, anywhere in a text. */
export const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
/** Short marks are words of other sentences ("must be DD/MM/YYYY"), so they count only alone. */
export const alone = (words: string): RegExp =>
  new RegExp(`^(?:in )?(?:${words})(?: (?:only|time|era|calendar|date|year))?$`, 'iu');

const otherCalendar = word(
  'bikram|vikram|sam[vb]at|nepali|sh?aka|hijri|lunar|hebrew|jewish|julian|old style|buddhist|persian|jalali|shamsi|minguo|संवत|वि\\.?सं\\.?|農曆|农历|阴历|旧暦|民國',
);
const otherCalendarAlone = alone('b\\.? ?s\\.?|v\\.? ?s\\.?|a\\.? ?h\\.?|o\\.? ?s\\.?|b\\.? ?e\\.?');

/** Whether a text in brackets names another calendar: `(B.S.)`, `(Hijri)`. */
export const namesOtherCalendar = (text: string): boolean =>
  otherCalendar.test(text) || otherCalendarAlone.test(text);
