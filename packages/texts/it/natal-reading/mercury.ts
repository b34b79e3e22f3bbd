import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mercury: PlanetTexts = {
  signs: [
    'Mercurio in Ariete pensa con le maniche rimboccate: prima lo dici e poi lo addolcisci, e preferisci una correzione alla lentezza.',
    'Mercurio in Toro pensa a passo d’uomo e ricorda con le mani; quello che hai capito una volta è tuo.',
    'Mercurio in Gemelli è a casa sua, e la tua mente salta, collega, imita e chiede; il rischio è solo che tu abbia risposto prima che la domanda fosse profonda.',
    'Mercurio in Cancro conserva ciò che lo ha commosso: pensi per storie e per voci, e sai dire che cosa c’era in tavola il giorno della lite.',
    'Mercurio in Leone parla dal davanti del palco; convinci perché è evidente che la frase te la godi.',
    'Mercurio in Vergine è a casa sua e mette in ordine: trovi l’errore, la parola migliore, la via più corta, e la vaghezza ti dà quasi il mal di denti.',
    'Mercurio in Bilancia pesa, poi gira i piatti e pesa di nuovo; sostieni con eleganza la parte che manca.',
    'Mercurio in Scorpione legge le clausole scritte in piccolo su un viso. Fai una domanda dove altri ne fanno dieci, ed è quella rimasta fuori.',
    'Mercurio in Sagittario corre alla conclusione a braccia aperte; pensi per esempi, per risate, per grandi mappe con qualche strada in meno.',
    'Mercurio in Capricorno pensa per titoli e conseguenze: parli quando c’è da decidere, e la gente prende nota.',
    'Mercurio in Acquario pensa facendo il giro dell’angolo e ama i sistemi; le opinioni strane le tieni con calma, quelle comuni con sospetto.',
    'Mercurio in Pesci pensa per immagini che non vogliono mettersi in fila. Una poesia la capisci subito, un modulo al terzo tentativo.',
  ],
  houses: [
    'Nella prima casa ti si legge in faccia, e vai per il mondo facendo domande.',
    'Dalla seconda casa fa i conti: con parole, cifre o scambi ti guadagni da vivere.',
    'La terza casa gli raddoppia la velocità, e la tua giornata è fatta di telefonate, commissioni e frasi cominciate da altri.',
    'Nella quarta casa legge in salotto; molto di quello che pensi lo hai sentito la prima volta alla tavola di famiglia.',
    'La quinta casa gli insegna a giocare: impari per gioco, corteggi con le parole e ai bambini sai spiegare.',
    'Ha da fare nella sesta casa, dove metodo, elenchi e l’attrezzo giusto ti danno una gioia tranquilla.',
    'Nella settima casa gli serve un interlocutore: pensi meglio ad alta voce, di fronte a qualcuno che ribatte.',
    'L’ottava casa lo mette a scavare, e ti attira ciò che nell’opuscolo non c’è.',
    'Dalla nona casa vuole studiare, pubblicare, viaggiare, tradurre, e con la scuola non ha mai finito del tutto.',
    'La decima casa gli dà una voce pubblica: parlare, scrivere o trattare fa parte del tuo mestiere.',
    'Nell’undicesima casa pensa in compagnia: conosci sempre qualcuno che conosce qualcuno.',
    'Nascosto nella dodicesima casa, pensa dapprima senza parole, e le idee migliori ti vengono quando hai smesso di cercare.',
  ],
};
