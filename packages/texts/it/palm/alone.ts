import type { PalmWords } from '../../palm/palm-words.ts';

/** What a feature says by itself, where the photo leaves the one open that would join it. */
export const alone: PalmWords['alone'] = {
  fingers: {
    index: {
      longer: 'Ti piace tenere le redini, e gli altri di solito te le lasciano.',
      equal:
        'In te ambizione e piacere mangiano alla stessa tavola, e nessuno dei due toglie il pane all’altro.',
      shorter: 'Preferisci brillare che comandare, e un rischio lungo la strada non ti spaventa.',
    },
    little: {
      long: 'Le parole ti vengono in fretta, e cadono dove vuoi tu.',
      mean: 'Dici quel che c’è da dire e lasci in pace il resto.',
      short: 'Ti vendi per meno di quanto vali, e lasci parlare il lavoro.',
    },
  },
  'major-lines': {
    heartEnd: {
      index: 'Negli affetti miri in alto, e mantieni quel che hai promesso.',
      between: 'Nei tuoi affetti il calore e il buon senso vanno insieme.',
      middle: 'Il tuo cuore segue una strada sua e non chiede indicazioni a nessuno.',
    },
    heartForm: {
      curved: 'Quel che senti ti si legge in viso prima che tu decida di mostrarlo.',
      straight: 'L’affetto lo dimostri con quello che fai, e lo annunci di rado.',
    },
    headLength: {
      long: 'Un pensiero cominciato lo pensi fino in fondo.',
      mean: 'Il tuo giudizio è quello di tutti i giorni, che è quello che serve.',
      short: 'La tua mente prende la scorciatoia ed è già là prima che altri trovino la carta.',
    },
    headSlope: {
      sloping: 'In quel che pensi l’immaginazione ha molta voce.',
      level: 'Con te vengono prima i fatti e poi le immagini.',
    },
    headStart: {
      joined: 'Cominci con cura, e guardi l’acqua prima di entrarci.',
      apart: 'Vai per la tua strada, e nessuno deve spingere.',
    },
    heartGap: {
      near: 'Prima che il cuore firmi qualcosa, la testa l’ha letto.',
      apart: 'Sentire e pensare hanno in te stanze separate, con le porte aperte.',
    },
    lifeSweep: {
      wide: 'C’è in te energia per le persone e per i progetti, e ne avanza.',
      mean: 'La tua forza è ben distribuita lungo la giornata.',
      narrow: 'Tieni la forza per le poche cose che la meritano.',
    },
    lifeLength: {
      long: 'Di tenuta ne hai, e di quella costante; non ha niente a che fare con la durata di una vita.',
      short: 'La tua energia viene a ondate, e un’ondata non è poca cosa.',
    },
    fate: {
      near: 'La tua strada comincia tra i tuoi.',
      centre: 'La strada che percorri l’hai fatta tu.',
      far: 'Altri mettono mano alla tua strada, e ti fa bene.',
      absent:
        'Non si vede una linea del destino marcata, quindi la strada è tua da scegliere; i libri non lo contano come un cattivo segno.',
    },
  },
  'minor-lines': {
    skin: {
      busy: 'Molte cose lasciano traccia in te: il palmo è pieno di linee sottili.',
      calm: 'Poco increspa la superficie: accanto alle grandi corrono poche linee sottili.',
    },
  },
  summary: {
    type: {
      earth: 'Il tuo mondo è il terreno solido e il lavoro finito.',
      air: 'Il tuo mondo sono le domande, e la conversazione che le segue.',
      fire: 'Il tuo mondo sono gli inizi, e chi ti sta vicino si scalda.',
      water: 'Il tuo mondo sono le sfumature, e senti più di quanto si dica.',
    },
    headSlope: {
      sloping: 'Al tuo pensiero piace lasciare la strada e guardare il paesaggio.',
      level: 'Il tuo pensiero tiene i piedi sul pavimento.',
    },
    headStart: {
      joined: 'Prima provi il ghiaccio, poi attraversi.',
      apart: 'Prima attraversi, poi ti volti a guardare.',
    },
    heartForm: {
      curved: 'Quel che tira in te è un cuore che parla prima del suo turno.',
      straight: 'Quel che tira in te è un cuore che agisce più volentieri di quanto si spieghi.',
    },
    headLength: {
      long: 'Di fronte ha una mente che vuole aver pensato a tutto.',
      mean: 'Un giudizio semplice e buono mantiene la pace.',
      short: 'Una mente svelta accorcia quasi tutte le tue liti.',
    },
    lifeSweep: {
      wide: 'Resta la casa aperta che sei.',
      mean: 'Conserva il passo regolare che ti porta.',
      narrow: 'Conserva l’abitudine di risparmiarti per ciò che conta.',
    },
    skin: {
      busy: 'Regala a tante impressioni un’ora in cui non se ne aggiunga nessuna.',
      calm: 'La tua calma merita che tu la custodisca.',
    },
    fate: {
      near: 'Costruisci su quello che ti è stato dato.',
      centre: 'Fidati della direzione che hai trovato con le tue forze.',
      far: 'Resta a portata della gente; ti fa andare avanti.',
      absent: 'Scegli, perché niente è stato scelto per te.',
    },
  },
  personality: {
    type: {
      earth: 'Quel che hai preso in carico una volta, resta in carico a te.',
      air: 'Una buona domanda ti piace più di una risposta pronta.',
      fire: 'Aspettare è l’unica arte che non hai mai voluto imparare.',
      water: 'Senti l’umore di una stanza prima di aver trovato una sedia.',
    },
    headLength: {
      long: 'Vai a fondo nelle cose, e hai più interessi che serate.',
      mean: 'Hai senso comune, che è meno comune di quanto dica il nome.',
      short: 'Decidi mentre altri stanno ancora raccogliendo ragioni.',
    },
    heartForm: {
      curved: 'Con te la gente sa a che punto sta, perché glielo fai sentire.',
      straight: 'C’è intorno ai tuoi sentimenti un silenzio che si prende facilmente per distanza.',
    },
    headSlope: {
      sloping: 'Metà della tua vita si svolge in immagini, e l’altra metà ci guadagna.',
      level: 'Ti piace che i conti tornino, e di solito tornano.',
    },
  },
  career: {
    headSlope: {
      sloping: 'Il lavoro che lascia posto all’invenzione è quello che ti trattiene più a lungo.',
      level: 'Cifre, tecnica e ordine sono attrezzi che ti stanno bene in mano.',
    },
    index: {
      longer: 'Una squadra piccola e tua ti va meglio di una grande e d’altri.',
      equal: 'Sai guidare un progetto e sai anche lasciarlo guidare.',
      shorter: 'Il lavoro davanti a un pubblico, anche piccolo, tira fuori il meglio di te.',
    },
    little: {
      long: 'Dove c’è qualcosa da spiegare o da vendere, il tuo posto è nella stanza.',
      mean: 'Tratti con giustizia e ti alzi dal tavolo in buoni rapporti.',
      short: 'Lascia che sia qualcun altro ad annunciare quel che hai fatto.',
    },
    fate: {
      near: 'Un aiuto venuto presto da casa ha dato al tuo lavoro la direzione.',
      centre: 'La tua direzione l’hai trovata senza che te la mostrassero.',
      far: 'Il lavoro tra la gente, e per la gente, è quello che ti porta più lontano.',
      absent: 'Puoi cambiare campo senza rimpianti; niente in te è legato a uno solo.',
    },
  },
  money: {
    headLength: {
      long: 'Leggi le clausole in piccolo, tutte.',
      mean: 'Nelle spese hai giudizio senza rigidità.',
      short: 'Compri come decidi, all’istante; sulle somme grandi dormici sopra.',
    },
    little: {
      long: 'Fai scendere un prezzo, e chi vende ti ringrazia pure.',
      mean: 'Chiedi quanto vale una cosa e lo paghi.',
      short: 'Chiedi meno di quanto vale il tuo lavoro; la prossima volta aggiungi qualcosa.',
    },
    fate: {
      near: 'Quel che ti è stato tramandato, mestieri compresi, è il tuo capitale.',
      centre: 'Quello che hai viene dal tuo lavoro.',
      far: 'Viene da clienti, da protettori e da amici.',
      absent: 'Più fonti piccole ti vanno meglio di una sola grande.',
    },
  },
  love: {
    type: {
      earth: 'Corteggi con le cose utili, e restando lì anche d’inverno.',
      air: 'Per te innamorarsi comincia da una conversazione.',
      fire: 'Il tuo interesse è difficile da non vedere, e non lo vorresti altrimenti.',
      water: 'Le piccole gentilezze restano per anni nella tua memoria.',
    },
    heartEnd: {
      index: 'Ti aspetti molto da chi ti accompagna, e altrettanto da te.',
      between: 'Vedi l’altra persona com’è, e per questo ti piace.',
      middle: 'Quando ami, è a modo tuo e con tutta la tua forza.',
    },
    heartForm: {
      curved: 'La tenerezza ti viene in parole e gesti, senza contarla.',
      straight: 'Una lampada riparata o una cena calda è il tuo modo di dirlo.',
    },
    heartGap: {
      near: 'La ragione fa una o due domande prima che tu ceda.',
      apart: 'Lasci parlare prima il cuore e ascolti dopo la testa.',
    },
  },
  marriage: {
    heartEnd: {
      index: 'La parola data è il terreno su cui costruisci una casa.',
      between: 'Quel che porti in un legame lungo è la buona compagnia.',
      middle: 'In un legame lungo ti serve una stanza con una porta sua.',
    },
    lifeSweep: {
      wide: 'Alla tua tavola c’è posto per gli ospiti, e a chi vive con te dovrebbe piacere.',
      mean: 'I giorni condivisi e regolari ti fanno bene.',
      narrow: 'Ti servono sere senza compagnia, e qualcuno che in quel senso non sia compagnia.',
    },
    fate: {
      near: 'La famiglia ha voce nelle tue grandi decisioni.',
      centre: 'Un legame accanto alla tua strada è benvenuto; di traverso, no.',
      far: 'La persona al tuo fianco cambia la tua direzione, e la lasci fare.',
      absent: 'Un legame è per te una decisione, che ogni tanto si prende di nuovo.',
    },
  },
  health: {
    lifeSweep: {
      wide: 'Hai forza da spendere; ricorda che si spende.',
      mean: 'Un ritmo regolare tiene la tua forza al suo posto.',
      narrow: 'Una piccola riserva, ben tenuta, porta lontano.',
    },
    lifeLength: {
      long: 'Resisti più a lungo di quanto pensi.',
      short: 'Lavora a tappe, e riposa tra l’una e l’altra senza cattiva coscienza.',
    },
    skin: {
      busy: 'Le pause non sono un lusso per te, tanto ti passa attraverso in un giorno.',
      calm: 'La tensione ti scivola addosso meglio che ai più.',
    },
    headStart: {
      joined: 'Dosi le forze senza che nessuno te lo dica.',
      apart: 'Finché c’è qualcosa di nuovo in corso dimentichi che esistono i letti.',
    },
  },
  challenges: {
    headStart: {
      joined: 'Lasciare il riparo di ciò che conosci: ecco la tua lezione.',
      apart: 'La tua è la vecchia lezione di guardare prima di saltare.',
    },
    headLength: {
      long: 'Sai pensare una faccenda fino a disfarla; fermati un pensiero prima.',
      mean: 'Dove niente ti costringe, forse ti accontenti di quel che basta.',
      short: 'Ogni tanto dormi su una decisione; al mattino sarà ancora lì.',
    },
    heartGap: {
      near: 'Lascia che per una volta un sentimento valga senza prove.',
      apart: 'La tua franchezza ti precede; guarda dove va a cadere.',
    },
    skin: {
      busy: 'Qualche impressione può restare fuori della porta.',
      calm: 'Quel che ti scivola addosso forse a qualcun altro importava.',
    },
    lifeLength: {
      long: 'Siccome duri, ti danno i compiti lunghi; rifiutane uno.',
      short: 'Una grande impresa chiede prima di essere tagliata a pezzi.',
    },
  },
  luck: {
    fate: {
      near: 'Parenti che aiutano: è la tua fortuna, all’antica.',
      centre: 'La tua fortuna ha i calli: l’hai fatta tu.',
      far: 'Un incontro casuale può fare per te più di molti piani.',
      absent: 'La tua fortuna sta in ciò che scegli, più che in ciò che era pronto.',
    },
    headStart: {
      joined: 'Un’occasione preparata ti serve meglio di una venuta all’improvviso.',
      apart: 'Trovi la fortuna arrivando prima degli altri.',
    },
    headSlope: {
      sloping: 'Un’idea all’ora giusta è già stata la tua fortuna.',
      level: 'Scommetti di rado, e a mente fredda.',
    },
    little: {
      long: 'Una parola nell’orecchio giusto ti apre le porte.',
      mean: 'Le buone maniere ti hanno portato più di quanto farebbe l’audacia.',
      short: 'Chiedi una volta di più; forse qualcuno dice di sì.',
    },
  },
};

/** Where the photo decides too little for a text. */
export const tooLittle: PalmWords['tooLittle'] = {
  'hand-type': 'Il tipo resta aperto. Fotografa la mano distesa, dall’alto, e forse si chiarirà.',
  fingers: 'Le lunghezze delle tue dita sono qui troppo vicine tra loro per parlarne. Stendile e riprova.',
  'major-lines':
    'Con questa luce le linee sono troppo deboli per distinguerle dalle pieghe intorno. La luce del giorno, di lato, aiuta.',
  mounts: 'Niente di ciò che sta accanto ai monti si è potuto vedere. Questa volta tacciono.',
  'special-features': 'Quel che potrebbe distinguere la mano qui non si decide. Non è un verdetto su di lei.',
  'minor-lines': 'Tra un palmo calmo e uno affollato questa foto non decide. Una più nitida potrebbe.',
  summary: 'Per un riassunto l’immagine mostra troppo poco. È meglio dirlo.',
  personality: 'Del tuo carattere l’immagine rivela poco. Un altro angolo può rivelare di più.',
  career: 'Sul lavoro questa immagine tace. Chi la legge con onestà fa lo stesso.',
  money: 'Di denaro non dice quasi niente. Tirare a indovinare ti costerebbe più di quanto vale.',
  love: 'Dove finisce la linea del cuore e come si curva non è abbastanza chiaro. L’amore, questa volta, resta non detto.',
  marriage: 'Per un legame lungo la foto offre troppo poco. Non manca che una vista migliore.',
  health: 'Energia e abitudini restano questa volta al buio. Più luce le tirerebbe fuori.',
  challenges: 'Le tue lezioni non si vedono in questa immagine. Non vuol dire che tu non ne abbia.',
  luck: 'La fortuna non lascia traccia in questa foto. Di rado posa per un ritratto.',
};
