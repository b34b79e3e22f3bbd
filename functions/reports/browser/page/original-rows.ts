import type { RefusedGrid } from '../../../../shared/drafts/refused-grid.ts';
import { type TableUploadKind, tableStem } from '../../../../shared/intake/object-key.ts';
import type { RefusedRowsView } from '../../../../shared/reports/refused-rows.ts';
import type { Corrections } from '../messages.ts';
import { element } from './element.ts';
import { askJson } from './send.ts';
import { shownGrid } from './show-grid.ts';

interface Correcting {
  readonly name: string;
  readonly grid: RefusedGrid;
}

export class OriginalRows {
  readonly #path: string;
  readonly #view: RefusedRowsView;
  readonly #corrected = new Map<string, readonly number[]>();

  static async read(batch: string, upload: string): Promise<OriginalRows> {
    const path = `/batches/${encodeURIComponent(batch)}`;
    const otherwise = 'The refused rows could not be read.';
    const answer = await askJson(`${path}/refused-rows`, 'POST', { upload }, otherwise);
    return new OriginalRows(path, await answer.json());
  }

  private constructor(path: string, view: RefusedRowsView) {
    this.#path = path;
    this.#view = view;
  }

  get reading(): string {
    return this.#view.reading ?? '';
  }

  get kind(): TableUploadKind {
    return this.#view.upload.startsWith('places/') ? 'places' : 'rows';
  }

  isCorrection(name: string): boolean {
    return this.#corrected.has(name);
  }

  productOf(name: string): string | undefined {
    return this.isCorrection(name) ? this.#view.product : undefined;
  }

  shown(correct: (corrections: Corrections) => void): Node[] {
    const { upload } = this.#view;
    const grid = this.#remainingGrid();
    const title = element('h3', {}, 'Refused rows of ', element('span', { class: 'file' }, upload));
    if (grid.rows.length === 0) return [title, element('p', {}, 'No refused row is left to correct here.')];
    return [title, shownGrid(upload, grid, correct)];
  }

  startCorrection(corrections: Corrections, now: Date): Correcting {
    const grid = this.#remainingGrid();
    const stamp = now.toISOString().replaceAll(/\D/g, '');
    const name = `${tableStem(this.#view.upload).split('/').at(-1) ?? 'rows'}.corrected-${stamp}.csv`;
    const changed = new Set([...corrections.keys()].map((key) => Number.parseInt(key, 10)));
    const lines = grid.rows.flatMap(({ line }) => (changed.has(line) ? [line] : []));
    this.#corrected.set(name, lines);
    return { name, grid };
  }

  reset(): void {
    this.#corrected.clear();
  }

  async recordSent(name: string, correctedIn: string): Promise<void> {
    const lines = this.#corrected.get(name) ?? [];
    if (lines.length === 0) return;
    const { upload, etag } = this.#view;
    const body = { upload, etag, lines, correctedIn };
    await askJson(`${this.#path}/corrections`, 'POST', body, 'The corrections could not be recorded.');
  }

  #remainingGrid(): RefusedGrid {
    const done = new Set([...this.#corrected.values()].flat());
    const { grid } = this.#view;
    return { ...grid, rows: grid.rows.filter(({ line }) => !done.has(line)) };
  }
}
