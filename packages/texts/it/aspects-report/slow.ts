import type { PairTexts } from '../../aspects-report/texts.ts';

export const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = {
  'Saturn-Uranus': {
    conjunction:
      'Chi costruisce e chi demolisce dividono in te un banco da lavoro, come in tutta la tua leva. Nella tua vita diventa personale dove innalzi qualcosa di solido con regole nuove e lo difendi da entrambe le parti.',
    soft: 'Sai rinnovare un ordine antico senza insultarlo. La tua leva ha imparato a riparare con la macchina in moto, e tu lo fai con mano ferma.',
    hard: 'Regola e rivolta si danno il cambio: ubbidisci a lungo, e poi non più. Cambia ogni anno una clausola del contratto, e non ti servirà bruciarlo.',
  },
  'Saturn-Neptune': {
    conjunction:
      'Vuoi che il sogno abbia pareti e un tetto. Con la tua generazione hai visto finire un ideale e un altro entrare in cantiere, e le visioni che arrivano senza progetto ti insospettiscono.',
    soft: 'Sai servire quello che ancora nessuno vede, in silenzio e per anni. In te il pratico e lo speranzoso si parlano, e perciò le tue speranze hanno un indirizzo.',
    hard: 'Ti stanchi quando il mondo è più lento della visione, e allora non ti fidi di nessuno dei due. Un pezzetto di sogno, reso vero a mano, ti fa più bene di uno grande che ha ragione.',
  },
  'Saturn-Pluto': {
    conjunction:
      'Sei di una stagione dura del mondo, e sai fin nelle ossa che le cose possono finire. Di lì la tua accuratezza. Di lì anche i giorni in cui stringi i denti e non arriva niente.',
    soft: 'Hai la resistenza che scava. Lunghe riforme, lunghe riprese, lunghi progetti con te sono in buone mani, e per strada non ti servono applausi.',
    hard: 'Ti aspetti resistenza e stai a gambe larghe. Il potere che non vuole rispondere di sé è il tuo vecchio nemico, e dovresti badare che il tuo ne risponda.',
  },
  'Saturn-Ascendant': {
    conjunction:
      'Sembri avere più anni, più freddezza o più prudenza di quanta ne hai. Gli sconosciuti ti affidano responsabilità alla prima occhiata e battute solo dopo un anno; con questo viso gli anni sono gentili.',
    soft: 'Hai un’autorità naturale che non chiede volume. La tua parola tiene, i tuoi modi sono semplici, e la gente si calma quando subentri.',
    hard: 'A un primo incontro vai come a un esame, e gli altri credono che l’esame lo faccia tu. I compagni seri ti insegnano che è permesso appoggiarsi.',
  },
  'Saturn-Midheaven': {
    conjunction:
      'Sali a piedi, e arrivi. Carica e dovere ti raggiungono presto; l’altezza ti spetta appena smetti di credere che solo lo sfinimento ne dia diritto.',
    soft: 'Ti affidano ciò che non deve andare storto. La tua carriera somiglia a un muro di pietra più che a un fuoco d’artificio, e ogni corso regge il seguente.',
    hard: 'Porti tutto il tetto e pensi che nessun altro potrebbe. Vecchie lealtà ti pesano sui passi; posa quella di cui da anni non ti chiede più nessuno.',
  },
  'Uranus-Neptune': {
    conjunction:
      'Sei di una leva in cui i fili e i sogni furono collegati di nuovo. Ti tocca di persona dove a un’idea insolita dai una forma che altri possano sentire.',
    soft: 'Alla tua generazione è parso naturale che il nuovo fosse anche gentile. Senti presto quello che c’è nell’aria, e non ti serve crederci tutto.',
    hard: 'Tra la rottura netta e la bella foschia esiti con tutta la tua leva. Dove c’è da agire, prendi la prossima domanda pratica e rispondi a quella.',
  },
  'Uranus-Pluto': {
    conjunction:
      'Vieni da anni di sconvolgimento e ne porti il seme. La domanda della tua generazione, che cosa debba andarsene, diventa tua ovunque la dici prima degli altri.',
    soft: 'Il mutamento radicale non spaventa la tua leva, e ti si addice. Una cosa la sai smontare in modo che con i pezzi se ne faccia una migliore.',
    hard: 'Ciò che è vecchio e vuoto ti spazientisce oltre misura. Demolisci in fretta, più in fretta di quanto costruisci; che la trave nuova sia già pronta.',
  },
  'Neptune-Pluto': {
    conjunction:
      'Vieni dall’incontro di due maree lentissime, di quelle da cui si contano le epoche. Quello che sogni e quello che temi hanno una radice sola, e tu la cerchi.',
    soft: 'Questa corrente silenziosa la condividi con quasi tutti quelli del tuo tempo: la sensazione che ciò che è perduto non se ne sia andato. In te diventa pazienza con quello che accade nel profondo.',
    hard: 'Il desiderio di purezza e la conoscenza dell’abisso si sfregano in tutta la tua leva. A te serve un luogo dove si possano dire entrambi.',
  },
  'Uranus-Ascendant': {
    conjunction:
      'Nessuno ti confonde con qualcun altro. Sorprendi, rinfreschi, contraddici; in qualche classe o in qualche via stonavi, e più tardi si è visto che il bello era quello.',
    soft: 'La tua diversità è di quelle che fanno piacere. Porti con te un filo d’aria, e lasci che a turno anche gli altri siano strani.',
    hard: 'Te ne vai un attimo prima di essere davvero lì, o incontri chi fa così. Un legame che regga le sorprese per te è possibile; bisogna solo avvisarlo che ce ne saranno.',
  },
  'Uranus-Midheaven': {
    conjunction:
      'La tua strada ha curve strette, e sono i tratti migliori. Ti serve un campo di cui nessuno abbia ancora scritto il manuale, e capi che chiedano soltanto risultati.',
    soft: 'I metodi nuovi ti portano avanti. Ti chiamano quando la via solita ha fallito, e siccome consegni, vai e vieni come vuoi.',
    hard: 'Appena il ruolo calza, stringe. Almeno una volta, nel pensiero, hai sbattuto la porta; metti l’uscita dentro l’incarico, e potrai restare.',
  },
  'Neptune-Ascendant': {
    conjunction:
      'La gente vede in te ciò che cerca. In un certo senso è difficile fotografarti; una frase chiara su chi sei e su che cosa non farai ti risparmia più di una parte.',
    soft: 'Qualcosa di dolce ti precede. In una stanza entri a tentoni, e i timidi e i feriti vengono da te per conto loro.',
    hard: 'Trovi compagni da salvare, o che luccicano. Li vedi migliori di quanto siano, e loro vedono in te una promessa che non hai mai fatto; di’ presto quello che è semplicemente così.',
  },
  'Neptune-Midheaven': {
    conjunction:
      'La tua vocazione ha a che fare con ciò che non si misura: immagine, suono, cura, fede, mare. I titoli ti scivolano addosso, e segui un desiderio più fedelmente di un piano.',
    soft: 'La fantasia trova la via per entrare nel tuo lavoro. Ti credono perché sembri non volere niente, e le idee migliori ti arrivano di lato.',
    hard: 'La meta cambia forma quando ti avvicini. Fa’ scrivere con te in cifre semplici che cosa fai, per chi e fino a quando.',
  },
  'Pluto-Ascendant': {
    conjunction:
      'Ti si nota anche quando taci. Le persone si sentono lette dentro, alcune si avvicinano e altre si tengono lontane, e tu hai già cambiato più di una pelle.',
    soft: 'Hai presenza. Vedi che cosa muove la gente, lo tieni per te, e al momento decisivo ci sei.',
    hard: 'Incontri i potenti e i gelosi, e ti chiedi perché. Una parte della risposta è che monti la guardia prima che sia venuto qualcuno; apri il cancello una volta in pieno giorno.',
  },
  'Pluto-Midheaven': {
    conjunction:
      'Un posto non lo occupi, lo cambi. L’influenza viene a te, e con lei gli avversari; o il tuo lavoro va alla radice di qualcosa, o te ne vai.',
    soft: 'Sai raddrizzare una cosa che affonda. Chi decide ti prende sul serio, e sembra che tu sappia dove stanno le carte.',
    hard: 'Al lavoro ti imbatti nel potere, ancora e ancora, finché ti chiedi come usi il tuo. Il luogo da cui vieni è più forte di quanto ti piaccia ammettere, ed è anche il tuo combustibile.',
  },
  'Ascendant-Midheaven': {
    conjunction:
      'Il modo in cui entri e il luogo dove vai sono quasi una cosa sola. Tra persona e ruolo in te c’è poca distanza, e perciò ti si crede.',
    soft: 'I tuoi modi si addicono alle tue mete. La gente ti può immaginare in quel posto prima che tu lo abbia, e dall’uno all’altro c’è un passo.',
    hard: 'Come arrivi agli altri e a che cosa miri chiedono abiti diversi. Ogni giorno traduci dall’uno all’altro, e col tempo hai preso mano.',
  },
};
