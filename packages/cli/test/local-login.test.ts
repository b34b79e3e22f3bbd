import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { expect, test } from 'vitest';
import { connect } from '../api/connect.ts';
import { readLocalEndpoint, writeLocalEndpoint } from '../api/local-endpoint.ts';
import { NotFoundError, UsageError } from '../errors.ts';

const credentials = (owner: string) => ({ accessKeyId: owner, secretAccessKey: `secret of ${owner}` });
const endpoint = { endpoint: 'http://127.0.0.1:1/', region: 'eu-central-1', stackName: 'Palmleaf' };

test('A command of the local stack signs as the owner of the stack, or as the customer of --login', () => {
  const state = temporaryFolderOfTest('login');
  const logins = { 'palmleaf@acme': credentials('acme') };
  writeLocalEndpoint(state, { ...endpoint, credentials: credentials('owner'), logins });
  expect(readLocalEndpoint(state).credentials.accessKeyId).toBe('owner');
  expect(readLocalEndpoint(state, 'acme').credentials).toEqual(credentials('acme'));
  expect(() => readLocalEndpoint(state, 'zeta')).toThrow(NotFoundError);
  expect(() => readLocalEndpoint(state, 'zeta')).toThrow('npm start -- --customer zeta');
});

test('On AWS a command refuses --login, because the role decides which customer acts', async () => {
  const choice = { local: false, state: '', stack: undefined, region: 'eu-central-1', profile: undefined };
  await expect(connect({ ...choice, login: 'acme' })).rejects.toThrow(UsageError);
});
