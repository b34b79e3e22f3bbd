import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTableCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { StackError } from '../basics/errors.ts';
import { sweepExpired } from '../services/dynamodb/ttl-sweeper.ts';
import { physicalName } from '../template/names.ts';
import type { StackContext } from './context.ts';
import { booleanLike, defineResource, numeric } from './resource.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const indexSchema = z.object({
  IndexName: z.string(),
  KeySchema: keySchema,
  Projection: z.object({
    ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
});
const policyOfTable = z.undefined('policies of tables are not supported').optional();
const tableSchema = z.object({
  TableName: z.string().optional(),
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.array(indexSchema).optional(),
  LocalSecondaryIndexes: z.array(indexSchema).optional(),
  StreamSpecification: z
    .object({ StreamViewType: z.enum(['NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES', 'KEYS_ONLY']) })
    .optional(),
  TimeToLiveSpecification: z
    .object({ AttributeName: z.string().optional(), Enabled: booleanLike.optional() })
    .optional(),
  ResourcePolicy: policyOfTable,
  OnDemandThroughput: z
    .object({ MaxReadRequestUnits: numeric.optional(), MaxWriteRequestUnits: numeric.optional() })
    .optional(),
  WriteOnDemandThroughputSettings: z.object({ MaxWriteRequestUnits: numeric.optional() }).optional(),
  SSESpecification: z.object({ KMSMasterKeyId: z.string().optional() }).optional(),
  Replicas: z
    .array(
      z.object({
        ResourcePolicy: policyOfTable,
        SSESpecification: z.object({ KMSMasterKeyId: z.string().optional() }).optional(),
        ReadOnDemandThroughputSettings: z.object({ MaxReadRequestUnits: numeric.optional() }).optional(),
      }),
    )
    .optional(),
});
type TableProperties = z.infer<typeof tableSchema>;

export const table = defineResource(tableSchema, async (properties, { logicalId, context }) => {
  const name = properties.TableName ?? physicalName(context.stackName, logicalId, 255);
  const known = (await describe(context, name)) ?? (await create(context, name, properties));
  await reconcile(context, name, known, properties);
  const partitionKey = (schema: z.infer<typeof keySchema>): string =>
    schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';
  const indexes = [...(properties.GlobalSecondaryIndexes ?? []), ...(properties.LocalSecondaryIndexes ?? [])];
  const arn = `arn:aws:dynamodb:${context.region}:${context.account}:table/${name}`;
  context.access.addTable(arn, {
    table: partitionKey(properties.KeySchema),
    indexes: Object.fromEntries(
      indexes.map(({ IndexName, KeySchema }) => [IndexName, partitionKey(KeySchema)]),
    ),
  });
  limitAndEncrypt(context, arn, properties);
  const { AttributeName, Enabled } = properties.TimeToLiveSpecification ?? {};
  if (AttributeName !== undefined && Enabled !== false) {
    context.afterProvisioning(() => {
      const keys = properties.KeySchema.map((key) => key.AttributeName);
      void sweepExpired({ ...context, tableName: name, keys, attribute: AttributeName });
    });
  }
  return {
    ref: name,
    attributes: {
      Arn: arn,
      TableId: known.TableId ?? name,
      ...(known.LatestStreamArn === undefined ? {} : { StreamArn: known.LatestStreamArn }),
    },
  };
});

function limitAndEncrypt(context: StackContext, arn: string, properties: TableProperties): void {
  const { OnDemandThroughput, WriteOnDemandThroughputSettings, SSESpecification, Replicas } = properties;
  const [replica] = Replicas ?? [];
  const read =
    OnDemandThroughput?.MaxReadRequestUnits ?? replica?.ReadOnDemandThroughputSettings?.MaxReadRequestUnits;
  const write =
    OnDemandThroughput?.MaxWriteRequestUnits ?? WriteOnDemandThroughputSettings?.MaxWriteRequestUnits;
  if (read !== undefined || write !== undefined) context.tableCapacities.set(arn, { read, write });
  const key = replica?.SSESpecification?.KMSMasterKeyId ?? SSESpecification?.KMSMasterKeyId;
  if (key !== undefined) context.access.setKey(arn, key);
}

async function describe({ dynamodb }: StackContext, name: string): Promise<TableDescription | undefined> {
  try {
    return (await dynamodb.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function create(
  context: StackContext,
  name: string,
  properties: TableProperties,
): Promise<TableDescription> {
  const { GlobalSecondaryIndexes, LocalSecondaryIndexes, StreamSpecification } = properties;
  const index = ({ IndexName, KeySchema, Projection }: z.infer<typeof indexSchema>) => ({
    IndexName,
    KeySchema,
    Projection: projection(Projection),
  });
  await context.dynamodb.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: properties.AttributeDefinitions,
      KeySchema: properties.KeySchema,
      ...(GlobalSecondaryIndexes && { GlobalSecondaryIndexes: GlobalSecondaryIndexes.map(index) }),
      ...(LocalSecondaryIndexes && { LocalSecondaryIndexes: LocalSecondaryIndexes.map(index) }),
      ...(StreamSpecification && {
        StreamSpecification: { StreamEnabled: true, StreamViewType: StreamSpecification.StreamViewType },
      }),
    }),
  );
  const waiting = { client: context.dynamodb, maxWaitTime: 30, minDelay: 0.05, maxDelay: 0.5 };
  await waitUntilTableExists(waiting, { TableName: name });
  const made = await describe(context, name);
  if (made === undefined) throw new StackError(`table ${name} was not made`);
  return made;
}

async function reconcile(
  { dynamodb, state }: StackContext,
  name: string,
  known: TableDescription,
  properties: TableProperties,
): Promise<void> {
  const keys = (schema: TableDescription['KeySchema']): string =>
    (schema ?? []).map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join(', ');
  const refuse = (what: string): never => {
    throw new StackError(
      `table ${name} in ${state.path} was made with ${what} than the template has; remove that directory to start again`,
    );
  };
  if (keys(known.KeySchema) !== keys(properties.KeySchema)) refuse('another key');
  const view = known.StreamSpecification?.StreamViewType;
  if (view !== properties.StreamSpecification?.StreamViewType) refuse('another stream');
  for (const { IndexName, KeySchema, Projection } of properties.GlobalSecondaryIndexes ?? []) {
    const index = known.GlobalSecondaryIndexes?.find((each) => each.IndexName === IndexName);
    if (index !== undefined) {
      if (keys(index.KeySchema) !== keys(KeySchema)) refuse(`another key of index ${IndexName}`);
      continue;
    }
    await dynamodb.send(
      new UpdateTableCommand({
        TableName: name,
        AttributeDefinitions: properties.AttributeDefinitions,
        GlobalSecondaryIndexUpdates: [
          { Create: { IndexName, KeySchema, Projection: projection(Projection) } },
        ],
      }),
    );
  }
}

function projection({ ProjectionType, NonKeyAttributes }: z.infer<typeof indexSchema>['Projection']) {
  return { ProjectionType, ...(NonKeyAttributes === undefined ? {} : { NonKeyAttributes }) };
}
