import type { PairTexts } from '../../aspects-report/texts.ts';

/** What the Moon means with every point after her; after Leo, How to Judge a Nativity, and Sepharial, The Manual of Astrology. */
export const moon: PairTexts<'Moon'> = {
  'Moon-Mars': {
    conjunction:
      'Feeling and reaction are one movement with you: by the time you notice that something hurt, you have answered. The same speed makes you the first to stand up for a child or a friend, and people always know how you are.',
    soft: 'You can be angry without being cruel and tender without being weak. Moods pass through you into activity, and you are good company where something has to be done in a hurry.',
    hard: 'Small slights land on an old sore place, and the answer is out before you weighed it. At home this costs you most; a walk round the block before the second sentence has saved more evenings than any insight.',
  },
  'Moon-Mercury': {
    conjunction:
      'You talk your way to what you feel. A memory comes back to you with its exact words, you hear tone before content, and a day on which you could tell nobody anything is a day half lived.',
    soft: 'You find the word for a mood, yours or another’s, and the mood changes because it was named. Children and strangers tell you things; writing by hand does you good.',
    hard: 'The head goes on explaining after the heart has already decided. You argue with a feeling as though it were a bad student, and it only repeats itself more loudly; ask it first what it wants.',
  },
  'Moon-Jupiter': {
    conjunction:
      'You feel on a large scale and you feed people, with food, with praise, with time. Your house is full or you wish it were, and the only hard lesson is that kindness, too, needs a closing hour.',
    soft: 'A basic trust lies under your days: someone was glad of you early on. You forgive readily, you laugh easily, and those who stay with you for a week leave in a better frame of mind.',
    hard: 'When you are moved you promise the moon, and when you are empty you fill the gap with more of everything. You mean each gift; what helps is to find out what you need before you find out what everybody else does.',
  },
  'Moon-Venus': {
    conjunction:
      'Tenderness is your first language. You notice what would please and do it, you make a rented room feel lived in, and a harsh voice can spoil an afternoon for you even when it was meant for someone else.',
    soft: 'Affection comes easily to you in both directions. You can be looked after without feeling small, and you have a quiet sense of what goes with what, at a table, on a wall, between two people.',
    hard: 'You want to be close and you want to be pleasing, and the second gets in the way of the first. What you swallow for the sake of peace comes back as a mood; a need spoken early is smaller than a need spoken late.',
  },
  'Moon-Saturn': {
    conjunction:
      'You learned to manage your feelings before you were allowed to have them. People lean on you and do not see that you, too, get tired; the few to whom you show it become friends for good.',
    soft: 'Your feelings have a floor. You keep a promise when the mood for it has gone, you are at ease with older people, and in a bad week it is you who remembers to eat.',
    hard: 'You expect to be a burden and therefore ask for nothing, and then feel how alone you are with it. The coldness you fear from others is often your own caution coming back; try asking for something small and specific.',
  },
  'Moon-Uranus': {
    conjunction:
      'Your moods change like weather in the mountains, and you would rather have that than a grey week. Closeness works for you when the door is left unlocked; the more freely you may go, the more often you stay.',
    soft: 'Change does not cost you sleep. You make friends in odd places, you can live in several ways, and your first hunch about people proves right more often than you dare to say.',
    hard: 'Safety makes you restless and freedom makes you homesick. You may have known a home where things altered overnight; a few fixed rituals, chosen by you and kept by you, give the restlessness something to come back to.',
  },
  'Moon-Neptune': {
    conjunction:
      'You feel what is in the room before anyone has spoken, and you cannot switch it off. Music, water and sleep clean the air for you; so does the question, asked several times a day, of whether this sadness is even yours.',
    soft: 'Your sympathy has imagination in it: you can picture what it is like to be someone else. Dreams are worth writing down, and people heal a little in your presence without your doing anything.',
    hard: 'You comfort yourself with a picture of how it might be, and the picture grows dearer than the thing. Those who need rescuing find you; help them with something you can count, an hour, a meal, a phone call, and go home.',
  },
  'Moon-Pluto': {
    conjunction:
      'You feel everything to the bottom. Small talk wearies you, secrets are safe with you, and a love or a grief has more than once remade you; what you cannot forgive you carry, and it is heavy.',
    soft: 'You are not afraid of strong feeling, in yourself or in others. You stay in the room when most find a reason to leave, and after a loss you come back with something you did not have before.',
    hard: 'When you are hurt, an older fear takes the wheel and asks for proof of love that nobody could give. Say what you are afraid of in one plain sentence: it is harder than a scene, and it works.',
  },
  'Moon-Ascendant': {
    conjunction:
      'Your mood is the first thing people meet. You take on the tone of whoever is near, you mother strangers without thinking, and a day indoors now and then gives you back your own face.',
    soft: 'People feel at home with you within minutes. You answer what they mean and not only what they say, and it costs you nothing, because you are interested.',
    hard: 'You show less than you feel, or more, and are surprised by what came across. Partners have to learn your moods the way sailors learn a coast; it helps them if you draw the map.',
  },
  'Moon-Midheaven': {
    conjunction:
      'You sense what the many want, and your work has to do with looking after it. Your standing rises and falls like a tide; you can bear that if you have one private place which does not move with it.',
    soft: 'You bring a human tone into working life. People trust you with what is personal, and the habits of the house you grew up in turn out to be useful on the job.',
    hard: 'The family calls while the meeting runs, in one form or another. You cannot serve home and calling in the same hour; the peace comes from deciding by the week and not by the moment.',
  },
};
