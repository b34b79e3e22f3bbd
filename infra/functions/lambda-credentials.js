/**
 * Whose a request of a function is: Lambda gives every function its credentials by its environment, and the local run does the same.
 * Bundles get this in the place of the client's own search, which goes on through files, processes and sign-ins of a person's machine:
 * that is in none of them ever, and would make fifteen files of what each start loads.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
