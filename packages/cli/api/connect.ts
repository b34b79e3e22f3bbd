import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { AwsIdentity } from '@palmleaf/shared/aws/sign-request';
import { signedCalls } from '@palmleaf/shared/aws/signed-calls';
import type { SendRequest } from '@palmleaf/shared/service-client/caller';
import { NotFoundError, UnreachableError, UsageError } from '../errors.ts';
import { readLocalEndpoint } from './local-endpoint.ts';
import { mayCall, readsAndChanges, type SignedFetch, signedFetch } from './signed-fetch.ts';

export interface StackChoice {
  readonly local: boolean;
  readonly state: string;
  readonly stack: string | undefined;
  readonly region: string | undefined;
  readonly profile: string | undefined;
  /** Acts as this customer, on the local stack only. */
  readonly login?: string | undefined;
}

interface ClientSettings {
  readonly region: string;
  readonly credentials: () => Promise<AwsIdentity>;
  readonly endpoint?: string;
}

export interface ConnectedStack {
  readonly stackName: string;
  readonly client: ClientSettings;
  readonly reports: SignedFetch;
  readonly mayChange: () => Promise<boolean>;
  readonly toService: SendRequest;
  readonly outputs: Readonly<Record<string, string>>;
  /** @throws UnreachableError if the stack has no such output */
  output(name: string): string;
}

const defaultStackName = 'Palmleaf';

/** @throws UserFacingError without credentials, region or stack */
export async function connect(choice: StackChoice): Promise<ConnectedStack> {
  const { stackName, client } = choice.local ? localClient(choice) : await awsClient(choice);
  const outputs = await outputsOf(stackName, client).catch((error: unknown) => {
    throw choice.local && error instanceof UnreachableError
      ? new UnreachableError(
          `The stack on the state in ${choice.state} does not answer: start it again with "npm start". Nothing is lost.`,
        )
      : error;
  });
  const output = (name: string): string => {
    const value = outputs[name];
    if (value === undefined)
      throw new UnreachableError(`The stack ${stackName} has no output ${name}: is it a Palmleaf stack?`);
    return value;
  };
  const fetchAt = (name: string) => signedFetch(output(name), client.region, client.credentials, fetch);
  const changes = fetchAt('OperateUrl');
  const reports = readsAndChanges(fetchAt('ReportsUrl'), changes);
  const mayChange = () => mayCall(changes);
  const signer = { region: client.region, identity: client.credentials };
  const toService = outputs.ServiceUrl === undefined ? fetch : signedCalls(fetch, signer);
  return { stackName, client, outputs, output, reports, mayChange, toService };
}

interface Found {
  readonly stackName: string;
  readonly client: ClientSettings;
}

function localClient({ state, stack, login }: StackChoice): Found {
  const { endpoint, region, credentials, stackName } = readLocalEndpoint(state, login);
  return {
    stackName: stack ?? stackName,
    client: { endpoint, region, credentials: async () => credentials },
  };
}

async function awsClient({ stack, region, profile, login }: StackChoice): Promise<Found> {
  if (login !== undefined)
    throw new UsageError(
      `--login is for the stack of "npm start"; on AWS sign in as the role palmleaf@${login}, with --profile for example`,
    );
  const sdk = new CloudFormationClient({
    ...(region === undefined ? {} : { region }),
    ...(profile === undefined ? {} : { profile }),
  });
  const chosen = await sdk.config.region().catch(() => undefined);
  if (chosen === undefined) {
    throw new UsageError(
      'No AWS region is set: use --region, AWS_REGION or a profile; or --local for the stack of "npm start"',
    );
  }
  const client = { region: chosen, credentials: () => identityOrError(() => sdk.config.credentials()) };
  return { stackName: stack ?? defaultStackName, client };
}

async function identityOrError(read: () => Promise<AwsIdentity>): Promise<AwsIdentity> {
  try {
    return await read();
  } catch {
    throw new UnreachableError(
      'No usable AWS credentials were found: sign in (for example "aws sso login"), or use --local for the stack of "npm start"',
    );
  }
}

async function outputsOf(stackName: string, client: ClientSettings): Promise<Record<string, string>> {
  const sdk = new CloudFormationClient(client);
  try {
    const { Stacks = [] } = await sdk.send(new DescribeStacksCommand({ StackName: stackName }));
    const outputs = Stacks[0]?.Outputs ?? [];
    return Object.fromEntries(
      outputs.flatMap(({ OutputKey, OutputValue }) =>
        OutputKey === undefined || OutputValue === undefined ? [] : [[OutputKey, OutputValue]],
      ),
    );
  } catch (error) {
    throw awsErrorForUser(
      error,
      `finding the stack ${stackName}`,
      () =>
        new NotFoundError(
          `There is no stack ${stackName} in ${client.region}: name it with --stack, or deploy it first`,
        ),
    );
  } finally {
    sdk.destroy();
  }
}

export function awsErrorForUser(error: unknown, doing: string, missing?: () => Error): Error {
  if (error instanceof UnreachableError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'ValidationError' && missing !== undefined) return missing();
  if (
    /AccessDenied|NotAuthorized|InvalidClientTokenId|ExpiredToken|SignatureDoesNotMatch|UnrecognizedClient/.test(
      name,
    )
  ) {
    return new UnreachableError(`AWS refused the credentials while ${doing} (${name})`);
  }
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (/ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ECONNRESET|TimeoutError/.test(`${name} ${String(code)}`)) {
    return new UnreachableError(
      `There was no answer while ${doing}: is the network up, and does the stack run?`,
    );
  }
  return error instanceof Error
    ? error
    : new Error(`Something other than an error was thrown while ${doing}`);
}
