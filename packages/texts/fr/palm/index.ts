import { palmWords } from '../../palm/palm-words-of.ts';
import { list } from '../lists.ts';
import * as alone from './alone.ts';
import * as bonds from './bonds.ts';
import * as gifts from './gifts.ts';
import * as hand from './hand.ts';
import * as joined from './joined.ts';
import * as keys from './keys.ts';
import * as lines from './lines.ts';
import * as looks from './looks.ts';
import * as measures from './measures.ts';
import * as mounts from './mounts.ts';
import * as self from './self.ts';
import * as special from './special.ts';
import * as summary from './summary.ts';
import * as work from './work.ts';

const sides = { left: 'gauche', right: 'droite' } as const;

/** The reading in French; the reader is "tu", whose gender no sentence names. */
export const french = palmWords(
  { alone, bonds, gifts, hand, joined, keys, lines, looks, measures, mounts, self, special, summary, work },
  {
    titles: {
      'hand-type': 'Type de main',
      fingers: 'Doigts',
      'major-lines': 'Lignes principales',
      mounts: 'Monts',
      'special-features': 'Traits particuliers',
      'minor-lines': 'Lignes secondaires',
      summary: 'Résumé',
      personality: 'Personnalité',
      career: 'Travail',
      money: 'Argent',
      love: 'Amour',
      marriage: 'Mariage et vie à deux',
      health: 'Santé',
      challenges: 'Défis',
      luck: 'Chance',
    },
    limits: {
      'hand-type':
        'Quatre types font un filet à larges mailles : ils reposent sur deux proportions mesurées sur une photo, et la perspective les change toutes deux de plusieurs pour cent.',
      fingers:
        'Les proportions des doigts changent de quelques centièmes avec l’angle de l’appareil ; ongles, articulations et souplesse ne se voient pas, et les écarts entre les doigts tiennent à la pose.',
      'major-lines':
        'Longueur et courbe dépendent de l’angle de l’appareil. Les interruptions peuvent tenir à la lumière ; elles n’ont aucun sens médical, et une ligne de vie n’a rien à voir avec la durée d’une vie.',
      mounts:
        'La hauteur d’un mont ne se voit pas sur une photo. Ce qui est dit se déduit du doigt au-dessus ou des lignes à côté ; les monts de Mars n’ont pas de tel signe et sont laissés de côté.',
      'special-features':
        'Les petits signes, croix ou étoiles, ne se distinguent pas sur une photo des sillons de hasard.',
      'minor-lines':
        'La lumière de côté montre plus de lignes fines que la lumière de face ; les lignes du mariage et des enfants sont sur la tranche de la main et ne se voient pas.',
      summary:
        'Une lecture de proportions et de lignes sur une seule photo ; ce qu’une personne en fait, aucune main ne le montre, et une autre photo peut montrer une ligne de plus ou de moins.',
      personality:
        'La photo d’une main montre des proportions et des lignes ; elle ne montre pas ce qu’une personne en fait.',
      career: 'Aucune photo ne montre un métier, une promotion ou une date.',
      money: 'Aucune photo ne montre revenus, dettes ou gains ; rien ici n’est un conseil financier.',
      love: 'Aucune photo ne montre une autre personne, une rencontre ou une séparation.',
      marriage:
        'Les lignes du mariage et des enfants dont parlent les livres sont sur la tranche de la main et ne se voient pas sur une photo de la paume ; il n’en est rien dit, ni des dates.',
      health:
        'La chiromancie ne sait rien de la maladie : il n’est question ici que d’énergie et d’habitudes. Si tu as mal, va voir un médecin.',
      challenges: 'Une photo ne montre aucun événement, ni passé ni à venir.',
      luck: 'Aucune photo ne montre le hasard ; ni nombres, ni dates, ni gains ne sont prédits.',
    },
    basis: 'interprétation traditionnelle (selon des règles)',
    disclaimer:
      'Une interprétation traditionnelle, pour le divertissement, composée selon des règles d’après ce que montre la photo. Ce n’est un conseil ni de santé, ni d’argent, ni de droit, et elle ne prédit rien.',
    list,
    sources: {
      personality: (seen) => `C’est écrit dans ${seen}.`,
      career: (seen, count) => `C’est la voie ${count === 1 ? 'qu’indique' : 'qu’indiquent'} ${seen}.`,
      money: (seen, count) => `${count === 1 ? 'Le signe en est' : 'Les signes en sont'} ${seen}.`,
      love: (seen, count) => `Dans ta paume, c’est ce que ${count === 1 ? 'raconte' : 'racontent'} ${seen}.`,
      marriage: (seen, count) => `Derrière tout cela ${count === 1 ? 'se tient' : 'se tiennent'} ${seen}.`,
      health: (seen) => `Cela se lit dans ${seen}.`,
      challenges: (seen) => `On le voit dans ${seen}.`,
      luck: (seen) => `On la trouve dans ${seen}.`,
    },
    handType: {
      seen: {
        earth: 'On le voit à la paume, qui est large, et à des doigts courts pour elle.',
        air: 'On le voit à la paume, qui est large, et à des doigts longs pour elle.',
        fire: 'On le voit à la paume, qui est longue, et à des doigts courts pour elle.',
        water: 'On le voit à la paume, qui est longue, et à des doigts qui ne lui cèdent pas.',
      },
      between: {
        broadPalm:
          'Terre ou air : entre les deux se tient ta main sur cette photo. Les faits ont du poids pour toi, et le simple bon sens aussi ; lequel vient d’abord, du travail ou de la pensée, reste ouvert.',
        longPalm:
          'Feu ou eau : entre les deux se tient ta main sur cette photo. Le sentiment s’éveille tôt en toi et veut aller quelque part ; s’il passe dans l’action ou dans le rêve, cela reste ouvert.',
        shortFingers:
          'Terre ou feu : entre les deux se tient ta main sur cette photo. Tu prends une affaire en entier et tu commences plutôt que de peser chaque détail ; si tu y restes ensuite ou si tu passes à autre chose, cela reste ouvert.',
        longFingers:
          'Air ou eau : entre les deux se tient ta main sur cette photo. Tu prends ton temps pour les détails et tu regardes une chose de plus d’un côté ; qui regarde alors, la tête ou le cœur, reste ouvert.',
      },
      mixed:
        'Sur cette photo tu as ce que les livres appellent une main mixte : aucun des quatre types ne ressort. C’est la main des gens aux talents divers, chez eux dans plus d’un travail et plus d’une compagnie, et parfois lents à choisir.',
      openSeen: {
        broadPalm: 'On le voit à la paume, qui est nettement large.',
        longPalm: 'On le voit à la paume, qui est nettement longue.',
        shortFingers: 'On le voit aux doigts, nettement courts pour la paume.',
        longFingers: 'On le voit aux doigts, nettement longs pour la paume.',
        neither:
          'Paume et doigts sont tous deux près du milieu de ce que montrent les mains, plus près que deux photos d’une même main ne diffèrent.',
      },
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Non mesuré, parce que la photo ne le montre pas entier et droit : ${list(fingers)}. Une photo avec la main entière dans le cadre en déciderait davantage.`
          : 'Les doigts ne se mesurent pas dans cette pose ; une photo de la main à plat, ouverte, en déciderait davantage.',
      leaning:
        'La main penche par rapport à l’appareil, ce qui raccourcit paume et doigts ; une photo prise droit d’en haut en déciderait davantage.',
    },
    fingers: {
      names: {
        thumb: 'le pouce',
        index: 'l’index',
        middle: 'le majeur',
        ring: 'l’annulaire',
        little: 'l’auriculaire',
      },
      seen: {
        index: {
          longer: 'l’index dépasse l’annulaire',
          equal: 'l’index est aussi long que l’annulaire',
          shorter: 'l’annulaire dépasse l’index',
        },
        little: {
          long: 'l’auriculaire est long à côté de l’annulaire',
          mean: 'l’auriculaire a sa longueur habituelle',
          short: 'l’auriculaire est court à côté de l’annulaire',
        },
        thumb: { wide: 'le pouce s’écarte bien' },
      },
      restOpen:
        'Ce que tes doigts pourraient dire encore est trop serré sur cette photo pour qu’on en décide.',
      seenIn: (clauses) => `La photo le montre ainsi : ${clauses}.`,
      cut: (names) => `Laissé de côté, parce que le bord de la photo le coupe ou presque : ${names}.`,
      unseen: (names) =>
        `Laissé de côté, parce que la photo ne le montre pas droit et jusqu’au bout : ${names}.`,
    },
    lines: {
      missing: {
        heart: 'Aucune ligne de cœur n’a pu être distinguée sur cette photo.',
        head: 'Aucune ligne de tête à part n’a pu être distinguée.',
        life: 'Aucune ligne de vie n’a pu être distinguée, ce qui dit quelque chose de la lumière et rien de toi.',
        fate: '',
      },
      faint: (names) => `Plutôt faible que nette sur cette photo : ${names}.`,
      paused:
        'Ta ligne de cœur s’interrompt une fois, un court instant : un temps de bilan en affection, sans un mot sur la façon dont il finit.',
      names: {
        heart: 'ligne de cœur',
        head: 'ligne de tête',
        life: 'ligne de vie',
        fate: 'ligne de destinée',
      },
    },
    mounts: {
      opening:
        'Les monts sont les coussins de la paume, et une photo n’a pas de relief : ils ne sont pas mesurés, et ce qui suit est tiré des doigts au-dessus et des lignes à côté.',
      headings: {
        jupiter: 'Jupiter, pour l’ambition et l’honneur',
        saturn: 'Saturne, pour le sérieux et la prudence',
        apollo: 'Apollon, pour l’art, la joie et le succès',
        mercury: 'Mercure, pour la parole, le commerce et l’esprit',
        luna: 'La Lune, pour l’imagination et les voyages',
        venus: 'Vénus, pour la chaleur et le goût du beau',
      },
      places: {
        jupiter: 'sous l’index',
        saturn: 'sous le majeur',
        apollo: 'sous l’annulaire',
        mercury: 'sous l’auriculaire',
        luna: 'à la base extérieure de la paume',
        venus: 'à la base du pouce',
      },
      stands: {
        jupiter: 'ambition et honneur',
        saturn: 'sérieux et prudence',
        apollo: 'art, joie et succès',
        mercury: 'parole, commerce et esprit',
        luna: 'imagination et voyages',
        venus: 'chaleur, vitalité et amour du beau',
      },
      told: (heading, says) => `${heading} : ${says}`,
      silent: (headings) => `Rien sur cette photo ne peut parler pour ceux-ci : ${headings.join(' ; ')}.`,
    },
    minorLines: {
      unnamed:
        'Les lignes secondaires prises une à une, celles du Soleil, de Mercure ou de l’intuition, ne sont pas identifiées.',
      soft: 'La photo est un peu floue ; il peut donc y avoir des lignes plus fines que celles-ci.',
    },
    summary: {
      seen: (side, clear, count) =>
        `Tout cela s’est vu dans la paume de ta main ${sides[side]}, où ${count === 1 ? 'est nettement marquée' : 'sont nettement marquées'} : ${clear}.`,
      whoOpen:
        'Qui tu es, cette photo le laisse ouvert : ce qui le dirait est trop près d’une limite pour être dit d’après une seule image.',
      pullOpen:
        'Ce qui tire peut-être en sens contraire ne se voit pas assez nettement sur cette photo pour être nommé.',
      onlyFaint: (side) =>
        `Tout cela s’est vu dans la paume de ta main ${sides[side]}, dont les lignes, sur la photo, ne sont que faibles.`,
    },
  },
);
