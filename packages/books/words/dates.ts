/** Languages that write the month before the day; CLDR has the reverse. */
const monthFirst = /^(?:ta|te|kn)\b/;

/** Writes dates in European digits; a text that is no date stays unchanged. */
export const datesIn =
  (locale: string) =>
  (options: Intl.DateTimeFormatOptions): ((iso: string) => string) => {
    const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-u-nu-latn`, {
      timeZone: 'UTC',
      ...options,
    });
    const write = (date: Date): string => {
      const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
      const [day, month, year] = [parts.get('day'), parts.get('month'), parts.get('year')];
      if (!monthFirst.test(locale) || day === undefined || month === undefined) return format.format(date);
      return year === undefined ? `${month} ${day}` : `${month} ${day}, ${year}`;
    };
    return (iso) => (Number.isNaN(Date.parse(iso)) ? iso : write(new Date(iso)));
  };
