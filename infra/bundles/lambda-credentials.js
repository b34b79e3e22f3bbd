/**
 * Lambda passes credentials in the environment. Bundles use this instead of the client's search through files and
 * sign-ins, which would load fifteen files at every start.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
