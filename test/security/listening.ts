import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface ListeningSocket {
  readonly pid: number;
  readonly host: string;
  readonly port: number;
}

/** Every TCP socket on which this process, or one that it has started, listens. Linux only. */
export function listeningSockets(): ListeningSocket[] {
  const owners = new Map(family(process.pid).flatMap((pid) => socketsOf(pid).map((inode) => [inode, pid])));
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        const pid = owners.get(inode);
        const [address = '', port = ''] = local.split(':');
        if (state !== '0A' || pid === undefined) return [];
        return [{ pid, host: hostOf(address), port: Number.parseInt(port, 16) }];
      }),
  );
}

function hostOf(address: string): string {
  const bytes = address.match(/../g) ?? [];
  if (bytes.length !== 4) return address;
  return bytes
    .map((byte) => Number.parseInt(byte, 16))
    .reverse()
    .join('.');
}

function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.filter(Boolean).flatMap((child) => family(Number(child)))];
}

function socketsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`)) ?? [];
      return inode === undefined ? [] : [inode];
    } catch {
      return []; // It has been closed meanwhile.
    }
  });
}
