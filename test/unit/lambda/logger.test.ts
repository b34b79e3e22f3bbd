import { expect, test } from 'vitest';
import { errorFields } from '../../../shared/lambda/logger.ts';

test('of an error a log gets its name, its code and where it came from', () => {
  const error = Object.assign(new RangeError('too far'), { code: 'E_FAR' });
  expect(errorFields(error)).toMatchObject({
    error: 'RangeError',
    code: 'E_FAR',
    where: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
  });
});

test('no line of its message comes along, however many it has', () => {
  const secret = 'https://store.example/anna.jpg?X-Amz-Signature=abc';
  const fields = errorFields(new Error(`Cannot fetch\n${secret}\nborn 1990-05-10\nat home`));
  expect(JSON.stringify(fields)).not.toMatch(/X-Amz|1990|at home/);
  expect(fields.where).not.toEqual([]);
});

test('what is thrown and no error shows its kind only', () => {
  expect(errorFields('anna, born 1990-05-10')).toEqual({ error: 'string' });
});
