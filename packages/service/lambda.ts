import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ownHeaders } from '@palmleaf/contract/ours';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { Accounts } from './accounts/accounts.ts';
import { DynamoLedger } from './accounts/dynamo-ledger.ts';
import { defaultPlans } from './accounts/plans.ts';
import { tokenInSecret } from './accounts/secret-token.ts';
import { SecretToken } from './accounts/token-source.ts';
import { createService } from './app.ts';
import { readConfig } from './config.ts';
import { assembleHandlers } from './operations/handlers.ts';
import { readerProcesses } from './palmistry/reader/reader-processes.ts';
import { BucketPictures } from './store/bucket-pictures.ts';
import { DynamoStore } from './store/dynamo-store.ts';

const config = readConfig(process.env);
const now = () => new Date();
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});
const secrets = new SecretsManagerClient({});

async function readToken(secret: string): Promise<string | undefined> {
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId: secret }));
  return tokenInSecret(SecretString);
}

function secretToken(secret: string): SecretToken {
  return new SecretToken({ read: () => readToken(secret), now, restSeconds: 3, trustSeconds: 300 });
}

const ledger = new DynamoLedger({ client, table: config.table, now });
const service = createService({
  handlers: assembleHandlers({
    store: new DynamoStore({ client, table: config.table, now, readingDays: config.readingDays }),
    pictures: new BucketPictures(config.picturesBucket),
    allowLoopbackImages: config.allowLoopbackImages,
    readPalm: readerProcesses({ modelDirectory: config.modelDirectory, processes: 1 }),
    now,
  }),
  accounts: new Accounts({
    ledger,
    plans: new Map([...defaultPlans, ...config.plans]),
    now,
    graceSeconds: config.graceSeconds,
    tokenSource: secretToken(config.tokenSecret),
  }),
  admin: config.adminSecret === undefined ? undefined : secretToken(config.adminSecret),
  log: (line) => console.log(JSON.stringify({ ...line, requestId })),
  clock: () => performance.now(),
});

let requestId: string | undefined;

let opened: Promise<void> | undefined;
const answer = handle(service);

/** Authorization may hold the signature for the function URL; the caller's credential is then in another header. */
function takeOwnAuthorization({ headers }: LambdaEvent): void {
  const credential = headers?.[ownHeaders.authorization];
  if (headers !== undefined && credential !== undefined) headers.authorization = credential;
}

export const handler: typeof answer = async (event, context) => {
  opened ??= ledger.open(config.credits);
  await opened.catch(() => {
    opened = undefined;
  });
  requestId = context?.awsRequestId;
  takeOwnAuthorization(event);
  return answer(event, context);
};
