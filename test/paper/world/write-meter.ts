import type { Item } from '../../../shared/table/table.ts';
import type { PaperClock } from './clock.ts';
import type { WriteWatch } from './compact-table.ts';
import type { TableLimits } from './limits.ts';

interface Busiest {
  readonly key: string;
  readonly count: number;
}

class BusiestSecond {
  busiest: Busiest = { key: '', count: 0 };
  #second = 0;
  #counts = new Map<string, number>();

  add(second: number, key: string, by: number): void {
    if (second !== this.#second) {
      this.#second = second;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(key) ?? 0) + by;
    this.#counts.set(key, count);
    if (count > this.busiest.count) this.busiest = { key, count };
  }
}

export class WriteMeter implements WriteWatch {
  writes = 0;
  units = 0;
  indexUnits = 0;
  readonly #clock: PaperClock;
  readonly #limits: TableLimits;
  readonly #onChange: (item: Item) => void;
  readonly #writes = new BusiestSecond();
  readonly #units = new BusiestSecond();
  readonly #indexUnits = new BusiestSecond();

  constructor(clock: PaperClock, limits: TableLimits, onChange: (item: Item) => void) {
    this.#clock = clock;
    this.#limits = limits;
    this.#onChange = onChange;
  }

  get busiest(): { readonly writes: Busiest; readonly units: Busiest; readonly indexUnits: Busiest } {
    return {
      writes: this.#writes.busiest,
      units: this.#units.busiest,
      indexUnits: this.#indexUnits.busiest,
    };
  }

  wrote(partition: string, units: number, of: 'table' | 'index'): void {
    const second = Math.floor(this.#clock.now() / 1000);
    this.#limits.spend('write', of === 'index' ? `index ${partition}` : partition, units);
    if (of === 'index') {
      this.indexUnits += units;
      this.#indexUnits.add(second, partition, units);
      return;
    }
    this.writes += 1;
    this.units += units;
    this.#writes.add(second, partition, 1);
    this.#units.add(second, partition, units);
  }

  changed(item: Item): void {
    this.#onChange(item);
  }
}
