import type { PalmWords } from '../../palm/palm-words.ts';
import type { PassageWords } from '../../palm/passages.ts';

/** One line in place of heart and head line. Sources as in the English words. */
export const joinedPassages: PassageWords<'joined'> = {
  temper: {
    earth:
      'Quel che hai cominciato lo porti in fondo con ogni tempo, e non vedi che cosa ci sia da discutere.',
    air: 'Un argomento alla volta ti prende, e allora ti prende per intero; la conversazione ci torna da sé.',
    fire: 'Ti butti su una cosa come un temporale, e l’unico modo di fermarti è darti qualcosa di meglio.',
    water: 'Un sentimento ti riempie fino all’orlo, e non resta un angolo da cui guardarlo a freddo.',
    unknown: 'Di rado fai due cose insieme, e mai una a metà.',
  },
  affection: {
    earth: 'Lo dimostri con gli anni più che con le parole, e ti aspetti la stessa moneta.',
    air: 'Pensi all’altra persona anche quando sembri pensare ad altro.',
    fire: 'La tua attenzione è un riflettore: starci dentro è splendido, e stanca; ogni tanto abbassala apposta.',
    water: 'Fai posto a una persona sola, e per lei sei un paese intero.',
    unknown: 'Chi ha la tua attenzione la ha tutta.',
  },
  pull: {
    wide: 'Quel che tira in te è la compagnia contro la concentrazione: ti piace avere gente intorno, e poi non la senti.',
    mean: 'Quel che tira in te è ben poco, e sta lì il pericolo: dentro nessuno protesta quando esageri.',
    narrow:
      'Quel che tira in te è il riposo contro la risolutezza, e quasi sempre vince lei; un giorno alla settimana fa’ vincere il riposo.',
  },
  fate: {
    near: 'Un inizio tra i tuoi: la linea del destino sale accanto a quella della vita.',
    centre: 'Una strada che hai posato tu: la linea del destino sale in mezzo al palmo.',
    far: 'Una strada tra la gente: la linea del destino sale dalla parte del mignolo.',
    absent:
      'Nessuna strada segnata, e perciò scelta tua: qui non c’è una linea del destino chiara, e i libri non lo contano come un cattivo segno.',
  },
  page: {
    busy: 'Molte linee sottili corrono intorno all’unica grande linea del tuo palmo: molto ti raggiunge, e quasi tutto deve aspettare.',
    calm: 'L’unica grande linea del tuo palmo attraversa una pagina tranquilla: quel che non è del tuo argomento ti raggiunge appena.',
  },
};

export const joined: PalmWords['joined'] = {
  topics: {
    personality:
      'Sentire e pensare tirano in te dalla stessa parte, con forza non comune. Quel che prendi lo prendi intero, e la tiepidezza degli altri ti sconcerta.',
    career:
      'Ti dai a una sola occupazione alla volta. Trova quella che lo merita, e lascia ad altri la giocoleria.',
    money: 'Spendi e risparmi per convinzione, di rado per calcolo.',
    love: 'Ami del tutto o per niente; la tiepidezza ti sembra una specie di bugia.',
    marriage: 'Un impegno indiviso è quel che porti, e quel che cerchi.',
    health:
      'Vai avanti finché la cosa è finita, e solo allora riposi; una pausa nel mezzo farebbe bene anche alla cosa.',
    challenges: 'Le sfumature tra il sì e il no sono la tua lezione: i più abitano lì.',
    luck: 'La concentrazione è la tua fortuna: dove altri provano dieci porte, tu resti a una sola.',
  },
  line: 'Tutto d’un pezzo, tutto o niente: nel tuo palmo cuore e testa sembrano correre in una sola linea, cosa che qui è possibile e non certa.',
  summary:
    'Il tuo carattere è tutto d’un pezzo: quel che vuole il cuore lo vuole anche la testa, e i due ci vanno dritti.',
  look: 'cuore e testa in una sola linea (possibile, non certo)',
  gift: {
    trait: 'dedizione a una cosa sola',
    strength: 'concentrazione',
    professions: ['una sola vocazione, seguita per intero'],
  },
};
