/**
 * The offsets, in hours, of each abbreviation. IST is India, Israel and Ireland, so it is only compared with the
 * place's clocks.
 */
const offsets: Readonly<Record<string, readonly number[]>> = {
  IST: [5.5, 2, 1, 0.5],
  BST: [1, 6],
  GMT: [0],
  WET: [0],
  WEST: [1],
  CET: [1],
  CEST: [2],
  MEZ: [1],
  MESZ: [2],
  EET: [2],
  EEST: [3],
  MSK: [3, 4],
  MSD: [4],
  EST: [-5, 10],
  EDT: [-4, 11],
  ET: [-5, -4],
  CST: [-6, 8, 9.5],
  CDT: [-5, 9],
  CT: [-6, -5],
  MST: [-7, 8, 6.5],
  MDT: [-6],
  MT: [-7, -6],
  PST: [-8, 8],
  PDT: [-7],
  PT: [-8, -7],
  AST: [-4, 3],
  ADT: [-3],
  NST: [-3.5],
  HST: [-10],
  AKST: [-9],
  AKDT: [-8],
  AEST: [10],
  AEDT: [11],
  ACST: [9.5],
  ACDT: [10.5],
  AWST: [8],
  NZST: [12],
  NZDT: [13],
  JST: [9],
  KST: [9, 8.5],
  HKT: [8],
  SGT: [8, 7.5],
  PHT: [8],
  ICT: [7],
  WIB: [7],
  WITA: [8],
  WIT: [9],
  PKT: [5],
  NPT: [5.75, 5.5],
  SLST: [5.5, 6, 6.5],
  GST: [4],
  SAST: [2],
  EAT: [3],
  CAT: [2],
  WAT: [1],
  BRT: [-3],
  ART: [-3],
};

const known: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(offsets));

const plain = (text: string): string => text.trim().toUpperCase().replaceAll('.', '');

export const isZoneAbbreviation = (text: string): boolean => known.has(plain(text));

export const offsetsNamed = (text: string): readonly number[] | undefined => known.get(plain(text));
