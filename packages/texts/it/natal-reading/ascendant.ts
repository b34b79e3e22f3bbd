import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { capital } from '../../languages/capital.ts';
import type { AscendantTexts } from '../../natal-reading/texts.ts';
import { isFeminine, names, rulerTitles } from '../names.ts';

/** “Venere, signora di questo segno,” at the beginning of a sentence. */
const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} di questo segno,`;
};
const agreeing = (ruler: ClassicalPlanet, masculine: string, feminine: string): string =>
  isFeminine(ruler) ? feminine : masculine;

export const ascendant: AscendantTexts = {
  signs: [
    'Alla tua nascita sorgeva l’Ariete: il mondo ti incontra nell’attimo della partenza, passo svelto, sguardo dritto, nessun preambolo. Che cosa pensi di una faccenda lo impari facendola.',
    'Alla tua nascita sorgeva il Toro, e si sente subito che non scapperai via. Arrivi piano, prendi il posto con il naso e con le dita, e poi resti.',
    'Alla tua nascita sorgevano i Gemelli; entri parlando, con le mani svelte, e hai fatto tre domande prima di toglierti il cappotto. La vita per te è una conversazione a cui ci si può unire in qualsiasi punto.',
    'Alla tua nascita sorgeva il Cancro. Un luogo lo senti prima di entrarci, tieni pronto un guscio per il primo quarto d’ora, e poi, quando hai deciso che non c’è pericolo, sei la gentilezza in persona.',
    'Alla tua nascita sorgeva il Leone, e ti guardano, che tu lo voglia o no. Porti con te calore e una certa cerimonia, e negli angoli appassisci.',
    'Alla tua nascita sorgeva la Vergine: guardi due volte prima di entrare e vedi che cosa è fuori posto. Ti credono di ghiaccio finché, senza rumore, non hai sistemato qualcosa per loro.',
    'Alla tua nascita sorgeva la Bilancia. Vai incontro alle persone, trovi il tono, e dopo cinque minuti ti credono dello stesso parere.',
    'Alla tua nascita sorgeva lo Scorpione, e osservi prima di parlare. Gli altri si sentono esaminati, immaginano abissi e non sbagliano; gli sconosciuti raramente ci provano con te.',
    'Alla tua nascita sorgeva il Sagittario. Entri a grandi passi e come da molto lontano, dici quello che pensi, e alla gente viene voglia di fare la valigia.',
    'Alla tua nascita sorgeva il Capricorno. La tua infanzia ebbe un viso serio e la tua vecchiaia lo avrà birichino; nel frattempo, ti danno le chiavi.',
    'Alla tua nascita sorgeva l’Acquario. Sei cordiale con tutti e nessuno sa dove metterti, quello che fai lo fai un po’ a modo tuo, e noteresti se smettessero di farlo notare.',
    'Alla tua nascita sorgevano i Pesci. Il tuo sguardo è dolce, i tuoi bordi cedono, e prendi il colore della compagnia; chi ti conosce ti chiede come stai quando gli altri se ne sono andati.',
  ],
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} sta proprio nella prima casa: quello che mostri e quello che ti orienta sono una cosa sola.`,
    (ruler) =>
      `${ruling(ruler)} sta nella seconda casa, e la strada passa da ciò che sai fare, guadagnare e chiamare tuo.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'andato', 'andata')} nella terza casa, e ti orienti parlando, imparando e con la gente della porta accanto.`,
    (ruler) => `${ruling(ruler)} abita nella quarta casa; ovunque tu vada, ti orienti sul focolare.`,
    (ruler) => `${ruling(ruler)} gioca nella quinta casa, e la direzione la trovi in quello che ti dà gioia.`,
    (ruler) => `${ruling(ruler)} è al lavoro nella sesta casa: trovi la strada rendendoti utile.`,
    (ruler) =>
      `${ruling(ruler)} sta nella settima casa, e le svolte del tuo cammino portano nomi di persone.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'sceso', 'scesa')} nell’ottava casa, e la direzione la trovi nelle crisi più che nella quiete.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'lontano', 'lontana')}, nella nona casa; ti orienti su un punto distante.`,
    (ruler) =>
      `${ruling(ruler)} sta in alto, nella decima casa, e gli altri vedono la tua direzione prima di te.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'seduto', 'seduta')} tra amici nell’undicesima casa: ti orienti su un progetto comune.`,
    (ruler) =>
      `${ruling(ruler)} è ${agreeing(ruler, 'nascosto', 'nascosta')} nella dodicesima casa, e la strada la trovi in silenzio e per vie traverse.`,
  ],
};
