import type { PlanetTexts } from '../../natal-reading/texts.ts';

/** The Sun by sign and house; after Leo, Astrology for All, and Sepharial, The Manual of Astrology. */
export const sun: PlanetTexts = {
  signs: [
    'Your Sun in Aries wakes up when something begins. You would rather make the first mistake than the tenth copy, and waiting in line is the one skill you never practised.',
    'Your Sun in Taurus takes possession slowly and gives up nothing. You trust what you can touch, you repeat what proved good, and nobody has ever hurried you into anything you respected.',
    'Your Sun in Gemini lives on difference: two books open, two friends who would not get on, two answers to every question. You are never bored for long and seldom in one place for long.',
    'Your Sun in Cancer goes sideways to what it wants, as crabs do, and holds on when it has arrived. Family, food, old photographs, a few people you would walk through fire for: there you are yourself.',
    'Your Sun in Leo needs somebody to give to. You are warm, proud and easy to hurt by being overlooked, and you play a part best when you believe in it with all your heart.',
    'Your Sun in Virgo sees the one crooked stitch. You make things better by doing them properly, you think you are being helpful and generally you are, and praise embarrasses you unless it is precise.',
    'Your Sun in Libra thinks in the second person. You hear the other side before it has spoken, you cannot bear an ugly tone, and a decision costs you more than its consequences ever do.',
    'Your Sun in Scorpio does not skim. You want to know what a person would do if it came to the worst, you tell your own secrets last, and what you have decided in silence stays decided.',
    'Your Sun in Sagittarius aims at something you cannot see from here. You need distance, a faith or a joke to keep going, and you say the true thing so cheerfully that people only notice on the way home.',
    'Your Sun in Capricorn was never quite a child. You see the mountain, work out the stages and pack what is needed; your wit is dry, your patience is long, and rest feels like something to be earned.',
    'Your Sun in Aquarius stands a step outside every group it belongs to. You like people in general and a few in particular, you decide by principle, and being told that one simply does not do that makes you want to.',
    'Your Sun in Pisces has a thin skin between itself and the world. You know more than you can explain, you adapt until you have lost the thread, and you find it again alone, by water, in music or in sleep.',
  ],
  houses: [
    'In the first house it needs no introduction: you take the lead by walking in, and your life is largely what you make of yourself.',
    'It stands in the second house, so you measure yourself by what you can build up and keep, and a skill that supports you steadies your whole bearing.',
    'From the third house it shines into conversation: among neighbours, brothers, sisters and colleagues you are the one who knows and tells.',
    'The fourth house draws it indoors, and you become who you are through home, origin and the ground under your feet more than through applause.',
    'Its place is the fifth house, where life is play in earnest: you come alive when you make something, love someone or have children about you.',
    'It works in the sixth house, and your pride is to do a useful thing well each day; without a task you hardly know what to do with your hands.',
    'It looks out from the seventh house, so that you find your outline across from another person, and the choice of whom you stand beside is half of your biography.',
    'In the eighth house it keeps company with what others hide: crises make you clear-headed, and shared trust, shared debts and shared secrets are your real schooling.',
    'The ninth house sends it abroad, by road or by book, and you are most yourself as someone who is learning or explaining the wide view.',
    'It has climbed into the tenth house, and you will be known for something; the public role is not a costume with you, it is a way of becoming a person.',
    'Placed in the eleventh house, it shines among friends: you grow by a shared plan, and the circle you choose says more about you than your family name.',
    'It rests in the twelfth house, out of sight, and you do your best work behind a door, for people who may never learn who did it.',
  ],
};
