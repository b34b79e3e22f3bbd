import { pictureNameOf } from './key-name.ts';

export const palmPictures = 'palm-pictures/';

export const palmPictureKey = (palmId: string): string => `${palmPictures}${pictureNameOf(palmId)}.jpg`;
