import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandName } from '../../../packages/cli/command-line/summaries.ts';

function writeFiles(work: string, diskName: string) {
  const files = {
    work,
    diskName,
    table: join(work, `${diskName}.csv`),
    places: join(work, `places${diskName}.csv`),
    statement: join(work, 'statement.csv'),
    ids: join(work, 'ids.txt'),
    saved: join(work, `saved${diskName}`),
  };
  mkdirSync(join(work, 'state'));
  const heading = `id,date,\u001b[31mcol\u009b\u202eumn`;
  const rows = [
    'anna,1990-02-30',
    '"b\u001b[2Jen",\u001b[31m',
    `"carl\nforged",2000-01-01`,
    'dora,2000-01-01',
  ];
  writeFileSync(files.table, [heading, ...rows].join('\n'));
  writeFileSync(
    files.places,
    'id,name,lat,lon,timezone\n"x\u001b[2J",y\u202e,91,0,\u001b[31m\na,b,1,1,Asia/Kolkata\n',
  );
  writeFileSync(files.ids, 'anna\nx\u001b[2J\n');
  writeFileSync(files.statement, 'operation,calls,amount\nluck,3,1.50\n');
  return files;
}

type CommandLines = Readonly<Record<CommandName, readonly (readonly string[])[]>>;

function linesOver(files: ReturnType<typeof writeFiles>, text: string): CommandLines {
  const { work, diskName, table, places, statement, ids, saved } = files;
  return {
    quote: [[table]],
    upload: [
      [table, '--check'],
      [table, '--batch', 'june'],
      [table, '--batch', 'june', '--watch'],
    ],
    customers: [[]],
    use: [['none'], []],
    outputs: [[], ['no\u001b[2J']],
    api: [['/batches'], ['/batches/june'], ['no\u001b[2J']],
    status: [[], ['june'], ['june', '--watch']],
    people: [['anna'], ['--batch', 'june', '--only', 'failed', '--since', '2026-11-22']],
    report: [
      ['june', 'anna'],
      ['june', '--name', 'a\u001b[2J'],
      ['june', 'anna', '--html'],
      ['june', 'anna', '--palm-image', saved],
      ['june', 'anna', '-o', saved],
      ['june', 'anna', '-o', join(work, 'no\u001b[2J', 'where')],
    ],
    book: [
      ['june/anna', '-o', join(work, 'anna.html')],
      ['june/anna', '-o', join(work, 'no\u001b[2J', 'anna.html')],
      ['june/anna', '-o', join(work, 'anna.html'), '--theme', places],
      ['june', '-o', join(work, 'books'), '--html'],
    ],
    link: [['june/anna'], ['june/anna', '--theme', places], ['--list'], ['--revoke', 'no\u001b[2J']],
    export: [
      ['june', '--ndjson'],
      ['june', '--csv'],
      ['june', '--csv', '-o', saved],
      ['june', '--csv', '--flat'],
      ['june', '--parquet', saved],
      ['june', '--parquet', join(work, 'no\u001b[2J', 'where')],
      ['june', '--answers', join(work, 'answers')],
      ['june', '--answers', join(saved, 'x\u001b[2J')],
    ],
    verify: [['june'], ['june', '--all']],
    rejections: [['june'], ['june', '--csv']],
    unknown: [[], ['june']],
    account: [
      ['2026-11', '--list'],
      ['2026-11', '--list', '--csv'],
      ['2026-11', '--charged', '5'],
    ],
    cancel: [
      ['june', '--yes'],
      ['june', '--receipt'],
      ['june', '--person', 'anna', '--yes'],
    ],
    completions: [['bash'], ['zsh'], ['fish'], ['x\u001b[2J']],
    statement: [
      ['june', '--charged', '5'],
      ['june', '--list'],
      ['june', '--file', statement],
    ],
    redrive: [
      ['june'],
      ['june', '--yes'],
      ['june', '--states', 'unknown\u001b[2J'],
      ['june', '--part', 'luck', '--yes'],
    ],
    seal: [['june']],
    erase: [
      ['june/anna', '--yes'],
      ['june/anna', '--yes', '--no-wait'],
      ['june/anna', '--receipt'],
      ['--batch', 'june', '--yes', '--no-wait'],
      ['--from', ids, '--batch', 'june', '--yes', '--no-wait'],
      ['--from', diskName],
      [diskName],
    ],
    ban: [['list'], ['show', 'june/anna'], ['lift', 'june/anna'], [diskName]],
    pause: [['june'], [diskName]],
    resume: [['june'], [diskName]],
    release: [['june'], [diskName]],
    ceiling: [
      ['june', '5'],
      [diskName, 'none'],
      ['june', '--money', '25.00'],
    ],
    gate: [[], ['open']],
    credentials: [['status'], ['set']],
    places: [[], ['upload', places], ['show', text], ['show', text, '2026-11'], ['redrive']],
    credits: [[], ['add', '5'], ['add', text]],
    console: [[]],
    webhooks: [
      [],
      ['add', `https://${text}`],
      ['add', 'https://example.com', '--events', 'x\u001b[2J'],
      ['add', 'https://example.com', '--description', text],
      ['show', text],
      ['remove', text, '--yes'],
      ['rotate', text],
      ['rotate', text, '--finish'],
      ['enable', text],
      ['disable', text],
      ['log', text],
      ['log', text, '--only', 'x\u001b[2J'],
      ['replay', text, '--since', '3d'],
      ['replay', text, text],
      ['x\u001b[2J', text],
    ],
    drift: [[], ['accept'], ['accept', 'luck'], ['accept', 'none\u001b[2J']],
    service: [['check'], ['check', '--yes'], ['check', '--yes', '--json']],
    doctor: [[]],
  };
}

/**
 * Together these command lines print everything that a command can print.
 * @param diskName a hostile name that a file can have
 * @param text replaces each value that a user may choose
 */
export const commandLines = (work: string, diskName: string, text: string): CommandLines =>
  linesOver(writeFiles(work, diskName), text);
