import type * as z from 'zod';
import type { planRequest } from '../../vastu/plan.ts';

export function house(): z.input<typeof planRequest> {
  return {
    units: 'm',
    orientation: 0,
    plot: { width: 9, depth: 9 },
    rooms: [
      { name: 'Kitchen', catalog_type: 'kitchen', x: 6, y: 6, width: 3, depth: 3 },
      { name: 'Big bedroom', catalog_type: 'master_bedroom', x: 0, y: 6, width: 3, depth: 3 },
      { name: 'Living', catalog_type: 'living_room', x: 3, y: 0, width: 3, depth: 3 },
      { name: 'Toilet', catalog_type: 'toilet', x: 7, y: 0, width: 2, depth: 2 },
    ],
    fixtures: [
      { name: 'Stove', catalog_type: 'stove', x: 8.5, y: 8.5 },
      { name: 'WC', catalog_type: 'wc', x: 8.5, y: 0.5 },
    ],
    windows: [{ name: 'East window', x: 9, y: 4.5 }],
    entrances: [{ name: 'Front door', catalog_type: 'main_entrance', x: 3.5, y: 0 }],
  };
}
