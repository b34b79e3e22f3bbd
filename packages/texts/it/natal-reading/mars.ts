import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mars: PlanetTexts = {
  signs: [
    'Quando vuoi qualcosa, Marte in Ariete è già partito; ti accendi presto, finisci presto e per la vendetta non hai talento.',
    'Marte in Toro spinge come un aratro. Ci vuole molto a provocarti, e poi vola il tavolo.',
    'Marte in Gemelli combatte con la lingua e su due fronti, e lavori meglio con tanti ferri nel fuoco.',
    'Marte in Cancro difende; per i tuoi tiri fuori le unghie, per te prendi vie traverse, e tenere il broncio è il tuo modo di andare in guerra.',
    'Marte in Leone agisce in grande o non agisce, e il coraggio ti riesce meglio davanti a testimoni.',
    'Marte in Vergine lavora. Trasformi la rabbia in ordine, in esattezza, in un’altra correzione, e duri più a lungo di gente che fa il doppio del rumore.',
    'Marte in Bilancia si batte per il giusto e detesta farsi vedere mentre si batte; vinci restando ragionevole un minuto in più.',
    'Marte in Scorpione è a casa sua, paziente e intero: aspetti il momento, non sprechi un colpo e non bluffi mai.',
    'Marte in Sagittario va alla carica delle idee; ti si trascina in ogni causa che abbia un orizzonte, e le pulizie finali le lasci ad altri.',
    'Marte in Capricorno è forte, perché si risparmia per la vetta; nelle crisi sai avere freddezza, e di ogni sforzo conosci lo scopo.',
    'Marte in Acquario si ribella per principio, e ti muovi appena qualcuno dice che si è sempre fatto così.',
    'Marte in Pesci arriva cedendo. Agisci sull’onda del sentimento, l’opposizione frontale ti stanca, e più di un prepotente ha scoperto che dove cadeva il colpo tu non c’eri.',
  ],
  houses: [
    'Nella prima casa ti cammina davanti: la gente si prepara o prende coraggio.',
    'Dalla seconda casa va a caccia del sostentamento, guadagna in fretta e spende con brio.',
    'La terza casa lo affila per il dibattito, e guidi, scrivi e rispondi più veloce di quanto sia saggio.',
    'Nella quarta casa combatte in casa, o per la casa; c’è sempre qualcosa in ristrutturazione.',
    'La quinta casa gli dà giochi, passione e rischio, e gareggi per il gusto di farlo.',
    'Nella sesta casa sgobba: ti serve lavoro fisico o un problema duro, e i colleghi sfaccendati ti irritano.',
    'La settima casa lo manda tra le braccia di avversari forti, e con qualcuno di loro si finisce per vivere.',
    'Dall’ottava casa entra dove altri restano fuori: emergenze, tabù e faccende ingarbugliate altrui.',
    'La nona casa ne fa un crociato; viaggi senza comodità e discuti per la tua verità.',
    'Sta nella decima casa come ambizione, e preferisci gli attacchi in cima alla sicurezza del mezzo.',
    'Nell’undicesima casa muove i gruppi: la campagna la cominci tu, e le amicizie nascono facendo qualcosa insieme.',
    'La dodicesima casa lo tiene al coperto; la tua rabbia prende strade secondarie, e la tua forza si vede quando serve a qualcun altro.',
  ],
};
