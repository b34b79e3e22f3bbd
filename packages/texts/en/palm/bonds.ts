import type { PassageWords } from '../../palm/passages.ts';

/**
 * Love, marriage and health. Where the heart line ends: Cheiro (1894); whether it bows, and how near it comes to the head line: Benham
 * (1900); the life line as vigour, never as a length of life: Benham (1900), our restriction. The marriage lines of the books are
 * not seen in a photo. Nothing here speaks of illness or of events. The sentences are ours.
 */
export const love: PassageWords<'love'> = {
  nature: {
    index: {
      curved:
        'You love with open hands and high expectations, of yourself first of all. Whoever has your word has all of it.',
      straight: 'You are faithful without speeches: the ideal is high, the tone is quiet, and it holds.',
    },
    between: {
      curved:
        'Yours is a warm heart with good eyes. You say what you feel, and you see the other as they are, not as you would have them.',
      straight:
        'Affection is something you do: a mended bicycle, a call on the right evening. You know people’s limits and love them inside those.',
    },
    middle: {
      curved:
        'You feel strongly and show it, by your own clock and in your own way; half measures leave you cold.',
      straight:
        'There is much fire behind a calm front. You choose for yourself whom you let near, and nobody talks you into it.',
    },
  },
  style: {
    earth: {
      index: 'You court by being there, on time and with what was needed.',
      between: 'A meal cooked for two says more in your language than a poem.',
      middle: 'Your body knows before your head does whom you want beside you.',
    },
    air: {
      index:
        'It starts, for you, with a conversation that does not want to end, and with somebody worth looking up to.',
      between: 'You fall in love by talking, and you stay so by laughing about it.',
      middle: 'A quick mind attracts you at once; to be admired for yours keeps you.',
    },
    fire: {
      index: 'You pursue wholeheartedly, and put the beloved on a pedestal where nobody can stand for long.',
      between: 'You show your liking early, plainly and with good humour.',
      middle: 'You are all flame at the beginning, and curious to see what is left when it settles.',
    },
    water: {
      index: 'You love an image as well as a person; be kind to the person when the two part company.',
      between: 'Small kindnesses stay with you for years, both those you got and those you gave.',
      middle: 'You love as one listens to music, altogether and with closed eyes.',
    },
    unknown: {
      index: 'You look for someone to look up to, and you offer the same.',
      between: 'Closeness comes to you through shared days more than through grand evenings.',
      middle: 'Attraction has the first word with you, and you let it speak.',
    },
  },
  fit: {
    earth: {
      near: 'You do well with somebody who gives you time to think a feeling over before you name it.',
      apart: 'A companion as frank as you are spares you both the guessing.',
    },
    air: {
      near: 'Your head asks to be convinced; the right person finds that charming, and takes it in parts.',
      apart:
        'You need someone who can bear that you say what you think and mean what you feel, in one breath.',
    },
    fire: {
      near: 'Look for calm: somebody who is not alarmed when your reason puts the brake on your heart.',
      apart: 'With you everything is on the table, so choose a person who can answer back.',
    },
    water: {
      near: 'You hide a wound behind good arguments; whoever sees through them may stay.',
      apart: 'A tender, candid person suits you, since you can neither pretend nor live beside pretence.',
    },
    unknown: {
      near: 'Let the other person know when you are still thinking; silence is easily misread.',
      apart: 'Your openness calls for somebody who does not mistake it for an attack.',
    },
  },
};

export const marriage: PassageWords<'marriage'> = {
  bond: {
    wide: {
      index:
        'You keep your word and you want your freedom, and see no contradiction there; tell the other early that you are serious about both.',
      between:
        'A bond with open doors suits you, one in which two people go out in the morning and like to come home.',
      middle: 'Under any shared roof you need ground of your own: a room, a circle, a day of the week.',
    },
    unknown: {
      index: 'Keeping a promise is your way of loving.',
      between: 'You want a partner to share the weekdays with; feasts look after themselves.',
      middle: 'You need a partnership that leaves you your own mind.',
    },
  },
  days: {
    wide: {
      wide: 'Guests, plans and open windows belong to your idea of a home; see that an evening without any of them is left.',
      mean: 'You give the other much room and take yours unasked, which works as long as both of you know the calendar.',
      narrow: 'You need less company than a partner may think, and more freedom than you like to ask for.',
    },
    unknown: {
      wide: 'Company comes easily to your table.',
      mean: 'You like shared habits, and keep them alive by small changes.',
      narrow: 'You need quiet hours in a shared life, and do well to say so before you need them.',
    },
  },
  choice: {
    near: {
      curved: 'Family sits at your table even when it is not there; tell it kindly where the table ends.',
      straight:
        'Your people have a say in your large decisions, and you seldom tell them how long you weigh it.',
    },
    centre: {
      curved:
        'Beside your own path you look for somebody who also has one, and you can say so in as many words.',
      straight: 'You hold your course and expect a partner to hold another, parallel and within call.',
    },
    far: {
      curved:
        'A partner can change your direction, and you would be the first to tell the story with pleasure.',
      straight:
        'Another person may bring you to places you would not have chosen, and only later do you find how well they suit you.',
    },
    absent: {
      curved:
        'From time to time you choose the same person again, aloud, which is more than a vow made once.',
      straight: 'A bond is a decision for you, and no fate; you renew it silently, by what you do.',
    },
  },
};

export const health: PassageWords<'health'> = {
  vitality: {
    wide: {
      long: 'You have energy for people and plans, and it lasts into the evening; others lean on it more than they know.',
      short: 'You give a great deal at once and then need to disappear for a while; the two belong together.',
    },
    mean: {
      long: 'Your strength is of the even kind, a walker’s more than a runner’s.',
      short: 'Your energy comes in waves of a friendly size: work on the crest, and rest in the trough.',
    },
    narrow: {
      long: 'You spend little and last long, because you put your strength into few things.',
      short: 'Your energy is finely rationed, so choose well what it goes to first in the morning.',
    },
  },
  constitution: {
    earth: {
      busy: 'Your body likes regular hours while your senses collect all day; time out of doors squares the two.',
      calm: 'Routine feeds you: a day with a beginning and an end keeps you even.',
    },
    air: {
      busy: 'Much goes through your head, a good part of it uninvited; an hour without words restores you best.',
      calm: 'You keep a cool surface over a busy mind; walking without a purpose airs it.',
    },
    fire: {
      busy: 'You burn fast and notice everything; dancing or running uses up what would otherwise keep you awake.',
      calm: 'Your drive has a calm bed to run in; give it something to lift or to climb.',
    },
    water: {
      busy: 'You are finely strung, and live on quiet as others live on bread.',
      calm: 'Moods pass over you like weather over a lake; calm surroundings keep the water clear.',
    },
    unknown: {
      busy: 'You take in many impressions, so plan your pauses as you plan appointments.',
      calm: 'Strain seems to reach you late, which is a gift as long as you notice it then.',
    },
  },
  watch: {
    busy: {
      joined:
        'Watch for the evening when you are still going over the day; careful natures tire themselves with rehearsal.',
      apart: 'While something new is on you forget to stop, so put the break into the plan before you begin.',
    },
    calm: {
      joined: 'You pace yourself well; only take care that calm does not turn into putting things off.',
      apart:
        'You start before you have rested from the last start; let one thing end before the next begins.',
    },
  },
  strength: {
    earth: {
      wide: 'A garden, a kitchen full of people, heavy work done together: there you recover while you are busy.',
      mean: 'What you do with your hands, unhurried, gives you more than an idle day.',
      narrow: 'A familiar path, walked alone, puts you right again.',
    },
    air: {
      wide: 'Good talk on a long walk refreshes you like nothing else.',
      mean: 'Reading and fresh air, in that order, set you up again.',
      narrow: 'Silence is your spring, and you need not explain to anybody that you are going there.',
    },
    fire: {
      wide: 'You recover by doing something else with full force.',
      mean: 'A small contest, won or lost, clears your head.',
      narrow: 'Short, hard effort and then real rest: your strength likes the sharp edge between them.',
    },
    water: {
      wide: 'To be useful to people you love gives back what crowds take from you.',
      mean: 'Water, music and a closed door belong in your week.',
      narrow: 'You gather strength like a well, out of sight and overnight.',
    },
    unknown: {
      wide: 'Company gives you strength, as long as you may choose it.',
      mean: 'A steady rhythm is your best support.',
      narrow: 'Fewer appointments, better kept, are what does you good.',
    },
  },
};
