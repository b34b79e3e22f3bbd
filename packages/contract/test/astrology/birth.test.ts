import { expect, test } from 'vitest';
import { natalRequest } from '../../astrology.ts';
import { validate } from '../../validation.ts';

const validBirth = {
  day: 29,
  month: 2,
  year: 2000,
  hour: 6,
  min: 5,
  lat: 13.08,
  lon: 80.27,
  tzone: 5.5,
  house_type: 'placidus',
};

test.each([
  ['31 June', { day: 31, month: 6 }, 'day', 'value_error'],
  ['29 February of a common year', { year: 1900 }, 'day', 'value_error'],
  ['day 0', { day: 0 }, 'day', 'greater_than_equal'],
  ['month 13', { month: 13 }, 'month', 'less_than_equal'],
  ['hour 24', { hour: 24 }, 'hour', 'less_than_equal'],
  ['minute 60', { min: 60 }, 'min', 'less_than_equal'],
  ['a zone of 15 hours', { tzone: 15 }, 'tzone', 'less_than_equal'],
  ['a zone written as a clock time', { tzone: '+05:30' }, 'tzone', 'float_parsing'],
  ['latitude 90.1', { lat: 90.1 }, 'lat', 'less_than_equal'],
  ['longitude -180.5', { lon: -180.5 }, 'lon', 'greater_than_equal'],
  ['a word for a latitude', { lat: 'north' }, 'lat', 'float_parsing'],
  ['empty text for a longitude', { lon: '' }, 'lon', 'float_parsing'],
  ['a word for a day', { day: 'first' }, 'day', 'int_type'],
  ['numeric text for an hour', { hour: '6' }, 'hour', 'int_type'],
  ['half a minute', { min: 5.5 }, 'min', 'int_from_float'],
  ['nothing for a zone', { tzone: null }, 'tzone', 'float_type'],
  ['a house system that does not exist', { house_type: 'placid' }, 'house_type', 'literal_error'],
  ['a year before the supported span', { year: 1799, day: 1 }, 'year', 'greater_than_equal'],
  ['a year after the supported span', { year: 2201, day: 1 }, 'year', 'less_than_equal'],
])('The birth schema refuses %s and names the field', (_, change, field, type) => {
  const result = validate(natalRequest, { ...validBirth, ...change });
  expect(result).toMatchObject({ ok: false, detail: [{ loc: ['body', field], type }] });
  if (!result.ok) {
    const [item] = result.detail;
    expect(item?.msg).not.toBe('');
    expect(item?.input).toEqual({ ...validBirth, ...change }[field as keyof typeof validBirth]);
  }
});

test.each([
  ['lat', '13.08', 13.08],
  ['lon', ' -80.27 ', -80.27],
  ['tzone', '5.5', 5.5],
  ['tzone', '-.5', -0.5],
  ['tzone', '+14', 14],
])('The birth schema accepts numeric text for %s: %j', (field, text, value) => {
  expect(natalRequest.parse({ ...validBirth, [field]: text })).toMatchObject({ [field]: value });
});

test.each(Object.keys(validBirth))('The birth schema names a missing %s', (field) => {
  const { [field as keyof typeof validBirth]: _, ...rest } = validBirth;
  expect(validate(natalRequest, rest)).toMatchObject({
    ok: false,
    detail: [{ loc: ['body', field], msg: 'Field required', type: 'missing' }],
  });
});
