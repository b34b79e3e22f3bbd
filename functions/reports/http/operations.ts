import type { Handler, Hono } from 'hono';

/**
 * What a customer must own to use the endpoint. The address names it (`batch`, `place`, `customer`), or the body does
 * (`upload`, `quotes`). `list` returns only the customer's entries; `seller` refuses customers.
 */
export type Scope = 'batch' | 'place' | 'customer' | 'list' | 'upload' | 'quotes' | 'everybody' | 'seller';

export const tags = {
  Batches: 'Progress, spending and decisions',
  People: 'Reports, and the people whom they are about',
  Erasures: 'Removing people, receipts, and bans',
  Books: 'Books to hand over, and links for readers',
  Uploads: 'Files, refusals, and quotes',
  Money: 'Purchases and their cost',
  Customers: 'Customers and their budgets',
  Places: 'Places, their calendars and feeds',
  Webhooks: 'Addresses that receive events',
  Stack: 'Whether calls are sent and, if not, why',
} as const;

interface Operation {
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly scope: Scope;
  readonly tag: keyof typeof tags;
}

export const reportsOperations = [
  { id: 'listBatches', method: 'get', path: '/batches', scope: 'list', tag: 'Batches' },
  { id: 'findPeople', method: 'get', path: '/reports', scope: 'list', tag: 'People' },
  { id: 'listBans', method: 'get', path: '/bans', scope: 'seller', tag: 'Erasures' },
  { id: 'readUploadLimits', method: 'get', path: '/uploads', scope: 'everybody', tag: 'Uploads' },
  { id: 'beginUploads', method: 'post', path: '/uploads', scope: 'upload', tag: 'Uploads' },
  { id: 'readTemplateCsv', method: 'get', path: '/uploads/template.csv', scope: 'everybody', tag: 'Uploads' },
  {
    id: 'readTemplateWorkbook',
    method: 'get',
    path: '/uploads/template.xlsx',
    scope: 'everybody',
    tag: 'Uploads',
  },
  { id: 'readGazetteer', method: 'get', path: '/gazetteer/{piece}', scope: 'everybody', tag: 'Uploads' },
  { id: 'readQuoteBasis', method: 'get', path: '/quotes', scope: 'everybody', tag: 'Uploads' },
  { id: 'quoteCalls', method: 'post', path: '/quotes', scope: 'quotes', tag: 'Uploads' },
  { id: 'listGates', method: 'get', path: '/gates', scope: 'seller', tag: 'Stack' },
  { id: 'openGate', method: 'post', path: '/gate/open', scope: 'seller', tag: 'Stack' },
  { id: 'listUnknown', method: 'get', path: '/unknown', scope: 'list', tag: 'Money' },
  { id: 'readAccount', method: 'get', path: '/account/{month}', scope: 'list', tag: 'Money' },
  { id: 'readService', method: 'get', path: '/service', scope: 'seller', tag: 'Stack' },
  { id: 'announceCredential', method: 'post', path: '/credential', scope: 'seller', tag: 'Stack' },
  { id: 'readDrift', method: 'get', path: '/drift', scope: 'seller', tag: 'Stack' },
  { id: 'acceptDrift', method: 'post', path: '/drift/accept', scope: 'seller', tag: 'Stack' },
  { id: 'readStanding', method: 'get', path: '/standing', scope: 'seller', tag: 'Stack' },
  { id: 'readDue', method: 'get', path: '/due', scope: 'seller', tag: 'Stack' },
  { id: 'readBatch', method: 'get', path: '/batches/{batch}', scope: 'batch', tag: 'Batches' },
  { id: 'listUploads', method: 'get', path: '/batches/{batch}/uploads', scope: 'batch', tag: 'Uploads' },
  {
    id: 'listRejections',
    method: 'get',
    path: '/batches/{batch}/rejections',
    scope: 'batch',
    tag: 'Uploads',
  },
  {
    id: 'readRefusedRows',
    method: 'post',
    path: '/batches/{batch}/refused-rows',
    scope: 'batch',
    tag: 'Uploads',
  },
  {
    id: 'recordCorrections',
    method: 'post',
    path: '/batches/{batch}/corrections',
    scope: 'batch',
    tag: 'Uploads',
  },
  { id: 'listUnknownOfBatch', method: 'get', path: '/batches/{batch}/unknown', scope: 'batch', tag: 'Money' },
  { id: 'listCharges', method: 'get', path: '/batches/{batch}/charges', scope: 'batch', tag: 'Money' },
  { id: 'listReports', method: 'get', path: '/batches/{batch}/reports', scope: 'batch', tag: 'People' },
  { id: 'readReport', method: 'get', path: '/batches/{batch}/reports/{id}', scope: 'batch', tag: 'People' },
  {
    id: 'readAnswers',
    method: 'get',
    path: '/batches/{batch}/reports/{id}/answers',
    scope: 'batch',
    tag: 'People',
  },
  {
    id: 'readPalmImage',
    method: 'get',
    path: '/batches/{batch}/reports/{id}/palm-image',
    scope: 'batch',
    tag: 'People',
  },
  {
    id: 'erasePerson',
    method: 'post',
    path: '/batches/{batch}/reports/{id}/erase',
    scope: 'batch',
    tag: 'Erasures',
  },
  {
    id: 'liftBan',
    method: 'post',
    path: '/batches/{batch}/reports/{id}/lift-ban',
    scope: 'batch',
    tag: 'Erasures',
  },
  { id: 'erasePeople', method: 'post', path: '/batches/{batch}/erase', scope: 'batch', tag: 'Erasures' },
  {
    id: 'readBatchErasure',
    method: 'get',
    path: '/batches/{batch}/erasure',
    scope: 'batch',
    tag: 'Erasures',
  },
  { id: 'readReceipts', method: 'post', path: '/batches/{batch}/receipts', scope: 'batch', tag: 'Erasures' },
  {
    id: 'readReceipt',
    method: 'get',
    path: '/batches/{batch}/reports/{id}/receipt',
    scope: 'batch',
    tag: 'Erasures',
  },
  { id: 'setBatchCeiling', method: 'put', path: '/batches/{batch}/ceiling', scope: 'batch', tag: 'Batches' },
  { id: 'pauseBatch', method: 'post', path: '/batches/{batch}/pause', scope: 'batch', tag: 'Batches' },
  { id: 'resumeBatch', method: 'post', path: '/batches/{batch}/resume', scope: 'batch', tag: 'Batches' },
  { id: 'releaseBatch', method: 'post', path: '/batches/{batch}/release', scope: 'batch', tag: 'Batches' },
  { id: 'previewRedrive', method: 'get', path: '/batches/{batch}/redrive', scope: 'batch', tag: 'Batches' },
  { id: 'redriveBatch', method: 'post', path: '/batches/{batch}/redrive', scope: 'batch', tag: 'Batches' },
  { id: 'previewCancel', method: 'get', path: '/batches/{batch}/cancel', scope: 'batch', tag: 'Batches' },
  { id: 'cancelBatch', method: 'post', path: '/batches/{batch}/cancel', scope: 'batch', tag: 'Batches' },
  { id: 'sealBatch', method: 'post', path: '/batches/{batch}/seal', scope: 'batch', tag: 'Batches' },
  { id: 'listCustomers', method: 'get', path: '/customers', scope: 'seller', tag: 'Customers' },
  { id: 'readCustomer', method: 'get', path: '/customers/{customer}', scope: 'customer', tag: 'Customers' },
  {
    id: 'setCustomerBudget',
    method: 'put',
    path: '/customers/{customer}/ceiling',
    scope: 'seller',
    tag: 'Customers',
  },
  {
    id: 'eraseCustomer',
    method: 'post',
    path: '/customers/{customer}/erase',
    scope: 'customer',
    tag: 'Customers',
  },
  {
    id: 'readCustomerErasure',
    method: 'get',
    path: '/customers/{customer}/erasure',
    scope: 'customer',
    tag: 'Customers',
  },
  { id: 'listPlaces', method: 'get', path: '/places', scope: 'list', tag: 'Places' },
  { id: 'listPlaceTables', method: 'get', path: '/places/tables', scope: 'list', tag: 'Places' },
  { id: 'redrivePlaces', method: 'post', path: '/places/redrive', scope: 'seller', tag: 'Places' },
  { id: 'refreshPlaces', method: 'post', path: '/places/refresh', scope: 'seller', tag: 'Places' },
  { id: 'readPlace', method: 'get', path: '/panchang/{place}', scope: 'place', tag: 'Places' },
  { id: 'makeFeed', method: 'post', path: '/panchang/{place}/feed', scope: 'place', tag: 'Places' },
  { id: 'revokeFeed', method: 'post', path: '/panchang/{place}/feed/revoke', scope: 'place', tag: 'Places' },
  { id: 'readPanchang', method: 'get', path: '/panchang/{place}/{month}', scope: 'place', tag: 'Places' },
  { id: 'makeLink', method: 'post', path: '/batches/{batch}/links', scope: 'batch', tag: 'Books' },
  { id: 'listLinks', method: 'get', path: '/links', scope: 'list', tag: 'Books' },
  {
    id: 'revokeLink',
    method: 'post',
    path: '/batches/{batch}/links/{link}/revoke',
    scope: 'batch',
    tag: 'Books',
  },
  { id: 'orderBooks', method: 'post', path: '/batches/{batch}/books', scope: 'batch', tag: 'Books' },
  { id: 'readBookOrders', method: 'get', path: '/batches/{batch}/books', scope: 'batch', tag: 'Books' },
  {
    id: 'readBookOrder',
    method: 'get',
    path: '/batches/{batch}/books/{order}',
    scope: 'batch',
    tag: 'Books',
  },
  {
    id: 'readBook',
    method: 'get',
    path: '/batches/{batch}/books/{order}/of/{id}',
    scope: 'batch',
    tag: 'Books',
  },
  { id: 'listWebhooks', method: 'get', path: '/webhooks', scope: 'seller', tag: 'Webhooks' },
  { id: 'addWebhook', method: 'post', path: '/webhooks', scope: 'seller', tag: 'Webhooks' },
  { id: 'readWebhook', method: 'get', path: '/webhooks/{webhook}', scope: 'seller', tag: 'Webhooks' },
  {
    id: 'removeWebhook',
    method: 'post',
    path: '/webhooks/{webhook}/remove',
    scope: 'seller',
    tag: 'Webhooks',
  },
  {
    id: 'rotateWebhook',
    method: 'post',
    path: '/webhooks/{webhook}/rotate',
    scope: 'seller',
    tag: 'Webhooks',
  },
  {
    id: 'enableWebhook',
    method: 'post',
    path: '/webhooks/{webhook}/enable',
    scope: 'seller',
    tag: 'Webhooks',
  },
  {
    id: 'disableWebhook',
    method: 'post',
    path: '/webhooks/{webhook}/disable',
    scope: 'seller',
    tag: 'Webhooks',
  },
  {
    id: 'listDeliveries',
    method: 'get',
    path: '/webhooks/{webhook}/deliveries',
    scope: 'seller',
    tag: 'Webhooks',
  },
  {
    id: 'replayDeliveries',
    method: 'post',
    path: '/webhooks/{webhook}/replay',
    scope: 'seller',
    tag: 'Webhooks',
  },
] as const satisfies readonly (Operation & { readonly id: string })[];

export type OperationId = (typeof reportsOperations)[number]['id'];

const bySpecificity: readonly (typeof reportsOperations)[number][] = reportsOperations.toSorted(
  (one, other) => other.path.split('/').length - one.path.split('/').length,
);

export type Handlers = Readonly<Record<OperationId, Handler>>;

/** @param otherwise handles the operations that `handlers` lacks */
export function addRoutes(app: Hono, handlers: Partial<Handlers>, otherwise?: Handler): void {
  for (const { id, method, path } of bySpecificity) {
    const handler = handlers[id] ?? otherwise;
    if (handler !== undefined) app.on(method.toUpperCase(), routeOf(path), handler);
  }
}

/** The router accepts a parameter with slashes only at the end. */
const routeOf = (path: string): string =>
  path.replace(/\{id\}(.*)/, ':id{.+$1}').replaceAll(/\{(\w+)\}/g, ':$1');

interface Found {
  readonly id: OperationId;
  readonly scope: Scope;
  readonly inPath: Readonly<Record<string, string>>;
}

export function methodsAt(path: string): string[] {
  const find = operationFinder();
  return ['GET', 'POST', 'PUT'].filter((method) => find(method, path) !== undefined);
}

export function operationFinder(): (method: string, path: string) => Found | undefined {
  const patterns = bySpecificity.map(({ path, ...operation }) => ({
    ...operation,
    pattern: new RegExp(
      `^${path.replaceAll(/\{(\w+)\}/g, (_, name) => `(?<${name}>${name === 'id' ? '.+' : '[^/]+'})`)}$`,
    ),
  }));
  return (method, path) => {
    for (const { id, scope, method: operationMethod, pattern } of patterns) {
      const found = operationMethod === method.toLowerCase() ? pattern.exec(path) : null;
      if (found !== null) return { id, scope, inPath: found.groups ?? {} };
    }
    return undefined;
  };
}
