/**
 * How many faults each check still finds. A shrinking list: whoever mends some lowers the number, nobody raises it,
 * and with the last one this file goes.
 */
export const pending: Readonly<Record<string, number>> = {
  'no circle of files or folders': 7,
  'every room is entered by an allowed door': 4,
  'no arrow climbs': 2,
  'one name, one meaning': 10,
  'every export has a user': 217,
  'no crowded folder': 1,
  'no long file': 2,
};
