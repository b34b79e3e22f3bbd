import { offsetHours } from '../values/timezone.ts';

/** Windows names of zones, without full stops and "Standard Time", by winter offset in hours east of Greenwich. */
const byOffset: readonly (readonly [hours: number, names: string])[] = [
  [-12, 'Dateline'],
  [-10, 'Aleutian, Hawaiian'],
  [-9.5, 'Marquesas'],
  [-9, 'Alaskan'],
  [-8, 'Pacific'],
  [-7, 'US Mountain, Mountain, Yukon'],
  [-6, 'Central America, Central, Easter Island, Canada Central'],
  [-5, 'SA Pacific, Eastern, Haiti, Cuba, US Eastern, Turks And Caicos'],
  [-4, 'Paraguay, Atlantic, Venezuela, Central Brazilian, SA Western, Pacific SA'],
  [-3.5, 'Newfoundland'],
  [
    -3,
    'Tocantins, E South America, SA Eastern, Argentina, Greenland, Montevideo, Magallanes, Saint Pierre, Bahia',
  ],
  [-2, 'Mid-Atlantic'],
  [-1, 'Azores, Cape Verde'],
  [0, 'GMT, Greenwich, Sao Tome'],
  [1, 'W Europe, Central Europe, Romance, Central European, W Central Africa, Morocco'],
  [
    2,
    'GTB, Middle East, Egypt, E Europe, Syria, West Bank, South Africa, FLE, Israel, South Sudan, Kaliningrad, Sudan, Libya, Namibia, Jordan',
  ],
  [3, 'Arabic, Turkey, Arab, Belarus, Russian, E Africa, Volgograd'],
  [3.5, 'Iran'],
  [4, 'Arabian, Astrakhan, Azerbaijan, Russia Time Zone 3, Mauritius, Saratov, Georgian, Caucasus'],
  [4.5, 'Afghanistan'],
  [5, 'West Asia, Qyzylorda, Ekaterinburg, Pakistan'],
  [5.5, 'India, Indian, Sri Lanka'],
  [5.75, 'Nepal'],
  [6, 'Central Asia, Bangladesh, Omsk'],
  [6.5, 'Myanmar'],
  [7, 'SE Asia, Altai, W Mongolia, North Asia, N Central Asia, Tomsk'],
  [8, 'China, North Asia East, Singapore, W Australia, Taipei, Ulaanbaatar'],
  [8.75, 'Aus Central W'],
  [9, 'Transbaikal, Tokyo, North Korea, Korea, Yakutsk'],
  [9.5, 'Cen Australia, AUS Central'],
  [10, 'E Australia, AUS Eastern, West Pacific, Tasmania, Vladivostok'],
  [10.5, 'Lord Howe'],
  [11, 'Bougainville, Russia Time Zone 10, Magadan, Norfolk, Sakhalin, Central Pacific'],
  [12, 'Russia Time Zone 11, New Zealand, Fiji, Kamchatka'],
  [12.75, 'Chatham Islands'],
  [13, 'Tonga, Samoa'],
  [14, 'Line Islands'],
];

const windowsZones: ReadonlyMap<string, number> = new Map(
  byOffset.flatMap(([hours, names]) => names.split(', ').map((name) => [name.toLowerCase(), hours] as const)),
);

/** Returns the winter offset of `(UTC+01:00) Amsterdam, Berlin` or `W. Europe Standard Time`, else undefined. */
export function hoursOfLabel(text: string): number | undefined {
  const shown = /^\(([^)]*)\)\s*\S/.exec(text)?.[1]?.trim();
  if (shown !== undefined) {
    if (/^(?:utc|gmt)$/i.test(shown)) return 0;
    const offset = offsetHours(shown, 'timezone');
    return offset !== undefined && 'value' in offset ? offset.value : undefined;
  }
  const name = /^(.{1,30}?)(?: standard)? time(?: \(mexico\))?$/i.exec(text.trim())?.[1];
  return name === undefined ? undefined : winterOffset(name);
}

const winterOffset = (name: string): number | undefined =>
  windowsZones.get(name.toLowerCase().replaceAll('.', ''));

/** Returns the summer offset of `Central Daylight Time`. */
export function daylightHours(text: string): number | undefined {
  const name = /^(.{1,30}?) (?:daylight|summer) time$/i.exec(text.trim())?.[1];
  const winter = name === undefined ? undefined : winterOffset(name);
  return winter === undefined ? undefined : winter + 1;
}
