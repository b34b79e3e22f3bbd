import { languagesWith } from '@palmleaf/contract/languages';
import { describe, expect, test } from 'vitest';
import { renderStatement } from '../../../chat/answer/rule-composer.ts';
import { anna, readByAnna, service } from '../conversation.ts';

const subjectsOf = (message: string): string[] =>
  readByAnna(message).map(({ subject, refused }) => {
    if (refused) return `refused ${refused}`;
    const [, ...rest] = Object.values(subject);
    return rest.length > 0 && subject.kind !== 'not computed'
      ? String(rest[0] ?? subject.kind)
      : subject.kind;
  });

describe('a message with several questions', () => {
  test.each([
    ['When will I marry and how many children will I have?', ['marriage', 'children']],
    ['Wann finde ich Arbeit, und wann heirate ich?', ['career', 'marriage']],
    ['meri shaadi kab hogi aur naukri kab lagegi', ['marriage', 'career']],
    ['¿Tendré hijos y cuándo compraré una casa?', ['children', 'home']],
    ['Когда я выйду замуж? Будут ли у меня дети?', ['marriage', 'children']],
    ['quand vais-je me marier et avoir des enfants', ['marriage', 'children']],
    ['vou casar e ter filhos?', ['marriage', 'children']],
    ['when will i get promoted and will i have to move city?', ['career', 'home']],
    ['Wann finde ich einen Job und werde ich umziehen?', ['career', 'home']],
    ['job and marriage when', ['career', 'marriage']],
    ['qual meu ascendente e minha lua', ['Ascendant', 'Moon']],
    ['какой камень мне носить и в чем моя карма', ['gem', 'purpose']],
    ['lucky number and lucky color and lucky day', ['number', 'colour', 'day']],
    ['What is my lagna? Which gemstone suits me? Will I travel?', ['Ascendant', 'gem', 'travel']],
  ])('The chat reads every question of the message "%s"', (message, subjects) => {
    expect(subjectsOf(message)).toEqual(subjects);
  });

  test('The chat answers several questions in one reply, in order, and says so when there were more than three', async () => {
    const { message } = await service()({
      ...anna,
      q: 'When will I marry? Will I have children? Will I be rich? Will I move abroad?',
    });
    expect(message).toMatch(/^That was more than three questions/);
    const places = ['marriage', 'children', 'money'].map((word) => message.indexOf(word));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(message).not.toContain('abroad');
  });

  test('The chat says that it did not understand a question, beside the answer to the other', async () => {
    const { status, message } = await service()({
      ...anna,
      q: 'When will I marry? How do I reset the zibble of my glorf?',
    });
    expect(status).toBe(true);
    expect(message).toMatch(/marriage[\s\S]*Your chart does not show this, or I did not understand it/);
  });

  test('A question about the time concerns the matter that the message named before', () => {
    expect(
      readByAnna('should i buy a flat or keep renting, and when is good time').map(
        ({ subject, intent, form }) => [subject, intent, form],
      ),
    ).toEqual([[{ kind: 'topic', topic: 'home' }, 'when', 'choice']]);
  });

  test('Several questions about one matter get one answer', () => {
    expect(subjectsOf('We broke up. Will he come back? Does he still love me?')).toEqual(['love']);
    expect(subjectsOf('I lost my job last year. When will I find work?')).toEqual(['career']);
    expect(subjectsOf('My parents are looking for a groom, when will it be finalised?')).toEqual([
      'marriage',
    ]);
  });
});

test.each(languagesWith('readings'))(
  'The chat says in %s that a refusal is free, except beside an answer that is charged',
  async (language) => {
    const free = await renderStatement({ say: 'self', about: 'free' }, language);
    const refusal = 'Will my sister get married?';
    const alone = await service()({ ...anna, language, q: refusal });
    expect([alone.status, alone.message.endsWith(free)]).toEqual([false, true]);
    const withCharge = await service()({ ...anna, language, q: `${refusal} And when will I marry?` });
    expect([withCharge.status, withCharge.message.includes(free)]).toEqual([true, false]);
  },
);
