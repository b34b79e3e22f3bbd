import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName, ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';

/** What a body stands for, with its articles. */
export const standsFor: Record<BodyName, string> = {
  Sun: 'la volonté et l’estime de soi',
  Moon: 'le sentiment et l’habitude',
  Mars: 'l’élan et le courage',
  Mercury: 'la pensée et le commerce',
  Jupiter: 'la croissance et le bon jugement',
  Venus: 'l’affection et le goût',
  Saturn: 'la patience et le devoir',
  Uranus: 'le changement et l’indépendance',
  Neptune: 'l’imagination et l’aspiration',
  Pluto: 'la profondeur et la transformation',
  'North Node': 'la direction dans laquelle on grandit',
  Chiron: 'une vieille blessure et ce qu’elle enseigne',
  Rahu: 'l’appétit de nouveau',
  Ketu: 'le détachement et la clairvoyance',
};

/** The same in one word with "ton", for sentences that bring two together. */
export const yourWord: Record<BodyName | AspectPoint, string> = {
  Sun: 'ta volonté',
  Moon: 'ta sensibilité',
  Mars: 'ton élan',
  Mercury: 'ta pensée',
  Jupiter: 'ta croissance',
  Venus: 'ton affection',
  Saturn: 'ta patience',
  Uranus: 'ton indépendance',
  Neptune: 'ton imagination',
  Pluto: 'ta profondeur',
  'North Node': 'ta direction',
  Chiron: 'ta vieille blessure',
  Rahu: 'ton appétit de nouveau',
  Ketu: 'ton détachement',
  Ascendant: 'ta manière d’être',
  Midheaven: 'ta position',
};

/** How a time under a body tends to feel, after its name. */
export const timeOf: Record<BodyName, string> = {
  Sun: 'te met en vue et te demande de prendre la tête',
  Moon: 'met en mouvement les sentiments, les gens et les lieux',
  Mars: 'demande de l’effort, des décisions et du sang-froid dans les querelles',
  Mercury: 'favorise l’étude, les papiers, le commerce et les contacts',
  Jupiter: 'élargit, enseigne et trouve de l’aide',
  Venus: 'favorise la tendresse, le bien-être et les accords',
  Saturn: 'ralentit, éprouve et récompense le travail suivi',
  Uranus: 'défait ce qui était figé et apporte de l’inattendu',
  Neptune: 'dissout des certitudes et nourrit l’imagination',
  Pluto: 'creuse profond et change ce qui a fait son temps',
  'North Node': 'tire vers des gens et des tâches nouvelles',
  Chiron: 'touche un point sensible et montre ce qui aide',
  Rahu: 'tire vers le nouveau et l’étranger, avec de l’agitation',
  Ketu: 'simplifie et mène vers l’intérieur',
};

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'service public, direction et médecine',
  Moon: 'soin, alimentation, hôtellerie et contact avec le public',
  Mars: 'ingénierie, chirurgie, police, sport et immobilier',
  Mercury: 'commerce, écriture, comptabilité, informatique et médias',
  Jupiter: 'enseignement, droit, finance et conseil',
  Venus: 'arts, design, mode, hôtels et beauté',
  Saturn: 'industrie, bâtiment, administration et sciences de la terre',
};

/** The part of the body of a sign; with whether it takes the plural. */
export const bodyParts: PerSign<readonly [part: string, many: boolean]> = [
  ['la tête', false],
  ['la gorge et le cou', true],
  ['les épaules, les bras et les poumons', true],
  ['la poitrine et l’estomac', true],
  ['le cœur et le dos', true],
  ['le ventre et la digestion', true],
  ['les reins et les lombaires', true],
  ['les organes d’élimination', true],
  ['les hanches et les cuisses', true],
  ['les genoux et les articulations', true],
  ['les mollets et la circulation', true],
  ['les pieds', true],
];
