import type { PassageWords } from '../../palm/passages.ts';

/**
 * Personality and challenges. Length and slope of the head line: Cheiro (1894); a curved heart line shows, a straight one keeps: Benham (1900);
 * long and short index and ring fingers: Heron-Allen (1885), Cheiro (1894). The sentences are ours.
 */
export const personality: PassageWords<'personality'> = {
  style: {
    earth: {
      long: 'You trust what you have tried yourself, and you try it thoroughly: before you call a thing done you have walked round it twice.',
      mean: 'You take life by the handle. A plan has to work in the kitchen and on the road before it counts with you, and then it needs no second debate.',
      short:
        'You have already picked up the tool while others are still naming the problem; your good sense sits in your hands.',
    },
    air: {
      long: 'Your mind likes company and a long road: you turn a question over, look at it from the other side, and only then take yours.',
      mean: 'You want to understand people and things before you judge them, and you know when enough has been understood.',
      short:
        'You think fast and aloud. An idea that cannot be told in two sentences loses you, and your own best ones come in the middle of a conversation.',
    },
    fire: {
      long: 'Two speeds live in you: a temper that has already set off, and a mind that wants the whole map. When they agree you are hard to overtake.',
      mean: 'You decide quickly and with warmth, and mostly you are right, because a plain good sense travels with your haste.',
      short:
        'You see the point, and you go. Waiting is what truly wears you out, and a room notices when you come in with something to do.',
    },
    water: {
      long: 'You take in more than you show, and you think it through to the end; what others forget the same evening you are still turning over days later.',
      mean: 'You feel the weather in a room before anybody speaks, and you have learned to ask whether it is really your own.',
      short:
        'Your first impression is your best adviser. You grasp a mood at once and answer it at once, and long explanations spoil it for you.',
    },
    unknown: {
      long: 'You follow a thought to its end; half an answer leaves you restless until you have found the other half.',
      mean: 'You think as one walks a familiar road: attentive, unhurried, and with an eye for where it leads.',
      short: 'You come to the point. What can be settled today you would rather not carry into tomorrow.',
    },
  },
  inner: {
    curved: {
      sloping:
        'Feeling and fancy share a room in you: what moves you turns into pictures, and the pictures come out as words or gestures.',
      level:
        'You show warmth openly and keep your judgement dry, so that people get an honest smile and an honest answer in one minute.',
    },
    straight: {
      sloping:
        'There is far more colour inside than you let out; whoever knows you well is someone to whom you once told a dream.',
      level:
        'Feeling and fancy you keep on a short lead. What you say is meant, and what you promise is half done already.',
    },
  },
  outer: {
    earth: {
      curved: 'People remember you as solid ground with a warm stove on it.',
      straight: 'Others find you quiet at first, and notice only later that you were the one who stayed.',
    },
    air: {
      curved: 'Strangers take you for easy company, and are surprised at how much you noticed about them.',
      straight:
        'You may pass for cool, because you ask where others hug; the interest behind the question is real.',
    },
    fire: {
      curved: 'Your enthusiasm is catching, and your displeasure is over as soon as it has been said.',
      straight:
        'You warm people by what you do for them more than by what you say, and seldom wait to be asked.',
    },
    water: {
      curved:
        'Your face tells what you feel before you have decided to tell it, and that is a good part of your charm.',
      straight:
        'Those around you sense a depth that you do not explain; it does you good to let one or two of them in.',
    },
    unknown: {
      curved: 'Those around you seldom have to guess how you are.',
      straight: 'You let others come closer by small steps, and each of the steps is meant.',
    },
  },
};

export const challenges: PassageWords<'challenges'> = {
  obstacle: {
    earth: {
      joined:
        'The familiar holds you a little longer than it should; a change of plan feels like a loss before it has shown what it brings.',
      apart: 'You stride off into new ground, and then want it to behave like the old.',
    },
    air: {
      joined: 'You think a matter over once too often, and by then it has been decided without you.',
      apart:
        'You leap into a subject and out again; the middle part, where it turns dull, is your real exam.',
    },
    fire: {
      joined:
        'You want to start and you want to be sure, like a fast car with the brake on, and the quarrel of the two costs you more than either.',
      apart: 'Finishing is harder for you than beginning, since the next beginning is already waving.',
    },
    water: {
      joined: 'You carry other people’s moods home, and feel guilty when you set them down.',
      apart: 'You venture far on a feeling, and discover on the way that nobody else had the same one.',
    },
    unknown: {
      joined: 'Leaving the shelter of what you know takes you longer than it needs to.',
      apart: 'You look after the leap; some ditches could be seen beforehand.',
    },
  },
  pattern: {
    long: {
      near: 'You can reason a feeling to pieces, until nothing is left of it to be felt.',
      apart:
        'You argue with your head and sulk with your heart, each very thoroughly; introduce them to each other.',
    },
    mean: {
      near: 'You ask your reason for permission, also for joys that need none.',
      apart: 'Now and then you say the true thing at the wrong table.',
    },
    short: {
      near: 'A quick decision against your own heart is the kind that you come back to.',
      apart: 'You speak first; the second thought, often the kinder one, arrives when the door has closed.',
    },
  },
  growth: {
    longer: {
      busy: 'Leave some impressions aside: not everything that you notice is yours to put right.',
      calm: 'Practise asking. People follow you more gladly when you have needed them once.',
    },
    equal: {
      busy: 'Choose three things a day that matter, and let the others be scenery.',
      calm: 'Take sides sometimes, even before you are sure; your fairness can look like absence.',
    },
    shorter: {
      busy: 'Finish one piece before the next one glitters; you lose more by scatter than by lack of talent.',
      calm: 'Let yourself be seen in the making, and not only with the result.',
    },
  },
  help: {
    long: {
      near: 'On your side you have staying power, and people who would get up at night for you.',
      centre: 'Your endurance is great and your compass is your own; together they outlast much.',
      far: 'You last, and you find helpers as you go, which is all that a long road asks.',
      absent:
        'You have breath for a long way, and nothing obliges you to take this one; remember both when it gets steep.',
    },
    short: {
      near: 'Divide what is large into stages, and let those at home carry one of them.',
      centre: 'You know where you want to go; go there in short marches.',
      far: 'Ask early. The people around you like to help, and your strength is made for sprints.',
      absent: 'You may turn off at any crossing, so a setback need be no more than a detour for you.',
    },
  },
};
