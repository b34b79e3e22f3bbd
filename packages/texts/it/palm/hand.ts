import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const handType: PassageWords<'hand-type'> = {
  lead: {
    earth:
      'Hai una mano di terra: pratica, paziente, contenta del lavoro che si tocca e dei risultati che restano dove li si è messi. È la mano di chi manda avanti le cose.',
    air: 'Hai una mano d’aria: curiosa, loquace, svelta nei confronti. Ti piace capire una cosa prima di provare qualcosa per essa.',
    fire: 'Hai una mano di fuoco: calda, impaziente, fatta per gli inizi. Preferisci fare che discutere, e trascini gli altri con te.',
    water:
      'Hai una mano d’acqua: ricettiva, immaginosa, mutevole come il suo nome. Ti serve la calma come ad altri servono gli applausi.',
    unknown:
      'A quale dei quattro tipi appartenga la tua mano questa foto lo lascia aperto, e un tipo indovinato non ti sarebbe d’aiuto.',
  },
  shade: {
    earth: {
      clear: 'Le due proporzioni non lasciano dubbi: il tuo carattere è tutto d’un pezzo.',
      fingers: 'È vicina però alla mano d’aria, e così alla tua pazienza piace parlare e chiedere perché.',
      palm: 'È vicina però alla mano di fuoco: sotto la calma c’è parecchio slancio.',
    },
    air: {
      clear: 'Le due proporzioni lo dicono chiaramente; in te la prima parola è della testa.',
      fingers: 'È vicina però alla mano di terra, e così le tue idee devono dar prova di sé nell’uso.',
      palm: 'È vicina però alla mano d’acqua, e così gli umori si infilano tra gli argomenti.',
    },
    fire: {
      clear: 'Le due proporzioni sono d’accordo, e c’è da credere che lo siano anche i tuoi amici.',
      fingers: 'È vicina però alla mano d’acqua: dietro l’andatura c’è più sentimento di quanto mostri.',
      palm: 'È vicina però alla mano di terra, e questo dà al tuo fuoco un focolare.',
    },
    water: {
      clear: 'Nessun altro tipo le si avvicina; sentire è la tua lingua madre.',
      fingers: 'È vicina però alla mano di fuoco, e ogni tanto l’acqua cheta bolle.',
      palm: 'È vicina però alla mano d’aria: quel che intuisci sai anche metterlo in parole.',
    },
  },
  manner: {
    earth: {
      longer: 'Ti piace decidere quando comincia il lavoro.',
      equal: 'Guidare o seguire ti importa meno che vedere la cosa fatta.',
      shorter: 'Hai l’orgoglio di chi lavora con le mani, e ti piace il pezzo finito in una buona luce.',
    },
    air: {
      longer: 'Argomenti per convincere, e una discussione preferisci presiederla che assistervi.',
      equal: 'Ascolti con la stessa voglia con cui parli.',
      shorter: 'L’arguzia è il tuo cappotto migliore, e ti sta bene.',
    },
    fire: {
      longer: 'Il comando ti arriva prima che tu allunghi la mano.',
      equal: 'Cominci per la gioia di cominciare; poi può guidare qualcun altro.',
      shorter: 'Vuoi vincere, e vuoi che sia uno spettacolo.',
    },
    water: {
      longer: 'Dietro la tua dolcezza c’è una volontà che sa dove va.',
      equal: 'Ti inserisci senza rinunciare a te, e riesce a pochi tra i sensibili.',
      shorter: 'La bellezza ti è necessaria, e commuoverti è una specie di lavoro.',
    },
    unknown: {
      longer: 'La responsabilità te la prendi di tua iniziativa.',
      equal: 'Passi con facilità dalla prima fila alla seconda.',
      shorter: 'Ti piace che ti vedano in quel che fai bene.',
    },
  },
};

export const fingers: PassageWords<'fingers'> = {
  speech: {
    longer: {
      long: 'Sai quel che vuoi e come dirlo, una coppia che apre quasi tutte le porte e ne chiude qualcuna.',
      mean: 'Dirigi con poche parole, e vanno a segno.',
      short: 'La tua autorità è silenziosa: si nota quando ti alzi, non quando parli.',
    },
    equal: {
      long: 'Convinci senza spingere, perché non vuoi per te niente che non concederesti anche agli altri.',
      mean: 'Ambizione e piacere, parola e silenzio: in te ciascuno ha la sua ora.',
      short: 'Vali più di quanto dici, e non hai fretta che si scopra.',
    },
    shorter: {
      long: 'Intrattieni, e al riparo di questo ottieni quel che vuoi.',
      mean: 'Ti piacciono lo splendore e il colore, e ne parli senza vanità.',
      short: 'Il tuo lavoro è più ardito delle tue parole.',
    },
  },
  will: {
    wide: {
      longer: 'La tua volontà è grande e libera; chiede stanze ampie e le riempie con larghezza.',
      equal: 'Tieni la tua opinione con mano leggera e non la lasci mai del tutto.',
      shorter: 'Osi più dei più, e di quel che ne viene dai con generosità.',
    },
    unknown: {
      longer: 'Preferisci rispondere di una cosa che vederla fatta a metà.',
      equal: 'Alla tua pace non servono né comando né ostentazione.',
      shorter: 'Un po’ di luccichio fa parte della tua vita, e ci pensi tu.',
    },
  },
};
