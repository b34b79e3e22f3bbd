/**
 * The floors of each room, from the lowest up: an arrow between two children of a room goes only down. Children of one
 * floor know nothing of each other.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  shared: [
    ['log', 'contract', 'table'],
    ['plan', 'service-client', 'intake'],
    ['ledger'],
    ['gate', 'budget', 'uploads', 'jobs'],
    ['sealing', 'places', 'quote', 'events', 'lambda'],
    ['erasure', 'views'],
    ['aws', 'config'],
  ],
};
