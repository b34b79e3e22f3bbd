import type { PairTexts } from '../../aspects-report/texts.ts';

export const jupiter: PairTexts<'Jupiter'> = {
  'Jupiter-Venus': {
    conjunction:
      'Godi, e lasci godere. Gusto, ospitalità e uno sguardo bonario sulle persone ti accompagnano in ogni compagnia; l’arte che eserciti per tutta la vita è smettere mentre è ancora bello.',
    soft: 'La gente ti piace e tu le piaci, e non c’è trucco. Le amicizie con te durano, e di una frase maldestra trovi la lettura generosa.',
    hard: 'Dai troppo e scegli troppo dolce, e poi ti chiedi chi abbia mangiato la torta. Quello che stimi davvero si vede quando devi pagarlo in tempo.',
  },
  'Jupiter-Saturn': {
    conjunction:
      'Speranza e cautela ti furono consegnate nello stesso pacco. Costruisci a tappe lunghe, vent’anni per te sono un piano, e ogni ampliamento ha le sue fondamenta; ad altri pare lentezza finché non la vedono in piedi.',
    soft: 'Hai il senso della misura giusta. Sai quando allargare e quando tenere, le istituzioni si fidano di te, e puoi servire un ideale senza perdere di vista il calendario.',
    hard: 'Oscilli tra troppo largo e troppo stretto: lunedì un grande piano, venerdì solo ragioni contrarie. Scrivi lunedì la data nel piano, e lascia che venerdì cambi soltanto quella.',
  },
  'Jupiter-Uranus': {
    conjunction:
      'Hai naso per il varco. Offerte improvvise, alleati improbabili e un viaggio deciso nella notte hanno mosso la tua vita più di ogni piano, e la cosa vera la riconosci perché ti fa ridere.',
    soft: 'Le vedute nuove sul mondo ti fanno bene. Con riformatori, inventori e viaggiatori ti trovi, e un rischio che spaventa i vicini a te pare una porta socchiusa.',
    hard: 'Lasci terreno buono perché l’orizzonte si è mosso. Non ogni promessa di libertà viene mantenuta; chiedi a ogni partenza che cosa farai laggiù un martedì qualunque.',
  },
  'Jupiter-Neptune': {
    conjunction:
      'Il tuo cuore è largo e non ha recinto. Credi nella gente, nella musica, in un assetto migliore del mondo, e ti serve un’amicizia sobria con il permesso di chiedere come.',
    soft: 'La fede ti viene da sé, con o senza chiesa. Sai consolare, sai immaginare il buon esito, e qualche volta è così che arriva.',
    hard: 'Credi prima ciò che è bello e domandi dopo. Guru, grandi disegni e casi disperati hanno il tuo indirizzo. Dormi su tutto quello che ti commuove, e poi da’ la metà.',
  },
  'Jupiter-Pluto': {
    conjunction:
      'Con una convinzione sei una forza della natura. Sai mettere in moto cose grandi, conquistare una sala, costruire sulle rovine; bada a che cosa accade a chi non è d’accordo.',
    soft: 'Senti dove sta il potere e come usarlo bene. Pensi per generazioni, e sai persuadere senza piegare nessuno.',
    hard: 'Vorresti convertirli. È una verità grande quella che tieni, e convince esattamente quanto lasci all’altra persona lo spazio di rifiutarla.',
  },
  'Jupiter-Ascendant': {
    conjunction:
      'Entri e la stanza si allarga. Da te ci si aspettano cose buone, in un modo o nell’altro tendi a prendere spazio, e la tua sicurezza è contagiosa.',
    soft: 'Fai un’impressione incoraggiante, e le porte ti restano aperte un momento in più. Sai fare l’ospite, sai insegnare, sai perdere.',
    hard: 'Con il sorriso prometti quello che non hai ancora pensato fino in fondo. La grandezza la portano altri nella tua vita, compagni generosi, grandiosi, rumorosi, e la misura la impari guardandoli.',
  },
  'Jupiter-Midheaven': {
    conjunction:
      'Il tuo lavoro vuole un orizzonte largo: insegnamento, diritto, viaggi, un pubblico qualsiasi. Chi sta in alto ti apprezza, e sali meglio dove puoi anche crederci.',
    soft: 'I protettori li trovi senza cercarli. Il tuo giudizio è richiesto, e la fama ti corre un po’ avanti, cosa che puoi permetterle.',
    hard: 'Miri così in alto che il piolo seguente sparisce dalla vista. Prendi il posto più piccolo che ha una porta vera; di lì, il tuo ottimismo fa il resto.',
  },
};
