import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const sun: PlanetTexts = {
  signs: [
    'Il tuo Sole in Ariete si sveglia quando qualcosa comincia. Preferisci il primo errore alla decima copia, e fare la fila è l’unica arte che non hai mai esercitato.',
    'Il tuo Sole in Toro prende possesso piano e non lascia niente. Ti fidi di ciò che puoi toccare, ripeti quello che si è rivelato buono, e nessuno che tu rispetti è mai riuscito a metterti fretta.',
    'Il tuo Sole in Gemelli vive di differenze: due libri aperti, due amicizie che non si sopporterebbero, due risposte per ogni domanda. La noia ti dura poco, e dura poco anche il posto in cui ti trovi.',
    'Il tuo Sole in Cancro va di lato verso ciò che vuole, come fanno i granchi, e quando è arrivato si aggrappa. La famiglia, il cibo, le vecchie fotografie, poche persone per cui passeresti nel fuoco: lì sei tu.',
    'Il tuo Sole in Leone ha bisogno di qualcuno a cui dare. Hai calore e orgoglio, ti ferisce che non ti si noti, e una parte ti riesce meglio quando ci credi con tutto il cuore.',
    'Il tuo Sole in Vergine vede l’unico punto storto. Migliori le cose facendole bene, vuoi dare una mano e di solito la dai, e un complimento ti imbarazza se non è preciso.',
    'Il tuo Sole in Bilancia pensa in seconda persona. Senti l’altra parte prima che abbia parlato, non sopporti un tono brutto, e decidere ti costa più di tutte le conseguenze.',
    'Il tuo Sole in Scorpione non resta in superficie. Vuoi sapere che cosa farebbe una persona nel momento peggiore, i tuoi segreti li racconti per ultimi, e quello che hai deciso in silenzio resta deciso.',
    'Il tuo Sole in Sagittario mira a qualcosa che da qui non si vede. Per andare avanti ti serve una distanza, una fede o una battuta, e dici la verità con tanta allegria che ce ne si accorge solo tornando a casa.',
    'Il tuo Sole in Capricorno non è mai stato del tutto bambino. Vedi la montagna, calcoli le tappe e prepari il necessario; il tuo spirito è asciutto, la tua pazienza lunga, e il riposo ti sembra una cosa da meritare.',
    'Il tuo Sole in Acquario sta un passo fuori da ogni gruppo a cui appartiene. Vuoi bene alla gente in generale e a pochi in particolare, decidi per principio, e se ti dicono che certe cose non si fanno ti viene voglia di farle.',
    'Il tuo Sole in Pesci ha la pelle sottile tra sé e il mondo. Sai più di quanto riesci a spiegare, ti adatti fino a perdere il filo, e lo ritrovi in solitudine, vicino all’acqua, nella musica o nel sonno.',
  ],
  houses: [
    'Nella prima casa non ha bisogno di presentazioni: prendi la guida entrando, e la tua vita è in gran parte ciò che fai di te.',
    'Sta nella seconda casa, e perciò ti misuri su quello che sai costruire e conservare; un mestiere che ti regge ti raddrizza la schiena.',
    'Dalla terza casa illumina la conversazione: tra vicini, fratelli, sorelle e colleghi, le cose si vengono a sapere da te.',
    'La quarta casa lo attira dentro, e diventi chi sei attraverso l’origine, la casa e il terreno sotto i piedi più che con gli applausi.',
    'Il suo posto è la quinta casa, dove la vita è un gioco preso sul serio: rivivi quando crei qualcosa, ami qualcuno o hai bambini intorno.',
    'Lavora nella sesta casa, e il tuo orgoglio è fare bene ogni giorno una cosa utile; senza un compito non sai dove mettere le mani.',
    'Guarda dalla settima casa, così che il tuo contorno lo trovi di fronte a un’altra persona, e chi scegli di avere al fianco è metà della tua biografia.',
    'Nell’ottava casa frequenta ciò che altri nascondono: le crisi ti danno lucidità, e fiducia, debiti e segreti condivisi sono la tua vera scuola.',
    'La nona casa lo manda lontano, per strada o per libri, e non sei mai tanto tu come quando impari o spieghi la veduta larga.',
    'È salito nella decima casa, e di te si saprà qualcosa; il ruolo pubblico non è un costume, per te è un modo di diventare qualcuno.',
    'Nell’undicesima casa brilla tra gli amici: cresci con un progetto comune, e la cerchia che scegli dice di te più del cognome.',
    'Riposa nella dodicesima casa, lontano dagli sguardi, e il tuo lavoro migliore lo fai dietro una porta, per gente che forse non saprà mai chi è stato.',
  ],
};
