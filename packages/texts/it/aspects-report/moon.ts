import type { PairTexts } from '../../aspects-report/texts.ts';

export const moon: PairTexts<'Moon'> = {
  'Moon-Mars': {
    conjunction:
      'Sentire e rispondere in te sono un solo gesto: quando ti accorgi che qualcosa ha fatto male, hai già replicato. La stessa prontezza ti mette per prima cosa davanti a un bambino o a un amico da difendere, e si sa sempre come stai.',
    soft: 'Sai arrabbiarti senza crudeltà e intenerirti senza debolezza. Gli umori ti passano nell’attività, e dove c’è da fare in fretta sei buona compagnia.',
    hard: 'I piccoli sgarbi cadono su un vecchio punto dolente, e la risposta è uscita prima che tu l’abbia pesata. A casa ti costa di più; un giro dell’isolato prima della seconda frase ha salvato più serate di qualunque riflessione.',
  },
  'Moon-Mercury': {
    conjunction:
      'Parlando arrivi a quello che senti. Un ricordo ti torna con le parole esatte, senti il tono prima del contenuto, e un giorno in cui non hai potuto raccontare niente a nessuno è un giorno vissuto a metà.',
    soft: 'Trovi la parola per un umore, tuo o di un altro, e l’umore cambia perché ha un nome. Bambini e sconosciuti ti raccontano cose; scrivere a mano ti fa bene.',
    hard: 'La testa continua a spiegare quando il cuore ha già deciso. Discuti con un sentimento come con uno scolaro svogliato, e quello si ripete soltanto più forte; chiedigli prima che cosa vuole.',
  },
  'Moon-Jupiter': {
    conjunction:
      'Senti in grande e nutri la gente, con il cibo, con le lodi, con il tempo. La tua casa è piena o vorresti che lo fosse, e l’unica lezione dura è che anche la bontà ha bisogno di un orario di chiusura.',
    soft: 'Sotto i tuoi giorni c’è una fiducia di fondo: qualcuno si è rallegrato di te molto presto. Perdoni volentieri, ridi facilmente, e chi resta da te una settimana riparte di umore migliore.',
    hard: 'Con la commozione prometti la luna, e con il vuoto riempi il buco con più di tutto. Ogni dono è sincero; aiuta scoprire di che cosa hai bisogno tu prima di scoprire di che cosa ha bisogno chiunque altro.',
  },
  'Moon-Venus': {
    conjunction:
      'La tenerezza è la tua lingua madre. Vedi che cosa farebbe piacere e lo fai, rendi abitata una stanza in affitto, e una voce dura ti rovina il pomeriggio anche se era per qualcun altro.',
    soft: 'L’affetto ti viene facile nelle due direzioni. Sai farti accudire senza sentirti da meno, e hai un senso tranquillo di che cosa sta bene con che cosa, su un tavolo, su una parete, tra due persone.',
    hard: 'Vuoi la vicinanza e vuoi piacere, e la seconda cosa intralcia la prima. Quello che ingoi per amor di pace ritorna come umore; un bisogno detto presto è più piccolo di uno detto tardi.',
  },
  'Moon-Saturn': {
    conjunction:
      'Hai imparato ad amministrare i sentimenti prima che ti fosse permesso averli. La gente si appoggia a te e non vede che ti stanchi anche tu; i pochi a cui lo mostri diventano amici per sempre.',
    soft: 'I tuoi sentimenti hanno un pavimento. Mantieni una promessa quando la voglia è passata, con i più anziani stai bene, e in una brutta settimana la testa che si ricorda di mangiare è la tua.',
    hard: 'Ti aspetti di essere un peso, perciò non chiedi niente, e poi senti quanta solitudine c’è. Il freddo che temi negli altri è spesso la tua stessa prudenza di ritorno; prova con una richiesta piccola e precisa.',
  },
  'Moon-Uranus': {
    conjunction:
      'I tuoi umori cambiano come il tempo in montagna, e lo preferisci a una settimana grigia. La vicinanza ti riesce a porta non chiusa a chiave; più liberamente puoi andare, più spesso rimani.',
    soft: 'I cambiamenti non ti tolgono il sonno. Fai amicizia in posti strani, sai vivere in più modi, e la prima impressione che hai della gente si conferma più spesso di quanto osi dire.',
    hard: 'La sicurezza ti rende irrequieti i piedi e la libertà ti dà nostalgia. Forse hai conosciuto una casa in cui tutto cambiava in una notte; pochi riti fissi, scelti e tenuti da te, danno all’inquietudine un luogo a cui tornare.',
  },
  'Moon-Neptune': {
    conjunction:
      'Senti quello che c’è nella stanza prima che qualcuno parli, e non lo puoi spegnere. Musica, acqua e sonno ti puliscono l’aria; così pure la domanda, fatta più volte al giorno, se questa tristezza sia davvero tua.',
    soft: 'Nella tua compassione c’è fantasia: sai figurarti come sia essere un altro. I sogni meritano di essere scritti, e vicino a te le persone si quietano un poco senza che tu faccia niente.',
    hard: 'Ti consoli con un’immagine di come potrebbe essere, e l’immagine ti diventa più cara della cosa. Chi ha bisogno di essere salvato ti trova; aiutalo con qualcosa che si possa contare, un’ora, un pasto, una telefonata, e torna a casa.',
  },
  'Moon-Pluto': {
    conjunction:
      'Senti tutto fino in fondo. Le chiacchiere ti stancano, i segreti con te sono al sicuro, e un amore o un dolore ti ha rifatto più di una volta; quello che non puoi perdonare lo porti, e pesa.',
    soft: 'I sentimenti forti non ti fanno paura, né i tuoi né gli altrui. Rimani nella stanza quando quasi tutti trovano un motivo per uscire, e da una perdita torni con qualcosa che prima non avevi.',
    hard: 'Quando qualcosa ti ferisce, una paura più vecchia prende il volante e chiede prove d’amore che nessuno potrebbe dare. Di’ in una frase semplice che cosa temi: è più difficile di una scenata, e funziona.',
  },
  'Moon-Ascendant': {
    conjunction:
      'Il tuo umore è la prima cosa che si incontra. Prendi il tono di chi ti sta vicino, fai da madre agli estranei senza pensarci, e ogni tanto un giorno in casa ti ridà la tua faccia.',
    soft: 'In pochi minuti con te ci si sente a casa. Rispondi a quello che si vuol dire e non solo a quello che si dice, e non ti costa nulla, perché ti interessa.',
    hard: 'Mostri meno di quel che senti, o di più, e ti stupisce ciò che è arrivato. Chi vive con te deve imparare i tuoi umori come i marinai una costa; aiuta che la carta la disegni tu.',
  },
  'Moon-Midheaven': {
    conjunction:
      'Senti quello che vogliono i molti, e il tuo lavoro ha a che fare con il prendersene cura. La tua fama sale e scende come la marea; lo si regge quando c’è un luogo privato che non si muove con lei.',
    soft: 'Porti un tono umano nella vita di lavoro. Ti si affida ciò che è personale, e le abitudini della casa della tua infanzia si rivelano utili nel mestiere.',
    hard: 'La famiglia telefona mentre la riunione è in corso, in una forma o nell’altra. Casa e vocazione non si servono nella stessa ora; la pace viene dal decidere a settimane e non a momenti.',
  },
};
