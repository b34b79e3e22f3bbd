import { isObject, ownValue, textOf } from '../basics/json.ts';
import type { Need } from './decide.ts';

export interface TableKeys {
  readonly table: string;
  readonly indexes: Readonly<Record<string, string>>;
}

interface Names {
  readonly region: string;
  readonly account: string;
  readonly tableKeys: ReadonlyMap<string, TableKeys>;
}

type Input = Record<string, unknown>;

const transacted: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/**
 * One need per item of a transaction, and per table of a batch.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 */
export function tableNeeds(operation: string, input: Input, names: Names): Need[] {
  const arnOf = (name: unknown): string =>
    typeof name !== 'string'
      ? '*'
      : name.startsWith('arn:')
        ? name
        : `arn:aws:dynamodb:${names.region}:${names.account}:table/${name}`;
  const need = (action: string, resource: string, leading: readonly string[]): Need => ({
    action: `dynamodb:${action}`,
    resource,
    ...(leading.length === 0 ? {} : { context: { 'dynamodb:leadingkeys': [...new Set(leading)] } }),
  });
  const keyOf = (resource: string): string | undefined => names.tableKeys.get(resource)?.table;
  const itemNeed = (action: string, item: Input): Need => {
    const resource = arnOf(item.TableName);
    return need(action, resource, leadingKey(item.Key ?? item.Item, keyOf(resource)));
  };
  switch (operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return objects(input.TransactItems).flatMap((entry) =>
        Object.entries(entry).map(([kind, item]) => {
          const action = ownValue(transacted, kind);
          return action !== undefined && isObject(item) ? itemNeed(action, item) : need(operation, '*', []);
        }),
      );
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.entries(isObject(input.RequestItems) ? input.RequestItems : {}).map(([name, given]) => {
        const resource = arnOf(name);
        const keys = isObject(given)
          ? objects(given.Keys)
          : objects(given).map(({ PutRequest: put, DeleteRequest: drop }) =>
              isObject(put) ? put.Item : isObject(drop) ? drop.Key : undefined,
            );
        return need(
          operation,
          resource,
          keys.flatMap((key) => leadingKey(key, keyOf(resource))),
        );
      });
    case 'Query':
    case 'Scan': {
      const table = arnOf(input.TableName);
      const keys = names.tableKeys.get(table);
      const { IndexName: index } = input;
      const key = typeof index === 'string' ? keys?.indexes[index] : keys?.table;
      const resource = typeof index === 'string' ? `${table}/index/${index}` : table;
      return [need(operation, resource, operation === 'Query' ? queriedKey(input, key) : [])];
    }
    default:
      return [input.StreamArn, input.ResourceArn].some((arn) => typeof arn === 'string')
        ? [need(operation, arnOf(input.StreamArn ?? input.ResourceArn), [])]
        : [itemNeed(operation, input)];
  }
}

function leadingKey(item: unknown, name: string | undefined): string[] {
  if (!isObject(item) || name === undefined) return [];
  return valuesOf(item[name]);
}

function valuesOf(attribute: unknown): string[] {
  return isObject(attribute) ? Object.values(attribute).map(textOf) : [];
}

function queriedKey(input: Input, name: string | undefined): string[] {
  const { KeyConditionExpression: expression, ExpressionAttributeNames: aliases } = input;
  const { ExpressionAttributeValues: values, KeyConditions: older } = input;
  if (name === undefined) return [];
  if (isObject(older)) {
    const condition = older[name];
    return isObject(condition) ? objects(condition.AttributeValueList).flatMap(valuesOf) : [];
  }
  if (typeof expression !== 'string' || !isObject(values)) return [];
  for (const [, left = '', right = ''] of expression.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g)) {
    const actualName = isObject(aliases) && left.startsWith('#') ? aliases[left] : left;
    if (actualName === name) return valuesOf(values[right]);
  }
  return [];
}

function objects(list: unknown): Input[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}
