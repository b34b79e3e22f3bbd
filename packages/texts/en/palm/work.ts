import type { PassageWords } from '../../palm/passages.ts';

/**
 * Career, money and luck. The head line's slope and the kinds of work that it was given: Cheiro (1894); where the fate line rises: Cheiro,
 * Palmistry for All (1916); thumb, index and little finger: Benham (1900). Nothing here promises an event or a gain. The sentences are ours.
 */
export const career: PassageWords<'career'> = {
  direction: {
    sloping: {
      longer:
        'You want to shape something of your own and to have the say in it; ideas that nobody may alter bore you, and so does leading without an idea.',
      equal: 'Work that leaves room for invention suits you, in a circle where the lead may change hands.',
      shorter:
        'You belong where something is made and shown: the page, the stage, the drawing board, any place with an audience for what you think up.',
    },
    level: {
      longer:
        'You are at your best with a clear task and people to answer for, order in the matter and the last word in your own hands.',
      equal:
        'Fields with facts to hold on to suit you, figures, technique, organisation, and a desk among equals.',
      shorter:
        'You have the rare pair of a sober head and a liking for the stage: to present hard facts well is a calling in itself.',
    },
  },
  path: {
    near: {
      sloping:
        'Something from home, a trade, a taste, a word of encouragement, stands at the beginning of your way, and you do well to make it over in your own manner.',
      level: 'Your path starts from what was handed to you, and you build on it stone by stone.',
    },
    centre: {
      sloping:
        'You find your direction by yourself and fill it with your own inventions; advice you hear politely.',
      level: 'You set your course by yourself and keep books on it; what you reach you can account for.',
    },
    far: {
      sloping:
        'Other people draw your best ideas out of you: an audience, a customer, a teacher met at the right time.',
      level:
        'Work for and among others takes you furthest, since your sober judgement is what they come to you for.',
    },
    absent: {
      sloping:
        'No single road is laid out for you, and your imagination likes it so; several callings, in turn or side by side, can each be the right one.',
      level:
        'You choose each step on its merits and can change your field without regret, because your method goes with you.',
    },
  },
  counsel: {
    longer: {
      long: 'You lead and you persuade: leave others some of the talking, and they follow you further.',
      mean: 'Ask for the responsibility that you are carrying already; it is seldom given unasked.',
      short:
        'You would rather decide than advertise. Say once, aloud, what you have done, before somebody else takes the credit.',
    },
    equal: {
      long: 'You could sell almost anything, so choose with care what deserves your words.',
      mean: 'You neither push nor hide, which makes you the colleague everybody wants; once a year, want something for yourself.',
      short: 'Your work speaks for you, but it speaks softly: put your name on it.',
    },
    shorter: {
      long: 'Stage and tongue are both yours; what makes the difference is the quiet preparation that nobody applauds.',
      mean: 'Show unfinished things earlier: an audience teaches you what no manual does.',
      short: 'You like to be seen and dislike to boast; let the piece be seen, then, and stand beside it.',
    },
  },
};

export const money: PassageWords<'money'> = {
  tendency: {
    wide: {
      long: 'Your hand is open and your eye is on the small print: you give gladly, after you have read what you sign.',
      mean: 'You spend as you breathe, without drama, and a plain good sense stops you at the shop door.',
      short:
        'Money passes quickly through your hands, mostly to somebody’s joy; a day between wish and purchase is your best friend.',
    },
    unknown: {
      long: 'You read terms and conditions, and you are right to.',
      mean: 'You judge expenses with common sense, and let small sums be small.',
      short: 'You decide about money quickly and dislike to have it discussed.',
    },
  },
  habits: {
    wide: {
      long: 'In a bargain you charm the price down, and then round it up again out of kindness.',
      mean: 'You name a fair price, and it is the extras that you give away.',
      short:
        'You tend to ask too little and to add something on top; let a friend do the asking now and then.',
    },
    unknown: {
      long: 'Words are your small change, and you spend them well.',
      mean: 'You deal plainly, and expect to be dealt with so.',
      short: 'Talk of price makes you shy, so write your figure down before you meet.',
    },
  },
  ground: {
    earth: {
      near: 'What was handed down to you, skills more than things, is your firmest ground.',
      centre: 'You build up means as one builds a wall, alone if need be, and course upon course.',
      far: 'Your reliability is what others turn to you for, and they tell each other.',
      absent: 'Several small, solid sources suit you better than a single grand one.',
    },
    air: {
      near: 'A name, a school, a circle that you grew up in speaks for what you know.',
      centre: 'Knowledge is your capital, and you collected it yourself.',
      far: 'Contacts are your wealth: one conversation leads you to the next.',
      absent: 'You live by variety, teaching here, explaining there, and the mix is steadier than it looks.',
    },
    fire: {
      near: 'Your people lend you the first push, and you do the rest at a run.',
      centre: 'You earn by starting things; have somebody near who likes to finish them.',
      far: 'Your enthusiasm brings patrons and customers along, and you like them for more than their custom.',
      absent:
        'You take chances as they come and live well with the change; a fixed sum laid aside steadies the ride.',
    },
    water: {
      near: 'Home is your reserve in every sense, and you give back more than you took.',
      centre: 'You live by a gift that you developed in quiet; its price is yours to name.',
      far: 'What people seek in you is that you understand them; remember that this is work, too.',
      absent: 'You choose by meaning rather than by pay, and you are calmer when you have looked at both.',
    },
    unknown: {
      near: 'You build on what your family gave you, be it only a way of doing things.',
      centre: 'What you have you made, and it shows in how you keep it.',
      far: 'Other people are your best source, as customers, teachers or friends.',
      absent: 'You are free to change what you live by, and that freedom is worth something, too.',
    },
  },
  advice: {
    long: {
      long: 'Decide beforehand how much thinking a purchase deserves, and give your gift for words a rest meanwhile.',
      mean: 'Set a date for each decision of this kind; after the third comparison you learn nothing new.',
      short:
        'Nobody knows better than you what your work is worth, so read the figure from paper if your voice fails you.',
    },
    mean: {
      long: 'Promise a little less than you could; your word is the one thing you can least afford to overspend.',
      mean: 'Little wants mending here: go on looking at your accounts on a fixed day.',
      short: 'Say your figure first, and then be silent for as long as it takes to count to five.',
    },
    short: {
      long: 'Before you shake hands, repeat to yourself what was agreed; you talk faster than you add.',
      mean: 'Sleep over anything that costs more than a week of your work.',
      short: 'Let somebody whom you trust look over what you sign in haste.',
    },
  },
};

export const luck: PassageWords<'luck'> = {
  pattern: {
    near: {
      wide: 'Good fortune has relatives in your case: it comes by people who knew you small, and you go to meet it with open arms.',
      mean: 'What reaches you by family and old ties you keep well, and that is the larger half of it.',
      narrow: 'A few old ties serve you better than a hundred new ones.',
    },
    centre: {
      wide: 'You go out and fetch your luck, and you bring some back for others.',
      mean: 'From close by, your luck looks very much like work.',
      narrow: 'You wait for the one door that is yours, and then you do not hesitate.',
    },
    far: {
      wide: 'Chance meetings are where things happen for you, and you arrange for plenty of them.',
      mean: 'It tends to be a third person who brings your name up at the right moment.',
      narrow: 'You need not go about much: those who value you send others.',
    },
    absent: {
      wide: 'Nothing is laid out for you, so you try many doors with good cheer, and that alone opens some.',
      mean: 'Your luck lies in what you choose, and even more in what you keep.',
      narrow: 'You let most chances pass and take the few that fit, which from outside looks like fortune.',
    },
  },
  signal: {
    joined: {
      longer:
        'Prepared chances serve you best: you like to be asked for what you have long been ready to do.',
      equal: 'Good timing is your talent; you recognise the moment because you have waited for it.',
      shorter: 'You rehearse in private and then surprise everybody, yourself included.',
    },
    apart: {
      longer: 'You find openings by going first and by asking outright.',
      equal: 'You take the first step lightly, since you can also take it back.',
      shorter: 'You bet on yourself, cheerfully and in public.',
    },
  },
  spark: {
    sloping: {
      long: 'An idea well told is your lucky coin.',
      mean: 'Mind what comes to you when you are doing nothing; it is often better than what you planned.',
      short: 'Write your notions down and show them to one person, for they are better than you say.',
    },
    level: {
      long: 'A clear word in time turns many a thing your way.',
      mean: 'Luck is a matter of noticing with you: the figure that does not fit, the door left ajar.',
      short: 'You talk little of what you hope for and prepare it well, which is the better half of hoping.',
    },
  },
};
