/** The initial value of a credential's secret: neither side accepts it as a credential. */
export const placeholder = 'not-set-yet';
