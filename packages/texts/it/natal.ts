import type { NatalTexts } from '../natal/texts.ts';
import { words } from './names.ts';

export const italian: NatalTexts = {
  ...words,
  phases: [
    {
      name: 'Luna Nuova',
      born: 'La tua fase lunare di nascita è la Luna Nuova.',
      description:
        'Sole e Luna stanno insieme, e ciò che vuoi e ciò di cui hai bisogno parlano con una sola voce. Tendi a cominciare d’impulso e a scoprire il senso delle cose mentre le fai. Gli inizi ti danno energia; guardarti da fuori è l’arte più difficile.',
    },
    {
      name: 'Luna Crescente',
      born: 'La tua fase lunare di nascita è la Luna Crescente.',
      description:
        'Il primo filo di luce si fa strada nel buio. Spesso senti il richiamo delle vecchie abitudini proprio quando qualcosa di nuovo vuole crescere, e conosci la tua forza andando avanti. Curiosità e costanza insieme ti portano più lontano di ciascuna da sola.',
    },
    {
      name: 'Primo Quarto',
      born: 'La tua fase lunare di nascita è il Primo Quarto.',
      description:
        'Sole e Luna formano un angolo retto e metà del disco è illuminata. Dai il meglio quando c’è da decidere o da costruire, e un po’ di attrito ti risveglia. È utile chiedersi ogni tanto se la lotta del momento sia davvero la tua.',
    },
    {
      name: 'Luna Gibbosa',
      born: 'La tua fase lunare di nascita è la Luna Gibbosa.',
      description:
        'La luce è quasi piena, e così il desiderio di fare bene. Affini, confronti e migliori, e vuoi che il tuo impegno serva a uno scopo. Cresci quando lasci andare un buon lavoro prima che sia perfetto.',
    },
    {
      name: 'Luna Piena',
      born: 'La tua fase lunare di nascita è la Luna Piena.',
      description:
        'La Luna sta di fronte al Sole e ciascuno mostra l’altro in piena luce. Impari a conoscerti attraverso gli altri, e le relazioni contano per te fin da presto. Il compito è reggere due verità insieme: la tua e quella che ti sta di fronte.',
    },
    {
      name: 'Luna Disseminante',
      born: 'La tua fase lunare di nascita è la Luna Disseminante.',
      description:
        'La pienezza è passata e la sua luce viene condivisa. Vuoi trasmettere ciò che hai compreso, insegnando, raccontando o mostrando, e prendi vita quando raggiunge qualcuno. Ascoltare ciò che gli altri già sanno rende più forte il tuo messaggio.',
    },
    {
      name: 'Ultimo Quarto',
      born: 'La tua fase lunare di nascita è l’Ultimo Quarto.',
      description:
        'La Luna è di nuovo ad angolo retto con il Sole, ora sulla via del buio. Ti accorgi presto quando una forma ha perso il suo senso e metti in questione ciò che altri danno per scontato. Il tuo dono è trasformare dall’interno; aiuta la pazienza con chi vede più lentamente.',
    },
    {
      name: 'Luna Balsamica',
      born: 'La tua fase lunare di nascita è la Luna Balsamica.',
      description:
        'L’ultima luce si spegne prima del prossimo inizio. Avverti le conclusioni e ciò che non è ancora nato, e ti serve più silenzio che ad altri per ascoltarlo. Ti fa bene portare a termine e lasciare andare con i tuoi tempi, fidandoti che il seme ci sia già.',
    },
  ],
  hemispheres: {
    Eastern:
      'La maggior parte dei tuoi pianeti si trova nella metà orientale del tema, attorno all’Ascendente. Ti piace mettere in moto le cose e ti affidi alla tua iniziativa; scegliere la rotta conta per te più che ricevere un invito.',
    Western:
      'La maggior parte dei tuoi pianeti si trova nella metà occidentale del tema, attorno al Discendente. Trovi la tua strada nello scambio con gli altri e sai leggere le situazioni; la collaborazione e il momento giusto fanno emergere ciò che sai fare.',
    Northern:
      'La maggior parte dei tuoi pianeti si trova sotto l’orizzonte, nella metà settentrionale del tema. Il tuo baricentro è la vita privata e interiore: la casa, le radici, la riflessione e ciò che fai di te prima di mostrarlo.',
    Southern:
      'La maggior parte dei tuoi pianeti si trova sopra l’orizzonte, nella metà meridionale del tema. Ti attrae il mondo visibile: il lavoro, la società e le idee condivise, e ti conosci attraverso ciò che fai tra la gente.',
  },
  zodiac:
    'Le posizioni sono contate nello zodiaco tropicale, dall’equinozio, come vuole la tradizione occidentale. Le risposte vediche contano dalle stelle (siderale, Lahiri), dove ogni luogo si trova circa 24 gradi prima: lo stesso Sole può portare lì il nome del segno precedente.',
  ties: {
    and: ' e ',
    eastWest:
      'I tuoi pianeti si dividono in parti uguali tra la metà orientale e quella occidentale del tema. La tua iniziativa e la risposta degli altri hanno lo stesso peso; sai dare inizio a qualcosa come unirti a ciò che c’è.',
    northSouth:
      'I tuoi pianeti si dividono in parti uguali tra la metà nord del tema, sotto l’orizzonte, e quella sud, sopra di esso. Vita privata e vita pubblica hanno lo stesso peso, e ciascuna va meglio quando anche l’altra ha il suo turno.',
    elements: [
      'Nessun elemento prevale da solo nel tuo tema; hanno lo stesso peso: ',
      '. Puoi attingere a ciascuno di essi e impari di più quando noti quale il momento richiede.',
    ],
    modes: [
      'Nessuna modalità prevale da sola nel tuo tema; hanno lo stesso peso: ',
      '. Conosci più di un modo di affrontare le cose; scegliere tra essi di proposito è l’arte da esercitare.',
    ],
  },
  elements: {
    Fire: {
      name: 'Fuoco',
      dominant:
        'Il Fuoco prevale nel tuo tema. Vivi di entusiasmo, agisci per convinzione e scaldi chi ti sta intorno; impari di più quando lasci alla fiamma il tempo di farsi brace.',
    },
    Earth: {
      name: 'Terra',
      dominant:
        'La Terra prevale nel tuo tema. Ti fidi di ciò che si può toccare, provare e costruire, e gli altri contano sulla tua pazienza; impari di più quando lasci entrare anche l’imprevisto.',
    },
    Air: {
      name: 'Aria',
      dominant:
        'L’Aria prevale nel tuo tema. Vivi di pensieri, parole e legami e vedi una questione da più lati; impari di più quando un’idea ti tocca oltre a interessarti.',
    },
    Water: {
      name: 'Acqua',
      dominant:
        'L’Acqua prevale nel tuo tema. Percepisci attraverso il sentimento e cogli il non detto; impari di più quando distingui i tuoi umori da quelli che hai assorbito.',
    },
  },
  modes: {
    Cardinal: {
      name: 'Cardinale',
      dominant:
        'I segni cardinali prevalgono nel tuo tema. Dai inizio, indichi la direzione e stai meglio quando qualcosa prende il via; portare l’opera fino in fondo è il complemento da esercitare.',
    },
    Fixed: {
      name: 'Fisso',
      dominant:
        'I segni fissi prevalgono nel tuo tema. Tieni la rotta, approfondisci ciò che hai cominciato e difficilmente ti distrai; sapere quando allentare la presa è il complemento da esercitare.',
    },
    Mutable: {
      name: 'Mobile',
      dominant:
        'I segni mobili prevalgono nel tuo tema. Ti adatti, colleghi e trovi il modo di aggirare gli ostacoli; restare abbastanza a lungo su una cosa sola è il complemento da esercitare.',
    },
  },
};
