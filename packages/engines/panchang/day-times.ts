/** Which eighth of the daylight each unlucky period takes, by weekday from Sunday. */
const eighths = {
  rahu: [8, 2, 7, 5, 6, 4, 3],
  yama: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

export function eighthOf(
  name: keyof typeof eighths,
  weekday: number,
  sunrise: number,
  sunset: number,
): { readonly from: number; readonly to: number } {
  const part = (sunset - sunrise) / 8;
  const from = sunrise + part * ((eighths[name][weekday] ?? 1) - 1);
  return { from, to: from + part };
}
