import type { PassageWords } from '../../palm/passages.ts';

/**
 * Hand type and fingers. The four element types are a scheme of the twentieth century; what they are read as goes back to the square,
 * philosophic, spatulate and conic hands of Cheiro, Language of the Hand (1894), part I. Fingers and thumb: Benham, The
 * Laws of Scientific Hand Reading (1900), and Heron-Allen, A Manual of Cheirosophy (1885). The sentences are ours.
 */
export const handType: PassageWords<'hand-type'> = {
  lead: {
    earth:
      'Yours is an earth hand: practical, patient, glad of work that can be touched and of results that stay where they were put. It is the hand of people who keep things going.',
    air: 'Yours is an air hand: curious, talkative, quick to compare. You like to understand a thing before you feel something about it.',
    fire: 'Yours is a fire hand: warm, impatient, made for beginnings. You would rather do than discuss, and you carry others along.',
    water:
      'Yours is a water hand: receptive, imaginative, changeable as its name. You need calm the way others need applause.',
    unknown:
      'Which of the four types your hand belongs to is left open by this photo, and a type that was only guessed would do you no service.',
  },
  shade: {
    earth: {
      clear: 'Both proportions leave no doubt about it: you are of one piece.',
      fingers: 'It stands near the air hand, though, and so your patience likes to talk and to ask why.',
      palm: 'It stands near the fire hand, though: under the calm there is a good deal of drive.',
    },
    air: {
      clear: 'Both proportions say so plainly; the mind has the first word with you.',
      fingers: 'It stands near the earth hand, though, and so your ideas have to prove themselves in use.',
      palm: 'It stands near the water hand, though, and so moods find their way in between the arguments.',
    },
    fire: {
      clear: 'Both proportions agree on it, and so, one may guess, do your friends.',
      fingers: 'It stands near the water hand, though: behind the pace there is more feeling than you show.',
      palm: 'It stands near the earth hand, though, which gives your fire a hearth.',
    },
    water: {
      clear: 'No other type comes near; feeling is your native language.',
      fingers: 'It stands near the fire hand, though, and now and then the quiet water boils.',
      palm: 'It stands near the air hand, though: what you sense you can also put into words.',
    },
  },
  manner: {
    earth: {
      longer: 'You like to be the one who decides when the work begins.',
      equal: 'Whether you lead or follow matters less to you than that the thing gets done.',
      shorter: 'You have a maker’s pride, and you like the finished piece to stand in good light.',
    },
    air: {
      longer: 'You argue to convince, and you would rather chair the discussion than sit in it.',
      equal: 'You listen as readily as you speak.',
      shorter: 'Wit is your best coat, and you wear it well.',
    },
    fire: {
      longer: 'Command comes to you before you reach for it.',
      equal: 'You start things for the joy of starting; who leads them afterwards may be somebody else.',
      shorter: 'You want to win, and you want it to be a sight.',
    },
    water: {
      longer: 'Behind your gentleness stands a will that knows where it is going.',
      equal: 'You fit in without giving yourself up, which few sensitive people manage.',
      shorter: 'Beauty is a necessity to you, and being moved is a kind of work.',
    },
    unknown: {
      longer: 'Responsibility is something you take of your own accord.',
      equal: 'You move easily between the first row and the second.',
      shorter: 'You like to be seen at what you do well.',
    },
  },
};

export const fingers: PassageWords<'fingers'> = {
  speech: {
    longer: {
      long: 'You know what you want and how to say it, a pair that opens most doors and closes a few.',
      mean: 'You direct with few words, and they are to the point.',
      short: 'Your authority is quiet: it is noticed when you stand up, not when you speak.',
    },
    equal: {
      long: 'You talk people round without pushing them, since you want nothing for yourself that you would not grant them too.',
      mean: 'Ambition and enjoyment, talk and silence: in you each has its hour.',
      short: 'You are better than you say, and in no hurry to have it found out.',
    },
    shorter: {
      long: 'You entertain, and under cover of that you get your way.',
      mean: 'You like show and colour, and speak of both without vanity.',
      short: 'Your work is bolder than your talk.',
    },
  },
  will: {
    wide: {
      longer: 'Your will is large and free; it asks for big rooms and fills them generously.',
      equal: 'You hold your opinion lightly and never quite let go of it.',
      shorter: 'You dare more than most, and you are generous with what it brings.',
    },
    unknown: {
      longer: 'You would rather answer for a thing than watch it done by halves.',
      equal: 'Neither command nor display is needed for your peace of mind.',
      shorter: 'Some sparkle belongs to your life, and you see to it.',
    },
  },
};
