import { expect, test } from 'vitest';
import { errorFields } from '../../../shared/lambda/logger.ts';

test('The log shows the name, the code and the origin of an error', () => {
  const error = Object.assign(new RangeError('too far'), { code: 'E_FAR' });
  expect(errorFields(error)).toMatchObject({
    error: 'RangeError',
    code: 'E_FAR',
    where: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
  });
});

test('The log omits every line of an error message', () => {
  const secret = 'https://store.example/anna.jpg?X-Amz-Signature=abc';
  const fields = errorFields(new Error(`Cannot fetch\n${secret}\nborn 1990-05-10\nat home`));
  expect(JSON.stringify(fields)).not.toMatch(/X-Amz|1990|at home/);
  expect(fields.where).not.toEqual([]);
});

test('The log shows only the type of a thrown value that is not an error', () => {
  expect(errorFields('anna, born 1990-05-10')).toEqual({ error: 'string' });
});
