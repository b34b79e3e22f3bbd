import type { SafetyTexts } from './safety-texts.ts';

export const it: SafetyTexts = {
  advice: {
    'self-harm':
      "Quello che racconti fa molto male, e conta più di qualsiasi tema natale. Per favore, non restare da solo con questo peso: parla adesso con qualcuno, una persona di fiducia o una linea d'ascolto. Se tu, o la persona per cui ti preoccupi, potreste agire oggi, chiama il numero di emergenza e allontanati da tutto ciò che può ferire.",
    violence:
      "Quello che descrivi è violenza, e nessuno la merita. Nessun tema natale può dire se qualcuno smetterà, né deve decidere se resti. Se sei in pericolo adesso, mettiti al sicuro e chiama il numero di emergenza. Una linea d'ascolto ti sente in modo riservato e ti aiuta a preparare il passo successivo.",
    'child-abuse':
      "Prima di tutto il bambino deve essere al sicuro, e nessun tema natale può giudicarlo. Se un bambino è in pericolo adesso, chiama il numero di emergenza. Racconta oggi stesso quello che sai a un adulto di fiducia o a una linea d'ascolto. Se succede a te: non è colpa tua, e puoi parlarne.",
    threat:
      "Sei sotto una forte pressione, e qualcuno potrebbe farsi male. Per favore, allontanati dalla situazione e da tutto ciò che può diventare un'arma, e parla adesso con qualcuno. Se potresti fare del male a qualcuno, chiama il numero di emergenza. Un tema natale non risponde a questo.",
    medical:
      'Questa è una domanda per un medico; un tema natale non può rispondere. Se i sintomi sono gravi o improvvisi, chiama il numero di emergenza o vai subito in ospedale. Per favore, non interrompere e non cambiare un farmaco o una cura senza un medico.',
  },
  helpIsHere: 'Qui puoi trovare aiuto:',
  emergency: 'Emergenza',
};
