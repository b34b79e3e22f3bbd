import { operations } from '@palmleaf/contract/operations';
import { type ValidationItem, validate, validationBody } from '@palmleaf/contract/validation';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { anna, goodBody } from '../open-service.ts';

function faults(schema: z.ZodType, body: unknown): ValidationItem[] {
  const result = validate(schema, body);
  return result.ok ? [] : result.detail;
}

const natal = operations.natal_chart_interpretation.request;
const validBirth = goodBody.natal_chart_interpretation ?? {};

describe('birth data', () => {
  test.each([
    ['day', 0, 'greater_than_equal', 'Input should be greater than or equal to 1', { ge: 1 }],
    ['day', 32, 'less_than_equal', 'Input should be less than or equal to 31', { le: 31 }],
    ['hour', 24, 'less_than_equal', 'Input should be less than or equal to 23', { le: 23 }],
    ['min', -1, 'greater_than_equal', 'Input should be greater than or equal to 0', { ge: 0 }],
    ['lat', 91, 'less_than_equal', 'Input should be less than or equal to 90', { le: 90 }],
    ['lon', -180.5, 'greater_than_equal', 'Input should be greater than or equal to -180', { ge: -180 }],
    ['tzone', 15, 'less_than_equal', 'Input should be less than or equal to 14', { le: 14 }],
    ['lat', '91', 'less_than_equal', 'Input should be less than or equal to 90', { le: 90 }],
  ])('The birth schema answers %s %j with the error %s', (field, input, type, msg, ctx) => {
    const [item, ...others] = faults(natal, { ...validBirth, [field]: input });
    expect(others).toEqual([]);
    expect(item).toEqual({ loc: ['body', field], type, msg, ctx, input: Number(input) });
  });

  test('A fraction of a day has its own error, and 10.0 counts as 10', () => {
    expect(faults(natal, { ...validBirth, day: 1.5 })).toMatchObject([
      { type: 'int_from_float', input: 1.5 },
    ]);
    expect(faults(natal, { ...validBirth, day: 10.0 })).toEqual([]);
  });

  test('The error for a wrong house type lists the valid ones', () => {
    expect(faults(natal, { ...validBirth, house_type: 'porphyry' })).toEqual([
      {
        loc: ['body', 'house_type'],
        type: 'literal_error',
        msg: "Input should be 'placidus', 'koch', 'topocentric', 'poryphry', 'equal_house' or 'whole_sign'",
        ctx: { expected: "'placidus', 'koch', 'topocentric', 'poryphry', 'equal_house' or 'whole_sign'" },
        input: 'porphyry',
      },
    ]);
  });

  test.each([
    [29, 2, 1900],
    [29, 2, 2023],
    [30, 2, 2024],
    [31, 4, 2000],
    [31, 11, 1999],
  ])('The service refuses the date %i.%i.%i, which does not exist', (day, month, year) => {
    expect(faults(natal, { ...validBirth, day, month, year })).toMatchObject([
      { loc: ['body', 'day'], type: 'value_error', input: day },
    ]);
  });

  test.each([
    [29, 2, 2000],
    [29, 2, 2024],
    [31, 12, 1999],
  ])('The service accepts the date %i.%i.%i', (day, month, year) => {
    expect(faults(natal, { ...validBirth, day, month, year })).toEqual([]);
  });

  test('A 422 lists day 32 once, not also as a missing day of the month', () => {
    expect(faults(natal, { ...validBirth, day: 32, month: 6 })).toHaveLength(1);
  });
});

describe('the chat', () => {
  const { request } = operations.chat;
  const chat = goodBody.chat ?? {};

  test.each(['', 'north', '19,2', '+05:30', '91', '1e1'])('Latitude text %j is refused', (lat) => {
    expect(faults(request, { ...chat, lat })).toMatchObject([
      { loc: ['body', 'lat'], type: 'value_error', input: lat },
    ]);
  });

  test('The chat accepts only text in text fields, and only the listed words in enumerations', () => {
    const wrong = { ...chat, lat: 19.2, ap: 'TAROT', ep: 'expert', ac: 'Vedic', gender: 'F', q: '' };
    expect(faults(request, wrong).map(({ loc, type }) => [loc[1], type])).toEqual([
      ['lat', 'string_type'],
      ['gender', 'literal_error'],
      ['ap', 'literal_error'],
      ['ep', 'literal_error'],
      ['ac', 'literal_error'],
      ['q', 'string_too_short'],
    ]);
  });

  test('A question has at most 2,000 characters', () => {
    expect(faults(request, { ...chat, q: 'x'.repeat(2001) })).toMatchObject([
      {
        type: 'string_too_long',
        msg: 'String should have at most 2000 characters',
        ctx: { max_length: 2000 },
      },
    ]);
  });
});

test('The operation get-palm-id accepts omitted and null fields, and refuses a number for text, text for a number and a fraction', () => {
  const { request } = operations['get-palm-id'];
  expect(faults(request, {})).toEqual([]);
  expect(faults(request, { image_url: null, day: null })).toEqual([]);
  expect(faults(request, { image_url: 5, day: '10', year: 1990.5 })).toMatchObject([
    { loc: ['body', 'image_url'], type: 'string_type' },
    { loc: ['body', 'day'], type: 'int_type' },
    { loc: ['body', 'year'], type: 'int_from_float' },
  ]);
});

test('A fault in a nested body has the path, type and words of the contract', () => {
  const schema = z.strictObject({
    rooms: z
      .array(z.strictObject({ width: z.number().gt(0).lt(9) }))
      .min(1)
      .max(2),
  });
  expect(faults(schema, { rooms: [] })).toEqual([
    {
      loc: ['body', 'rooms'],
      type: 'too_short',
      msg: 'List should have at least 1 item after validation, not 0',
      ctx: { field_type: 'List', min_length: 1, actual_length: 0 },
      input: [],
    },
  ]);
  const room = { width: 1 };
  expect(faults(schema, { rooms: [room, room, room] })).toMatchObject([{ type: 'too_long' }]);
  expect(faults(schema, { rooms: [{ width: 0 }, { width: 9 }] })).toMatchObject([
    { loc: ['body', 'rooms', 0, 'width'], type: 'greater_than', ctx: { gt: 0 }, input: 0 },
    { loc: ['body', 'rooms', 1, 'width'], type: 'less_than', ctx: { lt: 9 }, input: 9 },
  ]);
  expect(faults(schema, { rooms: [{ width: 1, colour: 'red' }], a: 1, b: 2 })).toEqual([
    {
      loc: ['body', 'rooms', 0, 'colour'],
      msg: 'Extra inputs are not permitted',
      type: 'extra_forbidden',
      input: 'red',
    },
    { loc: ['body', 'a'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden', input: 1 },
    { loc: ['body', 'b'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden', input: 2 },
  ]);
  expect(faults(schema, {})).toMatchObject([{ loc: ['body', 'rooms'], type: 'missing', input: {} }]);
});

test('Every 422 has the shape of the contract', () => {
  for (const body of [null, [], 1, 'x', {}, { ...anna, day: 'x' }]) {
    expect(validationBody.safeParse({ detail: faults(natal, body) }).error).toBeUndefined();
  }
});
