import type { PalmWords } from '../../palm/palm-words.ts';

/** Short words for lists. Sources as in the English words. */
export const gifts: PalmWords['gifts'] = {
  type: {
    earth: {
      trait: 'constance',
      strength: 'patience devant le travail lent',
      professions: [
        'bâtiment',
        'agriculture et jardinage',
        'réparation et artisanat',
        'tenir une maison ou une boutique',
      ],
    },
    air: {
      trait: 'curiosité',
      strength: 'explication claire',
      professions: ['enseignement', 'écriture', 'planification', 'interprétation'],
    },
    fire: {
      trait: 'élan',
      strength: 'entraîner les autres',
      professions: ['vente', 'scène', 'direction d’équipe', 'lancer une affaire'],
    },
    water: {
      trait: 'sensibilité',
      strength: 'comprendre ce qui ne se dit pas',
      professions: ['art', 'soins', 'musique', 'conseil et accompagnement'],
    },
  },
  index: {
    longer: {
      trait: 'ambition',
      strength: 'prendre des responsabilités',
      professions: ['direction d’une petite équipe', 'charge publique'],
    },
    equal: { trait: 'équilibre entre ambition et plaisir', strength: 'mener et céder le pas tour à tour' },
    shorter: {
      trait: 'goût de l’éclat et du risque',
      strength: 'se présenter et présenter son travail',
      professions: ['théâtre', 'design'],
    },
  },
  little: {
    long: { trait: 'vivacité de parole', strength: 'persuasion', professions: ['commerce', 'négociation'] },
    mean: { trait: 'franc-parler', strength: 'loyauté en affaires' },
    short: { trait: 'modestie en paroles', strength: 'un travail qui parle de lui-même' },
  },
  thumb: { wide: { trait: 'indépendance', strength: 'générosité' } },
  heartEnd: {
    index: { trait: 'hauts idéaux en affection', strength: 'fidélité' },
    between: { trait: 'chaleur et sens de la mesure', strength: 'camaraderie' },
    middle: { trait: 'un sentiment fort qui suit son idée', strength: 'passion' },
  },
  heartForm: {
    curved: { trait: 'sentiments à découvert', strength: 'dire ce qu’on sent' },
    straight: { trait: 'une façon tranquille de sentir', strength: 'fiabilité au quotidien' },
  },
  heartGap: {
    near: { trait: 'maîtrise des sentiments', strength: 'consulter d’abord la raison' },
    apart: { trait: 'franchise', strength: 'manière ouverte' },
  },
  headLength: {
    long: {
      trait: 'minutie',
      strength: 'suivre une chose jusqu’au bout',
      professions: ['recherche', 'droit'],
    },
    mean: { trait: 'bon sens', strength: 'savoir quand on a assez réfléchi' },
    short: {
      trait: 'pensée rapide et pratique',
      strength: 'chemins courts du plan au résultat',
      professions: ['conduite d’atelier et de chantier'],
    },
  },
  headSlope: {
    sloping: { trait: 'imagination', strength: 'idées', professions: ['création'] },
    level: {
      trait: 'sens des faits',
      strength: 'ordre dans les chiffres et les choses',
      professions: ['comptabilité', 'ingénierie', 'administration publique'],
    },
  },
  headStart: {
    joined: { trait: 'soin au départ', strength: 'préparation' },
    apart: { trait: 'indépendance précoce', strength: 'aller devant' },
  },
  lifeSweep: {
    wide: { trait: 'appétit de vivre', strength: 'une chaleur que les autres sentent' },
    mean: { trait: 'humeur stable', strength: 'énergie bien répartie' },
    narrow: { trait: 'réserve', strength: 'économie d’effort' },
  },
  lifeLength: {
    long: {
      trait: 'persévérance',
      strength: 'endurance',
      professions: ['grandes entreprises de longue haleine'],
    },
    short: { trait: 'énergie par élans', strength: 'diviser une tâche en étapes' },
  },
  fate: {
    near: {
      trait: 'attachement à la famille',
      strength: 'bâtir sur ce qui a été transmis',
      professions: ['métier ou affaire de famille'],
    },
    centre: {
      trait: 'sens de la direction',
      strength: 'faire son propre chemin',
      professions: ['travail à son compte'],
    },
    far: {
      trait: 'ouverture aux autres',
      strength: 'travailler avec d’autres et pour eux',
      professions: ['service public', 'relation avec la clientèle'],
    },
    absent: { trait: 'libre choix du pas suivant', strength: 'changer de domaine sans regret' },
  },
  skin: {
    busy: { trait: 'perception rapide', strength: 'recevoir beaucoup d’impressions' },
    calm: { trait: 'humeur égale', strength: 'sang-froid sous tension' },
  },
};
