import type { PlanetTexts } from '../../natal-reading/texts.ts';

/** Jupiter by sign and house; after Leo, Astrology for All, and Sepharial, The Manual of Astrology. */
export const jupiter: PlanetTexts = {
  signs: [
    'Jupiter in Aries believes in the first step, and luck comes to you when you move before you are ready.',
    'Jupiter in Taurus believes in what grows. Give it time, soil and good company, and it multiplies.',
    'Jupiter in Gemini believes in asking around; you collect subjects as others collect stamps and find your openings in passing talk.',
    'Jupiter in Cancer is exalted, as the old writers say: you thrive by taking people in, and generosity begins with you at the stove.',
    'Jupiter in Leo believes in greatness, other people’s too, and what you praise comes up like a plant.',
    'Jupiter in Virgo finds its fortune in the detail, and you grow by being useful on a larger scale than you had meant to.',
    'Jupiter in Libra grows through fairness and through one good partner after another.',
    'Jupiter in Scorpio goes for depth; you trust what has survived a crisis, and you have survived a few.',
    'Jupiter in Sagittarius is on its own ground and wants the whole map; you take meaning as seriously as others take bread.',
    'Jupiter in Capricorn expands by stages and with receipts. You distrust easy luck, and the hard kind is fond of you.',
    'Jupiter in Aquarius believes in people who have not been invented yet; you find your luck in networks and in reform.',
    'Jupiter in Pisces is on its own ground and cannot pass a stray; you are carried by something that you would rather not explain.',
  ],
  houses: [
    'In the first house it makes you expansive, and people like to stand near you.',
    'In the second house it trusts that there will be enough, and spends accordingly.',
    'The third house gives it stories, journeys within the region, and a great many acquaintances.',
    'From the fourth house it blesses the home; you want high ceilings and an open door.',
    'In the fifth house it multiplies joys, and your hobbies have a way of becoming large.',
    'In the sixth house it makes work agreeable, and you help more people in passing than others do on purpose.',
    'The seventh house brings you partners with a wide view, and you are lucky in being two.',
    'In the eighth house it comes through what is shared, and you see a gain where others count a loss.',
    'The ninth house is its own, with study, faith and far countries, and there it opens doors for you.',
    'It stands in the tenth house, and people like to put you in charge.',
    'In the eleventh house it makes friends in every camp, and some of them lift you.',
    'In the twelfth house it works unseen, like a guardian, and you are helped at the last moment more often than is reasonable.',
  ],
};
