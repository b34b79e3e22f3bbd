import type { SignPairs } from '../../aspects-report/texts.ts';

/**
 * How two signs colour what stands in them: {a} stands in the first, {b} in the one that so many signs further on. Qualities of
 * the signs after Leo, Astrology for All.
 */
export const signPairs: SignPairs = {
  same: [
    '{a} and {b} share Aries, so all of it happens fast and out loud.',
    'Since {a} and {b} are both in Taurus, it takes its time, and what it has taken hold of it keeps.',
    'In Gemini, where {a} and {b} stand, it turns into talk, letters and a hundred questions.',
    'Cancer holds both {a} and {b} and makes the matter a private one, close to family and memory.',
    'With {a} and {b} in Leo it wants to be seen, and it is generous when it is.',
    'Virgo gives {a} and {b} a sharp eye: here everything is checked, improved and put to use.',
    '{a} and {b} meet in Libra, and it is done with one eye on the other person.',
    'In Scorpio, {a} and {b} keep their business to themselves and mean it without reserve.',
    'Sagittarius lends {a} and {b} distance and good cheer: whatever they do, it points beyond the hill.',
    'Because {a} and {b} stand in Capricorn it works to a plan and counts in years.',
    'Aquarius cools what {a} and {b} have in hand, and opens it to friends and to odd ideas.',
    '{a} and {b} swim in Pisces together, where edges are soft and much is understood without words.',
  ],
  sextile: [
    '{a} in Aries supplies the spark, {b} in Gemini the words for it.',
    '{a} in Taurus brings something to the table, and {b} in Cancer knows whom to feed with it.',
    '{a} in Gemini is never short of a line, {b} in Leo never short of the nerve to deliver it.',
    '{a} in Cancer sees what is needed, and {b} in Virgo sees to it.',
    '{a} in Leo likes to shine, and {b} in Libra makes sure there is company.',
    '{a} in Virgo finds the loose thread, {b} in Scorpio pulls at it.',
    '{a} in Libra introduces people, and {b} in Sagittarius takes them travelling.',
    '{a} in Scorpio wants the truth of the matter, {b} in Capricorn wants it to stand up.',
    '{a} in Sagittarius sees far, and {b} in Aquarius sees it differently.',
    '{a} in Capricorn builds the wall, and {b} in Pisces lets the ivy grow on it.',
    '{a} in Aquarius has the idea, {b} in Aries has already started.',
    '{a} in Pisces dreams it, {b} in Taurus gives it a body.',
  ],
  square: [
    '{a} in Aries has left the house while {b} in Cancer is still asking who might be hurt.',
    '{a} in Taurus will not be hurried, {b} in Leo will not be overlooked.',
    '{a} in Gemini has thought of three more ways, {b} in Virgo has found a mistake in each.',
    '{a} in Cancer would like to stay in; {b} in Libra has accepted an invitation for two.',
    '{a} in Leo puts its cards on the table, {b} in Scorpio never does.',
    '{a} in Virgo is looking at the screw, {b} in Sagittarius at the horizon.',
    '{a} in Libra asks what everyone thinks, {b} in Capricorn has decided.',
    '{a} in Scorpio closes the door, {b} in Aquarius wants it open on principle.',
    '{a} in Sagittarius says what it believes, and {b} in Pisces believes what it feels.',
    '{a} in Capricorn asks whether it is allowed, {b} in Aries asks nobody.',
    '{a} in Aquarius wants to change it, {b} in Taurus has just got it comfortable.',
    '{a} in Pisces lets it flow, {b} in Gemini would like to have it in writing.',
  ],
  trine: [
    'Fire carries it: {a} in Aries begins, and {b} in Leo gives the beginning a heart.',
    'It stands on firm earth, {a} in Taurus with patience and {b} in Virgo with skill.',
    'It travels by air, from {a} in Gemini, who asks, to {b} in Libra, who answers politely.',
    'It runs in water: {a} in Cancer remembers, {b} in Scorpio understands why.',
    'There is warmth on both sides, {a} in Leo for the people present and {b} in Sagittarius for those still to come.',
    'Both are practical: {a} in Virgo does it properly, {b} in Capricorn does it to the end.',
    'Both need people: {a} in Libra the one across the table, {b} in Aquarius the whole round.',
    'Both feel before they speak, {a} in Scorpio to the bottom, {b} in Pisces without a shore.',
    'Both want to be off: {a} in Sagittarius knows where, {b} in Aries knows when.',
    'Both trust in what can be touched, {a} in Capricorn as a duty and {b} in Taurus as a pleasure.',
    'Both live by ideas: {a} in Aquarius has the principle, {b} in Gemini the examples.',
    'Both are easily moved, {a} in Pisces by the world and {b} in Cancer by its own.',
  ],
  opposition: [
    '{a} in Aries says I where {b} in Libra says we.',
    '{a} in Taurus would keep it as it is, {b} in Scorpio would turn it inside out.',
    '{a} in Gemini collects the facts, {b} in Sagittarius wants to know what they mean.',
    '{a} in Cancer looks after its own, {b} in Capricorn looks after the rules.',
    '{a} in Leo wants to be special, {b} in Aquarius wants it to be fair.',
    '{a} in Virgo sorts what {b} in Pisces would sooner let run together.',
  ],
  /** Signs that lie side by side or five apart, where an aspect reaches over the border of a sign. */
  across: [
    'It reaches over the border of a sign, with {a} in {s} and {b} in {t}, so each side speaks with an accent the other has to get used to.',
    '{a} in {s} and {b} in {t} do not belong to the same family of signs, and you have to do the introductions yourself.',
    'By degrees they meet; by sign, {a} in {s} and {b} in {t} go different ways, which makes it fainter and stranger.',
    'That {a} is in {s} and {b} in {t} gives it a twist that no textbook has.',
  ],
};
