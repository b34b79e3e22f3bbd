const head = 'id,name,gender,date,time,lat,lon,tzone,place,country,question';

/** All people have different birth data, so no two need the same call. */
export function birthsCsv(ids: readonly string[], first = 0, question = ''): string {
  const rows = ids.map((id, index) => {
    const number = first + index;
    const date = new Date(Date.UTC(1960, 0, 1 + number * 37)).toISOString().slice(0, 10);
    const time = `${String(number % 24).padStart(2, '0')}:${String((number * 7) % 60).padStart(2, '0')}`;
    const person = `${id},Person ${number},female,${date},${time}`;
    return `${person},${(40 + number / 100).toFixed(4)},${(10 + (number % 500) / 50).toFixed(4)},1,Rome,Italy,${question}`;
  });
  return `${[head, ...rows].join('\n')}\n`;
}
