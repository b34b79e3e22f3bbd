import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { childrenOf } from '../support/processes/processes.ts';

export interface ListeningSocket {
  readonly pid: number;
  readonly host: string;
  readonly port: number;
}

export function listeningSockets(): ListeningSocket[] {
  const pids = family(process.pid);
  if (existsSync('/proc/net/tcp')) return socketsInProc(pids);
  const args = ['-a', '-nP', '-iTCP', '-sTCP:LISTEN', '-p', pids.join(','), '-Fpn'];
  return readLsof(execFileSync('lsof', args, { encoding: 'utf8' }));
}

export function readLsof(text: string): ListeningSocket[] {
  let pid = 0;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('p')) pid = Number(line.slice(1));
    const [, host = '', port] = /^n(.+):(\d+)$/.exec(line) ?? [];
    return port === undefined ? [] : [{ pid, host, port: Number(port) }];
  });
}

function socketsInProc(pids: readonly number[]): ListeningSocket[] {
  const owners = new Map(pids.flatMap((pid) => inodesOf(pid).map((inode) => [inode, pid])));
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

export const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)];

function inodesOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`)) ?? [];
      return inode === undefined ? [] : [inode];
    } catch {
      return [];
    }
  });
}
