import type { PairTexts } from '../../aspects-report/texts.ts';

/** What Venus means with every point after it; after Leo, The Art of Synthesis, and Lilly, Christian Astrology. */
export const venus: PairTexts<'Venus'> = {
  'Venus-Saturn': {
    conjunction:
      'You take love seriously and do not give it lightly. Age, experience or distance may be part of the story; what you have once chosen you keep, and your taste runs to few things that are made to last.',
    soft: 'You are loyal without being stern. Affection grows with the years for you, you can live simply and well, and people who have shared work with you stay attached.',
    hard: 'You wait until you are sure, and a pause looks to you like a refusal. You would rather go without than ask; yet the people who love you would give a good deal to be asked.',
  },
  'Venus-Uranus': {
    conjunction:
      'You fall in love with what is unlike you, and it happens from one minute to the next. You need air in any bond; friendship with a spark in it holds you longer than vows.',
    soft: 'You keep love interesting. You like people exactly for their oddities, you get along with former partners, and your taste is ten years early.',
    hard: 'As soon as it could be relied upon, it loses its shine, or you draw the ones for whom that is so. Ask for distance openly and in good time, a room, an evening, a journey, and you will not have to break anything in order to get it.',
  },
  'Venus-Neptune': {
    conjunction:
      'You have a poet’s eye: you love the light on a person as much as the person. Art and mercy are at home in you. The one you live with would sometimes like to be seen without the light.',
    soft: 'Beauty moves you to goodness. You are gentle with failings, musical in some sense of the word, and able to love without counting.',
    hard: 'You fall for a longing and give it a face. The awakening is bitter chiefly because you did so much of the painting yourself; look long at what someone does on dull days.',
  },
  'Venus-Pluto': {
    conjunction:
      'You love as one who has only this one life. Half-hearted company bores you, attraction has something fated about it, and you come out of each great love a different person.',
    soft: 'You go deep without devouring. You sense what another is ashamed of and love them there too, and what you find beautiful often has a scar.',
    hard: 'You hold on hardest where you trust least. Jealousy, tests, silence: these are ways of asking whether you can be left. Ask it directly, once, and let the answer count.',
  },
  'Venus-Ascendant': {
    conjunction:
      'You please before you have done anything. Your manner is soft, your appearance is cared for, and people tell you yes; make sure that they also hear your no.',
    soft: 'You have natural courtesy. You dress, speak and move so that others feel at ease, and introductions are a pleasure with you.',
    hard: 'You see what would please the other so clearly that you forget to check with yourself. In the mirror of a partner you look lovely; have another look when you are alone.',
  },
  'Venus-Midheaven': {
    conjunction:
      'Your work has to do with beauty, with people or with peace between them, or it would profit from it. You are liked in your position, and your charm is part of your trade.',
    soft: 'Tact carries you further than elbows. You make allies at work, and whatever leaves your hands looks finished, down to the string around the parcel.',
    hard: 'You take the pleasant post and miss the right one, or love and career ask for the same evenings. Decide which of them you would be ashamed to have neglected.',
  },
};
