import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const majorLines: PassageWords<'major-lines'> = {
  heart: {
    index: {
      curved:
        'Dedizione, e senza farne un segreto: la tua linea del cuore si inarca verso l’alto e arriva fin sotto l’indice.',
      straight: 'Ideali vissuti più che raccontati: la tua linea del cuore va quasi dritta, fino all’indice.',
    },
    between: {
      curved:
        'Calore con il senso della misura: la tua linea del cuore si inarca e viene a posarsi tra le prime due dita.',
      straight:
        'Un’amicizia per ogni tempo: la tua linea del cuore è quasi dritta e si ferma tra le prime due dita.',
    },
    middle: {
      curved:
        'Desideri forti, portati in vista: la tua linea del cuore sale presto e finisce sotto il medio.',
      straight: 'Un cuore che fa di testa sua: la sua linea è quasi dritta e finisce sotto il medio.',
    },
  },
  head: {
    long: {
      sloping:
        'Un’immaginazione paziente, la più rara: la linea della testa corre lontano nel tuo palmo e scende verso il polso.',
      level:
        'Un pensiero che tiene la rotta: la linea della testa attraversa quasi tutto il palmo e cala appena, come in chi ama le cose complete.',
    },
    mean: {
      sloping:
        'Buon senso con una finestra: la linea della testa è di lunghezza comune e pende verso il basso.',
      level:
        'Una testa per le decisioni di ogni giorno: la sua linea è di lunghezza comune e mantiene l’altezza.',
    },
    short: {
      sloping: 'Idee che vengono a lampi: la linea della testa è breve e scende.',
      level: 'Dritto al punto: una linea della testa breve, e piana.',
    },
  },
  start: {
    joined: {
      near: 'Guardi prima di muoverti e pensi prima di sentire: le linee della testa e della vita partono insieme, e quella del cuore resta vicina.',
      apart:
        'Cautela negli inizi, franchezza nei rapporti: le linee della testa e della vita partono insieme, mentre quella del cuore tiene le distanze.',
    },
    apart: {
      near: 'Vai per la tua strada e consulti comunque la ragione sul cuore: le linee della testa e della vita cominciano separate, e cuore e testa restano vicini.',
      apart:
        'Poco in te aspetta un permesso: le linee della testa e della vita cominciano separate, e tra cuore e testa c’è un campo largo.',
    },
  },
  life: {
    wide: {
      long: 'Calore con tenuta: la tua linea della vita si allarga molto nel palmo e si segue fino in fondo.',
      short:
        'Grande calore a brevi tratti: la tua linea della vita si allarga molto nel palmo e non è segnata dappertutto.',
    },
    mean: {
      long: 'Una fiamma costante: la tua linea della vita gira intorno al pollice per la via consueta e la tiene fino alla fine.',
      short:
        'Forza sufficiente, consegnata in modo disuguale: la tua linea della vita gira intorno al pollice per la via consueta, e una parte si vede male.',
    },
    narrow: {
      long: 'Forza tenuta per pochi scopi: la tua linea della vita resta vicina al pollice e corre a lungo.',
      short:
        'Un’energia che fai bene a contare: la tua linea della vita resta vicina al pollice, e solo una parte è segnata.',
    },
  },
  fate: {
    near: {
      joined:
        'Un inizio con una mano amica sulla spalla: la linea del destino sale accosto a quella della vita.',
      apart:
        'Indipendenza, eppure una casa alle spalle: la linea del destino sale accosto a quella della vita.',
    },
    centre: {
      joined: 'Inizio cauto, rotta ferma: la linea del destino sale in mezzo al palmo.',
      apart: 'Una strada tua: la linea del destino sale in mezzo al palmo e non deve niente alle vicine.',
    },
    far: {
      joined:
        'Altri ti chiamano fuori dal tuo riparo: la linea del destino comincia dalla parte del mignolo.',
      apart: 'Una strada tra la gente: la linea del destino comincia dalla parte del mignolo.',
    },
    absent: {
      joined:
        'Nessuna strada segnata, e dunque una scelta a ogni incrocio: una linea del destino chiara non si vede, e i libri non lo contano come un cattivo segno.',
      apart:
        'Senza una strada già posata, e non per questo peggio: nel tuo palmo non c’è una linea del destino chiara.',
    },
  },
  blend: {
    sloping: {
      wide: 'Lette insieme, le linee della testa e della vita parlano di un’immaginazione che va in visita.',
      mean: 'Lette insieme, le linee della testa e della vita fanno un’anima sognatrice con gli orari in regola.',
      narrow:
        'Lette insieme, le linee della testa e della vita dicono un ricco mondo interiore dal cancello stretto.',
    },
    level: {
      wide: 'Lette insieme, le linee della testa e della vita parlano di un semplice buon senso che ama la compagnia.',
      mean: 'Lette insieme, le linee della testa e della vita fanno una persona su cui si potrebbe regolare l’orologio.',
      narrow:
        'Lette insieme, le linee della testa e della vita dicono una vocazione da specialista: una cosa sola, ben vista e seguita.',
    },
  },
};

export const minorLines: PassageWords<'minor-lines'> = {
  page: {
    busy: {
      long: 'Il tuo palmo è una pagina scritta fitta, e la mente la legge man mano: poco ti sfugge, e su tutto rifletti.',
      mean: 'Il tuo palmo è una pagina scritta fitta: accogli molto, e quasi tutto lo lasci andare.',
      short: 'Molte linee sottili e una mente svelta: rispondi prima di aver contato le impressioni.',
    },
    calm: {
      long: 'Una pagina chiara, letta a fondo: poche cose ti turbano, e quelle le guardi da vicino.',
      mean: 'Una pagina chiara: le piccole seccature le prendi con animo uguale.',
      short: 'Poche linee sottili: quel che vedi lo vedi subito, e poi torna la quiete.',
    },
  },
  tone: {
    busy: {
      near: 'I sentimenti ti arrivano per tante piccole strade, e su ciascuna la ragione tiene un casello.',
      apart: 'Senti molto e ne dici molto, e dopo l’aria è più limpida.',
    },
    calm: {
      near: 'Mantieni la compostezza perché prima ti consigli con te.',
      apart: 'La tua calma non è una maschera: se te lo chiedono, dici quel che pensi.',
    },
  },
};
