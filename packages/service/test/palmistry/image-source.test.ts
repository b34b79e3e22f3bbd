import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentOf, imageOf } from '../../palmistry/image-source.ts';

const content = Buffer.from('bytes').toString('base64');
const allFields = {
  image_url: 'https://a.example/',
  url: 'https://b.example/',
  img_url: 'https://c.example/',
  image: content,
};

describe('the picture of a request', () => {
  test('The service reads the picture from the first field with content: image_url, url, img_url, image', () => {
    expect(imageOf(allFields)).toMatchObject({
      kind: 'address',
      field: 'image_url',
      address: 'https://a.example/',
    });
    expect(imageOf({ ...allFields, image_url: null })).toMatchObject({ field: 'url' });
    expect(imageOf({ ...allFields, image_url: ' ', url: '' })).toMatchObject({ field: 'img_url' });
    expect(imageOf({ image: content })).toMatchObject({ kind: 'content', field: 'image' });
  });

  test('The service accepts a data: URL in an address field', () => {
    expect(imageOf({ url: `data:image/png;base64,${content}` })).toEqual({
      kind: 'content',
      field: 'url',
      bytes: Buffer.from('bytes'),
    });
  });

  test('The service refuses a request without a picture', () => {
    expect(() => imageOf({ image_url: null, gender: 'female' })).toThrow(/image_url/);
    expect(() => imageOf({})).toThrow(
      expect.objectContaining({ detail: [expect.objectContaining({ type: 'missing' })] }),
    );
  });
});

describe('base64 content', () => {
  test('The service decodes base64 content in every usual spelling to the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 400 }), (array) => {
        const bytes = Buffer.from([0xff, 0xd8, ...array, 0xff, 0xd9]);
        const text = bytes.toString('base64');
        const spellings = [
          text,
          text.replace(/=+$/, ''),
          bytes.toString('base64url'),
          `data:image/jpeg;base64,${text}`,
          `data:;base64,${text}`,
          text.replace(/.{20}/g, '$&\r\n'),
          text.replaceAll('+', ' '),
        ];
        for (const spelling of spellings)
          expect(contentOf('image', spelling)).toMatchObject({ kind: 'content', bytes });
      }),
    );
  });

  test.each([
    ['', 'image_content'],
    ['%%%', 'image_content'],
    ['abcde', 'image_content'],
    ['data:image/png,raw', 'image_content'],
    ['https://a.example/palm.jpg', 'image_content'],
    ['A'.repeat(8_000_000), 'too_large'],
  ])('The service refuses content that is not base64 (%#)', (text, type) => {
    expect(() => contentOf('image_url', text)).toThrow(
      expect.objectContaining({ detail: [expect.objectContaining({ type, loc: ['body', 'image_url'] })] }),
    );
  });
});
