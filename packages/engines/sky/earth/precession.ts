/** Degrees since J2000 (IAU 2006); `t` in Julian centuries of terrestrial time. */
export function precession(t: number): number {
  return (5028.796195 * t + 1.1054348 * t ** 2 + 0.00007964 * t ** 3 - 0.000023857 * t ** 4) / 3600;
}
