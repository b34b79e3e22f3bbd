import type { PlanetTexts } from '../../natal-reading/texts.ts';

/** Uranus by sign and house; after Leo, The Art of Synthesis, and Raphael, who was among the first to give it meanings. */
export const uranus: PlanetTexts = {
  signs: [
    'Uranus in Aries belongs to an age group that broke things open by simply starting, and in you this is close to the surface.',
    'Uranus in Taurus shook what your generation lived on, soil, craft and the price of bread; you have a personal hand in that.',
    'Uranus in Gemini gave your generation new wires to talk along, and you heard them hum early.',
    'Uranus in Cancer loosened what your age group means by home, and your own household will not be a copy.',
    'Uranus in Leo let your generation be stubbornly itself, and on that stage you have a part.',
    'Uranus in Virgo rebuilt the workshop for your age group, and you like a method that nobody has tried.',
    'Uranus in Libra rewrote the rules between two people for your generation, and you live by a contract of your own.',
    'Uranus in Scorpio tore off covers for your age group, and you do not look away.',
    'Uranus in Sagittarius sent your generation over every border, and you have crossed one that your parents did not know was there.',
    'Uranus in Capricorn cracked the old offices for your age group, and you know how to work in a house that is being rebuilt.',
    'Uranus in Aquarius is on home ground with your whole generation; in you it is more than a fashion.',
    'Uranus in Pisces dissolved old certainties for your age group, and your hunches come from there.',
  ],
  houses: [
    'Uranus in the first house makes you unmistakable, to yourself as well on some mornings.',
    'Uranus in the second house gives you a living with corners and a cool view of possessions.',
    'Uranus in the third house puts sparks into your talk and an oddity or two among your kin.',
    'Uranus in the fourth house unsettles the family tree: something about your home was never like the neighbours’.',
    'Uranus in the fifth house makes your loves sudden and your inventions your own.',
    'Uranus in the sixth house will not be told how to work, only what for.',
    'Uranus in the seventh house brings you people who cannot be owned, and perhaps you are one.',
    'Uranus in the eighth house changes your life by surprise and leaves you freer than before.',
    'Uranus in the ninth house lets you think what was not on the curriculum.',
    'Uranus in the tenth house draws you a career with a kink in it.',
    'Uranus in the eleventh house collects friends who have nothing in common but you.',
    'Uranus in the twelfth house works at night: insights come to you whole, and from nowhere.',
  ],
};

/** Neptune by sign and house; after Leo, The Art of Synthesis. */
export const neptune: PlanetTexts = {
  signs: [
    'Neptune in Aries dreamt, with your whole age group, of a new kind of hero, and you have looked for one.',
    'Neptune in Taurus hid your generation’s longing in earth, song and beautiful things, and you hear it there.',
    'Neptune in Gemini made your generation’s dreams out of words, and you believe in a few of them still.',
    'Neptune in Cancer made your age group homesick for a home that may never have been, and you are building it.',
    'Neptune in Leo gave your generation glamour to believe in, and you know what lies behind the curtain.',
    'Neptune in Virgo taught your age group to look for the sacred in small services, and you find it.',
    'Neptune in Libra dreamt, with your generation, that love might do instead of law, and you have not quite given that up.',
    'Neptune in Scorpio drew your age group to the abyss and to what sings in it, and you have listened.',
    'Neptune in Sagittarius gave your generation many gods and cheap flights, and you took something home from it.',
    'Neptune in Capricorn dissolved, before the eyes of your age group, what had been solid, and you learned not to trust in façades.',
    'Neptune in Aquarius wove your generation into one net of dreams, and you know its light and its fog.',
    'Neptune in Pisces is in its own water with your whole age group, and you are one of those who can swim.',
  ],
  houses: [
    'Neptune in the first house blurs your outline kindly, and people paint on it.',
    'Neptune in the second house loosens your grip on numbers and gives you a talent that cannot be priced.',
    'Neptune in the third house lets you hear undertones, and mislay appointments.',
    'Neptune in the fourth house puts a mystery at the root: something in your family is felt and not said.',
    'Neptune in the fifth house makes your loves a little like films and your imagination fertile.',
    'Neptune in the sixth house asks for work with some soul in it and suffers under fluorescent light.',
    'Neptune in the seventh house shows you others at their most beautiful, which you should verify.',
    'Neptune in the eighth house gives you dreams with addresses in them.',
    'Neptune in the ninth house lets you believe more than you could prove, and travel towards light.',
    'Neptune in the tenth house gives you a calling rather than a career, and a title that fits badly.',
    'Neptune in the eleventh house seeks friends of the soul and finds, among them, some castaways.',
    'Neptune in the twelfth house is at home, and you have a door into silence that others must look for.',
  ],
};

/** Pluto by sign and house; found in 1930, so no old book speaks of it: the practice since then, in our own words. */
export const pluto: PlanetTexts = {
  signs: [
    'Pluto in Aries marks those who came into an age of pioneers and of force, and a remnant of that iron is in you.',
    'Pluto in Taurus marks generations that dug for what the earth holds, and you hold on with that same grip.',
    'Pluto in Gemini marks those whose minds were remade by new machines and new words, and you think down to the root.',
    'Pluto in Cancer marks a generation that saw home lost and made anew, and you guard yours fiercely.',
    'Pluto in Leo marks a generation that wanted to matter, one by one, and you do not apologise for it.',
    'Pluto in Virgo marks those who took the machine apart, the body’s and the factory’s, and you want to know how it works.',
    'Pluto in Libra marks a generation for whom marriage had to be thought through from the beginning, and you have thought.',
    'Pluto in Scorpio marks those who grew up without the luxury of not knowing, and little shocks you.',
    'Pluto in Sagittarius marks a generation among battling beliefs, and you want to see what a conviction does.',
    'Pluto in Capricorn marks those before whom great structures cracked, and you ask who carries the weight.',
    'Pluto in Aquarius marks a generation that has to settle what a human being is among machines, and you have a stake in it.',
    'Pluto in Pisces marks those who were born while old gods were going under, and you have an ear for what rises.',
  ],
  houses: [
    'Pluto in the first house gives you a look that is remembered.',
    'Pluto in the second house makes owning and losing a matter of who you are.',
    'Pluto in the third house makes your words go in, so that a light remark of yours is quoted years later.',
    'Pluto in the fourth house buried something under the house you come from, and you are the one who digs.',
    'Pluto in the fifth house loves and creates as if it were for the last time.',
    'Pluto in the sixth house does its work with a thoroughness that can frighten colleagues.',
    'Pluto in the seventh house meets no one by halves: your partners change you, and know it.',
    'Pluto in the eighth house is on its own ground, and you can be told anything.',
    'Pluto in the ninth house has once torn up everything it believed.',
    'Pluto in the tenth house is drawn to where things are decided and does not let go lightly.',
    'Pluto in the eleventh house makes a group different by joining it.',
    'Pluto in the twelfth house keeps its power behind a door that you open alone.',
  ],
};
