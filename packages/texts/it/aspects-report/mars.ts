import type { PairTexts } from '../../aspects-report/texts.ts';

export const mars: PairTexts<'Mars'> = {
  'Mars-Mercury': {
    conjunction:
      'Le tue parole hanno un taglio e il tuo pensiero ha un ritmo. La falla di un ragionamento la vedi mentre lo espongono, e sei al posto giusto dove servono velocità e precisione; una lettera scritta a caldo deve dormirci sopra.',
    soft: 'In fretta decidi bene. Testa e mano lavorano insieme, sai spiegare una cosa mentre la fai, e in una disputa colpisci il punto e lasci in pace la persona.',
    hard: 'Interrompi, correggi, spesso hai ragione e di rado ti ringraziano. Un buon avversario è per te una benedizione, uno a cui piaccia la scherma; con gli altri, fa’ una domanda in più prima di colpire.',
  },
  'Mars-Jupiter': {
    conjunction:
      'Vai alle cose grandi con appetito, e trascini altri perché si vede che ti diverti. Il freno deve venire da fuori: una scadenza, un socio, un numero scritto sul muro.',
    soft: 'Sai quando osare. Sforzo e fortuna con te sembrano trovarsi, soprattutto perché cominci prima che tutto sia sicuro e smetti prima di esaurirti.',
    hard: 'Cominci cinque cose con la forza per tre. È divertente finché arriva il conto; lo sport sta nel finirne bene una prima di far passare dalla porta l’idea seguente.',
  },
  'Mars-Venus': {
    conjunction:
      'Desiderare e voler bene per te non sono separati. Vai verso ciò che ti attira, hai calore e lo mostri, e la fiacchezza in amore è l’unica cosa che scusi con fatica.',
    soft: 'Sai inseguire senza incalzare e cedere senza perdere la faccia. Il corteggiamento, il mestiere, il ballo, tutto ciò che vive di dare e prendere ti viene naturale.',
    hard: 'Attacchi briga con la persona che vorresti più vicina. È un modo di chiedere se resterà; appena noti la domanda che c’è dietro, la puoi fare con una voce che non spaventa.',
  },
  'Mars-Saturn': {
    conjunction:
      'Hai la forza di chi porta un carico in salita: lenta a partire, difficile da fermare. La rabbia aspetta dentro finché fa presa come cemento, perciò tirala fuori mentre è ancora fresca.',
    soft: 'Lavori senza storie e non sprechi niente. Lo stesso esercizio lo sai rifare mille volte, e dai il meglio quando il compito è duro, lungo e utile.',
    hard: 'Un piede è sul freno mentre l’altro accelera, e torni a casa con la stanchezza di chi non si è mosso. Chiediti di chi sia la regola che ti tiene; alcuni dei vigili che hai in testa sono in pensione da anni.',
  },
  'Mars-Uranus': {
    conjunction:
      'Agisci come il fulmine. Dove altri cercano ancora il modulo, tu l’hai già fatto in un altro modo, e i tuoi colpi di audacia restano in mente; riserva le mosse brusche a quando nessun altro è sulla linea.',
    soft: 'Risolvi le cose in una maniera che nessuno ti ha insegnato. Attrezzi, macchine, tempi brevi e terreno nuovo ti si addicono, e l’indipendenza non ti toglie il riguardo.',
    hard: 'Il ritardo ti spinge a tagliare ciò che si poteva sciogliere. Sopporti per anni una situazione e la chiudi in un pomeriggio; brevi proteste oneste lungo la strada ti costerebbero meno.',
  },
  'Mars-Neptune': {
    conjunction:
      'Agisci secondo quello che immagini. Sai batterti per una causa, muoverti sulla musica, lavorare per chi non ha voce; contro un avversario grossolano ti stanchi, perché non vedi che cosa colpisci.',
    soft: 'La tua forza è flessibile. Un ostacolo lo aggiri come fa l’acqua, ispiri più che ordinare, e quello che si fa per amore della cosa non ti esaurisce mai.',
    hard: 'Invece di dire no dimentichi, vai alla deriva, arrivi in ritardo. La rabbia c’è, solo sott’acqua. Un rifiuto schietto ti pare brutale per circa un minuto e poi ti libera un giorno intero.',
  },
  'Mars-Pluto': {
    conjunction:
      'Hai riserve che si mostrano solo quando si fa sul serio. Non ti arrendi, non dimentichi, e le mete devi sceglierle con cura, perché qualcuna la raggiungerai.',
    soft: 'Sai continuare quando altri smettono, e lo fai senza rumore. I compiti che vogliono nervi e scrupolo, un salvataggio, un restauro, una lunga indagine, trovano in te la persona giusta.',
    hard: 'Ogni disaccordo minaccia di diventare l’ultima battaglia. Hai incontrato presto la forza e giurato che non ti avrebbe più battuto nessuno; la cosa più forte che puoi fare ora è lasciare non combattuta una lotta piccola.',
  },
  'Mars-Ascendant': {
    conjunction:
      'Entri con velocità. Ti credono più coraggio, meno anni o più cattivo umore di quanto senti, e si scansano; un sorriso in anticipo ti risparmia metà delle contese.',
    soft: 'Vai dritto alle persone e alle cose, e viene preso bene. La tua energia è visibile e pulita, e di rado ti serve alzare la voce.',
    hard: 'La tua lotta la incontri negli altri: loro provocano, tu ti difendi soltanto. Guarda quante volte comincia nello stesso modo, e ne tieni in mano il manico.',
  },
  'Mars-Midheaven': {
    conjunction:
      'Nel lavoro vuoi vincere, e preferisci guidare una piccola truppa che servire in una grande. Un mestiere con rischio, attrezzi o rivali ti mantiene nel vero; senza, combatti con i superiori.',
    soft: 'L’ambizione ti sta bene. Prendi l’iniziativa senza pestare i piedi, e il tuo impegno lo notano le persone giuste al momento giusto.',
    hard: 'I capi e tu siete una vecchia storia, e il suo calore te lo porti a casa. Quello che cerchi davvero è un campo tuo; il giorno in cui lo avrai, la lite resterà senza legna.',
  },
};
