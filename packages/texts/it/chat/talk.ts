import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { TalkSaid } from '../../chat/said/talk-said.ts';
import { placement, rising as risingIn } from './places.ts';

const refusals: Record<RefusedMatter, string> = {
  distress:
    'Quello che scrivi mi preoccupa più di qualsiasi tema natale. Ti prego, parla adesso con qualcuno: una persona di cui ti fidi, un medico, oppure il numero di emergenza o una linea di ascolto del tuo Paese, che rispondono di giorno e di notte. Sono un programma e non posso essere io quell’aiuto, e nessuna posizione dei pianeti dice che le cose debbano restare così.',
  death:
    'Non rispondo sulla morte né sulla durata di una vita: nessun tema può saperlo, e un’ipotesi farebbe solo paura. Chiedimi dove sta la tua forza, o quali periodi richiedono più cura.',
  'sex of a child':
    'Non dico se un bambino sarà maschio o femmina: nessun tema può saperlo, e in India la legge vieta di dirlo prima della nascita. Chiedimi quando i periodi favoriscono i figli, o com’è il tuo legame con loro.',
  diagnosis:
    'Non posso dire se qualcuno abbia una malattia o aspetti un bambino, né se guarirà; chiedilo a un medico, che può fare una visita. Chiedimi quali sono le tue forze, o quando ti conviene riguardarti.',
  gamble:
    'Non faccio pronostici su scommesse, lotterie o investimenti: un tema non sa nulla dei mercati né della fortuna con i numeri, e nessuno dovrebbe rischiarci del denaro. Chiedimi come guadagni e conservi meglio il denaro, o quali periodi lo favoriscono.',
};

const notUnderstood = {
  matter: 'Posso cercare i periodi adatti a qualcosa, ma non ho capito di che cosa si tratti.',
  later: 'Questo non posso leggerlo nel tuo tema, oppure non l’ho capito.',
  first: 'Nella tua domanda non ho trovato niente che si possa cercare in un tema natale.',
} as const;

const named = (name: string): string => (name ? `, ${name}` : '');

export const talk: SentencesOf<TalkSaid> = {
  hello: ({ name, again }) => `${again ? 'Ciao di nuovo' : 'Ciao'}${named(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `Ho davanti il tuo tema: l’Ascendente ${risingIn(rising, level)} e ${placement(moon, level)}.`,
  askable: () =>
    'Puoi chiedere del lavoro, dell’amore, del matrimonio, dei figli, del denaro, della casa, della salute, della famiglia, dei viaggi o degli studi; degli yoga, dei dosha, della sade sati, delle dasha e dei rimedi; di un pianeta, di una casa o di un numero fortunato; oppure quando un periodo è adatto a qualcosa.',
  welcome: ({ name }) => `Prego${named(name)}.`,
  'ask on': () => 'Chiedi ancora quando ti viene in mente altro.',
  goodbye: ({ name }) => `A presto${named(name)}.`,
  'kept open': () => 'Questa conversazione si può riprendere nella stessa sessione.',
  program: () =>
    'Sono un programma: calcolo il tuo tema natale e metto in parole ciò che ne dice la tradizione. Dietro le risposte non c’è nessuna persona.',
  'no days': () => 'Grazie di averlo chiesto; sono un programma e non ho giorni, né buoni né cattivi.',
  'how can I help': () => 'In che cosa posso aiutarti con il tuo tema?',
  'leaning on': () =>
    'Ricordo di che cosa abbiamo parlato, perciò come domanda bastano «e l’anno prossimo?» o «dimmi di più».',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Per un confronto servono i temi di due persone, e io ho solo il tuo. Chiedimi che cosa dice il tuo tema del matrimonio, della persona che sposi, oppure di manglik e nadi.',
  'no letters': () =>
    'Il numero di un nome si conta dalle lettere latine, e il nome inviato non ne ha. Manda il nome scritto in lettere latine.',
  'leanings only': () =>
    'Un tema mostra inclinazioni, e i periodi adatti a esse; un giorno esatto o una garanzia non può darli.',
  'no diagnosis': () => 'Questa non è una diagnosi e non sostituisce un medico.',
  'no legal advice': () => 'Questa non è una consulenza legale e non sostituisce un avvocato.',
  'low mood': () => 'Se l’umore resta basso, parlane con un medico o con una persona di cui ti fidi.',
  sorry: () => 'Mi dispiace che per te sia un momento difficile.',
  'neither good nor bad': () => 'di per sé non è né un bene né un male.',
};
