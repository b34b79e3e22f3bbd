import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type {
  IndexEntry,
  IndexQuery,
  Item,
  Key,
  Page,
  PartitionQuery,
  Removal,
  Table,
  TransactResult,
  Update,
  UpdateResult,
  Write,
} from '../table/table.ts';
import type { NameHash } from './name-hash.ts';

/** No person or batch can have this name. */
const keyName = '\0cursors';
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

interface CursorSeal {
  seal(cursor: string): string;
  open(sealed: string): string | undefined;
}

export async function cursorSeal(nameHash: NameHash): Promise<CursorSeal> {
  const key = createHash('sha256')
    .update(await nameHash(keyName))
    .digest();
  return { seal: (cursor) => sealed(key, cursor), open: (text) => opened(key, text) };
}

function sealed(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce);
  const content = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), content]).toString('base64url');
}

function opened(key: Buffer, sealedText: string): string | undefined {
  const bytes = Buffer.from(sealedText, 'base64url');
  try {
    const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
    decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const content = bytes.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decryption.update(content), decryption.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Sealed, so that a stored position of a walk names nobody after an erasure. */
export class TableOfSealedCursors implements Table {
  readonly #table: Table;
  readonly #nameHash: NameHash;

  constructor(table: Table, nameHash: NameHash) {
    this.#table = table;
    this.#nameHash = nameHash;
  }

  get(key: Key): Promise<Item | undefined> {
    return this.#table.get(key);
  }

  query(query: PartitionQuery): Promise<Page<Item>> {
    return this.#page(query, (opened) => this.#table.query(opened));
  }

  queryIndex(query: IndexQuery): Promise<Page<IndexEntry>> {
    return this.#page(query, (opened) => this.#table.queryIndex(opened));
  }

  update(update: Update): Promise<UpdateResult> {
    return this.#table.update(update);
  }

  delete(removal: Removal): Promise<boolean> {
    return this.#table.delete(removal);
  }

  transact(writes: readonly Write[]): Promise<TransactResult> {
    return this.#table.transact(writes);
  }

  async #page<Q extends PartitionQuery | IndexQuery, T>(
    query: Q,
    read: (query: Q) => Promise<Page<T>>,
  ): Promise<Page<T>> {
    const { open, seal } = await cursorSeal(this.#nameHash);
    const { cursor } = query;
    // An earlier release stored its cursors unsealed.
    const page = await read(cursor === undefined ? query : { ...query, cursor: open(cursor) ?? cursor });
    return page.cursor === undefined ? page : { ...page, cursor: seal(page.cursor) };
  }
}
