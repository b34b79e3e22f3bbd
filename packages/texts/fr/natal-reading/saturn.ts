import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const saturn: PlanetTexts = {
  signs: [
    'Ta longue leçon, c’est Saturne en Bélier qui l’écrit : commencer de ta propre autorité, sans demander d’abord la permission.',
    'Ta longue leçon, c’est Saturne en Taureau qui l’écrit : croire qu’il y en a assez et que tu vaux ton prix.',
    'Ta longue leçon, c’est Saturne en Gémeaux qui l’écrit : dire tout haut la chose simple avant d’avoir tout lu là-dessus.',
    'Ta longue leçon, c’est Saturne en Cancer qui l’écrit : avoir besoin de quelqu’un et le laisser voir.',
    'Ta longue leçon, c’est Saturne en Lion qui l’écrit : te montrer sans la certitude des bravos.',
    'Ta longue leçon, c’est Saturne en Vierge qui l’écrit : distinguer le bon travail du travail sans faute, et rendre le bon.',
    'Ta longue leçon, c’est Saturne en Balance, où les anciens l’honorent, qui l’écrit : rester fidèle à quelqu’un et rester quelqu’un.',
    'Ta longue leçon, c’est Saturne en Scorpion qui l’écrit : faire confiance sans garder de preuves en réserve.',
    'Ta longue leçon, c’est Saturne en Sagittaire qui l’écrit : trouver une conviction passée par le doute, ressortie plus petite et plus forte.',
    'Ta longue leçon, c’est Saturne en Capricorne, sur ses terres, qui l’écrit : porter une charge sans te changer en pierre dessous.',
    'Ta longue leçon, c’est Saturne en Verseau, sur ses terres, qui l’écrit : appartenir à des gens et pas seulement à un principe.',
    'Ta longue leçon, c’est Saturne en Poissons qui l’écrit : donner à ta compassion une forme, une heure et une fin.',
  ],
  houses: [
    'Dans la première maison, il met de la prudence au seuil ; l’âge adulte est venu tôt, et les années te rajeunissent.',
    'Dans la deuxième maison, il compte, et la sécurité, tu la bâtis de tes mains, tard et bien.',
    'De la troisième maison, il t’a appris à peser les mots ; lire, écrire ou un frère t’a enseigné le sérieux.',
    'La quatrième maison met son poids sur l’origine, et tu portes un peu du fardeau d’un parent qui n’est pas le tien.',
    'Dans la cinquième maison, il prend le jeu au sérieux : tu répètes où d’autres improvisent, et tu apprends la joie comme on apprend un instrument.',
    'Il se tient dans la sixième maison, où tu fais les choses bien, puis encore une fois.',
    'Dans la septième maison, il attend d’être sûr ; tes liens viennent tard ou pèsent beaucoup, et ceux qui durent sont faits de loyauté.',
    'La huitième maison le met en garde devant la porte intérieure, et devoir quelque chose te coûte.',
    'De la neuvième maison, il éprouve ce qu’on t’a enseigné, et ta vision du monde se gagne par les routes et par l’étude.',
    'Dans la dixième maison, il est l’alpiniste ; la responsabilité te trouve, et ton nom se fait lentement et demeure.',
    'La onzième maison te donne peu d’amis, et des anciens.',
    'Dans la douzième maison, il est une peur sans visage, qui rétrécit dès qu’elle a une table, une habitude et un nom.',
  ],
};
