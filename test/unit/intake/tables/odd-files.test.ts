import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Chosen } from '../../../../functions/reports/browser/messages.ts';
import { localContent } from '../../../../packages/cli/uploads/local-content.ts';
import { findUploads } from '../../../../packages/cli/uploads/local-uploads.ts';
import { checkUpload } from '../../../../shared/drafts/check-upload.ts';
import { surveyUploads } from '../../../../shared/drafts/survey.ts';
import { readDirectory } from '../../../../shared/intake/archive/directory.ts';
import { planEntries, shortName } from '../../../../shared/intake/archive/plan.ts';
import type { BirthRow } from '../../../../shared/intake/births/birth-row.ts';
import { Gazetteer } from '../../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../../shared/intake/gazetteer/local-pieces.ts';
import { isRefused } from '../../../../shared/intake/refusal.ts';
import { adviceTexts } from '../../../../shared/reasons/refusals/advice-texts.ts';
import { temporaryFolder } from '../../../support/files/temporary-folder.ts';
import { oddArchives } from '../../../support/odd/archives.ts';
import { byHand } from '../../../support/odd/by-hand.ts';
import { contacts } from '../../../support/odd/contacts.ts';
import { moreSpreadsheets } from '../../../support/odd/more-spreadsheets.ts';
import type { OddTable } from '../../../support/odd/odd-table.ts';
import { registers } from '../../../support/odd/registers.ts';
import { spreadsheets } from '../../../support/odd/spreadsheets.ts';
import { workbooks } from '../../../support/odd/workbooks.ts';
import { bundledScripts } from '../../../support/pages/upload-scripts.ts';
import { writeZip } from '../../../support/zip/write-zip.ts';
import { textOf } from '../helpers.ts';

type Worker = typeof import('../../../../functions/reports/browser/worker/check-chosen.ts');

const oddTables = [...contacts, ...spreadsheets, ...workbooks, ...byHand, ...registers, ...moreSpreadsheets];
const folder = temporaryFolder('odd-files');
const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));
let worker: Worker;

beforeAll(async () => {
  const path = join(folder, 'upload-check.mjs');
  writeFileSync(path, bundledScripts().worker.text);
  worker = await import(/* @vite-ignore */ pathToFileURL(path).href);
});

function localFile({ name, bytes }: OddTable) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const [upload] = findUploads([path], 'june');
  if (upload === undefined) throw new Error(`${name} is not an upload`);
  return upload;
}

const wordsOf = ({ name, id, birth, unknownTime }: BirthRow): string => {
  const { year, month, day, hour, min } = birth ?? {};
  const time = unknownTime === 'left out' ? '?' : `${hour}:${min}`;
  return `${name ?? id} ${birth === undefined ? '-' : `${year}-${month}-${day} ${time}`}`;
};

describe('A table as people have it', () => {
  test.each(oddTables)('Intake reads the table $name: $about', async (table) => {
    const upload = localFile(table);
    const people: string[] = [];
    const refused: string[] = [];
    await checkUpload(upload, localContent(upload), {
      choices: table.choices,
      thisYear: 2026,
      gazetteer,
      onRow: (row) => people.push(wordsOf(row)),
      onRefused: (line, refusals) => refused.push(...refusals.map(({ code }) => `${code}@${line}`)),
    });
    expect({ people, refused }).toEqual({ people: table.people, refused: table.refused });
  });

  test('The script of the upload page gives the same verdict on each odd table as Node, word by word', async () => {
    for (const table of oddTables) {
      const upload = localFile(table);
      const { name, choices = {} } = table;
      const node = await surveyUploads([upload], { content: localContent, year: 2026, choices, gazetteer });
      const chosen: Chosen = {
        files: [{ name, file: new Blob([readFileSync(upload.path)]) }],
        batch: 'june',
        hasSeparateBatches: false,
        reading: '',
        contents: {},
        year: 2026,
      };
      const fetch = async () => new Response('', { status: 503 });
      const found = await worker.checkChosen(chosen, choices, { gazetteer, fetch });
      expect([name, found.people, found.refused]).toEqual([
        name,
        node.people,
        node.checks.reduce((sum, { refused }) => sum + refused, 0),
      ]);
      const verdicts = node.checks.map(({ groups, warnings, isUnusable }) => ({
        isUnusable,
        reasons: groups.map(({ rows, field, reason, code, examples }) => ({
          rows,
          field,
          reason: textOf({ reason }),
          advice: adviceTexts[code],
          lines: examples.flatMap(({ line }) => line ?? []),
        })),
        warnings: warnings.map(textOf),
      }));
      expect(found.files).toMatchObject(verdicts);
    }
  });
});

describe('An archive as phones and computers pack it', () => {
  test.each(oddArchives)('Intake reads the archive: $about', async ({ files, uploads, refused }) => {
    const bytes = writeZip(files);
    const source = {
      sizeBytes: bytes.length,
      read: async (from: number, to: number) => bytes.subarray(from, to),
    };
    const entries = await readDirectory(source);
    if (isRefused(entries)) throw new Error(entries.refusal.reason.code);
    const plan = planEntries('june', entries);
    expect({
      uploads: plan.flatMap((one) => (one.kind === 'upload' ? [one.key] : [])),
      refused: plan.flatMap((one) =>
        one.kind === 'refused' ? [`${one.refusal.code} ${shortName(one.entry.name)}`] : [],
      ),
    }).toEqual({ uploads, refused });
  });
});
