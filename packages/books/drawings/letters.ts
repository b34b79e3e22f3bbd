/** Of Noto Sans, as fractions of the font size. */
export const usualLetterWidth = 0.58;
export const letterHeight = 0.74;
export const middleToBaseline = 0.36;
