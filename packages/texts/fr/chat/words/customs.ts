import type { Graha } from '@palmleaf/engines/zodiac';

interface FrenchCustom {
  /** With its article. */
  readonly stone: string;
  /** With its article. */
  readonly finger: string;
  /** With its article. */
  readonly metal: string;
  /** With its article. */
  readonly day: string;
  /** With their articles. */
  readonly colour: string;
  /** With its article. */
  readonly direction: string;
  readonly deity: string;
  readonly mantra: string;
  /** After "on offre". */
  readonly gift: string;
  /** An imperative to the reader. */
  readonly practice: string;
}

/** What custom ties to each graha; the sources stand beside the English table. */
export const customs: Record<Graha, FrenchCustom> = {
  Sun: {
    stone: 'le rubis',
    finger: 'l’annulaire',
    metal: 'l’or',
    day: 'le dimanche',
    colour: 'le rouge cuivré et l’orange',
    direction: 'l’est',
    deity: 'Shiva (aussi Rama ou Surya)',
    mantra: 'Om Suryaya Namah',
    gift: 'du blé ou du sucre brut',
    practice: 'lève-toi tôt, salue le soleil et prends des responsabilités au grand jour',
  },
  Moon: {
    stone: 'la perle',
    finger: 'l’auriculaire',
    metal: 'l’argent',
    day: 'le lundi',
    colour: 'le blanc et le crème',
    direction: 'le nord-ouest',
    deity: 'Gauri (aussi Krishna)',
    mantra: 'Om Chandraya Namah',
    gift: 'du riz ou du lait',
    practice: 'dors à heures régulières et prends soin de ta mère et de ceux qui prennent soin des autres',
  },
  Mars: {
    stone: 'le corail rouge',
    finger: 'l’annulaire',
    metal: 'le cuivre',
    day: 'le mardi',
    colour: 'le rouge',
    direction: 'le sud',
    deity: 'Kartikeya (aussi Hanuman)',
    mantra: 'Om Mangalaya Namah',
    gift: 'des lentilles rouges',
    practice: 'bouge chaque jour, et laisse passer une nuit avant de répondre en colère',
  },
  Mercury: {
    stone: 'l’émeraude',
    finger: 'l’auriculaire',
    metal: 'l’or',
    day: 'le mercredi',
    colour: 'le vert',
    direction: 'le nord',
    deity: 'Vishnu',
    mantra: 'Om Budhaya Namah',
    gift: 'des haricots mungo',
    practice: 'note les choses, apprends du nouveau et tiens parole dans les petites affaires',
  },
  Jupiter: {
    stone: 'le saphir jaune',
    finger: 'l’index',
    metal: 'l’or',
    day: 'le jeudi',
    colour: 'le jaune',
    direction: 'le nord-est',
    deity: 'Vishnu sous la forme de Vamana (aussi Dakshinamurti)',
    mantra: 'Om Gurave Namah',
    gift: 'du curcuma ou des pois chiches',
    practice: 'honore tes maîtres et enseigne à quelqu’un ce que tu sais',
  },
  Venus: {
    stone: 'le diamant',
    finger: 'le majeur',
    metal: 'l’argent',
    day: 'le vendredi',
    colour: 'le blanc et les tons pastel',
    direction: 'le sud-est',
    deity: 'Lakshmi',
    mantra: 'Om Shukraya Namah',
    gift: 'des douceurs blanches ou du riz',
    practice: 'soigne la beauté autour de toi et garde de la courtoisie dans ton couple',
  },
  Saturn: {
    stone: 'le saphir bleu',
    finger: 'le majeur',
    metal: 'le fer',
    day: 'le samedi',
    colour: 'le bleu sombre et le noir',
    direction: 'l’ouest',
    deity: 'Vishnu sous la forme de Kurma (aussi Hanuman et Shani)',
    mantra: 'Om Shanaye Namah',
    gift: 'du sésame noir ou de l’huile de moutarde',
    practice: 'arrive à l’heure, finis ce qui est commencé, et aide les anciens et ceux qui travaillent dur',
  },
  Rahu: {
    stone: 'l’hessonite',
    finger: 'le majeur',
    metal: 'un alliage de métaux',
    day: 'le samedi',
    colour: 'le gris fumée',
    direction: 'le sud-ouest',
    deity: 'Durga',
    mantra: 'Om Rahave Namah',
    gift: 'des lentilles noires',
    practice: 'choisis un but à la fois, et regarde deux fois ce qui brille',
  },
  Ketu: {
    stone: 'l’œil-de-chat',
    finger: 'l’annulaire',
    metal: 'un alliage de métaux',
    day: 'le mardi',
    colour: 'le gris et le brun',
    direction: 'le nord-ouest',
    deity: 'Ganesha',
    mantra: 'Om Ketave Namah',
    gift: 'une couverture ou de la nourriture pour les chiens',
    practice: 'garde le silence un moment chaque jour et laisse aller ce qui est achevé',
  },
};
