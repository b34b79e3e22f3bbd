import { type ClassicalPlanet, ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import { contracted, list } from './grammar.ts';
import { names, rulerTitles } from './names.ts';

const fields: PerSign<string> = [
  'você',
  'o que você possui e guarda',
  'cartas, viagens curtas e irmãos',
  'o lar e a terra',
  'os filhos, o estudo e o que você inventa',
  'o trabalho diário e os rivais',
  'a vida a dois e os acordos',
  'o que é partilhado, oculto ou herdado',
  'os mestres, as viagens longas e as crenças',
  'a profissão e a reputação',
  'os amigos e as esperanças',
  'o recolhimento e os lugares distantes',
];

const briefly: PerSign<string> = [
  'você',
  'os bens',
  'os irmãos',
  'o lar',
  'os filhos',
  'o trabalho diário',
  'a vida a dois',
  'os assuntos partilhados',
  'as viagens longas',
  'a profissão',
  'as amizades',
  'o recolhimento',
];

const ordinals: PerSign<string> = [
  'primeira',
  'segunda',
  'terceira',
  'quarta',
  'quinta',
  'sexta',
  'sétima',
  'oitava',
  'nona',
  'décima',
  'décima primeira',
  'décima segunda',
];

type Ruler = Pick<Matter, 'other' | 'houses'>;

const about = (houses: readonly number[]): string =>
  houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)));
const ofHouses = (houses: readonly number[]): string => {
  const named = list(houses.map((house) => ofSign(ordinals, house)));
  return houses.length > 1 ? `das casas ${named}` : `da ${named} casa`;
};
const other = ({ other: planet, houses }: Ruler): string =>
  `${names[planet]}, ${rulerTitles[planet]} ${ofHouses(houses)}`;
const date = (at: Date): string =>
  at.toLocaleDateString('pt', { day: 'numeric', month: 'long', timeZone: 'UTC' }).replace(/^1 /, '1º ');

const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const helper = ({ third }: Matter): string => (third === undefined ? 'um terceiro planeta' : names[third]);
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0
    ? 'ambos os planetas estão fracos'
    : `falta força ${contracted('a', names[first])}`;

const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' Falta menos de um grau: espere isso no começo do ano.'
    : ithasala === 'Bhavishyat'
      ? ' A luz deles ainda não se encontrou: espere isso no fim do ano.'
      : '';

const lordNature: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'Pedem que você conduza, e meias medidas não vão bastar',
  Moon: 'Humores, pessoas e planos mudam com frequência, e o melhor é mover-se com eles',
  Mars: 'O ritmo é alto, e o que você ousa vale mais do que o que planeja',
  Mercury: 'É um ano de conversas, papéis, aprendizado e ajustes rápidos',
  Jupiter: 'O bom conselho está à mão, e o que você dá com generosidade volta',
  Venus: 'Acordo, gosto e afeto levam mais longe do que a pressão',
  Saturn: 'Neste ano conta a paciência, e o que se constrói devagar permanece',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${capital(names[planet])} rege este ano na ${ofSign(ordinals, house)} casa, e o essencial deste ano envolve ${ofSign(fields, house)}. ${lordNature[planet]}.`;

const standing = (all: readonly Standing[]): string =>
  list(all.map(({ planet, house }) => `${names[planet]} na ${ofSign(ordinals, house)} casa`));

const muntha = (house: number, words: string): string =>
  `O muntha, o foco do ano, chegou à ${ofSign(ordinals, house)} casa: ${words}.`;

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `${capital(names[m.lord])} representa você neste ano e se aproxima ${contracted('de', other(m))}: para ${about(m.houses)}, você avança, ${isFriendly(m) ? 'e a porta está aberta' : 'embora seja preciso empurrar a porta'}.${soon(m)}`
          : `${capital(other(m))}, se aproxima ${contracted('de', names[m.lord])}, que representa você neste ano: para ${about(m.houses)}, algo vem ao seu encontro, ${isFriendly(m) ? 'de bom grado' : 'com condições'}.${soon(m)}`,
      (m) =>
        `A distância entre ${names[m.lord]} e ${other(m)}, diminui. Espere movimento envolvendo ${about(m.houses)}; os dois se olham ${isFriendly(m) ? 'como amigos' : 'como rivais, e isso pede esforço'}.${soon(m)}`,
      (m) =>
        `Para ${about(m.houses)}, algo se junta ${isFriendly(m) ? 'quase por si só' : 'à força de insistir'}, pois ${names[m.lord]} e ${other(m)}, estão se aproximando.${soon(m)}`,
      (m) =>
        `${capital(other(m))}, ${m.isLordFaster ? `espera ${contracted('por', names[m.lord])}` : `corre em direção ${contracted('a', names[m.lord])}`}; o que você começar envolvendo ${about(m.houses)} tem ${isFriendly(m) ? 'vento a favor' : 'vento contra e mesmo assim chega'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${capital(names[m.lord])} acaba de se separar ${contracted('de', other(m))}. Para ${about(m.houses)}, a conversa decisiva já passou; termine o que foi combinado.`,
      (m) =>
        `Para ${about(m.houses)}, o momento mais vivo já passou, pois ${m.isLordFaster ? `${names[m.lord]} se afasta ${contracted('de', other(m))}` : `${other(m)}, se afasta ${contracted('de', names[m.lord])}`}: agradeça e resolva o que está em aberto.`,
      (m) =>
        `${capital(other(m))}, e ${names[m.lord]} já tiveram o seu encontro: para ${about(m.houses)}, o primeiro impulso passou, e o cuidado constante faz mais do que a pressa.`,
    ],
    Nakta: [
      (m) =>
        `${capital(names[m.lord])} e ${other(m)}, não se veem, mas ${helper(m)} corre entre os dois: para ${about(m.houses)}, ajuda uma pessoa ágil, muitas vezes mais jovem, que conhece os dois lados.`,
      (m) =>
        `Para ${about(m.houses)}, você precisa de quem faça a ponte; ${helper(m)} leva a luz entre ${names[m.lord]} e ${other(m)}, num sentido ou no outro.`,
    ],
    Yamaya: [
      (m) =>
        `${capital(names[m.lord])} e ${other(m)}, não se veem, mas a distância de cada um até ${helper(m)} diminui: para ${about(m.houses)}, uma mão mais velha ou mais lenta une o que você não podia unir.`,
      (m) =>
        `Para ${about(m.houses)}, espere a pessoa que pode aproximar as partes; ${helper(m)} recolhe a luz ${contracted('de', names[m.lord])} e a ${contracted('de', other(m))}.`,
    ],
    Manahoo: [
      (m) =>
        `${capital(helper(m))} se põe entre ${names[m.lord]} e ${other(m)}. Para ${about(m.houses)}, pode haver briga ou atraso; fale disso a tempo.`,
      (m) =>
        `Algo duro, ${helper(m)}, está na luz ${contracted('de', names[m.lord])} e ${contracted('de', names[m.other])}: tenha um segundo plano para ${about(m.houses)}, os assuntos ${ofHouses(m.houses)}.`,
    ],
    Kamboola: [
      (m) =>
        `A Lua dá a mão ${contracted('a', names[m.lord])} e ${contracted('a', other(m))}: para ${about(m.houses)}, as pessoas ficam do seu lado.`,
      (m) =>
        `Para ${about(m.houses)}, você tem mais ajuda do que conta, pois a Lua se une ${contracted('a', names[m.lord])} e ${contracted('a', other(m))}.`,
    ],
    Garikamboola: [
      (m) =>
        `A Lua não toca ${names[m.lord]} nem ${other(m)}, mas ao passar para o signo seguinte encontra ${helper(m)}: para ${about(m.houses)}, a ajuda chega tarde e de onde você não esperava.`,
    ],
    Khallasara: [
      (m) =>
        `A Lua passa sem parar por ${names[m.lord]} e ${other(m)}. Para ${about(m.houses)}, você consegue o que preparar; não conte com favores.`,
      (m) =>
        `Para ${about(m.houses)}, ninguém toma partido, pois a Lua passa sem olhar por ${names[m.lord]} e ${other(m)}: faça o trabalho e não espere aplausos.`,
    ],
    Radda: [
      (m) =>
        `${capital(names[m.lord])} e ${other(m)}, se entendem, mas ${weakness(m)}: peça confirmação do que prometem sobre ${about(m.houses)}.`,
      (m) =>
        `Uma promessa sobre ${about(m.houses)} pode ficar sem cumprir: ela depende ${contracted('de', names[m.lord])} e ${contracted('de', other(m))}, e ${weakness(m)}.`,
      (m) =>
        `${capital(names[m.lord])} e ${names[m.other]} concordam, mas ${weakness(m)}: para ${about(m.houses)}, os assuntos ${ofHouses(m.houses)}, fique primeiro com a parte pequena e certa.`,
      (m) =>
        `Peça uma data e uma segunda assinatura para ${about(m.houses)}: ${names[m.lord]} e ${other(m)}, têm boa intenção, mas ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `Entre ${names[m.lord]} e ${other(m)}, a parte rápida é fraca e a lenta é forte: para ${about(m.houses)}, o começo vacila e o fim se sustenta.`,
      (m) =>
        `Não julgue pelo começo o que envolve ${about(m.houses)}: entre ${names[m.lord]} e ${other(m)}, a parte lenta tem a força.`,
    ],
    Duttota: [
      (m) =>
        `Nem ${names[m.lord]} nem ${other(m)}, têm força, mas ${helper(m)} tem e leva consigo um dos dois. Para ${about(m.houses)}, não vá sem companhia.`,
      (m) =>
        `Para ${about(m.houses)}, é preciso três: falta força ${contracted('a', names[m.lord])} e ${contracted('a', other(m))}, e ${helper(m)} a empresta a um dos dois.`,
      (m) =>
        `Para ${about(m.houses)}, chame alguém que conheça o terreno melhor do que você; o que ${names[m.lord]} e ${other(m)}, não podem carregar, ${helper(m)} carrega.`,
    ],
    Thambira: [
      (m) =>
        `No fim de um signo, com ${helper(m)} no seguinte, o que há entre ${names[m.lord]} e ${other(m)}, se decide tarde: deixe tudo pronto para ${about(m.houses)}.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) =>
      `Com força neste ano: ${standing(all)}. Você tem energia de sobra; use-a em uma coisa que a mereça.`,
    Durupha: (all) => `Com pouca força neste ano: ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'Os sete planetas estão em casas que sustentam. O que você empreender neste ano encontra chão firme, e as pessoas notam.',
    Induvara:
      'Os sete planetas estão nas casas que dispersam. Planeje com modéstia neste ano e deixe uma coisa amadurecer antes de começar a próxima.',
  },
  summary: {
    yearLord: {
      Sun: yearLord('Sun'),
      Moon: yearLord('Moon'),
      Mars: yearLord('Mars'),
      Mercury: yearLord('Mercury'),
      Jupiter: yearLord('Jupiter'),
      Venus: yearLord('Venus'),
      Saturn: yearLord('Saturn'),
    },
    muntha: [
      muntha(1, 'você recomeça por você'),
      muntha(2, 'trata-se dos seus próprios meios e das pessoas à sua mesa'),
      muntha(3, 'coragem, caminhos curtos e palavras claras'),
      muntha(4, 'as coisas de casa pedem atenção primeiro'),
      muntha(5, 'crie algo, ensine algo, aproveite a companhia de alguém'),
      muntha(6, 'organize o dia e não alimente brigas'),
      muntha(7, 'outra pessoa decide metade do rumo'),
      muntha(8, 'vá com cuidado e arrume o que ficou largado'),
      muntha(9, 'um mestre, uma viagem ou uma convicção amplia o olhar'),
      muntha(10, 'o seu trabalho é visto, então faça-o bem'),
      muntha(11, 'amigos e velhas esperanças dão fruto'),
      muntha(12, 'ponha tempo e força onde eles voltam para você'),
    ],
    balance: {
      helped: 'No conjunto, o ano ajuda mais do que atrapalha: comece cedo e peça mais do que da última vez.',
      hindered: 'No conjunto, o ano pede paciência: mantenha em ordem o que tem, e que o novo seja pequeno.',
      even: 'Ajuda e obstáculo quase se equilibram, então depende da escolha: ponha o esforço onde o caminho está aberto.',
    },
    best: (ruler) =>
      `O caminho está mais aberto para ${about(ruler.houses)}, pois ${other({ other: ruler.planet, houses: ruler.houses })}, tem mais a favor.`,
    worst: (ruler) =>
      `Os maiores obstáculos recaem sobre ${other({ other: ruler.planet, houses: ruler.houses })}: vá devagar com o que envolve ${about(ruler.houses)}.`,
    when: (lord, from, to) =>
      `O seu próprio trecho do ano, sob ${names[lord]}, vai mais ou menos de ${date(from)} a ${date(to)}.`,
  },
};
