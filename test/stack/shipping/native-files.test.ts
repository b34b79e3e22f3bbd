import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTheme } from '@palmleaf/books/theme';
import { Press } from '@palmleaf/books/typst';
import { describe, expect, test } from 'vitest';
import { writeBundle } from '../../../infra/bundles/bundle.ts';
import { nativeFilesIn } from '../../../infra/bundles/native-files.ts';
import { nativeFault } from '../../../infra/bundles/native-modules.ts';
import { loadProfile } from '../../../infra/files/profile.ts';
import { composeBook } from '../../../packages/books/composing/compose.ts';
import { readerProcesses } from '../../../packages/service/palmistry/reader/reader-processes.ts';
import { Darkroom } from '../../../shared/intake/photos/darkroom.ts';
import { parseRequest } from '../../fuzz/request-text.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { completeReport } from '../../support/pages/views.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = temporaryFolder('native');
const architectures = ['arm64', 'x86_64'] as const;
/** The architecture of this machine, and others whose files `npm run prepare:arm64` fetched. */
const preparedFor = (native: 'sharp' | 'typst') =>
  architectures.filter((architecture) => nativeFault(native, architecture) === undefined);
const prepared = preparedFor('sharp');

const bundles = new Map<string, string>();

function bundleFor(architecture: (typeof architectures)[number]): string {
  const known = bundles.get(architecture) ?? writeBundleFor(architecture);
  bundles.set(architecture, known);
  return known;
}

function writeBundleFor(architecture: (typeof architectures)[number]): string {
  const output = join(folder, architecture);
  const products = join(root, 'config/products/standard.json');
  const profile = loadProfile('documented').file;
  writeBundle(output, {
    entry: 'functions/photos/handler.ts',
    profile,
    products,
    architecture,
    needs: ['sharp'],
  });
  return output;
}

function setMachine(file: string, machine: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt16LE(machine, 18);
  writeFileSync(file, bytes);
}

describe('the asset of a function that decodes photos', () => {
  test.each(prepared)(
    'The asset of photos holds sharp and its library for the processor %s',
    (architecture) => {
      const files = nativeFilesIn(bundleFor(architecture));
      const kind = `linux-${architecture === 'arm64' ? 'arm64' : 'x64'}`;
      expect(files.some(({ path }) => path.includes(`@img/sharp-${kind}/`) && path.endsWith('.node'))).toBe(
        true,
      );
      expect(files.some(({ path }) => path.includes(`@img/sharp-libvips-${kind}/`))).toBe(true);
      expect(files.map(({ machine }) => machine)).toEqual(files.map(() => architecture));
    },
  );

  test('The processor of a native file comes from the header of the file, not from the name of its folder', () => {
    const [architecture = 'x86_64'] = prepared;
    const asset = join(folder, 'rewritten');
    cpSync(bundleFor(architecture), asset, { recursive: true });
    const files = nativeFilesIn(asset);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const { path } of files) setMachine(join(asset, path), 0xb7);
    expect(nativeFilesIn(asset).map(({ machine }) => machine)).toEqual(files.map(() => 'arm64'));
    for (const { path } of files) setMachine(join(asset, path), 0x03);
    expect(nativeFilesIn(asset).map(({ machine }) => machine)).toEqual(files.map(() => undefined));
  });

  test('Synthesis fails if the prepared files are for another processor', () => {
    const [architecture = 'x86_64'] = prepared;
    const output = bundleFor(architecture);
    const [first] = nativeFilesIn(output);
    if (first === undefined) throw new Error('no native file');
    const other = join(output, 'stray.node');
    cpSync(join(output, first.path), other);
    setMachine(other, architecture === 'arm64' ? 0x3e : 0xb7);
    expect(() => writeBundleFor(architecture)).toThrow(
      `the functions are for ${architecture}, and these native files are for another processor: stray.node (${architecture === 'arm64' ? 'x86_64' : 'arm64'})`,
    );
  });
});

describe('the process for photos', () => {
  const asset = (): string => {
    const output = join(folder, 'photos-here');
    writeBundle(output, {
      entry: 'functions/photos/handler.ts',
      profile: loadProfile('documented').file,
      products: join(root, 'config/products/standard.json'),
      architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
      runsHere: true,
      needs: ['sharp', 'libheif'],
    });
    return output;
  };

  test('The process for photos prepares a JPEG and a HEIC photo from the files of its asset alone', async () => {
    const darkroom = new Darkroom(join(asset(), 'photo-child.mjs'));
    for (const name of ['intake/photo-jpeg', 'readers/heif-plain']) {
      const bytes = readFileSync(join(root, `test/fuzz/corpus/${name}.http`));
      const photo = await darkroom.prepare(parseRequest(bytes).body);
      expect(photo).toMatchObject({ format: 'jpeg' });
    }
    await darkroom.close();
  });
});

describe('the asset of the service', () => {
  test('The service reads a palm in its child process from the files of its asset alone', async () => {
    const output = join(folder, 'service-here');
    writeBundle(output, {
      entry: 'packages/service/lambda.ts',
      profile: loadProfile('documented').file,
      products: join(root, 'config/products/standard.json'),
      architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
      runsHere: true,
      needs: ['sharp', 'palm model', 'palm reader'],
    });
    const read = readerProcesses({
      modelDirectory: output,
      processes: 1,
      file: join(output, 'palm-child.mjs'),
    });
    const { reading } = await read(readFileSync(join(root, 'events/samples/inbox/palms/samples/anna.jpg')));
    await read.close();
    expect(reading).toMatchObject({ version: 2 });
  });
});

const mostUnpackedBytes = 250 * 1024 * 1024;

describe('the asset of books', () => {
  const made = new Map<string, string>();
  /** @param runsHere whether to use the build for this machine, which may not run Linux */
  const bundleOf = (architecture: (typeof architectures)[number], runsHere = false): string => {
    const known = made.get(`${architecture} ${runsHere}`);
    if (known !== undefined) return known;
    const output = join(folder, `books-${architecture}-${runsHere}`);
    made.set(`${architecture} ${runsHere}`, output);
    writeBundle(output, {
      entry: 'functions/books/handler.ts',
      profile: loadProfile('documented').file,
      products: join(root, 'config/products/standard.json'),
      architecture,
      runsHere,
      needs: ['typst'],
    });
    return output;
  };
  const bytesIn = (path: string): number =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

  test.each(preparedFor('typst'))('The asset of books holds Typst for the processor %s', (architecture) => {
    const output = bundleOf(architecture);
    const kind = architecture === 'arm64' ? 'arm64' : 'x64';
    const files = nativeFilesIn(output);
    expect(files.map(({ path }) => path)).toEqual([
      `node_modules/@myriaddreamin/typst-ts-node-compiler-linux-${kind}-gnu/typst-ts-node-compiler.linux-${kind}-gnu.node`,
    ]);
    expect(files.map(({ machine }) => machine)).toEqual([architecture]);
    // Some 69 MB: the compiler, sixteen fonts with their licences, and the bundle.
    expect(bytesIn(output)).toBeLessThan(mostUnpackedBytes / 3);
  });

  test('The function of books prints from the files of its asset alone', async () => {
    const ownProcessor = process.arch === 'arm64' ? 'arm64' : 'x86_64';
    const output = process.platform === 'linux' ? bundleOf(ownProcessor) : bundleOf(ownProcessor, true);
    const press = new Press(join(output, 'print-child.mjs'));
    const pdf = await press.print(await composeBook(completeReport, readTheme({})), readTheme({}));
    await press.close();
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
