import { planetOfNumber } from '@palmleaf/engines/numerology';
import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { facesOf } from '../../chat/faces.ts';
import type { Charm, CharmSaid } from '../../chat/said/charm-said.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import { list } from '../lists.ts';
import { contracted } from './words/contractions.ts';
import { customs } from './words/customs.ts';
import { housesInWords } from './words/houses.ts';
import { called, toBody } from './words/names.ts';
import { birthstones, numberMeaning } from './words/stars.ts';

const luckyThing: Record<Charm, string> = {
  day: 'o seu dia da sorte é',
  colour: 'as suas cores da sorte são',
  direction: 'a sua direção favorável é o',
  metal: 'o seu metal favorável é',
};
const unluckyThing: Record<Charm, string> = {
  day: 'o dia que o costume deixa fora dos grandes começos é',
  colour: 'as cores que o costume deixa fora dos grandes começos são',
  direction: 'a direção que o costume deixa fora dos grandes começos é o',
  metal: 'o metal que o costume deixa fora dos grandes começos é',
};
const noThing: Record<Charm, string> = {
  day: 'nenhum dia',
  colour: 'nenhuma cor',
  direction: 'nenhuma direção',
  metal: 'nenhum metal',
};
const comesNext: Record<Charm, string> = {
  day: 'vem',
  colour: 'vêm',
  direction: 'vem o',
  metal: 'vem',
};

const faces = (planet: ClassicalPlanet): string =>
  facesOf[planet] === 1 ? '1 face' : `${facesOf[planet]} faces`;

export const charms: SentencesOf<CharmSaid> = {
  lucky: ({ charm, planet }) =>
    `${luckyThing[charm]} ${customs[planet][charm]}, porque ${called(planet)} rege o seu Ascendente.`,
  'lucky next': ({ charm, planet, same }) =>
    same
      ? `${called(planet)}, regente da casa 9 (fortuna), dá o mesmo.`
      : `depois ${comesNext[charm]} ${customs[planet][charm]}, ${contracted('por', called(planet))}, regente da casa 9 (fortuna).`,
  unlucky: ({ charm, planet, houses }) =>
    `${unluckyThing[charm]} ${customs[planet][charm]}: ${called(planet)} rege ${housesInWords(houses)} a partir do seu Ascendente e nenhuma das casas 1, 5 e 9.`,
  'no unlucky': ({ charm }) =>
    `não é preciso evitar ${noThing[charm]}: a nenhum dos planetas que regem a casa 6, 8 ou 12 a partir do seu Ascendente falta uma boa casa própria.`,
  'unlucky by custom': ({ charm }) =>
    charm === 'day'
      ? 'É costume para cada semana, e nenhum dia é ruim para tudo; de uma data precisa um mapa natal sozinho não diz nada.'
      : 'É costume, e não um motivo para ter medo.',
  'no unlucky number': () =>
    'Não é preciso evitar nenhum número: as tabelas dizem quais números combinam, não que algum faça mal.',
  rudraksha: ({ planet }) =>
    `convém a você um rudraksha de ${faces(planet)}, porque ${called(planet)} rege o seu Ascendente.`,
  'rudraksha next': ({ planet }) =>
    `pode-se acrescentar um de ${faces(planet)} (${called(planet)}, regente da casa 9). As faces das contas são atribuídas aos planetas por costume.`,
  'lucky number': ({ number, day }) =>
    `o seu número da sorte é o ${number}, o do dia em que você nasceu (${day}).`,
  'number why': () =>
    'Os algarismos do dia se somam até restar um só; quais números combinam diz a tabela de Cheiro (Livro dos números, 1926).',
  'numbers beside': ({ numbers }) =>
    numbers.length > 0
      ? `${numbers.length === 1 ? 'combina' : 'combinam'} com ele o ${list(numbers.map(String))}.`
      : 'Ele vale por si mesmo e combina com qualquer outro.',
  'number belongs': ({ number }) =>
    `o ${number} pertence ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'it belongs': ({ number }) => `ele pertence ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'number days': ({ days }) => `dias do mês que somam esse número: ${list(days.map(String))}.`,
  'birth numbers': ({ birth, lifePath }) =>
    `o seu número de nascimento (mulank) é o ${birth}, e o do seu caminho de vida (bhagyank) é o ${lifePath}.`,
  'birth number means': ({ number, day }) =>
    `o primeiro é o dia do nascimento (${day}) reduzido a um algarismo; pertence ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'life number means': ({ number }) =>
    `o segundo são dia, mês e ano juntos; pertence ${toBody(planetOfNumber(number))}: ${numberMeaning(number)}.`,
  'name number': ({ suits, name, single, compound, birth }) =>
    `${suits ? 'o seu nome convém a você' : 'o seu nome não combina com o seu número de nascimento'}: o número de “${name}” é o ${single} (${compound} pelas letras caldeias), e o seu número de nascimento é o ${birth}.`,
  'name can stay': () => 'Os dois combinam na tabela de Cheiro, então a grafia pode ficar como está.',
  'names that go': ({ numbers }) =>
    `com o seu número de nascimento combinam os nomes que somam ${list(numbers.map(String))}.`,

  stone: ({ planet }) =>
    `a sua pedra é ${customs[planet].stone}, porque ${called(planet)} rege o seu Ascendente.`,
  'stone rule': () =>
    'As pedras se escolhem pelos regentes das casas 1, 5 e 9 a partir do Ascendente, que fazem bem não importa o que mais rejam.',
  'stone source': () =>
    'A regra vem de: Brihat Parashara Hora Shastra 34; as pedras dos planetas, de Phaladeepika 2.',
  'stone worn': ({ planet }) => {
    const { metal, finger, day } = customs[planet];
    return `Por costume ela é engastada em ${metal} e usada no dedo ${finger}; a primeira vez, ${contracted('em', day)}.`;
  },
  'stones beside': ({ stones }) =>
    `também ${stones.length > 1 ? 'convêm' : 'convém'} a você ${list(stones.map(({ planet, houses }) => `${customs[planet].stone} (${called(planet)} rege ${housesInWords(houses)})`))}.`,
  'stones to leave': ({ planets }) =>
    `deixe de lado ${list(planets.map((planet) => customs[planet].stone))}: ${planets.length === 1 ? 'o seu planeta não rege' : 'os seus planetas não regem'} nenhuma das casas 1, 5 e 9 a partir do Ascendente.`,
  'stone of a node': ({ planet }) =>
    `em regra não se recomenda: ${customs[planet].stone} pertence ${toBody(planet)}, que não rege nenhuma casa, por isso só se usa por um tempo e depois de uma leitura própria.`,
  'stone suits': ({ planet, houses }) =>
    `${customs[planet].stone} convém a você: ${called(planet)} rege ${housesInWords(houses)} a partir do seu Ascendente.`,
  'stone does not': ({ planet, houses }) =>
    `é melhor deixar de lado ${customs[planet].stone}: ${called(planet)} rege ${housesInWords(houses)} a partir do seu Ascendente e nenhuma das casas 1, 5 e 9.`,
  'stone instead': ({ planet }) =>
    `a pedra que convém a você é ${customs[planet].stone}, porque ${called(planet)} rege o seu Ascendente.`,
  birthstone: ({ month }) =>
    `a sua pedra de nascimento é ${birthstones[month - 1]}, pelo mês em que você nasceu.`,
  jewellers: () =>
    'É um costume de joalheiros desde 1912; a astrologia ocidental não tem regra para as pedras. As pedras pelo regente do Ascendente pertencem à tradição védica.',
};
