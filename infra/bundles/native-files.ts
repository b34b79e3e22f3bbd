import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative } from 'node:path';

/** ELF machine numbers: https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html */
const machines: Readonly<Record<number, 'arm64' | 'x86_64'>> = { 62: 'x86_64', 183: 'arm64' };
const headerBytes = 20;
const machineOffset = 18;

function machineOf(file: string): 'arm64' | 'x86_64' | undefined {
  const header = Buffer.alloc(headerBytes);
  const open = openSync(file, 'r');
  try {
    if (readSync(open, header) < headerBytes) return undefined;
  } finally {
    closeSync(open);
  }
  const isElf = header.readUInt32BE(0) === 0x7f454c46;
  return isElf ? machines[header.readUInt16LE(machineOffset)] : undefined;
}

interface NativeFile {
  readonly path: string;
  readonly machine: 'arm64' | 'x86_64' | undefined;
}

export const nativeFilesIn = (folder: string): NativeFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(node|so)(\.[\d.]+)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file), machine: machineOf(file) }));
