/** Stands where a text belongs and this photo does not decide it. */
export const undecided = 'not decided by this photo';
