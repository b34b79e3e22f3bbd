import { nameOf } from './key-name.ts';

/** The folder of the store in which the service that this stack runs keeps the photos of palms. */
export const palmPictures = 'palm-pictures/';

/** Where the photo of a palm_id lies in the store, if that service has it. */
export const palmPictureKey = (palmId: string): string => `${palmPictures}${nameOf(palmId)}.jpg`;
