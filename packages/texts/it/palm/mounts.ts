import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. Each goes on after the mount's name and a colon. */
export const mounts: PassageWords<'mounts'> = {
  jupiter: {
    longer: {
      curved: 'parli apertamente delle tue mete e porti altri con te.',
      straight: 'miri in alto e ne parli poco.',
    },
    equal: {
      curved: 'l’onore lo vuoi soprattutto per ciò che ami.',
      straight: 'ti basta una parte giusta, e sai che cosa è giusto.',
    },
    shorter: {
      curved: 'l’applauso conta per te più del rango.',
      straight: 'i titoli ti lasciano indifferente; il buon lavoro no.',
    },
  },
  saturn: {
    near: {
      busy: 'il dovere ha per te un volto di famiglia, e ci pensi più spesso di quanto dici.',
      calm: 'porti quel che ti è stato consegnato senza farne un peso.',
    },
    centre: {
      busy: 'prendi sul serio la tua rotta, fino ai dettagli che nessuno vede.',
      calm: 'hai un animo assestato, che sa a che cosa serve.',
    },
    far: {
      busy: 'la tua coscienza ascolta molte voci.',
      calm: 'prendi sul serio gli altri e te con leggerezza.',
    },
    absent: {
      busy: 'pesi scelte dove altri non ne avrebbero viste.',
      calm: 'hai gravità quando serve, e non un’ora di più.',
    },
  },
  apollo: {
    longer: {
      wide: 'festeggi quel che ottieni, e mai in solitudine.',
      mean: 'la gioia ha il suo posto nella tua lista, un po’ sotto il compito.',
      narrow: 'ti concedi pochi piaceri, e buoni.',
    },
    equal: {
      wide: 'il tuo gusto della vita non ha bisogno di un’occasione.',
      mean: 'godi le cose al loro tempo e nella loro misura.',
      narrow: 'una piccola bellezza, guardata a lungo, è la tua idea di festa.',
    },
    shorter: {
      wide: 'colore, ospiti, musica: il lato festoso delle cose è tuo.',
      mean: 'hai gusto, e lo usi ogni giorno.',
      narrow: 'daresti una settimana di trambusto per un solo verso perfetto.',
    },
  },
  mercury: {
    long: {
      sloping: 'racconti storie, e le migliori le hai migliorate.',
      level: 'spieghi così bene che la gente crede di averlo sempre saputo.',
    },
    mean: {
      sloping: 'le tue osservazioni arrivano da dove nessuno le aspetta.',
      level: 'dici quel che è, né più né meno.',
    },
    short: {
      sloping: 'le tue frasi più belle le tieni per la carta.',
      level: 'parole asciutte e brevi, e spesso le uniche da citare.',
    },
  },
  luna: {
    sloping: {
      busy: 'qui c’è un mare interno, con molto traffico.',
      calm: 'qui c’è acqua profonda, che si muove di rado.',
    },
    level: {
      busy: 'noti tutto e sogni poco, tranne in viaggio.',
      calm: 'viaggi meglio con una carta.',
    },
  },
  venus: {
    wide: {
      curved: 'dai dell’uno e dell’altro a piene mani, e lo sanno tutti.',
      straight: 'sotto un modo quieto gira in te un grande calore.',
    },
    mean: {
      curved: 'hai un fuoco amichevole, e non fa fumo.',
      straight: 'il tuo calore è costante, come quello di una buona stanza.',
    },
    narrow: {
      curved: 'la tua tenerezza va a pochi eletti.',
      straight: 'tieni il calore per chi si avvicina, e allora non lo conti.',
    },
  },
};
