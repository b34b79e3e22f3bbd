import type { CatalogType } from '@palmleaf/engines/vastu';

/** Advice on a thing in an unsuitable place, as a part of a sentence; current practice without a traditional source. */
export const easing: Readonly<Record<CatalogType, string>> = {
  bathroom: 'keep its floor dry, its door shut and a fan or window in use',
  bedroom: 'turn the bed so that heads lie south or east, and keep screens out of the room',
  childrens_bedroom:
    'turn the bed so that heads lie east, put the desk by the light, and tidy the floor each evening',
  dining_room: 'lay the table so that the eldest faces east, and keep letters and screens off it',
  garage: 'keep only vehicles and things in use there, and sweep it once a month',
  guest_bedroom: 'leave it light and half empty, and air it even when nobody comes',
  kitchen: 'cook facing east, keep fire and water an arm’s length apart, and clear the table at night',
  laundry: 'let nothing stand wet there, and leave with the basket empty',
  living_room: 'put the heavy furniture to the south and west of it, and keep its north and east open',
  master_bedroom:
    'put the bed in its south-western corner with a wall behind the head, and keep the rest of the floor free',
  prayer_room: 'give worship a clean shelf at eye level that faces west, with nothing stored under it',
  staircase: 'keep it lit and the space below it empty',
  store_room: 'give away what was not used for a year, and stand the rest off the floor',
  study: 'set the chair so that you face east or north with a wall behind you',
  toilet: 'keep lid and door shut, light and air on, and a plant or a bowl of salt by the window',
  altar: 'raise it above the waist, turn it to face west, and keep it dusted',
  bathtub: 'empty it after use and leave the door open until it is dry',
  bed: 'turn it so that your head lies south or east, and leave nothing stored beneath it',
  desk: 'turn it so that you face east or north, and leave it clear in the evening',
  refrigerator: 'stand it a hand’s breadth from the wall, and clear it out once a week',
  safe: 'let its door open to the north, and keep only what is in order in it',
  shower: 'dry it after use and keep its drain clear',
  sink: 'mend the tap that drips, and keep fire an arm’s length from it',
  stove: 'cook on it facing east, and keep it clean of what has boiled over',
  washer: 'empty it at once and leave its door ajar',
  water_tank: 'keep it covered, clean and no fuller than needed',
  wc: 'keep its lid down and its door shut, and air it daily',
  window: 'hang a light curtain before it, and keep its panes clean',
  main_entrance:
    'light it, keep the threshold clear, and hang a name or a sign beside it that you like to come home to',
  side_entrance: 'keep it shut when it is not needed, and let the front door be the one that is used',
};
