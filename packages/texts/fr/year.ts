import { type ClassicalPlanet, ofSign, type PerSign } from '@palmleaf/engines/zodiac';
import { capital } from '../languages/capital.ts';
import type { Matter, Standing, YearTexts } from '../year/texts.ts';
import { afterDe, afterTo, list, that } from './grammar.ts';
import { names, rulerTitles } from './names.ts';

/** After „pour“. */
const fields: PerSign<string> = [
  'toi-même',
  'ce que tu possèdes et gardes',
  'les lettres, les petits trajets et les frères et sœurs',
  'le foyer et la terre',
  'les enfants, l’étude et ce que tu inventes',
  'le travail quotidien et les rivaux',
  'le couple et les accords',
  'ce qui est partagé, caché ou hérité',
  'les maîtres, les longs voyages et les convictions',
  'la profession et la réputation',
  'les amis et les espoirs',
  'la retraite et les lieux lointains',
];

const briefly: PerSign<string> = [
  'toi-même',
  'les biens',
  'les frères et sœurs',
  'le foyer',
  'les enfants',
  'le travail quotidien',
  'le couple',
  'les affaires partagées',
  'les longs voyages',
  'la profession',
  'les amitiés',
  'la retraite',
];

const ordinals: PerSign<string> = [
  'première',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
  'onzième',
  'douzième',
];

type Ruler = Pick<Matter, 'other' | 'houses'>;

const about = (houses: readonly number[]): string =>
  houses.length === 1 ? ofSign(fields, houses[0] ?? 1) : list(houses.map((house) => ofSign(briefly, house)));
const ofHouses = (houses: readonly number[]): string => {
  const named = list(houses.map((house) => ofSign(ordinals, house)));
  return houses.length > 1 ? `des ${named} maisons` : `de la ${named} maison`;
};
const other = ({ other: planet, houses }: Ruler): string =>
  `${names[planet]}, ${rulerTitles[planet]} ${ofHouses(houses)}`;
const date = (at: Date): string =>
  at.toLocaleDateString('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' }).replace(/^1 /, '1er ');

const isFriendly = ({ regard }: Matter): boolean => regard === 'friendly';
const helper = ({ third }: Matter): string => (third === undefined ? 'une troisième planète' : names[third]);
const weakness = ({ weak: [first, ...others] }: Matter): string =>
  first === undefined || others.length > 0 ? 'les deux planètes sont faibles' : `${names[first]} est faible`;

const soon = ({ ithasala }: Matter): string =>
  ithasala === 'Poorna'
    ? ' Il manque moins d’un degré : attends-le tôt dans l’année.'
    : ithasala === 'Bhavishyat'
      ? ' Leur lumière ne s’est pas encore rejointe : attends-le tard dans l’année.'
      : '';

const lordNature: Readonly<Record<ClassicalPlanet, string>> = {
  Sun: 'On te demande de conduire, et les demi-mesures ne te suffiront pas',
  Moon: 'Les humeurs, les gens et les projets changent souvent, et le mieux est de bouger avec eux',
  Mars: 'Le rythme est élevé, et ce que tu oses vaut plus que ce que tu prévois',
  Mercury: 'C’est une année de discussions, de papiers, d’apprentissage et d’ajustements rapides',
  Jupiter: 'Le bon conseil est à portée de main, et ce que tu donnes largement revient',
  Venus: 'L’accord, le goût et l’affection mènent plus loin que la pression',
  Saturn: 'La patience compte cette année, et ce qui se construit lentement tiendra',
};

const yearLord =
  (planet: ClassicalPlanet) =>
  (house: number): string =>
    `${capital(names[planet])} gouverne cette année depuis la ${ofSign(ordinals, house)} maison, et l’essentiel concerne ${ofSign(fields, house)}. ${lordNature[planet]}.`;

const standing = (all: readonly Standing[]): string =>
  list(all.map(({ planet, house }) => `${names[planet]} en ${ofSign(ordinals, house)} maison`));

const muntha = (house: number, words: string): string =>
  `La muntha, le point central de l’année, est arrivée en ${ofSign(ordinals, house)} maison : ${words}.`;

export const languageTexts: YearTexts = {
  matters: {
    Ithasala: [
      (m) =>
        m.isLordFaster
          ? `${capital(names[m.lord])} te représente cette année et s’approche ${afterDe(other(m))} : tu avances en ce qui concerne ${about(m.houses)}, ${isFriendly(m) ? 'et la porte est ouverte' : 'même s’il faut pousser la porte'}.${soon(m)}`
          : `${capital(other(m))}, s’approche ${afterDe(names[m.lord])}, qui te représente cette année : pour ${about(m.houses)}, quelque chose vient à toi, ${isFriendly(m) ? 'volontiers' : 'avec des conditions'}.${soon(m)}`,
      (m) =>
        `L’écart entre ${names[m.lord]} et ${other(m)}, se réduit. Attends-toi à du mouvement concernant ${about(m.houses)} ; les deux planètes se regardent ${isFriendly(m) ? 'en amies' : 'en rivales, et cela demande un effort'}.${soon(m)}`,
      (m) =>
        `Pour ${about(m.houses)}, quelque chose se met en place ${isFriendly(m) ? 'presque tout seul' : 'à force d’insister'}, car ${names[m.lord]} et ${other(m)}, se rapprochent.${soon(m)}`,
      (m) =>
        `${capital(other(m))}, ${m.isLordFaster ? `attend ${names[m.lord]}` : `se hâte vers ${names[m.lord]}`} ; ce que tu commences et qui concerne ${about(m.houses)} a ${isFriendly(m) ? 'le vent dans le dos' : 'le vent de face et arrive quand même'}.${soon(m)}`,
    ],
    Easarpha: [
      (m) =>
        `${capital(names[m.lord])} vient de se séparer ${afterDe(other(m))}. Pour ${about(m.houses)}, la conversation décisive est passée ; termine ce qui a été convenu.`,
      (m) =>
        `Pour ${about(m.houses)}, le moment le plus vif est passé, puisque ${m.isLordFaster ? `${names[m.lord]} s’éloigne ${afterDe(other(m))}` : `${other(m)}, s’éloigne ${afterDe(names[m.lord])}`} : remercie, et règle ce qui reste.`,
      (m) =>
        `${capital(other(m))}, et ${names[m.lord]} ont eu leur rencontre : pour ${about(m.houses)}, le premier élan est passé, et le soin régulier fait plus que la hâte.`,
    ],
    Nakta: [
      (m) =>
        `${capital(names[m.lord])} et ${other(m)}, ne se voient pas, mais ${helper(m)} court entre les deux : pour ${about(m.houses)}, l’aide vient d’une personne vive, souvent plus jeune, qui connaît les deux côtés.`,
      (m) =>
        `Pour ${about(m.houses)}, il te faut quelqu’un qui fasse le lien ; ${helper(m)} porte la lumière entre ${names[m.lord]} et ${other(m)}, dans un sens ou dans l’autre.`,
    ],
    Yamaya: [
      (m) =>
        `${capital(names[m.lord])} et ${other(m)}, ne se voient pas, mais l’écart de chacun avec ${helper(m)} se réduit : pour ${about(m.houses)}, une main plus âgée ou plus lente réunit ce que tu ne pouvais réunir.`,
      (m) =>
        `Pour ${about(m.houses)}, attends la personne qui peut rapprocher les parties ; ${helper(m)} recueille la lumière ${afterDe(names[m.lord])} et celle ${afterDe(other(m))}.`,
    ],
    Manahoo: [
      (m) =>
        `${capital(helper(m))} s’interpose entre ${names[m.lord]} et ${other(m)}. Pour ${about(m.houses)}, il peut y avoir une querelle ou un retard ; parles-en à temps.`,
      (m) =>
        `Quelque chose de dur, ${helper(m)}, se tient dans la lumière ${afterDe(names[m.lord])} et ${afterDe(names[m.other])} : garde un second plan pour ${about(m.houses)}, les affaires ${ofHouses(m.houses)}.`,
    ],
    Kamboola: [
      (m) =>
        `La Lune aide ${names[m.lord]} et ${other(m)} : pour ${about(m.houses)}, des gens prennent ton parti.`,
      (m) =>
        `Pour ${about(m.houses)}, tu as plus d’aide que tu n’en comptes, car la Lune se joint ${afterTo(names[m.lord])} et ${afterTo(other(m))}.`,
    ],
    Garikamboola: [
      (m) =>
        `La Lune ne rejoint ni ${names[m.lord]} ni ${other(m)}, mais en passant dans le signe suivant elle rencontre ${helper(m)} : pour ${about(m.houses)}, l’aide arrive tard et d’un côté inattendu.`,
    ],
    Khallasara: [
      (m) =>
        `La Lune passe sans s’arrêter devant ${names[m.lord]} et ${other(m)}. Pour ${about(m.houses)}, tu obtiens ce que tu prépares toi-même ; ne compte pas sur la faveur.`,
      (m) =>
        `Pour ${about(m.houses)}, personne ne prend parti, car la Lune passe sans un regard devant ${names[m.lord]} et ${other(m)} : fais le travail, et n’attends pas d’applaudissements.`,
    ],
    Radda: [
      (m) =>
        `${capital(names[m.lord])} et ${other(m)}, s’entendent, mais ${weakness(m)} : fais confirmer ce qu’on te promet concernant ${about(m.houses)}.`,
      (m) =>
        `Une promesse concernant ${about(m.houses)} peut rester sans suite : elle dépend ${afterDe(names[m.lord])} et ${afterDe(other(m))}, et ${weakness(m)}.`,
      (m) =>
        `${capital(names[m.lord])} et ${names[m.other]} sont d’accord, mais ${weakness(m)} : pour ${about(m.houses)}, les affaires ${ofHouses(m.houses)}, prends d’abord la petite part sûre.`,
      (m) =>
        `Demande une date et une seconde signature pour ${about(m.houses)} : ${names[m.lord]} et ${other(m)}, ont de bonnes intentions, mais ${weakness(m)}.`,
    ],
    Dupparikutha: [
      (m) =>
        `Entre ${names[m.lord]} et ${other(m)}, la planète rapide est faible et la lente est forte : pour ${about(m.houses)}, le début boite et la fin tient.`,
      (m) =>
        `Ne juge pas sur le début ce qui concerne ${about(m.houses)} : entre ${names[m.lord]} et ${other(m)}, la planète lente a la force.`,
    ],
    Duttota: [
      (m) =>
        `Ni ${names[m.lord]} ni ${other(m)}, n’ont de force, mais ${helper(m)} en a et entraîne l’une des deux planètes. Pour ${about(m.houses)}, ne pars pas sans compagnie.`,
      (m) =>
        `Pour ${about(m.houses)}, il faut être trois : ${names[m.lord]} et ${other(m)}, manquent de force, et ${helper(m)} en prête à l’une des deux planètes.`,
      (m) =>
        `Pour ${about(m.houses)}, fais venir quelqu’un qui connaît mieux le terrain que toi ; ce ${that(names[m.lord])} et ${other(m)}, ne peuvent porter, ${helper(m)} le porte.`,
    ],
    Thambira: [
      (m) =>
        `À la fin d’un signe, avec ${helper(m)} dans le suivant, ce qui se joue entre ${names[m.lord]} et ${other(m)}, se décide tard : tiens tout prêt pour ${about(m.houses)}.`,
    ],
  },
  severalPlanets: {
    Kuttha: (all) =>
      `En force cette année : ${standing(all)}. Tu as de l’énergie à revendre ; mets-la dans une chose qui le mérite.`,
    Durupha: (all) => `À court de force cette année : ${standing(all)}.`,
  },
  allPlanets: {
    Iquabal:
      'Les sept planètes se trouvent dans des maisons qui portent. Ce que tu entreprends cette année trouve un sol ferme, et on le remarque.',
    Induvara:
      'Les sept planètes se trouvent dans les maisons qui dispersent. Prévois modestement cette année, et laisse mûrir une chose avant de commencer la suivante.',
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
      muntha(1, 'tu repars de toi-même'),
      muntha(2, 'il s’agit de tes moyens et des gens à ta table'),
      muntha(3, 'du courage, de petits trajets et des mots clairs'),
      muntha(4, 'la maison demande ton attention d’abord'),
      muntha(5, 'crée quelque chose, enseigne quelque chose, prends plaisir à quelqu’un'),
      muntha(6, 'mets de l’ordre dans la journée, et ne nourris pas les querelles'),
      muntha(7, 'une autre personne décide de la moitié du cap'),
      muntha(8, 'va prudemment, et range ce qui traîne'),
      muntha(9, 'un maître, un voyage ou une conviction élargit la vue'),
      muntha(10, 'ton travail se voit, alors fais-le bien'),
      muntha(11, 'les amis et les vieux espoirs portent leurs fruits'),
      muntha(12, 'mets temps et force là où ils te reviennent'),
    ],
    balance: {
      helped:
        'Dans l’ensemble, l’année aide plus qu’elle ne gêne : commence tôt, et demande plus que la dernière fois.',
      hindered:
        'Dans l’ensemble, l’année demande de la patience : tiens en ordre ce que tu as, et que le nouveau reste petit.',
      even: 'L’aide et l’obstacle s’équilibrent presque, tout dépend donc du choix : mets l’effort là où la voie est ouverte.',
    },
    best: (ruler) =>
      `La voie est la plus ouverte pour ${about(ruler.houses)}, car ${other({ other: ruler.planet, houses: ruler.houses })}, a le plus d’atouts.`,
    worst: (ruler) =>
      `Le plus d’obstacles se dressent devant ${other({ other: ruler.planet, houses: ruler.houses })} : va lentement en ce qui concerne ${about(ruler.houses)}.`,
    when: (lord, from, to) =>
      `Sa propre période de l’année, sous ${names[lord]}, va environ du ${date(from)} au ${date(to)}.`,
  },
};
