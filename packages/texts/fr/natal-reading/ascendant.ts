import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { capital } from '../../languages/capital.ts';
import type { AscendantTexts } from '../../natal-reading/texts.ts';
import { isFeminine, names, rulerTitles } from '../names.ts';

/** « Vénus, maîtresse de ce signe, » at the beginning of a sentence. */
const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} de ce signe,`;
};
const agreeing = (participle: string, ruler: ClassicalPlanet): string =>
  isFeminine(ruler) ? `${participle}e` : participle;

export const ascendant: AscendantTexts = {
  signs: [
    'À ta naissance, le Bélier se levait : le monde te rencontre à l’instant du départ, pas vif, regard droit, aucun préambule. Ce que tu penses d’une chose, tu l’apprends en la faisant.',
    'À ta naissance, le Taureau se levait, et l’on sent tout de suite que tu ne vas pas filer. Tu arrives lentement, tu prends le lieu par le nez et les doigts, puis tu restes.',
    'À ta naissance, les Gémeaux se levaient ; tu entres en parlant, les mains rapides, et tu as posé trois questions avant d’ôter ton manteau. La vie t’est une conversation où l’on peut entrer à tout moment.',
    'À ta naissance, le Cancer se levait. Tu sens un lieu avant d’y entrer, tu gardes une coquille pour le premier quart d’heure, et tu es la bonté même dès que rien ne menace.',
    'À ta naissance, le Lion se levait, et l’on te regarde, que tu le veuilles ou non. Tu apportes de la chaleur et un certain cérémonial, et les coins te font dépérir.',
    'À ta naissance, la Vierge se levait : tu regardes deux fois avant d’entrer et tu vois ce qui n’est pas à sa place. On te croit de la froideur jusqu’à ce que, sans bruit, tu aies arrangé quelque chose pour quelqu’un.',
    'À ta naissance, la Balance se levait. Tu viens au-devant des gens, tu trouves le ton, et au bout de cinq minutes ils te croient de leur avis.',
    'À ta naissance, le Scorpion se levait, et tu observes avant de parler. Les autres se sentent examinés, devinent des profondeurs et n’ont pas tort ; un inconnu s’y risque rarement avec toi.',
    'À ta naissance, le Sagittaire se levait. Tu entres à grands pas et comme de très loin, tu dis ce que tu penses, et l’on a envie de faire sa valise.',
    'À ta naissance, le Capricorne se levait. Ton enfance eut le visage grave, ta vieillesse l’aura malicieux ; entre les deux, on te donne les clés.',
    'À ta naissance, le Verseau se levait. Tu es aimable avec chacun et l’on ne sait où te ranger, ce que tu fais, tu le fais un peu autrement, et tu remarquerais qu’on cesse de le remarquer.',
    'À ta naissance, les Poissons se levaient. Ton regard est doux, tes bords cèdent, et tu prends la couleur de la compagnie ; qui te connaît te demande comment tu vas quand les autres ne sont plus là.',
  ],
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} est dans la première maison elle-même : ce que tu montres et ce qui te guide ne font qu’un.`,
    (ruler) =>
      `${ruling(ruler)} est dans la deuxième maison, et la route passe par ce que tu sais faire, gagner et dire tien.`,
    (ruler) =>
      `${ruling(ruler)} est ${agreeing('parti', ruler)} dans la troisième maison, et tu te diriges en parlant, en apprenant et par les gens d’à côté.`,
    (ruler) =>
      `${ruling(ruler)} habite la quatrième maison ; où que tu ailles, tu te diriges d’après le foyer.`,
    (ruler) =>
      `${ruling(ruler)} joue dans la cinquième maison, et tu trouves ton cap à ce qui te met en joie.`,
    (ruler) =>
      `${ruling(ruler)} est au travail dans la sixième maison : tu trouves ton chemin en te rendant utile.`,
    (ruler) =>
      `${ruling(ruler)} est dans la septième maison, et les tournants de ta route portent des noms de personnes.`,
    (ruler) =>
      `${ruling(ruler)} est ${agreeing('descendu', ruler)} dans la huitième maison, et ton cap se trouve dans les crises plus que dans le calme.`,
    (ruler) => `${ruling(ruler)} est au loin, dans la neuvième maison ; tu te diriges sur un point éloigné.`,
    (ruler) =>
      `${ruling(ruler)} est tout en haut, dans la dixième maison, et d’autres voient ton cap avant toi.`,
    (ruler) =>
      `${ruling(ruler)} est ${agreeing('assis', ruler)} parmi des amis dans la onzième maison : tu te diriges sur un projet commun.`,
    (ruler) =>
      `${ruling(ruler)} est ${agreeing('caché', ruler)} dans la douzième maison, et tu trouves ton chemin dans le silence et par des détours.`,
  ],
};
