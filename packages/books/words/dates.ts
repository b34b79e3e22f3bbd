/** Languages that write the month before the day; CLDR has the reverse. */
const monthFirst = /^(?:ta|te|kn)\b/;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const tag = locale === 'en' ? 'en-GB' : `${locale}-u-nu-latn`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
  formats.set(name, format);
  return format;
}

/** In European digits; a text that is no date stays unchanged. */
export const datesIn =
  (locale: string) =>
  (options: Intl.DateTimeFormatOptions): ((iso: string) => string) => {
    const format = formatOf(locale, options);
    const write = (date: Date): string => {
      const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
      const [day, month, year] = [parts.get('day'), parts.get('month'), parts.get('year')];
      if (!monthFirst.test(locale) || day === undefined || month === undefined) return format.format(date);
      return year === undefined ? `${month} ${day}` : `${month} ${day}, ${year}`;
    };
    return (iso) => (Number.isNaN(Date.parse(iso)) ? iso : write(new Date(iso)));
  };
