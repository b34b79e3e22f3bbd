import type { PairTexts } from '../../aspects-report/texts.ts';

export const sun: PairTexts<'Sun'> = {
  'Sun-Moon': {
    conjunction:
      'La tua nascita fu vicina alla luna nuova: volontà e sentimento partono dallo stesso luogo, e quando vuoi una cosa la vuoi per intero. Dentro non c’è nessuno che difenda l’altra parte, perciò un secondo parere di qualcuno fidato vale per te più che per quasi tutti.',
    soft: 'Ciò che ti proponi e ciò che ti serve per riposare non litigano. Ti riprendi in fretta, di rado agisci contro la tua fibra, e chi ha conosciuto i tuoi genitori nota forse che da entrambi hai preso qualcosa di utile.',
    hard: 'Quello che decidi al mattino, l’umore può bocciarlo la sera. Hai imparato presto che due persone da cui dipendevi volevano cose diverse, e cerchi ancora di accontentarle tutte e due; la via d’uscita è dare al bisogno un’ora sua e non farlo aspettare finché grida.',
  },
  'Sun-Mars': {
    conjunction:
      'È difficile non notarti quando hai deciso. L’energia va dritta alla cosa, l’opposizione ti accelera, e resta da imparare quando una porta chiusa è soltanto una porta e non un’offesa.',
    soft: 'Il coraggio ti viene senza discorsi preliminari. Cominci, insisti, sai perdere una mano senza tenere il broncio, e gli altri si rincuorano perché della fatica non fai un dramma.',
    hard: 'Sentirti dire che cosa devi fare dà fuoco a qualcosa. Vinci più discussioni del necessario e poi bisogna vivere con il silenzio; un corpo stancato onestamente, dal lavoro o dallo sport, tratta molto meglio.',
  },
  'Sun-Mercury': {
    conjunction:
      'Pensi con tutta la persona: un’idea è tua come è tua una mano. Di lì viene il colore di ciò che dici, e la fatica di sentire la critica a una frase come critica a una frase e niente di più.',
  },
  'Sun-Jupiter': {
    conjunction:
      'Conti sul fatto che andrà bene, e questa attesa apre porte. La generosità ti dona, la misura va imparata apposta, e i tuoi piani migliorano appena qualcuno può chiedere quanto tempo costeranno.',
    soft: 'Hai nel domani una fiducia leggera che non è ingenua, perché ha avuto ragione abbastanza spesso. Maestri e anziani ti prendono a cuore, e tu ripaghi passando avanti quello che hai ricevuto.',
    hard: 'Dici di sì nel calore del momento e incontri più tardi la misura della promessa. La grandezza che hai è vera; diventa affidabile quando tagli un terzo da ogni piano prima di annunciarlo.',
  },
  'Sun-Venus': {
    conjunction:
      'Vuoi piacere e di solito piaci, perché hai occhio per ciò che è gradevole e modi che tolgono il filo alle cose. Il conto arriva dove serviva un no semplice e fu dato un forse pieno di grazia.',
  },
  'Sun-Saturn': {
    conjunction:
      'Il dovere si è seduto accanto a te prima che il gioco finisse, e ancora ti chiedi quello che non chiederesti mai a un amico. Quello che costruisci così sta in piedi, e sta meglio da quando ti concedi la vista.',
    soft: 'Sai aspettare, e sai lavorare mentre aspetti. L’autorità non ti spaventa perché un poco ne porti dentro, e gli anni stanno dalla tua parte: quello che a trenta fai bene, a cinquanta lo farai con agio.',
    hard: 'Da qualche parte ti è rimasta la frase che il posto bisogna guadagnarselo, e nessuna prova basta mai del tutto. Sotto questa frusta lavori a fondo. Senza, lavori altrettanto bene, come scopri il giorno in cui metti un limite e non crolla niente.',
  },
  'Sun-Uranus': {
    conjunction:
      'Qualcosa in te non si lascia archiviare. Cambi rotta quando altri si sistemano, e la gente ti trova una boccata d’aria oppure non sa dove metterti; la libertà ti importa tanto che conviene chiederti ogni tanto a che cosa ti serve.',
    soft: 'Metodi nuovi, compagnie strane e aperture improvvise ti fanno bene. Sai rompere con un’abitudine senza rompere nient’altro, e spesso viene da te, con calma, la frase che c’è un’altra maniera.',
    hard: 'Proprio quando una cosa comincia a tenerti, ti viene voglia di strapparla. Alcune di quelle uscite erano giuste. Altre le ritireresti volentieri, e la differenza si vede se tra l’impulso e l’annuncio passano tre notti.',
  },
  'Sun-Neptune': {
    conjunction:
      'Il tuo contorno è morbido, e molto entra: umori, musica, speranze altrui. Questo fa artisti o soccorritori più che amministratori, e rende necessaria la solitudine, perché solo lì scopri quali sentimenti sono tuoi.',
    soft: 'La fantasia ti nutre senza portarti via. Senti che cosa manca a una stanza, sai darlo senza chiederne il merito, e un ideale che altri direbbero poco pratico tra le tue mani finisce volentieri per avverarsi.',
    hard: 'Vedi le persone e i progetti come potrebbero essere, e ti fa sobbalzare quello che sono. Lo stesso occhio che qui ti inganna è un dono dove l’illusione è il mestiere, su un palco, su una pagina; negli accordi, chiedi tutto in parole semplici.',
  },
  'Sun-Pluto': {
    conjunction:
      'Non fai niente a metà. C’è in te una volontà che gli altri sentono prima che tu parli, e almeno una volta hai dovuto lasciarti alle spalle chi eri e ripartire da terra; il potere con te è al sicuro finché ammetti che ti piace.',
    soft: 'Sai andare alla radice di una faccenda senza che ti scuota ciò che vi trovi. Nelle crisi si rivolgono a te, a ragione, e un capitolo lo sai chiudere per sempre.',
    hard: 'Senti presto chi ti vuole governare, e resisti anche dove nessuno lo vuole. Molta forza se ne va nel non lasciarti smuovere; si libera quando cedi una volta, apposta, in una piccolezza, e ti accorgi che ci sei ancora.',
  },
  'Sun-Ascendant': {
    conjunction:
      'Quello che sei ti si legge in faccia. La tua nascita fu vicina all’alba, entri senza maschera, e ti stupisce che altri tengano un dentro e un fuori; di averti incontrato ci si ricorda.',
    soft: 'I tuoi modi dicono la verità su di te, e con garbo. Non ti serve spingere per farti vedere, e gli sconosciuti ti fanno il credito che altri devono prima raccogliere.',
    hard: 'La gente incontra prima dei modi e poi te, e possono passare mesi prima che si accorga della differenza. Ti trovi attraverso chi ti sta di fronte: un compagno o un rivale dice spesso ad alta voce quello che stavi per diventare.',
  },
  'Sun-Midheaven': {
    conjunction:
      'La tua nascita fu vicina al mezzogiorno, e la tua vita si vive dove si vede. Il lavoro per te non è mai solo lavoro; vuoi che il tuo nome risponda di qualcosa, e dovrai scoprire chi sei nei giorni in cui nessuno chiama.',
    soft: 'Ciò che fai di mestiere e come sei vanno d’accordo. Chi comanda riconosce la tua meta senza lunghe spiegazioni, e sali diventando un po’ più chiaramente quello che eri.',
    hard: 'La strada pubblica e il tuo scopo si incrociano di sbieco. Forse hai cominciato in una professione che un altro voleva per te, o hai lasciato le radici per trovarne una; la vocazione che dura ha posto per il luogo da cui vieni.',
  },
};
