import { has, type Wording } from '@palmleaf/texts/lexicons';

const weather =
  /\b(?:rain(?:y|ing|s)?|snow(?:y|ing|s)?|weather|thunderstorms?)\b|\b(?:regnen|regnets?|schnei(?:en|t)|wetter|pleuvoir|pleut|neiger|météo|llover|llueve|nevar|piovere|piove|nevicare|chover|chove)\b|\b(?:piover|nevicher)à|(?<!\p{L})дожд(?!ат|ал|ус|ит|[её][шт])|снег(?!ир)|погод|बारिश|वर्षा होगी|मौसम|மழை|வானிலை/iu;

const affairs =
  /\bworld cup\b|\b(?:who|which \w+) (?:will|is going to|shall|would) (?:win|be (?:the )?(?:next )?(?:president|prime minister|chancellor|champion))\b|\bthere be (?:a |another )?(?:war|election|recession|earthquake|pandemic|flood)\b|\b(?!i\b|we\b|my\b)\w+ (?:win|wins|lose|loses) (?:the|this|that|a) (?:\w+ )?(?:match|game|final|league|election|cup|series|war)\b/i;

/** True for weather, contests and the fate of countries, which no chart shows. */
export function isOfTheWorld(question: string, wording: Wording): boolean {
  return !has(wording, 'i') && (weather.test(question) || affairs.test(question));
}
