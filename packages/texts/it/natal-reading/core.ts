import type { CoreTexts } from '../../natal-reading/texts.ts';

export const core: CoreTexts = {
  'Sun-Moon': {
    conjunction: 'Sole e Luna stanno insieme, e perciò la tua forza è volere una cosa sola.',
    soft: 'Sole e Luna si sostengono, ed è la fortuna silenziosa di questo tema: per muoverti non devi lottare con te.',
    hard: 'A remare contro è la lite più antica del tema, il Sole di fronte alla Luna: le tue mete e i tuoi bisogni hanno orari diversi.',
  },
  'Sun-Mars': {
    conjunction: 'Marte accanto al tuo Sole dà a tutto slancio, e un caratterino che non chiede permesso.',
    soft: 'Puoi contare su Marte, che copre le spalle al tuo Sole: il coraggio c’è quando arriva il momento.',
    hard: 'A remare contro è Marte, in lite con il tuo Sole: una voglia di battersi che consuma la forza destinata ad altro.',
  },
  'Sun-Mercury': {
    conjunction:
      'Mercurio vicinissimo al tuo Sole gli mette in mano una penna, e ti chiarisci le cose mettendole in parole.',
  },
  'Sun-Jupiter': {
    conjunction: 'Giove al fianco del tuo Sole allarga la cornice, ogni volta.',
    soft: 'Giove guarda bene il tuo Sole, e la fiducia che finirà bene ti porta oltre i tratti in cui altri tornano indietro.',
    hard: 'A remare contro è Giove, in tensione con il tuo Sole: si promette più di quanto entri in una giornata.',
  },
  'Sun-Venus': {
    conjunction:
      'Venere vicinissima al tuo Sole arrotonda gli spigoli, e preferisci conquistare le persone che sconfiggerle.',
  },
  'Sun-Saturn': {
    conjunction:
      'Saturno al fianco del tuo Sole aggiunge peso a tutto ciò che intraprendi, e all’inizio della vita era troppo.',
    soft: 'Saturno dà al tuo Sole una mano ferma, e il tempo lavora per te.',
    hard: 'A remare contro è Saturno, che accoglie il tuo Sole con la fronte aggrottata: prima di ogni passo un esaminatore interiore ti chiede i documenti.',
  },
  'Sun-Uranus': {
    conjunction: 'Urano accanto al tuo Sole fa sì che niente ti riesca proprio come si usa fare.',
    soft: 'Urano presta al tuo Sole aria fresca, e la tua libertà non ha bisogno di sbattere porte.',
    hard: 'A remare contro è Urano, di traverso sulla strada del tuo Sole: se una cosa sta ferma, la scuoti.',
  },
  'Sun-Neptune': {
    conjunction:
      'Nettuno accanto al tuo Sole ammorbidisce ogni linea, e ciò che cerchi non ha un indirizzo fisso.',
    soft: 'Nettuno presta al tuo Sole la fantasia, e quello che fai per amore della cosa ti riesce meglio.',
    hard: 'A remare contro è Nettuno, che vela il tuo Sole: il desiderio e il fatto si scambiano i vestiti quando non guardi.',
  },
  'Sun-Pluto': {
    conjunction: 'Plutone accanto al tuo Sole ne fa un tutto o niente.',
    soft: 'Plutone sta dietro il tuo Sole come un motore profondo, e nelle crisi ci guadagni.',
    hard: 'A remare contro è Plutone, in gara con il tuo Sole: una guardia sempre alta davanti al potere, il tuo e quello altrui.',
  },
  'Sun-Ascendant': {
    conjunction: 'Il tuo Sole è sull’orizzonte, così ciò che sei e come appari sono una cosa sola.',
    soft: 'Il tuo Sole e il tuo Ascendente vanno d’accordo, e nel tuo modo di fare si riconosce a che cosa miri.',
    hard: 'A remare contro è una distanza tra il tuo Sole e il tuo Ascendente: la gente risponde ai tuoi modi e manca quel che intendi.',
  },
  'Moon-Mars': {
    conjunction: 'Marte accanto alla tua Luna scalda i sentimenti e ti dà coraggio per gli altri.',
    soft: 'Luna e Marte vanno d’accordo, e un umore diventa gesto prima di guastarsi.',
    hard: 'A remare contro è Marte, in urto con la tua Luna: la ferita si muta in calore, a casa più che altrove.',
  },
  'Moon-Mercury': {
    conjunction: 'Mercurio accanto alla tua Luna dà voce agli umori.',
    soft: 'Luna e Mercurio si capiscono, e la parola ti arriva prima che il sentimento sia cresciuto troppo.',
    hard: 'A remare contro è Mercurio, in disputa con la tua Luna: la testa spiega ciò che il cuore voleva soltanto dire.',
  },
  'Moon-Jupiter': {
    conjunction: 'Giove accanto alla tua Luna ti fa il cuore spazioso.',
    soft: 'Giove vuole bene alla tua Luna: hai ricevuto una scorta di fiducia, e si riempie da sola.',
    hard: 'A remare contro è Giove, che gonfia la tua Luna: sentimenti e regali ti escono di una taglia più grandi.',
  },
  'Moon-Venus': {
    conjunction: 'Venere accanto alla tua Luna ti dà tenerezza, e orrore di tutto ciò che è rozzo.',
    soft: 'Luna e Venere si intendono, e l’affetto per te è semplice, cosa più rara di quanto sembri.',
    hard: 'A remare contro è Venere, in contrasto con la tua Luna: prima vuoi piacere, e solo dopo scopri di che cosa avevi bisogno.',
  },
  'Moon-Saturn': {
    conjunction: 'Saturno accanto alla tua Luna tiene i sentimenti in bell’ordine e sotto chiave.',
    soft: 'Saturno dà un pavimento alla tua Luna, e i tuoi sentimenti reggono il peso.',
    hard: 'A remare contro è Saturno, che chiude la porta alla tua Luna: preferisci fare a meno che chiedere.',
  },
  'Moon-Uranus': {
    conjunction: 'Urano accanto alla tua Luna tiene i sentimenti sulla punta dei piedi.',
    soft: 'Urano lascia spazio alla tua Luna, e i cambiamenti non ti spaventano.',
    hard: 'A remare contro è Urano, che fa sobbalzare la tua Luna: la vicinanza la desideri e, appena c’è, le scappi.',
  },
  'Moon-Neptune': {
    conjunction: 'Nettuno accanto alla tua Luna lascia entrare tutto.',
    soft: 'Nettuno e la tua Luna parlano la stessa lingua di immagini, e di lì ti viene la compassione.',
    hard: 'A remare contro è Nettuno, che appanna la tua Luna: porti dolori che non ti appartengono.',
  },
  'Moon-Pluto': {
    conjunction: 'Plutone accanto alla tua Luna rende profondo ogni sentimento.',
    soft: 'Plutone dà alla tua Luna profondità senza annegarla, e dalle perdite esci con più di prima.',
    hard: 'A remare contro è Plutone, che preme sulla tua Luna: quando qualcosa ti ferisce, una vecchia paura parla a nome tuo.',
  },
  'Moon-Ascendant': {
    conjunction: 'La tua Luna è sull’orizzonte, e ogni umore si vede.',
    soft: 'Luna e Ascendente vanno d’accordo, e con te gli sconosciuti si sentono a casa.',
    hard: 'A remare contro è la distanza tra la tua Luna e il viso che mostri: pochi indovinano come stai.',
  },
  'Mars-Ascendant': {
    conjunction: 'Marte sull’orizzonte entra prima di te.',
    soft: 'Marte dà una spinta al tuo Ascendente, e vai verso le cose senza cerimonie.',
    hard: 'A remare contro è Marte di fronte al tuo Ascendente: contese che sembrano venire da fuori e cominciano ogni volta allo stesso modo.',
  },
  'Mercury-Ascendant': {
    conjunction: 'Mercurio sull’orizzonte ti dà, a prima vista, prontezza e curiosità.',
    soft: 'Mercurio serve bene il tuo Ascendente, e l’argomento comune lo trovi in un minuto.',
    hard: 'A remare contro è Mercurio, che contraddice il tuo Ascendente: mentre incontri qualcuno, stai già commentando.',
  },
  'Jupiter-Ascendant': {
    conjunction: 'Giove sull’orizzonte ti fa sembrare più grande al primo sguardo.',
    soft: 'Giove è benevolo con il tuo Ascendente, e le porte restano aperte un momento in più.',
    hard: 'A remare contro è Giove, che tira il tuo Ascendente: il tuo primo sorriso promette più di quanto entri nella tua settimana.',
  },
  'Venus-Ascendant': {
    conjunction: 'Venere sull’orizzonte piace prima che tu abbia parlato.',
    soft: 'Venere dà grazia al tuo Ascendente, e accanto a te gli altri si sentono a loro agio.',
    hard: 'A remare contro è Venere, opposta al viso che mostri: vedi così bene che cosa piacerebbe da dimenticare di chiederlo a te.',
  },
  'Saturn-Ascendant': {
    conjunction: 'Saturno sull’orizzonte ti mette cautela sulla soglia.',
    soft: 'Saturno dà fermezza al tuo Ascendente, e quando prendi in mano la cosa la gente si calma.',
    hard: 'A remare contro è Saturno, che pesa sul tuo Ascendente: un primo incontro ti pare un esame.',
  },
  'Uranus-Ascendant': {
    conjunction: 'Urano sull’orizzonte fa sì che tu non somigli a nessuno.',
    soft: 'Urano rinfresca il tuo Ascendente, e la tua diversità fa piacere agli altri.',
    hard: 'A remare contro è Urano, in urto con il tuo Ascendente: te ne vai, o vanno via da te, un attimo prima dell’arrivo.',
  },
  'Neptune-Ascendant': {
    conjunction: 'Nettuno sull’orizzonte lascia che le persone vedano in te ciò che cercano.',
    soft: 'Nettuno ammorbidisce il tuo Ascendente, e i timidi vengono da te.',
    hard: 'A remare contro è Nettuno, che stende nebbia sul tuo Ascendente: tu e gli altri vi scambiate per un sogno.',
  },
  'Pluto-Ascendant': {
    conjunction: 'Plutone sull’orizzonte si fa sentire prima che tu apra bocca.',
    soft: 'Plutone dà peso al tuo Ascendente, e nel momento decisivo ci sei.',
    hard: 'A remare contro è Plutone di fronte al tuo Ascendente: monti la guardia prima che sia arrivato qualcuno.',
  },
};
