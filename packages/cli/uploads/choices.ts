import { languages } from '@palmleaf/contract/languages';
import { firstYear, mapping, type TableChoices } from '@palmleaf/shared/intake/choices';
import { dateOrders } from '@palmleaf/shared/intake/date-order';
import { lookUpLanguage } from '@palmleaf/shared/intake/values/vocabulary';
import { UsageError } from '../errors.ts';

export const choiceOptions = {
  dates: {
    type: 'string',
    value: 'ORDER',
    help: 'the order of dates such as 03/04/2001: dmy, mdy or ymd (default: the order that the column proves)',
  },
  years: {
    type: 'string',
    value: 'YEAR',
    help: 'first year for years of two digits, such as 1930 for 1930 to 2029 (default: refuse them)',
  },
  'unknown-time': {
    type: 'string',
    value: 'WHAT',
    help: 'for an unknown time of birth: noon, or leave-out (buys only what needs no time)',
  },
  language: {
    type: 'string',
    value: 'CODE',
    help: 'the language of reports whose row or photo names none: en, de, hi, ta, …',
  },
  insist: {
    type: 'boolean',
    help: 'accept time zones as given, even if no clock at the place ever showed them',
  },
  map: {
    type: 'string',
    multiple: true,
    value: 'HEADER=COLUMN',
    help: 'read a column of the table as one of ours, such as "Geburtsort=place"; "Notes=-" ignores it',
  },
} as const;

interface ChoiceValues {
  readonly dates?: string;
  readonly years?: string;
  readonly 'unknown-time'?: string;
  readonly language?: string;
  readonly insist?: boolean;
  readonly map?: readonly string[];
}

export function choicesOf(values: ChoiceValues): TableChoices {
  const { dates, years, map = [] } = values;
  const order = dateOrders.find((one) => one === dates);
  if (dates !== undefined && order === undefined)
    throw new UsageError(`--dates takes ${dateOrders.join(', ')}, not "${dates}"`);
  const yearsFrom = years === undefined ? undefined : firstYear(years);
  if (years !== undefined && yearsFrom === undefined)
    throw new UsageError('--years takes the first of a hundred years, such as 1930');
  const language = values.language === undefined ? undefined : lookUpLanguage(values.language);
  if (values.language !== undefined && language === undefined)
    throw new UsageError(`--language takes ${languages.join(', ')}, not "${values.language}"`);
  const columns = map.map((text) => {
    const pair = mapping(text);
    if (pair === undefined)
      throw new UsageError(`--map takes HEADER=COLUMN, such as "Geburtsort=place", not "${text}"`);
    return pair;
  });
  return {
    ...(order === undefined ? {} : { dates: order }),
    ...(yearsFrom === undefined ? {} : { yearsFrom }),
    ...unknownTimeOf(values['unknown-time']),
    ...(language === undefined ? {} : { language }),
    ...(values.insist ? { zones: 'as given' as const } : {}),
    ...(columns.length === 0 ? {} : { columns: Object.fromEntries(columns) }),
  };
}

function unknownTimeOf(text: string | undefined): Pick<TableChoices, 'unknownTime'> {
  switch (text) {
    case undefined:
      return {};
    case 'noon':
      return { unknownTime: 'noon' };
    case 'leave-out':
      return { unknownTime: 'left out' };
    default:
      throw new UsageError(`--unknown-time takes noon or leave-out, not "${text}"`);
  }
}
