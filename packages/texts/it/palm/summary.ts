import type { PassageWords } from '../../palm/passages.ts';

/** Who you are, what pulls against it, what to keep. Sources as in the English words. */
export const summary: PassageWords<'summary'> = {
  self: {
    earth: {
      index:
        'Su di te si può costruire: hai pazienza, senso pratico e più idealismo di quanto tradisca il tuo modo semplice. Quel che prometti lo fai, e di quel che ami hai cura.',
      between:
        'In te c’è calore, costanza e verità. Vedi la gente e le cose come sono, e te ne prendi cura nell’unico modo che per te conta, facendo qualcosa.',
      middle:
        'Hai i piedi ben piantati, e quel che vuoi lo vuoi con tutto il tuo peso. Ci metti tempo a partire e ancora di più a lasciare, nel lavoro come negli affetti.',
    },
    air: {
      index:
        'Vivi di comprensione e di ideali, e vorresti il mondo ragionevole e buono, in quest’ordine. La tua lealtà va a chi sa pensare con te.',
      between:
        'Hai curiosità, garbo e senso del giusto. Parlando arrivi al cuore delle cose e delle persone, e le une e le altre ti piacciono per quel che sono davvero.',
      middle:
        'Una mente chiara e una volontà propria vivono in te porta a porta. Vuoi capire tutto, tranne forse chi ami e perché.',
    },
    fire: {
      index:
        'Fai partire le cose, e con coscienza. Il tuo entusiasmo trascina la gente, e i tuoi ideali badano che la trascini in un posto che valga il viaggio.',
      between:
        'Hai slancio e buon cuore, e i due vanno d’accordo. Decidi in fretta, perdoni in fretta, e presto vai verso la prossima cosa.',
      middle:
        'Vivi a fiamma piena. Quel che vuoi lo vuoi adesso, e intorno a te la vita è di rado noiosa; la tua arte sta nello scegliere bene a che cosa dai fuoco.',
    },
    water: {
      index:
        'Senti fine e speri in alto. Gran parte della tua vita scorre dentro, e ciò che arriva alla superficie è leale, gentile e fatto per durare.',
      between:
        'Hai sensibilità senza perderti in essa: sai ascoltare e sai misurare. La gente ti racconta cose che non aveva in mente di raccontare.',
      middle:
        'Corrono in te correnti che non spieghi, e le segui. Immaginazione e desiderio parlano in te una lingua sola, e la parli con scioltezza.',
    },
    unknown: {
      index:
        'Porti in silenzio un’asticella alta, e con la tua parola la gente si sente al sicuro. Ti aspetti molto, e prima di tutto da te.',
      between:
        'Porti alla stessa tavola calore e giudizio. Prendi le persone come vengono, e ti ricordi quel che ti hanno detto.',
      middle:
        'Segui il tuo senso di ciò che è bene per te. Il sentimento forte è il tuo motore, e al volante ci sei tu.',
    },
  },
  mind: {
    sloping: {
      joined: 'La tua immaginazione è ricca e prudente, un giardino con un muro intorno.',
      apart:
        'Le idee ti prendono per mano e ti portano fuori dal sentiero, dove di solito trovi quel che cercavi.',
    },
    level: {
      joined: 'Pensi con chiarezza, e arrivi con i compiti fatti.',
      apart: 'Giudichi con sobrietà e agisci per conto tuo, un miscuglio che agli altri dà fiducia.',
    },
  },
  pull: {
    curved: {
      long: 'Quel che tira contro: il cuore parla subito, e la testa vorrebbe una settimana. Da’ a ciascuno il suo turno, al cuore la prima ora e alla testa prima della firma.',
      mean: 'Quel che tira in te è lieve, tra il mostrare ciò che senti e il fare ciò che è sensato; quasi tutti i giorni ti riescono entrambe le cose.',
      short:
        'Cuore e testa in te sono svelti tutti e due, così la resistenza viene da fuori: la vita è più lenta di te.',
    },
    straight: {
      long: 'In te il silenzio tira contro la meticolosità: hai pensato tutto fino in fondo, e nessuno ne ha sentito una parola.',
      mean: 'Un cuore riservato e un semplice buon senso tirano un poco l’uno contro l’altro; il buon senso dice che si potrebbe dire di più.',
      short: 'Agisci per sentimenti che non hai mai nominato, e lo strappo lo avverte chi deve indovinare.',
    },
  },
  grip: {
    wide: {
      sloping:
        'La libertà ti tira da una parte, e dall’altra l’immagine perfetta di come dovrebbe essere tutto.',
      level: 'Vuoi spazio, e ci vuoi ordine.',
    },
    unknown: {
      sloping: 'La fantasia ti fa cenno, e il dovere ti tiene per la manica.',
      level: 'Con te passa prima l’utile, e il bello aspetta il suo turno.',
    },
  },
  keep: {
    wide: {
      busy: 'Tieni aperta la porta, e tieni dietro di essa un’ora per te.',
      calm: 'Conserva la tua scioltezza con la gente: è quel che vengono a cercare.',
    },
    mean: {
      busy: 'Conserva il tuo ritmo quando tutto chiama insieme.',
      calm: 'Conserva il tuo equilibrio; è più raro del talento.',
    },
    narrow: {
      busy: 'Le tue poche cose restino poche.',
      calm: 'Continua a consigliarti con te, e parlane un po’ prima.',
    },
  },
  counsel: {
    near: {
      long: 'Usa le parole che ti hanno dato a casa per quel che hai da dire tu.',
      mean: 'Onora da dove vieni andando un passo più in là.',
      short: 'Lascia che i tuoi ti lodino ad alta voce, visto che tu non lo fai.',
    },
    centre: {
      long: 'Hai una direzione e le parole per dirla; dilla, e la strada sarà meno solitaria.',
      mean: 'Tieni la rotta, e la domenica alza lo sguardo.',
      short: 'La tua strada è buona; fa’ sapere a più gente che la stai percorrendo.',
    },
    far: {
      long: 'Continua a parlare con gli sconosciuti: certi bei capitoli cominciano così.',
      mean: 'Resta facile da trovare, perché molto ti arriva per mezzo di altri.',
      short: 'Quando qualcuno chiede che cosa sai fare, diglielo.',
    },
    absent: {
      long: 'Scegli, e di’ che cosa hai scelto; metà della tua libertà sta nel dirlo.',
      mean: 'Scegli una cosa per questa stagione, e che basti.',
      short: 'Scegli per te, e non aspettare che ti scoprano.',
    },
  },
};
