import type { PalmWords } from '../../palm/palm-words.ts';

/** What few hands show. Sources as in the English words. */
export const special: PalmWords['special'] = {
  told: {
    joined:
      'Una linea dove altri ne hanno due: i vecchi libri danno gran conto a una mano in cui cuore e testa vanno insieme, e la chiamano la mano di chi non fa niente a metà.',
    heartBroken:
      'Una breve interruzione nella linea del cuore, che i libri prendono per un ripensamento negli affetti.',
    headApart:
      'Una linea della testa che all’inizio si tiene lontana da quella della vita: il segno di chi decide con la propria testa.',
    wideField:
      'Le linee del cuore e della testa si tengono insolitamente lontane, e il vecchio nome di questo è franchezza.',
    freeThumb:
      'Pochi pollici stanno liberi come il tuo, e un pollice libero si è sempre letto come volontà libera.',
    longIndex: 'Un indice che supera l’anulare è nei vecchi libri il segno di chi guida.',
    longRing: 'Un anulare di tale lunghezza si dava agli artisti, e ai giocatori.',
    middleHeart:
      'Una linea del cuore che si ferma presto è rara, e la si leggeva come un cuore che va per la sua via.',
    narrowLife: 'Una linea della vita così stretta al pollice si vede di rado; tiene la forza in casa.',
    fateNear: 'Una linea del destino chiara come la tua non è cosa comune, e comincia tra i tuoi.',
    fateCentre: 'Una linea del destino chiara come la tua non è cosa comune, e comincia da te.',
    fateFar: 'Una linea del destino chiara come la tua non è cosa comune, e comincia tra sconosciuti.',
  },
  none: 'Nessun singolo tratto della tua mano esce dal consueto; il suo carattere sta nel modo in cui le cose consuete vanno insieme. I libri chiamano armoniosa una mano così.',
  open: 'Niente di ciò che questa foto decide sulla tua mano esce dal consueto, e quel che lascia aperto non si conta. Un’altra foto, della mano distesa e in luce uguale, potrà decidere di più.',
  unnamed: 'Croci, stelle, isole, quadrati e anelli non vengono identificati.',
};
