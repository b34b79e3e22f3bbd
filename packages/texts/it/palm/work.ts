import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const career: PassageWords<'career'> = {
  direction: {
    sloping: {
      longer:
        'Vuoi dare forma a qualcosa di tuo e avere lì l’ultima parola; le idee che nessuno può toccare ti annoiano, e così guidare senza idee.',
      equal:
        'Ti va un lavoro che lasci posto all’invenzione, in una cerchia dove la guida possa cambiare mano.',
      shorter:
        'Il tuo posto è dove qualcosa si fa e si mostra: la pagina, il palco, il tavolo da disegno, qualunque luogo con un pubblico per quel che inventi.',
    },
    level: {
      longer:
        'Dai il meglio con un compito chiaro e gente di cui rispondere, con ordine nella faccenda e l’ultima parola in mano.',
      equal:
        'Ti vanno i campi con fatti a cui tenersi, cifre, tecnica, organizzazione, e una scrivania tra pari.',
      shorter:
        'Hai la coppia rara di una testa fredda e del gusto del palco: presentare bene fatti duri è già un mestiere.',
    },
  },
  path: {
    near: {
      sloping:
        'All’inizio della tua strada c’è qualcosa di casa, un mestiere, un gusto, una parola di incoraggiamento, e fai bene a rifarlo a modo tuo.',
      level: 'La tua strada parte da ciò che ti è stato consegnato, e ci costruisci pietra su pietra.',
    },
    centre: {
      sloping:
        'La direzione la trovi con le tue forze e la riempi di invenzioni tue; i consigli li ascolti con cortesia.',
      level: 'Fissi la rotta e ne tieni i conti; di quel che raggiungi puoi rendere ragione.',
    },
    far: {
      sloping:
        'Le tue idee migliori te le tirano fuori gli altri: un pubblico, una cliente, un maestro incontrato al momento giusto.',
      level:
        'Lavorare per altri e tra altri ti porta più lontano, perché è il tuo giudizio sobrio che vengono a cercare.',
    },
    absent: {
      sloping:
        'Nessuna strada unica è tracciata per te, e alla tua immaginazione piace così; più mestieri, a turno o fianco a fianco, possono essere ciascuno quello giusto.',
      level:
        'Scegli ogni passo per quel che vale e puoi cambiare campo senza rimpianti, perché il tuo metodo viene con te.',
    },
  },
  counsel: {
    longer: {
      long: 'Guidi e convinci: lascia agli altri una parte dei discorsi, e ti seguiranno più lontano.',
      mean: 'Chiedi la responsabilità che porti già; di rado si dà senza che la si chieda.',
      short:
        'Preferisci decidere che farti pubblicità. Di’ una volta, ad alta voce, quel che hai fatto, prima che il merito se lo prenda un altro.',
    },
    equal: {
      long: 'Potresti vendere quasi qualunque cosa, perciò scegli con cura che cosa merita le tue parole.',
      mean: 'Non spingi e non ti nascondi, e per questo tutti vogliono lavorare con te; una volta l’anno, desidera qualcosa per te.',
      short: 'Il tuo lavoro parla per te, ma parla piano: mettici il tuo nome.',
    },
    shorter: {
      long: 'Il palco e la lingua sono tuoi; la differenza la fa la preparazione silenziosa che nessuno applaude.',
      mean: 'Mostra prima le cose non finite: un pubblico ti insegna quel che nessun manuale insegna.',
      short: 'Ti piace farti vedere e non ti piace vantarti; che si veda allora l’opera, e mettiti accanto.',
    },
  },
};

export const money: PassageWords<'money'> = {
  tendency: {
    wide: {
      long: 'Hai la mano aperta e l’occhio sulle clausole: dai volentieri, dopo aver letto quel che firmi.',
      mean: 'Spendi come respiri, senza drammi, e un semplice buon senso ti ferma sulla porta del negozio.',
      short:
        'Il denaro ti passa in fretta tra le mani, quasi sempre per la gioia di qualcuno; un giorno tra il desiderio e l’acquisto è il tuo miglior alleato.',
    },
    unknown: {
      long: 'Leggi le condizioni del contratto, e fai bene.',
      mean: 'Le spese le giudichi con buon senso, e lasci piccole le somme piccole.',
      short: 'Sul denaro decidi in fretta, e non ti piace che se ne discuta.',
    },
  },
  habits: {
    wide: {
      long: 'Quando contratti, con il tuo fascino fai scendere il prezzo, e poi per bontà lo arrotondi in su.',
      mean: 'Dici un prezzo giusto, e quel che regali sono gli extra.',
      short:
        'Tendi a chiedere troppo poco e ad aggiungere qualcosa sopra; ogni tanto lascia che chieda per te un amico.',
    },
    unknown: {
      long: 'Le parole sono i tuoi spiccioli, e li spendi bene.',
      mean: 'Tratti con schiettezza, e ti aspetti lo stesso.',
      short: 'Parlare di prezzi ti imbarazza, perciò scrivi la tua cifra prima dell’incontro.',
    },
  },
  ground: {
    earth: {
      near: 'Quel che ti è stato tramandato, saperi più che cose, è il tuo terreno più solido.',
      centre: 'Metti su i tuoi mezzi come si mette su un muro, senza aiuto se occorre, corso su corso.',
      far: 'È per la tua affidabilità che si rivolgono a te, e se lo dicono tra loro.',
      absent: 'Più fonti piccole e solide ti si addicono meglio di una sola e grandiosa.',
    },
    air: {
      near: 'Un nome, una scuola, la cerchia della tua infanzia parla per quel che sai.',
      centre: 'Il sapere è il tuo capitale, e lo hai raccolto tu.',
      far: 'I contatti sono la tua ricchezza: una conversazione ti porta alla seguente.',
      absent: 'Vivi di varietà, qui insegni, là spieghi, e la mescolanza è più stabile di quanto sembri.',
    },
    fire: {
      near: 'I tuoi ti prestano la prima spinta, e il resto lo fai di corsa.',
      centre: 'Guadagni avviando le cose; tieni vicino qualcuno a cui piaccia finirle.',
      far: 'Il tuo entusiasmo porta protettori e clienti, e ti piacciono per qualcosa di più delle loro ordinazioni.',
      absent:
        'Prendi le occasioni come vengono e vivi bene il cambiamento; una somma fissa messa da parte rende più quieto il viaggio.',
    },
    water: {
      near: 'La casa è la tua riserva in ogni senso, e restituisci più di quanto hai preso.',
      centre: 'Vivi di un dono che hai coltivato in silenzio; il suo prezzo lo dici tu.',
      far: 'Quel che la gente cerca in te è la comprensione; ricorda che anche questo è lavoro.',
      absent: 'Scegli per il senso più che per la paga, e la pace ti viene quando hai guardato tutti e due.',
    },
    unknown: {
      near: 'Costruisci su quel che ti ha dato la famiglia, fosse anche solo un modo di fare le cose.',
      centre: 'Quel che hai l’hai fatto, e si vede da come lo tieni.',
      far: 'Gli altri sono la tua fonte migliore, clienti, maestri o amici che siano.',
      absent: 'Puoi cambiare ciò di cui vivi, e anche quella libertà vale qualcosa.',
    },
  },
  advice: {
    long: {
      long: 'Decidi in anticipo quanta riflessione merita un acquisto, e intanto fa’ riposare il tuo dono per le parole.',
      mean: 'Metti una data a ogni decisione di questo genere; dopo il terzo confronto non impari niente di nuovo.',
      short:
        'Nessuno sa meglio di te quanto vale il tuo lavoro, perciò leggi la cifra sul foglio se ti manca la voce.',
    },
    mean: {
      long: 'Prometti un po’ meno di quanto potresti; la tua parola è la cosa che meno puoi permetterti di spendere troppo.',
      mean: 'Qui c’è poco da correggere: continua a guardare i conti in un giorno fisso.',
      short: 'Di’ subito la tua cifra, e poi taci il tempo di contare fino a cinque.',
    },
    short: {
      long: 'Prima di stringere la mano, ripeti tra te quel che si è convenuto; parli più in fretta di quanto sommi.',
      mean: 'Dormi su tutto ciò che costa più di una settimana del tuo lavoro.',
      short: 'Fa’ rileggere da qualcuno di cui ti fidi quel che firmi in fretta.',
    },
  },
};

export const luck: PassageWords<'luck'> = {
  pattern: {
    near: {
      wide: 'La tua sorte ha parenti: viene da gente che ha conosciuto la tua infanzia, e le vai incontro a braccia aperte.',
      mean: 'Quel che ti arriva per famiglia e vecchi legami lo conservi bene, ed è la metà più grande.',
      narrow: 'Pochi vecchi legami ti servono più di cento nuovi.',
    },
    centre: {
      wide: 'Esci a prenderti la fortuna, e ne riporti anche per gli altri.',
      mean: 'Vista da vicino, la tua fortuna somiglia molto al lavoro.',
      narrow: 'Aspetti l’unica porta che è la tua, e allora non esiti.',
    },
    far: {
      wide: 'È negli incontri casuali che ti succedono le cose, e fai in modo che ce ne siano tanti.',
      mean: 'Di solito è una terza persona a fare il tuo nome al momento giusto.',
      narrow: 'Non ti serve girare molto: chi ti stima ti manda altri.',
    },
    absent: {
      wide: 'Niente è tracciato per te, così provi molte porte di buon animo, e già questo ne apre alcune.',
      mean: 'La tua fortuna sta in ciò che scegli, e più ancora in ciò che conservi.',
      narrow:
        'Lasci passare quasi tutte le occasioni e prendi le poche che calzano; da fuori sembra fortuna.',
    },
  },
  signal: {
    joined: {
      longer:
        'Le occasioni preparate ti servono meglio: ti piace che ti chiedano ciò per cui ti prepari da tempo.',
      equal: 'Il tempismo è il tuo talento; riconosci il momento perché lo hai aspettato.',
      shorter: 'Provi in privato e poi sorprendi tutti, e anche te.',
    },
    apart: {
      longer: 'Trovi aperture facendo la prima mossa e chiedendo senza giri.',
      equal: 'Il primo passo lo fai con leggerezza, perché sai anche riprenderlo.',
      shorter: 'Scommetti su di te, con allegria e in pubblico.',
    },
  },
  spark: {
    sloping: {
      long: 'Un’idea ben raccontata è la tua moneta fortunata.',
      mean: 'Bada a quel che ti viene quando non fai niente; spesso è meglio di ciò che avevi in programma.',
      short: 'Scrivi le tue trovate e mostrale a una persona, perché sono migliori di quanto dici.',
    },
    level: {
      long: 'Una parola chiara al momento giusto volge molte cose verso di te.',
      mean: 'In te la fortuna è questione di accorgersi: la cifra che non torna, la porta accostata.',
      short: 'Di quel che speri parli poco e lo prepari bene; è la metà migliore della speranza.',
    },
  },
};
