import type { CatalogType } from './catalog.ts';

interface Affinity {
  readonly suits: readonly CatalogType[];
  readonly shuns: readonly CatalogType[];
  readonly because: string;
}

const rest = ['bed', 'bedroom', 'master_bedroom', 'childrens_bedroom'] as const;
const waste = ['toilet', 'wc'] as const;

/** By name of the Devata; reasons follow from the name and its place on the Purusha's body. */
export const affinities: Readonly<Record<string, Affinity>> = {
  Shikhi: {
    suits: ['altar', 'prayer_room'],
    shuns: [...waste, 'staircase', 'garage', 'store_room'],
    because: 'is the head of the Purusha and stays light and clean',
  },
  Apa: {
    suits: ['sink', 'water_tank', 'altar'],
    shuns: [...waste, 'kitchen', 'stove'],
    because: 'is water near the head: clean water strengthens it, fire and waste spoil it',
  },
  Apavatsa: {
    suits: ['sink', 'water_tank', 'altar'],
    shuns: [...waste, 'kitchen', 'stove'],
    because: 'carries the healing water onwards: fire and waste spoil it',
  },
  Jayanta: {
    suits: ['study', 'desk', 'window'],
    shuns: waste,
    because: 'rewards effort and wants to be seen',
  },
  Surya: { suits: ['window', 'living_room'], shuns: waste, because: 'is the light of the day' },
  Bhrisha: { suits: ['laundry', 'washer'], shuns: rest, because: 'rubs and churns' },
  Agni: { suits: ['kitchen', 'stove'], shuns: ['water_tank', 'sink', 'bathtub'], because: 'is fire itself' },
  Savitra: {
    suits: ['kitchen', 'stove'],
    shuns: ['water_tank', 'sink'],
    because: 'is the spark that starts a fire',
  },
  Savita: { suits: ['kitchen', 'stove'], shuns: ['water_tank', 'sink'], because: 'keeps a fire going' },
  Pusha: { suits: ['kitchen', 'stove', 'dining_room'], shuns: waste, because: 'nourishes' },
  Yama: { suits: [], shuns: ['childrens_bedroom'], because: 'sets bounds and endings' },
  Bhringaraja: {
    suits: waste,
    shuns: ['kitchen', 'stove', 'study', 'desk', 'safe'],
    because: 'lets go of what is spent',
  },
  Pitri: {
    suits: ['master_bedroom', 'bed', 'safe'],
    shuns: [...waste, 'childrens_bedroom'],
    because: 'is the root and the weight of the family',
  },
  Indra: { suits: ['master_bedroom', 'safe'], shuns: waste, because: 'is strength that has roots' },
  Sugriva: { suits: ['study', 'desk'], shuns: waste, because: 'receives learning' },
  Varuna: { suits: ['dining_room', 'safe'], shuns: waste, because: 'brings gain to an orderly house' },
  Shosha: {
    suits: ['toilet', 'wc', 'laundry'],
    shuns: ['bed', 'safe', 'bedroom'],
    because: 'dries up what stays',
  },
  Papayakshma: { suits: [], shuns: [...rest, 'kitchen', 'stove'], because: 'wears down those who stay' },
  Roga: { suits: [], shuns: [...rest, 'kitchen', 'stove'], because: 'is strain that wants air' },
  Mukhya: { suits: ['study', 'desk', 'window'], shuns: waste, because: 'is the main aim of the house' },
  Bhallata: { suits: ['safe', 'living_room'], shuns: waste, because: 'multiplies what is put there' },
  Soma: { suits: ['safe', 'sink'], shuns: [...waste, 'kitchen', 'stove'], because: 'is cool and wealthy' },
  Brahma: {
    suits: [],
    shuns: ['bed', 'desk', 'safe', 'refrigerator', 'sink', 'stove', 'washer', 'wc'],
    because: 'stays open and bears no load',
  },
};
