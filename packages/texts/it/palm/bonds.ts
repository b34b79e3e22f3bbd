import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const love: PassageWords<'love'> = {
  nature: {
    index: {
      curved:
        'Ami a mani aperte e con attese alte, prima di tutto verso di te. Chi ha la tua parola la ha intera.',
      straight: 'La tua fedeltà non fa discorsi: l’ideale è alto, il tono è basso, e tiene.',
    },
    between: {
      curved:
        'Hai un cuore caldo con buoni occhi. Dici quel che senti, e vedi l’altra persona com’è, non come la vorresti.',
      straight:
        'L’affetto è qualcosa che fai: una bicicletta aggiustata, una telefonata la sera giusta. Conosci i limiti delle persone e le ami lì dentro.',
    },
    middle: {
      curved: 'Senti forte e lo mostri, ai tuoi tempi e a modo tuo; le mezze misure non ti dicono niente.',
      straight:
        'C’è molto fuoco dietro una facciata tranquilla. Scegli tu chi lasci avvicinare, e nessuno ti convince.',
    },
  },
  style: {
    earth: {
      index: 'Corteggi con la presenza, in orario e con quello che serviva.',
      between: 'Nella tua lingua una cena per due dice più di una poesia.',
      middle: 'Il tuo corpo sa prima della testa chi vuoi accanto.',
    },
    air: {
      index:
        'Per te comincia con una conversazione che non vuole finire, e con qualcuno a cui guardare con ammirazione.',
      between: 'L’amore ti nasce parlando, e resta perché se ne ride in due.',
      middle: 'Una mente svelta ti attrae subito; che ammirino la tua è quel che ti trattiene.',
    },
    fire: {
      index: 'Insegui con tutto il cuore, e metti chi ami su un piedistallo dove nessuno resiste a lungo.',
      between: 'La tua simpatia la mostri presto, chiaramente e di buonumore.',
      middle: 'All’inizio sei pura fiamma, e ti incuriosisce quel che resta quando si posa.',
    },
    water: {
      index: 'Ami un’immagine quanto una persona; sii gentile con la persona quando le due si separano.',
      between: 'Le piccole gentilezze ti restano per anni, quelle avute e quelle fatte.',
      middle: 'Ami come si ascolta la musica, per intero e a occhi chiusi.',
    },
    unknown: {
      index: 'Cerchi qualcuno da ammirare, e offri lo stesso.',
      between: 'La vicinanza ti viene dai giorni condivisi più che dalle grandi serate.',
      middle: 'In te la prima parola è dell’attrazione, e la lasci parlare.',
    },
  },
  fit: {
    earth: {
      near: 'Ti va bene qualcuno che ti dia il tempo di pensare a un sentimento prima di dargli un nome.',
      apart: 'Una compagnia franca come te risparmia a entrambi gli indovinelli.',
    },
    air: {
      near: 'La tua testa chiede che la convincano; alla persona giusta questo piace, e se lo prende a puntate.',
      apart:
        'Ti serve qualcuno che regga che tu dica quel che pensi e intenda quel che senti, tutto d’un fiato.',
    },
    fire: {
      near: 'Cerca la calma: qualcuno che non si allarmi quando la tua ragione frena il cuore.',
      apart: 'Con te tutto è sul tavolo, perciò scegli una persona che sappia rispondere.',
    },
    water: {
      near: 'Nascondi una ferita dietro buoni argomenti; chi ci vede attraverso può restare.',
      apart:
        'Ti si addice una persona tenera e schietta, perché non sai fingere né vivere accanto alla finzione.',
    },
    unknown: {
      near: 'Fa’ sapere all’altra persona che ci stai ancora pensando; il silenzio si legge male facilmente.',
      apart: 'La tua franchezza chiede qualcuno che non la scambi per un attacco.',
    },
  },
};

export const marriage: PassageWords<'marriage'> = {
  bond: {
    wide: {
      index:
        'Mantieni la parola e vuoi la tua libertà, e non ci vedi contraddizione; di’ presto che su entrambe fai sul serio.',
      between:
        'Ti va un legame con le porte aperte, in cui due persone escono al mattino e tornano volentieri a casa.',
      middle:
        'Sotto qualunque tetto comune ti serve un terreno tuo: una stanza, una cerchia, un giorno della settimana.',
    },
    unknown: {
      index: 'Mantenere una promessa è il tuo modo di amare.',
      between: 'Vuoi qualcuno con cui dividere i giorni feriali; le feste se la cavano da sole.',
      middle: 'Ti serve una vita in due che ti lasci la tua testa.',
    },
  },
  days: {
    wide: {
      wide: 'Ospiti, progetti e finestre aperte sono la tua idea di casa; bada che resti una sera senza niente di tutto questo.',
      mean: 'Lasci molto spazio e ti prendi il tuo senza chiederlo, e funziona finché entrambi conoscono il calendario.',
      narrow:
        'Ti serve meno compagnia di quanto pensi chi ti sta accanto, e più libertà di quanta ti piaccia chiederne.',
    },
    unknown: {
      wide: 'La compagnia arriva con facilità alla tua tavola.',
      mean: 'Ti piacciono le abitudini comuni, e le tieni vive con piccoli cambiamenti.',
      narrow: 'Nella vita in comune ti servono ore quiete, e fai bene a dirlo prima che ti manchino.',
    },
  },
  choice: {
    near: {
      curved:
        'La famiglia siede alla tua tavola anche quando non c’è; dille con garbo dove finisce la tavola.',
      straight: 'I tuoi pesano nelle tue grandi decisioni, e di rado racconti loro quanto a lungo le pesi.',
    },
    centre: {
      curved: 'Accanto alla tua strada cerchi qualcuno che abbia anche la sua, e sai dirlo a chiare lettere.',
      straight:
        'Tieni la rotta e ti aspetti che l’altra persona ne tenga una, parallela e a portata di voce.',
    },
    far: {
      curved:
        'Chi ti sta accanto può cambiare la tua direzione, e la storia la racconteresti tu, con piacere.',
      straight:
        'Un’altra persona può portarti in luoghi che non avresti scelto, e solo dopo scopri quanto ti si addicono.',
    },
    absent: {
      curved:
        'Di tanto in tanto scegli di nuovo la stessa persona, ad alta voce, ed è più di un voto fatto una volta sola.',
      straight:
        'Un legame è per te una decisione e non un destino; lo rinnovi in silenzio, con quel che fai.',
    },
  },
};

export const health: PassageWords<'health'> = {
  vitality: {
    wide: {
      long: 'Hai energia per le persone e per i progetti, e dura fino a sera; altri vi si appoggiano più di quanto sappiano.',
      short:
        'Dai moltissimo in una volta e poi hai bisogno di sparire per un po’; le due cose vanno insieme.',
    },
    mean: {
      long: 'La tua forza è di quella uguale, più di chi cammina che di chi corre.',
      short: 'La tua energia viene a onde di misura amica: lavora sulla cresta e riposa nel cavo.',
    },
    narrow: {
      long: 'Spendi poco e duri molto, perché metti la forza in poche cose.',
      short: 'La tua energia è razionata con finezza: scegli bene a che cosa va per prima al mattino.',
    },
  },
  constitution: {
    earth: {
      busy: 'Al tuo corpo piacciono gli orari regolari mentre i sensi raccolgono tutto il giorno; l’aria aperta mette d’accordo i due.',
      calm: 'La routine ti nutre: una giornata con un inizio e una fine ti tiene in equilibrio.',
    },
    air: {
      busy: 'Ti passa molto per la testa, e buona parte senza invito; un’ora senza parole ti rimette a posto più di tutto.',
      calm: 'Tieni una superficie fresca sopra una mente occupata; camminare senza meta le dà aria.',
    },
    fire: {
      busy: 'Bruci in fretta e noti tutto; ballare o correre consuma quel che altrimenti ti toglierebbe il sonno.',
      calm: 'Il tuo slancio corre in un letto tranquillo; dagli qualcosa da sollevare o da scalare.',
    },
    water: {
      busy: 'Le tue corde sono sottili, e vivi di quiete come altri di pane.',
      calm: 'Gli umori ti passano sopra come il tempo su un lago; un ambiente calmo tiene limpida l’acqua.',
    },
    unknown: {
      busy: 'Raccogli molte impressioni, perciò metti in agenda le pause come metti gli appuntamenti.',
      calm: 'La tensione sembra raggiungerti tardi, ed è un dono finché allora la noti.',
    },
  },
  watch: {
    busy: {
      joined:
        'Attenzione alla sera in cui stai ancora ripassando la giornata; le nature accurate si stancano a forza di prove.',
      apart:
        'Quando c’è del nuovo ti dimentichi di fermarti, perciò metti la pausa nel piano prima di cominciare.',
    },
    calm: {
      joined: 'Ti dosi bene; bada soltanto che la calma non diventi rimandare.',
      apart:
        'Parti prima di aver ripreso fiato dall’ultima partenza; lascia finire una cosa prima che ne cominci un’altra.',
    },
  },
  strength: {
    earth: {
      wide: 'Un orto, una cucina piena di gente, un lavoro pesante fatto insieme: lì ti riprendi mentre ti dai da fare.',
      mean: 'Quel che fai con le mani, senza fretta, ti dà più di un giorno ozioso.',
      narrow: 'Un sentiero noto, percorso in solitudine, ti rimette in sesto.',
    },
    air: {
      wide: 'Una buona conversazione durante una lunga passeggiata ti rinfresca come nient’altro.',
      mean: 'Leggere e aria fresca, in quest’ordine, ti rimettono in piedi.',
      narrow: 'Il silenzio è la tua sorgente, e non devi spiegare a nessuno che ci stai andando.',
    },
    fire: {
      wide: 'Ti riprendi facendo qualcos’altro con tutta la forza.',
      mean: 'Una piccola gara, vinta o persa, ti schiarisce la testa.',
      narrow: 'Sforzo breve e duro e poi riposo vero: alla tua forza piace quello spigolo vivo.',
    },
    water: {
      wide: 'Fare qualcosa per le persone che ami ti restituisce quel che la folla ti toglie.',
      mean: 'Acqua, musica e una porta chiusa hanno un posto nella tua settimana.',
      narrow: 'Raccogli le forze come un pozzo, lontano dagli sguardi e durante la notte.',
    },
    unknown: {
      wide: 'La compagnia ti dà forza, purché tu possa sceglierla.',
      mean: 'Un ritmo costante è il tuo miglior sostegno.',
      narrow: 'Meno appuntamenti e meglio mantenuti: ecco quel che ti fa bene.',
    },
  },
};
