/** What the secret of a credential holds before anybody has set it: never a credential, on either side. */
export const placeholder = 'not-set-yet';
