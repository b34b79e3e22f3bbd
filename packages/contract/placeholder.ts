/** The initial value of a credential's secret, never accepted as a credential. */
export const placeholder = 'not-set-yet';
