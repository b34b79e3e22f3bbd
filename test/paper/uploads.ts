/** @param from the first index. All people differ, so no answer is copied. */
export function birthsTable(subjects: number, from = 0): string {
  const rows = ['id,date,time,lat,lon,timezone'];
  for (let index = from; index < from + subjects; index += 1) {
    const day = String(1 + (index % 28)).padStart(2, '0');
    const month = String(1 + (Math.floor(index / 28) % 12)).padStart(2, '0');
    const minute = String(index % 60).padStart(2, '0');
    const hour = String(Math.floor(index / 60) % 24).padStart(2, '0');
    const year = 1950 + (index % 50);
    rows.push(
      `p-${String(index).padStart(7, '0')},${year}-${month}-${day},${hour}:${minute},${placeOf(index)},+05:30`,
    );
  }
  return `${rows.join('\n')}\n`;
}

export const homesTable = (subjects: number): string =>
  `id,vastu_id\n${Array.from({ length: subjects }, (_, index) => `home-${index},plan-${index}\n`).join('')}`;

const placeOf = (index: number): string =>
  `${(12 + Math.floor(index / 100_000) / 100).toFixed(2)},${(75 + (index % 100_000) / 10_000).toFixed(4)}`;
