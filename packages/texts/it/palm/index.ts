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

const sides = { left: 'sinistra', right: 'destra' } as const;

/** The reading in Italian; the reader is "tu", whose gender no sentence names. */
export const italian = palmWords(
  { alone, bonds, gifts, hand, joined, keys, lines, looks, measures, mounts, self, special, summary, work },
  {
    titles: {
      'hand-type': 'Tipo di mano',
      fingers: 'Dita',
      'major-lines': 'Linee principali',
      mounts: 'Monti',
      'special-features': 'Tratti particolari',
      'minor-lines': 'Linee minori',
      summary: 'Riassunto',
      personality: 'Personalità',
      career: 'Lavoro',
      money: 'Denaro',
      love: 'Amore',
      marriage: 'Matrimonio e vita in due',
      health: 'Salute',
      challenges: 'Sfide',
      luck: 'Fortuna',
    },
    limits: {
      'hand-type':
        'Quattro tipi sono una rete a maglie larghe: poggiano su due proporzioni misurate in una foto, e la prospettiva le cambia entrambe di parecchi punti percentuali.',
      fingers:
        'Le proporzioni delle dita cambiano di qualche centesimo con l’angolo della fotocamera; unghie, articolazioni e flessibilità non si vedono, e gli spazi tra le dita dipendono dalla posa.',
      'major-lines':
        'Lunghezza e curva dipendono dall’angolo della fotocamera. Le interruzioni possono venire dalla luce; non hanno alcun significato medico, e una linea della vita non ha niente a che fare con la durata di una vita.',
      mounts:
        'L’altezza di un monte non si vede in una foto. Quel che si dice è dedotto dal dito che gli sta sopra o dalle linee accanto; i monti di Marte non hanno un tale segno e restano fuori.',
      'special-features':
        'Piccoli segni come croci e stelle non si distinguono in una foto dai solchi casuali.',
      'minor-lines':
        'La luce di lato mostra più linee sottili di quella frontale; le linee del matrimonio e dei figli stanno sul bordo della mano e non si vedono.',
      summary:
        'Una lettura di proporzioni e linee in una sola foto; quel che una persona ne fa nessuna mano lo mostra, e un’altra foto può mostrare una linea in più o in meno.',
      personality: 'La foto di una mano mostra proporzioni e linee; non mostra quel che una persona ne fa.',
      career: 'Nessuna foto mostra un mestiere, una promozione o una data.',
      money: 'Nessuna foto mostra entrate, debiti o guadagni; niente di questo è un consiglio finanziario.',
      love: 'Nessuna foto mostra un’altra persona, un incontro o una separazione.',
      marriage:
        'Le linee del matrimonio e dei figli di cui parlano i libri stanno sul bordo della mano e non si vedono in una foto del palmo; di esse non si dice niente, e nemmeno di date.',
      health:
        'La chiromanzia non sa niente di malattie: qui si parla soltanto di energia e di abitudini. Per un disturbo, chiedi a un medico.',
      challenges: 'Una foto non mostra avvenimenti, né passati né a venire.',
      luck: 'Nessuna foto mostra il caso; non si predicono numeri, date o vincite.',
    },
    basis: 'interpretazione tradizionale (secondo regole)',
    disclaimer:
      'Un’interpretazione tradizionale per intrattenimento, composta secondo regole da ciò che la foto mostra. Non è un consiglio di salute, di denaro o di diritto, e non predice niente.',
    list,
    sources: {
      personality: (seen) => `È scritto in ${seen}.`,
      career: (seen) => `La tua mano lo mostra con ${seen}.`,
      money: (seen) => `Si riconosce per ${seen}.`,
      love: (seen) => `Il tuo palmo lo racconta con ${seen}.`,
      marriage: (seen, count) => `Dietro a questo ${count === 1 ? 'sta' : 'stanno'} ${seen}.`,
      health: (seen) => `Si legge in ${seen}.`,
      challenges: (seen) => `Si vede in ${seen}.`,
      luck: (seen) => `La si trova in ${seen}.`,
    },
    handType: {
      seen: {
        earth: 'Lo si vede dal palmo, che è largo, e dalle dita, corte rispetto a esso.',
        air: 'Lo si vede dal palmo, che è largo, e dalle dita, lunghe rispetto a esso.',
        fire: 'Lo si vede dal palmo, che è lungo, e dalle dita, corte rispetto a esso.',
        water: 'Lo si vede dal palmo, che è lungo, e dalle dita, che non gli sono da meno.',
      },
      between: {
        broadPalm:
          'Terra o aria: tra le due sta la tua mano in questa foto. Per te pesano i fatti, e pesa il semplice buon senso; se venga prima il lavoro o il pensiero resta aperto.',
        longPalm:
          'Fuoco o acqua: tra i due sta la tua mano in questa foto. Il sentimento si sveglia presto in te e vuole andare da qualche parte; se vada nel fare o nel sognare resta aperto.',
        shortFingers:
          'Terra o fuoco: tra i due sta la tua mano in questa foto. Prendi una faccenda intera e preferisci cominciare che pesare ogni dettaglio; se poi ci resti o passi oltre resta aperto.',
        longFingers:
          'Aria o acqua: tra le due sta la tua mano in questa foto. Ti prendi tempo per i particolari e guardi una cosa da più di un lato; se a guardare sia la testa o il cuore resta aperto.',
      },
      mixed:
        'In questa foto la tua è quella che i libri chiamano una mano mista: nessuno dei quattro tipi spicca. È la mano delle persone versatili, a casa in più di un lavoro e di una compagnia, e ogni tanto lente a scegliere.',
      openSeen: {
        broadPalm: 'Lo si vede dal palmo, che è nettamente largo.',
        longPalm: 'Lo si vede dal palmo, che è nettamente lungo.',
        shortFingers: 'Lo si vede dalle dita, nettamente corte per il palmo.',
        longFingers: 'Lo si vede dalle dita, nettamente lunghe per il palmo.',
        neither:
          'Palmo e dita stanno entrambi vicino al mezzo di quel che mostrano le mani, più vicino di quanto due foto di una stessa mano differiscano.',
      },
      unmeasured: (fingers) =>
        fingers.length > 0
          ? `Non misurato, perché la foto non lo mostra intero e dritto: ${list(fingers)}. Una foto con tutta la mano nel quadro deciderebbe di più.`
          : 'In questa posa le dita non si possono misurare; una foto della mano distesa e aperta deciderebbe di più.',
      leaning:
        'La mano è inclinata rispetto alla fotocamera, e questo accorcia palmo e dita; una foto presa dritta dall’alto deciderebbe di più.',
    },
    fingers: {
      names: {
        thumb: 'il pollice',
        index: 'l’indice',
        middle: 'il medio',
        ring: 'l’anulare',
        little: 'il mignolo',
      },
      seen: {
        index: {
          longer: 'l’indice supera l’anulare',
          equal: 'l’indice è lungo quanto l’anulare',
          shorter: 'l’anulare supera l’indice',
        },
        little: {
          long: 'il mignolo è lungo accanto all’anulare',
          mean: 'il mignolo ha la sua lunghezza consueta',
          short: 'il mignolo è corto accanto all’anulare',
        },
        thumb: { wide: 'il pollice si apre molto' },
      },
      restOpen:
        'Quel che le tue dita potrebbero dire ancora è in questa foto troppo in bilico per deciderlo.',
      seenIn: (clauses) => `Nella foto si vede così: ${clauses}.`,
      cut: (names) => `Resta fuori, perché il bordo della foto lo taglia o quasi: ${names}.`,
      unseen: (names) => `Resta fuori, perché la foto non lo mostra dritto e fino alla punta: ${names}.`,
    },
    lines: {
      missing: {
        heart: 'In questa foto non si è potuta distinguere una linea del cuore.',
        head: 'Non si è potuta distinguere una linea della testa a sé.',
        life: 'Non si è potuta distinguere una linea della vita, il che dice qualcosa della luce e niente di te.',
        fate: '',
      },
      faint: (names) => `Più debole che chiara in questa foto: ${names}.`,
      paused:
        'La tua linea del cuore si interrompe una volta per un breve tratto: un tempo di bilanci negli affetti, senza una parola su come finisce.',
      names: {
        heart: 'linea del cuore',
        head: 'linea della testa',
        life: 'linea della vita',
        fate: 'linea del destino',
      },
    },
    mounts: {
      opening:
        'I monti sono i cuscinetti del palmo, e una foto non ha rilievo: non vengono misurati, e quel che segue è preso dalle dita sopra e dalle linee accanto.',
      headings: {
        jupiter: 'Giove, per l’ambizione e l’onore',
        saturn: 'Saturno, per la serietà e la prudenza',
        apollo: 'Apollo, per l’arte, la gioia e il successo',
        mercury: 'Mercurio, per la parola, il commercio e l’arguzia',
        luna: 'La Luna, per l’immaginazione e i viaggi',
        venus: 'Venere, per il calore e l’amore del bello',
      },
      places: {
        jupiter: 'sotto l’indice',
        saturn: 'sotto il medio',
        apollo: 'sotto l’anulare',
        mercury: 'sotto il mignolo',
        luna: 'alla base esterna del palmo',
        venus: 'alla base del pollice',
      },
      stands: {
        jupiter: 'ambizione e onore',
        saturn: 'serietà e prudenza',
        apollo: 'arte, gioia e successo',
        mercury: 'parola, commercio e arguzia',
        luna: 'immaginazione e viaggi',
        venus: 'calore, vitalità e amore del bello',
      },
      told: (heading, says) => `${heading}: ${says}`,
      silent: (headings) => `Niente in questa foto può parlare per questi: ${headings.join('; ')}.`,
    },
    minorLines: {
      unnamed:
        'Le singole linee minori, come quelle del Sole, di Mercurio o dell’intuito, non vengono identificate.',
      soft: 'La foto è un po’ sfocata, perciò possono esserci linee più sottili di queste.',
    },
    summary: {
      seen: (side, clear, count) =>
        `Tutto questo si è visto nel palmo della tua mano ${sides[side]}, dove ${count === 1 ? 'è chiaramente segnata la' : 'sono chiaramente segnate:'} ${clear}.`,
      whoOpen:
        'Chi sei, questa foto lo lascia aperto: quel che lo direbbe è troppo vicino a un confine per dirlo da una sola immagine.',
      pullOpen:
        'Quel che forse tira contro non si vede in questa foto con chiarezza sufficiente per dargli un nome.',
      onlyFaint: (side) =>
        `Tutto questo si è visto nel palmo della tua mano ${sides[side]}, le cui linee nella foto sono appena deboli.`,
    },
  },
);
