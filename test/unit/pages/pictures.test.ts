import { describe, expect, test } from 'vitest';
import { pictureName, pictures } from '../../../functions/reports/pages/report/pictures.ts';
import type { PartView } from '../../../shared/views/views.ts';

describe('A picture that an answer points to', () => {
  test.each([
    ['/data/overlay_image_url', 'Overlay image'],
    ['/result/items/0/drawing/href', 'Drawing'],
    ['/pictures/1', 'Pictures 2'],
    ['/originalImageURL', 'Original image'],
    ['/a~1b/src', 'A/b'],
    ['', 'Picture'],
    ['/url', 'Picture'],
    ['/image_link', 'Image'],
  ])('The page derives the name of the picture at %s: %s', (pointer, name) => {
    expect(pictureName(pointer)).toBe(name);
  });

  test('The page says whether a picture is stored, still to be fetched, or why it could not be', () => {
    const part: PartView = {
      part: 'palm/get-palm-image',
      operation: 'get-palm-image',
      state: 'bought',
      unknowns: 0,
      assets: [
        { pointer: '/overlay', contentType: 'image/webp', bytes: 2_340_000 },
        { pointer: '/original' },
        { pointer: '/<b>', problem: 'The image address cannot be used: pictures.example answered 404.' },
      ],
    };
    const text = String(pictures([part], '/palm-image'));
    expect(text).toContain('<strong>Overlay</strong> of “Palm with its lines”: kept here (WEBP, 2.3 MB).');
    expect(text).toContain('<a href="/palm-image">Show it</a>');
    expect(text).toContain('<strong>Original</strong> of “Palm with its lines”: still to be fetched.');
    expect(text).toContain(
      '<strong>&lt;b&gt;</strong> of “Palm with its lines”: not fetched. The image address cannot be used: pictures.example answered 404.',
    );
  });
});
