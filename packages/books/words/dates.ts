/** Writes dates and parts of them in a language, in European figures; what is no date is told as it came. */
export const datesIn =
  (locale: string) =>
  (options: Intl.DateTimeFormatOptions): ((iso: string) => string) => {
    const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-u-nu-latn`, {
      timeZone: 'UTC',
      ...options,
    });
    return (iso) => (Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso)));
  };
