import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName, ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';

/** What a body stands for: accusative, after „за“. */
export const standsFor: Record<BodyName, string> = {
  Sun: 'волю и достоинство',
  Moon: 'чувства и привычки',
  Mars: 'напор и смелость',
  Mercury: 'ум и торговлю',
  Jupiter: 'рост и верное суждение',
  Venus: 'привязанность и вкус',
  Saturn: 'терпение и долг',
  Uranus: 'перемены и независимость',
  Neptune: 'воображение и мечту',
  Pluto: 'глубину и преображение',
  'North Node': 'направление, в котором человек растёт',
  Chiron: 'старую рану и то, чему она учит',
  Rahu: 'тягу к новому',
  Ketu: 'умение отпускать и прозрение',
};

/** The same in one word with „ваш“, nominative, for sentences that bring two together. */
export const yourWord: Record<BodyName | AspectPoint, string> = {
  Sun: 'ваша воля',
  Moon: 'ваше чувство',
  Mars: 'ваш напор',
  Mercury: 'ваш ум',
  Jupiter: 'ваш рост',
  Venus: 'ваша привязанность',
  Saturn: 'ваше терпение',
  Uranus: 'ваша независимость',
  Neptune: 'ваше воображение',
  Pluto: 'ваша глубина',
  'North Node': 'ваше направление',
  Chiron: 'ваша старая рана',
  Rahu: 'ваша тяга к новому',
  Ketu: 'ваше умение отпускать',
  Ascendant: 'ваша манера держаться',
  Midheaven: 'ваше положение',
};

/** How a time under a body tends to feel, after its name or pronoun. */
export const timeOf: Record<BodyName, string> = {
  Sun: 'выводит вас на свет и требует вести за собой',
  Moon: 'приводит в движение чувства, людей и места',
  Mars: 'требует усилий, решений и холодной головы в споре',
  Mercury: 'хорош для учёбы, бумаг, торговли и связей',
  Jupiter: 'расширяет кругозор, учит и находит помощников',
  Venus: 'благоволит близости, удобству и согласию',
  Saturn: 'замедляет, проверяет и награждает ровный труд',
  Uranus: 'расшатывает застывшее и приносит неожиданное',
  Neptune: 'размывает уверенность и питает воображение',
  Pluto: 'копает глубоко и преображает то, что отжило',
  'North Node': 'тянет к новым людям и задачам',
  Chiron: 'касается больного места и показывает, что помогает',
  Rahu: 'тянет к новому и чужому, и с этим приходит беспокойство',
  Ketu: 'упрощает и обращает внутрь',
};

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'государство, руководство и медицина',
  Moon: 'уход за людьми, питание, гостеприимство и работа с публикой',
  Mars: 'техника, хирургия, полиция, спорт и недвижимость',
  Mercury: 'торговля, тексты, бухгалтерия, программирование и медиа',
  Jupiter: 'преподавание, право, финансы и консультации',
  Venus: 'искусство, дизайн, мода, гостиницы и красота',
  Saturn: 'промышленность, строительство, управление и науки о земле',
};

/** The parts of the body of a sign, nominative. */
export const bodyParts: PerSign<string> = [
  'голова',
  'шея и горло',
  'плечи, руки и лёгкие',
  'грудь и желудок',
  'сердце и спина',
  'живот и пищеварение',
  'почки и поясница',
  'органы выделения',
  'бёдра',
  'колени и суставы',
  'голени и кровообращение',
  'ступни',
];
