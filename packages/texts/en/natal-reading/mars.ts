import type { PlanetTexts } from '../../natal-reading/texts.ts';

/** Mars by sign and house; after Leo, Astrology for All, and Lilly, Christian Astrology. */
export const mars: PlanetTexts = {
  signs: [
    'When you want something, Mars in Aries has already set off; you are quick to fight, quick to finish and poor at revenge.',
    'Mars in Taurus pushes like a plough. You take long to be provoked, and then the table is overturned.',
    'Mars in Gemini fights with the tongue and on two fronts, and you do your best work with several irons in the fire.',
    'Mars in Cancer defends; you are fierce for your own and devious for yourself, and a sulk is your way of going to war.',
    'Mars in Leo acts grandly or not at all, and you are bravest with witnesses.',
    'Mars in Virgo works. You turn anger into tidying, accuracy, one more correction, and you can outlast people who are twice as loud.',
    'Mars in Libra fights for fairness and hates to be seen fighting; you win by being reasonable one minute longer.',
    'Mars in Scorpio is at home, patient and total: you bide your time, waste no blow and never bluff.',
    'Mars in Sagittarius charges at ideas; you can be roused for any cause that has a horizon, and you leave the mopping up to others.',
    'Mars in Capricorn is strong, for it saves itself for the summit; you can be cold in a crisis, and you know what each effort is for.',
    'Mars in Aquarius rebels on principle, and you get moving the moment someone says that it has always been done this way.',
    'Mars in Pisces gets there by yielding. You act on a tide of feeling, tire of plain opposition, and have surprised more than one bully by not being where the blow fell.',
  ],
  houses: [
    'In the first house it goes ahead of you: people brace themselves or take heart.',
    'From the second house it hunts for a living, earns fast and spends with a flourish.',
    'The third house sharpens it into debate, and you drive, write and answer faster than is wise.',
    'In the fourth house it fights at home, or for it; there is always something being rebuilt.',
    'The fifth house gives it games, passion and risk, and you compete for the fun of it.',
    'In the sixth house it toils: you need physical work or a hard problem, and idle colleagues annoy you.',
    'The seventh house sends it into the arms of strong opponents, some of whom you marry.',
    'From the eighth house it goes in where others stay outside, into emergencies, taboos and other people’s tangled affairs.',
    'The ninth house makes it a crusader; you travel hard and argue for your truth.',
    'It stands in the tenth house as ambition, and you would rather be attacked at the top than safe in the middle.',
    'In the eleventh house it moves groups: you start the campaign, and friendships are made by doing something together.',
    'The twelfth house keeps it under cover, so that your anger takes detours and your strength shows when it is needed for someone else.',
  ],
};
