import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { TalkSaid } from '../../chat/said/talk-said.ts';
import { placement, rising as risingIn } from './places.ts';

const refusals: Record<RefusedMatter, string> = {
  distress:
    'Ce que tu écris m’inquiète plus que n’importe quel thème. S’il te plaît, parle maintenant à quelqu’un : une personne de confiance, un médecin, ou le numéro d’urgence ou une ligne d’écoute de ton pays, qui répondent jour et nuit. Je suis un programme et ne peux pas être cette aide, et aucune position ne dit que les choses doivent rester ainsi.',
  death:
    'Je ne réponds pas sur la mort ni sur la durée d’une vie : aucun thème ne peut le savoir, et une supposition ne ferait que peur. Demande-moi où est ta force ou quelles périodes demandent du soin.',
  'sex of a child':
    'Je ne dis pas si un enfant est une fille ou un garçon : aucun thème ne peut le savoir, et en Inde la loi interdit d’en parler avant la naissance. Demande-moi quand les périodes favorisent les enfants, ou quel est ton lien avec eux.',
  diagnosis:
    'Je ne peux pas dire si quelqu’un a une maladie ou attend un enfant, ni s’il en guérira ; demande à un médecin, qui peut t’examiner. Demande-moi quelles sont tes forces ou quand tu devrais te ménager.',
  gamble:
    'Je ne fais pas de pronostics de paris, de loteries ni de placements : un thème ne sait rien des marchés ni de la chance aux nombres, et personne ne devrait miser de l’argent sur lui. Demande-moi comment tu gagnes et gardes le mieux l’argent, ou quelles périodes s’y prêtent.',
};

const notUnderstood = {
  matter:
    'Je peux chercher des périodes qui conviennent à quelque chose, mais je n’ai pas compris de quoi il s’agit.',
  later: 'Cela, je ne peux pas le lire dans ton thème, ou je ne l’ai pas compris.',
  first: 'Je n’ai rien trouvé dans ta question qui puisse se chercher dans un thème natal.',
} as const;

const named = (name: string): string => (name ? `, ${name}` : '');

export const talk: SentencesOf<TalkSaid> = {
  hello: ({ name, again }) => `${again ? 'Bonjour à nouveau' : 'Bonjour'}${named(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `J’ai ton thème sous les yeux : l’Ascendant ${risingIn(rising, level)} et ${placement(moon, level)}.`,
  askable: () =>
    'Tu peux demander le travail, l’amour, le mariage, les enfants, l’argent, une maison, la santé, la famille, les voyages ou les études ; les yogas, les doshas, la sade sati, les dashas et les remèdes ; une planète, une maison ou un nombre de chance ; ou quand une période convient à quelque chose.',
  welcome: ({ name }) => `Je t’en prie${named(name)}.`,
  'ask on': () => 'Demande encore quand autre chose se présente.',
  goodbye: ({ name }) => `Au revoir${named(name)}.`,
  'kept open': () => 'Cette conversation peut se reprendre dans la même session.',
  program: () =>
    'Je suis un programme : je calcule ton thème natal et je mets en mots ce que la tradition en dit. Il n’y a personne derrière les réponses.',
  'no days': () => 'Merci de demander ; je suis un programme et n’ai ni bons ni mauvais jours.',
  'how can I help': () => 'En quoi puis-je t’aider avec ton thème ?',
  'leaning on': () =>
    'Je me souviens de quoi nous avons parlé : « et l’année prochaine ? » ou « dis-m’en plus » suffisent comme question.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Une comparaison demande les thèmes de deux personnes, et je n’ai que le tien. Demande ce que ton thème dit du mariage, de ton couple, ou de manglik et nadi.',
  'no letters': () =>
    'Le nombre d’un nom se compte en lettres latines, et le nom envoyé n’en a aucune. Envoie le nom écrit en lettres latines.',
  'leanings only': () =>
    'Un thème montre des penchants et les périodes qui leur conviennent ; un jour exact ou une garantie, il ne peut pas les donner.',
  'no diagnosis': () => 'Ceci n’est pas un diagnostic et ne remplace pas un médecin.',
  'no legal advice': () => 'Ceci n’est pas un conseil juridique et ne remplace pas un avocat.',
  'low mood': () => 'Si le moral reste bas, parle à un médecin ou à une personne de confiance.',
  sorry: () => 'Je regrette que ce soit si dur pour toi en ce moment.',
  'neither good nor bad': () => 'en soi, ce n’est ni bon ni mauvais.',
};
