import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const saturn: PlanetTexts = {
  signs: [
    'La tua lezione lunga la scrive Saturno in Ariete: cominciare di tua iniziativa, senza prima chiedere se è permesso.',
    'La tua lezione lunga la scrive Saturno in Toro: credere che ce ne sia abbastanza, e che vali il tuo prezzo.',
    'La tua lezione lunga la scrive Saturno in Gemelli: dire ad alta voce la cosa semplice prima di aver letto tutto sull’argomento.',
    'La tua lezione lunga la scrive Saturno in Cancro: avere bisogno di qualcuno e lasciare che si veda.',
    'La tua lezione lunga la scrive Saturno in Leone: mostrarti senza la certezza dell’applauso.',
    'La tua lezione lunga la scrive Saturno in Vergine: distinguere il lavoro buono da quello impeccabile, e consegnare il primo.',
    'La tua lezione lunga la scrive Saturno in Bilancia, dove gli antichi lo onorano: restare fedele a un’altra persona e restare qualcuno.',
    'La tua lezione lunga la scrive Saturno in Scorpione: fidarti senza tenere prove di riserva.',
    'La tua lezione lunga la scrive Saturno in Sagittario: trovare una fede passata attraverso il dubbio e uscita più piccola e più forte.',
    'La tua lezione lunga la scrive Saturno in Capricorno, sul suo terreno: reggere una carica senza farti pietra.',
    'La tua lezione lunga la scrive Saturno in Acquario, sul suo terreno: appartenere a delle persone, non solo a un principio.',
    'La tua lezione lunga la scrive Saturno in Pesci: dare alla compassione una forma, un’ora e una fine.',
  ],
  houses: [
    'Nella prima casa ti mette cautela sulla porta; l’età adulta ti è arrivata presto, e con gli anni ringiovanisci.',
    'Nella seconda casa conta, e la sicurezza te la costruisci con le tue mani, tardi e bene.',
    'Dalla terza casa ti ha insegnato a pesare le parole; leggere, scrivere o un fratello ti hanno fatto conoscere la serietà.',
    'La quarta casa posa il suo peso sulla famiglia, e porti un pezzo del fardello di un genitore che non è tuo.',
    'Nella quinta casa prende il gioco sul serio: ti eserciti dove altri improvvisano, e la gioia la impari come si impara uno strumento.',
    'Sta nella sesta casa, dove le cose le fai bene e poi le rifai.',
    'Nella settima casa aspetta la certezza; i tuoi legami arrivano tardi o pesano molto, e quelli che durano sono fatti di lealtà.',
    'L’ottava casa gli fa custodire la porta interna, e avere un debito con qualcuno ti è difficile.',
    'Dalla nona casa mette alla prova ciò che ti hanno insegnato, e la tua visione del mondo te la guadagni camminando e studiando.',
    'Nella decima casa è lo scalatore; la responsabilità ti trova, e il tuo nome si fa piano e dura.',
    'L’undicesima casa ti dà pochi amici e antichi.',
    'Nella dodicesima casa è una paura senza volto, che si rimpicciolisce quando le dai un tavolo, un’abitudine e un nome.',
  ],
};
