const good = { id: 'anna', date: '1983-08-24', time: '06:37', lat: '12.97', lon: '77.59', tzone: '5.5' };

/** A pattern could start to match at each of 60,000 letters. */
const endless = {
  'blanks between a digit and a letter': `1${' '.repeat(60_000)}x`,
  'digits with blanks between them': '1 '.repeat(30_000),
  'digits without an end': `${'1'.repeat(60_000)}x`,
  'separators of a place': `a${'-'.repeat(60_000)}b`,
  'brackets that are never closed': '('.repeat(60_000),
};

export const cells = Object.entries(endless).flatMap(([what, cell]) =>
  (['date', 'time', 'lat', 'lon', 'tzone', 'coordinates', 'place', 'name', 'gender', 'id'] as const).map(
    (column) => ({ what, column, cell }),
  ),
);

export function tableWith(column: string, cell: string): Uint8Array {
  const rows = [
    { ...good, [column]: cell },
    { ...good, id: 'ben' },
  ];
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row: Readonly<Record<string, string>>) =>
    columns.map((name) => row[name] ?? '').join(';'),
  );
  return Buffer.from(`${columns.join(';')}\n${lines.join('\n')}\n`);
}
