import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const moon: PlanetTexts = {
  signs: [
    'Con la Luna in Ariete i tuoi sentimenti arrivano di corsa e di corsa se ne vanno. La rabbia ti dura dieci minuti, il rimorso uno, e consolare per te vuol dire che finalmente si fa qualcosa.',
    'La Luna in Toro ti dà un umore come il pane buono: semplice, lento a lievitare, saziante. Ti calmi toccando, mangiando, curando il giardino, e un posto che ti ha fatto del bene lo lasci per ultimo.',
    'Con la Luna in Gemelli scopri che cosa provi mentre lo racconti. Un messaggio a cui si risponde subito è una carezza, il silenzio ti mette in ansia, e due umori possono abitare in te porta a porta.',
    'La Luna in Cancro è nelle sue acque: senti a maree, ricordi con la pancia, e dalla cucina capisci come sta ciascuno. Chi ti appartiene riceve cure, che le abbia chieste o no.',
    'Con la Luna in Leone hai bisogno di stare al primo posto nel cuore di qualcuno. Dai affetto come si dà una festa, con le candele, e un grazie tiepido ti resta dentro più a lungo di quanto ammetti.',
    'La Luna in Vergine si consola rimettendo ordine. Dimostri amore notando che la gomma è sgonfia, e la preoccupazione è il prezzo di una testa che non smette mai di badare agli altri.',
    'Con la Luna in Bilancia la tua pace dipende dal tono che c’è nella stanza. Vivere con te è un piacere, smussi le cose prima che siano dette del tutto, e portare senza nessuno il peso di una scelta ti stanca.',
    'La Luna in Scorpione sente fino in fondo e ne mostra poco. Alla terza frase sai di chi fidarti, un tradimento non lo dimentichi, e la tenerezza in te è una faccenda seria.',
    'Con la Luna in Sagittario i tuoi sentimenti hanno bisogno d’aria. Ti consolano un viaggio, un panorama, una bella discussione su Dio, e lasci un umore come si lascia una stazione.',
    'La Luna in Capricorno tiene i sentimenti in ordine e le lacrime per dopo. Hanno contato su di te prima di chiedertelo, servire ti sembra più sicuro che piacere, e chi resta scopre la tua dolcezza.',
    'Con la Luna in Acquario osservi i tuoi sentimenti mentre li provi. Amicizia è la tua parola più calda, la ressa ti gela, e sai perdonare quasi tutto tranne che si aspettino da te una reazione.',
    'La Luna in Pesci non ha persiane. Entra in te il dolore del film, del vicino, del cane di fronte, e ti servono più sonno, più musica e più silenzio di quanto altri trovino ragionevole.',
  ],
  houses: [
    'Sta nella prima casa, dove un umore si vede subito; la gente ti porta i suoi bisogni prima di sapere come ti chiami.',
    'Nella seconda casa vuole la dispensa piena, e il tuo senso di sicurezza sale e scende con ciò che hai messo da parte.',
    'La terza casa la rende loquace: ti serve il giro quotidiano delle piccole notizie, e un fratello, una sorella o chi abita accanto fa parte dei tuoi mobili di famiglia.',
    'È a casa sua nella quarta casa, e dove vivi conta per te più di quello che fai; un trasloco ti scuote per un anno.',
    'Dalla quinta casa cerca la gioia, nei bambini, nel gioco, nel corteggiamento, e il tuo cuore resta più giovane del tuo passaporto.',
    'Nella sesta casa vive di abitudini: la stessa tazza, la stessa passeggiata, qualcuno di cui occuparsi, e una settimana in disordine ti va dritta ai nervi.',
    'La settima casa la affida all’altra persona, così che senti quello che sente chi ti sta davanti e a volte aspetti che ti dicano che cosa ti piacerebbe.',
    'È scesa nell’ottava casa, dove vicinanza vuol dire conoscersi per intero, e la metà di quello che avverti nessuno te l’ha mai detta.',
    'Nella nona casa ha nostalgia dell’altrove, e una lingua straniera, una fede o un lungo viaggio in treno possono somigliare a casa più di casa.',
    'Sta nella decima casa, sotto gli occhi di tutti: il tuo tempo interiore diventa una notizia, e degli estranei credono di conoscerti.',
    'L’undicesima casa le dà una famiglia di amici, e ti riposi dove molte persone care stanno in una sola cucina.',
    'Si è ritirata nella dodicesima casa, dove accoglie tutto e racconta poco; ti serve un’ora al giorno in cui nessuno voglia niente da te.',
  ],
};
