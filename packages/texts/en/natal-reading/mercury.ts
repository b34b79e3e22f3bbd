import type { PlanetTexts } from '../../natal-reading/texts.ts';

/** Mercury by sign and house; after Leo, Astrology for All, and Raphael, A Manual of Astrology. */
export const mercury: PlanetTexts = {
  signs: [
    'Mercury in Aries thinks with its sleeves rolled up: you say it first and soften it later, and you would sooner be corrected than be slow.',
    'Mercury in Taurus thinks at walking pace and remembers with the hands; what you have once understood, you own.',
    'Mercury in Gemini is at home, and your mind skips, links, mimics and asks; the danger is only that you have answered before the question was deep.',
    'Mercury in Cancer keeps what moved it, so that you think in stories and voices and can tell what was served on the day of the quarrel.',
    'Mercury in Leo speaks from the front of the stage; you persuade because you are plainly enjoying the sentence.',
    'Mercury in Virgo is at home, sorting: you find the error, the better word, the shorter way, and vagueness gives you something like a toothache.',
    'Mercury in Libra weighs, and then turns the scales round and weighs again; you argue elegantly for the side that is missing.',
    'Mercury in Scorpio reads the small print of a face. You ask one question where others ask ten, and it is the one that had been left out.',
    'Mercury in Sagittarius runs to the conclusion with open arms; you think in examples, in laughter, in large maps with a few roads missing.',
    'Mercury in Capricorn thinks in headings and consequences, so that you speak when there is something to decide and people write it down.',
    'Mercury in Aquarius thinks round corners and likes a system; you hold odd opinions calmly and common ones with suspicion.',
    'Mercury in Pisces thinks in pictures that will not line up. You understand a poem at once and a form at the third attempt.',
  ],
  houses: [
    'In the first house it is written on your face, and you go through the world asking.',
    'From the second house it reckons: you turn words, figures or deals into a living.',
    'The third house doubles its speed, and your day consists of calls, errands and sentences begun by someone else.',
    'In the fourth house it reads at home; much of what you think you first heard at the family table.',
    'The fifth house teaches it to play, so you learn by games, flirt with words and are good at explaining to children.',
    'It is busy in the sixth house, where method, lists and the right tool are a quiet joy to you.',
    'In the seventh house it needs an interlocutor: you think best aloud, opposite somebody who answers back.',
    'The eighth house sets it to dig, and you are drawn to what is not in the brochure.',
    'From the ninth house it wants to study, publish, travel, translate, and it is never quite finished with school.',
    'The tenth house gives it a public voice, so that speaking, writing or negotiating is part of your profession.',
    'In the eleventh house it thinks in company: you are the one who knows somebody who knows.',
    'Hidden in the twelfth house it thinks without words first, and your best ideas come when you have stopped looking.',
  ],
};
