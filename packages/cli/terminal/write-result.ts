import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { UsageError } from '../errors.ts';

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not write there',
};

export function cannotWrite(path: string, error: unknown): UsageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const cause = code === undefined ? undefined : causes[code];
  return new UsageError(
    `${path} cannot be written${code === undefined ? '' : ` (${code})`}${cause === undefined ? '' : `: ${cause}`}`,
  );
}

/** Writes a file under a temporary name, so that an existing file survives a failure. */
export class ResultFile {
  readonly #path: string;
  readonly #stream: WriteStream;
  readonly #target: string | undefined;

  private constructor(path: string, stream: WriteStream, target: string | undefined) {
    this.#path = path;
    this.#stream = stream;
    this.#target = target;
    // An unhandled stream error would end the process; the next write reports it.
    stream.on('error', () => undefined);
  }

  /** @throws UsageError if the file cannot be created */
  static async open(path: string): Promise<ResultFile> {
    try {
      const known = await stat(path).catch(() => undefined);
      const isDirect = known !== undefined && !known.isFile();
      const target = isDirect ? undefined : known === undefined ? path : await realpath(path);
      const partPath = target === undefined ? path : `${target}.${randomUUID().slice(0, 8)}.part`;
      // Results hold personal data, so only the owner may read a new file.
      const mode = known?.isFile() ? known.mode : 0o600;
      const stream = createWriteStream(partPath, target === undefined ? {} : { flags: 'wx', mode });
      await once(stream, 'open');
      return new ResultFile(path, stream, target);
    } catch (error) {
      throw cannotWrite(path, error);
    }
  }

  /** @throws UsageError if the file cannot be written, for example on a full disk */
  async write(piece: string | Uint8Array): Promise<void> {
    await this.#orRemove(async () => {
      if (this.#stream.errored !== null) throw this.#stream.errored;
      if (!this.#stream.write(piece)) await once(this.#stream, 'drain');
    });
  }

  async end(): Promise<void> {
    await this.#orRemove(async () => {
      this.#stream.end();
      await finished(this.#stream);
      if (this.#target !== undefined) await rename(String(this.#stream.path), this.#target);
    });
  }

  async abandon(): Promise<void> {
    this.#stream.destroy();
    if (this.#target !== undefined) await rm(String(this.#stream.path), { force: true });
  }

  async #orRemove(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await this.abandon();
      throw cannotWrite(this.#path, error);
    }
  }
}

export async function writeResult(path: string, content: string | Uint8Array): Promise<void> {
  const file = await ResultFile.open(path);
  await file.write(content);
  await file.end();
}
