import { describe, expect, test } from 'vitest';
import { anna, readByAnna, service } from '../conversation.ts';

const subjectsOf = (message: string) => readByAnna(message).map(({ subject }) => subject);

const otherChart = { kind: 'beyond', what: 'otherChart' };

const questionPatterns = [
  [
    'en',
    ['my sister', 'my cousin', 'my colleague', 'my son', 'brother'],
    ['get married this year', 'get a job', 'pass the exam', 'go abroad'],
    (person: string, matter: string) => `will ${person} ${matter}?`,
  ],
  [
    'de',
    ['meine Schwester', 'mein Cousin', 'meine Kollegin', 'mein Sohn'],
    ['heiraten', 'einen Job finden', 'die Prüfung bestehen', 'ins Ausland gehen'],
    (person: string, matter: string) => `Wird ${person} ${matter}?`,
  ],
  [
    'es',
    ['mi hermana', 'mi prima', 'mi hijo', 'mi amigo'],
    ['casarse', 'conseguir trabajo', 'aprobar el examen'],
    (person: string, matter: string) => `¿${person} va a ${matter}?`,
  ],
  [
    'fr',
    ['ma sœur', 'mon cousin', 'ma fille', 'mon collègue'],
    ['se marier', 'trouver du travail', 'réussir son examen'],
    (person: string, matter: string) => `${person} va ${matter} ?`,
  ],
  [
    'it',
    ['mia sorella', 'mio cugino', 'mia figlia', 'il mio amico'],
    ['si sposa', 'trova lavoro', "supera l'esame"],
    (person: string, matter: string) => `quando ${person} ${matter}?`,
  ],
  [
    'pt',
    ['minha irmã', 'meu primo', 'minha filha', 'meu amigo'],
    ['casar', 'conseguir emprego', 'passar na prova'],
    (person: string, matter: string) => `${person} vai ${matter}?`,
  ],
  [
    'ru',
    ['моя сестра', 'мой брат', 'дочь', 'подруга'],
    ['выйдет замуж', 'найдёт работу', 'сдаст экзамен'],
    (person: string, matter: string) => `${person} ${matter}?`,
  ],
  [
    'Russian in Latin letters',
    ['moya sestra', 'moy brat', 'moya doch'],
    ['vyidet zamuzh', 'naydet rabotu'],
    (person: string, matter: string) => `kogda ${person} ${matter}`,
  ],
  [
    'hi',
    ['bhai', 'meri behen', 'beti', 'mere dost', 'bhabhi'],
    ['naukri', 'shaadi', 'padhai'],
    (person: string, matter: string) => `${person} ki ${matter} kaisi rahegi`,
  ],
  [
    'Devanagari',
    ['मेरे भाई', 'मेरी बहन', 'बेटी', 'मेरे दोस्त'],
    ['नौकरी', 'शादी'],
    (person: string, matter: string) => `${person} की ${matter} कब होगी`,
  ],
  [
    'ta',
    ['en thambi', 'en akka', 'en magan', 'en nanban'],
    ['kalyanam', 'velai'],
    (person: string, matter: string) => `${person} ku ${matter} eppo kidaikum`,
  ],
] as const;

const crossed = questionPatterns.flatMap(([, persons, matters, order]) =>
  persons.flatMap((person) => matters.map((matter) => order(person, matter))),
);

describe('a matter belongs to the person whom its clause names', () => {
  test.each(crossed)('The chat refuses the matter of another person free of charge: %s', (q) => {
    expect(subjectsOf(q)).toEqual([otherChart]);
  });

  test.each([
    'I want to know when my elder brother will get a job',
    'tell me about my daughters marriage',
    'sister get married when?? she is 29 and no good rishta',
    'Which career is better for my son, medicine or engineering?',
    'my friend wants to go abroad. will it work?',
    'Meine Schwester sucht einen Mann, wann heiratet sie?',
    'que carrera deberia estudiar mi hijo',
    'will my husband get a job',
    'mio marito troverà lavoro quest’anno?',
    'пусть скажут, когда сын поступит',
  ])(
    "The chat refuses another person's matter in any word order and after any polite opening: %s",
    async (q) => {
      expect(subjectsOf(q)).toEqual([otherChart]);
      expect((await service()({ ...anna, q })).status).toBe(false);
    },
  );

  test.each([
    'when will I get married',
    'when will my boyfriend marry me',
    'when will my wife get pregnant',
    'when will my boss give promotion',
    'when will my parents agree to marriage',
    'will I marry when my sister marries',
    'should I start a business with my friend',
    'mom wants to know when i will marry',
    'bhai job kab lagegi',
    'will my fiance agree to marriage',
    'Soll ich mit meinem Freund zusammenziehen',
    'voy a tener hijos con mi novio',
    'dost ke sath business karu',
    'what profession will my wife have',
    'will my brother help me with money',
    "mes parents n'aiment pas mon copain, que faire",
    'Hello sir, my daughter was born on this date. When will her marriage happen?',
  ])('The chat reads a matter of the asker, alone or shared, in the chart: %s', (q) => {
    expect(subjectsOf(q)).not.toContainEqual(otherChart);
  });

  test.each([
    ['will my mother recover soon', 'mother'],
    ['Wie geht es meiner Mutter gesundheitlich', 'mother'],
    ['Will my son be successful', 'children'],
    ['how is my brother', 'siblings'],
  ])('The chat answers about a relative from the house of that relative: %s', (q, topic) => {
    expect(subjectsOf(q)).toEqual([{ kind: 'topic', topic }]);
  });
});
