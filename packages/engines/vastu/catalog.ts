export const catalog = {
  room: [
    'bathroom',
    'bedroom',
    'childrens_bedroom',
    'dining_room',
    'garage',
    'guest_bedroom',
    'kitchen',
    'laundry',
    'living_room',
    'master_bedroom',
    'prayer_room',
    'staircase',
    'store_room',
    'study',
    'toilet',
  ],
  fixture: [
    'altar',
    'bathtub',
    'bed',
    'desk',
    'refrigerator',
    'safe',
    'shower',
    'sink',
    'stove',
    'washer',
    'water_tank',
    'wc',
  ],
  feature: ['window'],
  entrance: ['main_entrance', 'side_entrance'],
} as const;

export type Category = keyof typeof catalog;
export type CatalogType = (typeof catalog)[Category][number];

export const catalogTypes: readonly CatalogType[] = Object.values(catalog).flat();

export function labelOf(type: CatalogType): string {
  return type === 'wc'
    ? 'WC'
    : type === 'childrens_bedroom'
      ? "children's bedroom"
      : type.replaceAll('_', ' ');
}

/** A room cannot move; it can only trade its use with another room. */
export function isMovable(category: Category): boolean {
  return category === 'fixture';
}
