import {
  DeleteSecretCommand,
  RestoreSecretCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { changeService } from './deployments.ts';
import type { Failure, World } from './play.ts';
import { uploadPerson } from './uploads.ts';

async function deleteSecret({ stack, pipeline, repairBy }: World): Promise<void> {
  const { endpoint, region, credentials } = stack;
  const secrets = new SecretsManagerClient({ endpoint, region, credentials });
  const SecretId = pipeline.output('CredentialSecret');
  await secrets.send(new DeleteSecretCommand({ SecretId }));
  repairBy(() => secrets.send(new RestoreSecretCommand({ SecretId })));
}

const refuseCredential: Failure = {
  deploy: (copy) =>
    changeService(copy, (variables) => ({
      ...variables,
      INITIAL_TOKEN_SECRET_ARN: variables.ADMIN_TOKEN_SECRET_ARN,
    })),
  cause: async (world) => {
    const { pipeline, repairBy } = world;
    repairBy(async () => pipeline.setSecret({ token: await pipeline.secretToken('ServiceAdminSecret') }));
    await uploadPerson(world, 'emil', 20);
  },
};

export const credentialFailures: Readonly<Record<string, Failure>> = {
  'the secret with the credential is deleted': {
    cause: async (world) => {
      await deleteSecret(world);
      await uploadPerson(world, 'dora', 10);
    },
  },
  'the service refuses the credential': refuseCredential,
  'the wallet of the service is empty': {
    deploy: (copy) => changeService(copy, (variables) => ({ ...variables, CREDITS: '0' })),
    cause: (world) => uploadPerson(world, 'fay', 30),
  },
};

export const placeholderFailure: Failure = {
  cause: async (world) => {
    const { pipeline, repairBy } = world;
    const token = await pipeline.secretToken('CredentialSecret');
    await pipeline.setSecret({ token: 'not-set-yet' });
    repairBy(() => pipeline.setSecret({ token }));
    await uploadPerson(world, 'gus', 40);
  },
};
