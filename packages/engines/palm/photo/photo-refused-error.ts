/** By code of the refusal; a refusal is final for the same bytes. */
export const advice = {
  not_an_image: 'Send a photo as JPEG, PNG or WebP.',
  unsupported_format:
    'Send JPEG, PNG or WebP; on an iPhone set Camera, Formats to "Most Compatible", or export the photo as JPEG.',
  corrupt: 'The file is damaged or was cut short; upload the original again.',
  too_large: 'Send a photo of at most 5 MB; a width of 2,000 pixels is plenty.',
  too_many_pixels: 'Scale the picture down to at most 120 megapixels; a width of 2,000 pixels is plenty.',
  too_small: 'Send the photo in its original size, with a short side of at least 200 pixels.',
  no_hand: 'Photograph one open hand, palm to the camera, filling most of the frame.',
  hand_not_open: 'Open the hand, spread the fingers a little and turn the whole palm to the camera.',
  back_of_hand: 'Turn the hand around: the palm must face the camera. Do not mirror the picture.',
  hand_too_small: 'Go closer, so that the hand fills most of the frame.',
  palm_cropped: 'Keep the whole palm from the wrist to the finger tips inside the frame.',
  too_dark: 'Take the photo in daylight or under an even, bright lamp.',
  over_exposed: 'Avoid flash and direct sun on the palm, so that its skin shows detail.',
  too_blurred: 'Hold the camera still and let it focus on the palm.',
  no_lines: 'Photograph the flat inner side of the hand in light from the side, which shows its lines best.',
  drawn_hand: 'Send a photo of a bare palm; gloves, drawings and icons are not read.',
} as const;

export type RefusalCode = keyof typeof advice;
export const refusalCodes = Object.keys(advice).filter((code): code is RefusalCode => code in advice);

export class PhotoRefusedError extends Error {
  override readonly name = 'PhotoRefusedError';
  readonly code: RefusalCode;
  readonly seen: string;
  readonly measured: Readonly<Record<string, number | string>>;

  constructor(code: RefusalCode, seen: string, measured: Readonly<Record<string, number | string>> = {}) {
    super(`${seen} ${advice[code]}`);
    this.code = code;
    this.seen = seen;
    this.measured = measured;
  }
}
