import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const personality: PassageWords<'personality'> = {
  style: {
    earth: {
      long: 'Ti fidi di quel che hai provato, e lo provi a fondo: prima di dire finita una cosa le hai girato intorno due volte.',
      mean: 'Prendi la vita per il manico. Un piano deve funzionare in cucina e per strada prima di contare per te, e allora non serve un secondo dibattito.',
      short:
        'Hai già in mano l’attrezzo mentre altri danno ancora un nome al problema; il tuo buon senso abita nelle mani.',
    },
    air: {
      long: 'Alla tua mente piacciono la compagnia e la strada lunga: giri una domanda, la guardi dall’altra parte, e solo allora prendi la tua.',
      mean: 'Vuoi capire le persone e le cose prima di giudicarle, e sai quando si è capito abbastanza.',
      short:
        'Pensi in fretta e ad alta voce. Un’idea che non si può dire in due frasi ti perde, e le tue migliori nascono a metà di una conversazione.',
    },
    fire: {
      long: 'In te vivono due velocità: un temperamento già partito, e una mente che vuole tutta la carta. Quando vanno d’accordo, superarti è difficile.',
      mean: 'Decidi in fretta e con calore, e quasi sempre bene, perché con la tua fretta viaggia un semplice buon senso.',
      short:
        'Vedi il punto, e vai. Quel che davvero ti logora è aspettare, e una stanza si accorge quando entri con qualcosa da fare.',
    },
    water: {
      long: 'Accogli più di quanto mostri, e lo pensi fino in fondo; quel che altri dimenticano la sera stessa, tu lo rigiri ancora giorni dopo.',
      mean: 'Senti il tempo che fa in una stanza prima che qualcuno parli, e hai imparato a chiederti se è davvero il tuo.',
      short:
        'La tua prima impressione è la tua migliore consigliera. Cogli un umore al volo e al volo rispondi, e le lunghe spiegazioni te lo guastano.',
    },
    unknown: {
      long: 'Segui un pensiero fino alla fine; mezza risposta non ti dà pace finché non hai trovato l’altra metà.',
      mean: 'Pensi come si percorre una strada nota: con attenzione, senza fretta e guardando dove porta.',
      short: 'Vai al punto. Quel che si può sistemare oggi preferisci non portarlo a domani.',
    },
  },
  inner: {
    curved: {
      sloping:
        'Sentimento e fantasia dividono una stanza in te: quel che ti commuove diventa immagine, e l’immagine esce in parole o in gesti.',
      level:
        'Mostri il calore apertamente e tieni il giudizio all’asciutto, così la gente riceve un sorriso sincero e una risposta sincera nello stesso minuto.',
    },
    straight: {
      sloping:
        'Dentro c’è molto più colore di quanto tu ne lasci uscire; chi ti conosce bene è qualcuno a cui una volta hai raccontato un sogno.',
      level:
        'Sentimento e fantasia li tieni al guinzaglio corto. Quel che dici lo intendi, e quel che prometti è già a metà fatto.',
    },
  },
  outer: {
    earth: {
      curved: 'La gente ti ricorda come un terreno solido con sopra una stufa accesa.',
      straight: 'All’inizio ti trovano di poche parole, e solo dopo notano che eri tu a restare.',
    },
    air: {
      curved:
        'Gli sconosciuti ti prendono per una compagnia facile, e si stupiscono di quanto hai notato di loro.',
      straight:
        'Puoi passare per freddezza, perché fai domande dove altri abbracciano; l’interesse dietro la domanda è vero.',
    },
    fire: {
      curved: 'Il tuo entusiasmo è contagioso, e il tuo malumore finisce appena l’hai detto.',
      straight:
        'Scaldi le persone con quel che fai più che con quel che dici, e di rado aspetti che te lo chiedano.',
    },
    water: {
      curved:
        'Il tuo viso dice quel che senti prima che tu decida di dirlo, e sta lì buona parte del tuo fascino.',
      straight:
        'Chi ti sta intorno avverte una profondità che non spieghi; ti fa bene lasciarci entrare una o due persone.',
    },
    unknown: {
      curved: 'Chi ti sta intorno deve di rado indovinare come stai.',
      straight: 'Lasci che gli altri si avvicinino a piccoli passi, e ciascun passo è sincero.',
    },
  },
};

export const challenges: PassageWords<'challenges'> = {
  obstacle: {
    earth: {
      joined:
        'Ciò che è familiare ti trattiene un po’ più del dovuto; un cambio di programma sembra una perdita prima di aver mostrato che cosa porta.',
      apart: 'Entri a grandi passi in un terreno nuovo, e poi vuoi che si comporti come il vecchio.',
    },
    air: {
      joined: 'Rigiri una faccenda una volta di troppo, e intanto si è decisa senza di te.',
      apart:
        'Salti in un argomento e ne salti fuori; la parte di mezzo, dove si fa noiosa, è il tuo vero esame.',
    },
    fire: {
      joined:
        'Vuoi partire e vuoi sicurezza, come un’auto veloce col freno tirato, e la lite delle due ti costa più di ciascuna.',
      apart: 'Finire ti è più duro che cominciare, perché l’inizio seguente ti sta già facendo cenno.',
    },
    water: {
      joined: 'Ti porti a casa gli umori degli altri, e ti senti in colpa quando li posi.',
      apart: 'Ti spingi lontano per un sentimento, e per strada scopri che nessun altro aveva lo stesso.',
    },
    unknown: {
      joined: 'Lasciare il riparo del noto ti prende più tempo del necessario.',
      apart: 'Guardi dopo il salto; certi fossi si vedevano prima.',
    },
  },
  pattern: {
    long: {
      near: 'Sai ragionare un sentimento finché non ne resta niente da sentire.',
      apart:
        'Discuti con la testa e tieni il broncio con il cuore, ciascuno molto a fondo; presentali l’una all’altro.',
    },
    mean: {
      near: 'Chiedi il permesso alla ragione, anche per gioie che non ne hanno bisogno.',
      apart: 'Ogni tanto dici la cosa vera alla tavola sbagliata.',
    },
    short: {
      near: 'Una decisione rapida contro il tuo stesso cuore è di quelle su cui ritorni.',
      apart: 'Parli subito; il secondo pensiero, spesso il più gentile, arriva quando la porta si è chiusa.',
    },
  },
  growth: {
    longer: {
      busy: 'Metti da parte qualche impressione: non tutto ciò che noti tocca a te aggiustarlo.',
      calm: 'Esercitati a chiedere. Ti seguono più volentieri quando una volta hai avuto bisogno di loro.',
    },
    equal: {
      busy: 'Scegli al giorno tre cose che contano, e lascia che le altre siano paesaggio.',
      calm: 'Prendi posizione qualche volta, anche prima della certezza; la tua equità può sembrare assenza.',
    },
    shorter: {
      busy: 'Finisci un pezzo prima che luccichi il prossimo; perdi più per dispersione che per mancanza di talento.',
      calm: 'Lasciati vedere mentre lo fai, e non soltanto con il risultato.',
    },
  },
  help: {
    long: {
      near: 'Dalla tua parte hai la costanza, e gente che per te si alzerebbe di notte.',
      centre: 'La tua resistenza è grande e la bussola è tua; insieme sopravvivono a molto.',
      far: 'Duri, e per strada trovi chi ti aiuta, che è tutto ciò che chiede una strada lunga.',
      absent:
        'Hai fiato per un lungo cammino, e niente ti obbliga a fare questo; ricorda le due cose quando si fa ripido.',
    },
    short: {
      near: 'Dividi in tappe ciò che è grande, e lascia che a casa ne portino una.',
      centre: 'Sai dove vuoi andare; vacci a marce brevi.',
      far: 'Chiedi presto. A chi ti sta intorno piace aiutare, e la tua forza è fatta per gli scatti.',
      absent: 'Puoi svoltare a ogni incrocio, così un rovescio non deve essere più di una deviazione.',
    },
  },
};
