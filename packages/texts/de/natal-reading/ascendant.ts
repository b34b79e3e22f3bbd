import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { capital } from '../../languages/capital.ts';
import type { AscendantTexts } from '../../natal-reading/texts.ts';
import { names, rulerTitles } from '../names.ts';

/** „Venus, die Herrscherin dieses Zeichens,“ at the beginning of a sentence. */
const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} dieses Zeichens,`;
};

export const ascendant: AscendantTexts = {
  signs: [
    'Als du geboren wurdest, ging der Widder auf; die Welt begegnet dir im Augenblick des Anfangs: rascher Schritt, gerader Blick, keine Vorrede. Was du von einer Sache hältst, erfährst du, indem du sie tust.',
    'Als du geboren wurdest, ging der Stier auf, und man spürt sofort, dass du nicht davonläufst. Du kommst langsam an, nimmst den Ort mit Nase und Fingern auf, und dann bleibst du.',
    'Als du geboren wurdest, gingen die Zwillinge auf; du kommst redend herein, mit schnellen Händen, und hast drei Fragen gestellt, bevor der Mantel hängt. Das Leben ist dir ein Gespräch, in das man jederzeit einsteigen kann.',
    'Als du geboren wurdest, ging der Krebs auf. Du erfühlst einen Ort, bevor du ihn betrittst, hältst für die erste Viertelstunde eine Schale bereit und bist die Güte selbst, sobald feststeht, dass keine Gefahr droht.',
    'Als du geboren wurdest, ging der Löwe auf, und man schaut dich an, ob du willst oder nicht. Du bringst Wärme mit und eine gewisse Feierlichkeit, und in Ecken verkümmerst du.',
    'Als du geboren wurdest, ging die Jungfrau auf: Du schaust zweimal, bevor du eintrittst, und siehst, was nicht am Platz ist. Man hält dich für kühl, bis du still etwas für andere in Ordnung gebracht hast.',
    'Als du geboren wurdest, ging die Waage auf. Du kommst den Leuten entgegen, triffst den Ton, und nach fünf Minuten glauben sie, du seist ihrer Meinung.',
    'Als du geboren wurdest, ging der Skorpion auf, und du beobachtest, bevor du sprichst. Andere fühlen sich geprüft, vermuten Tiefen und irren sich nicht; Fremde versuchen es bei dir selten.',
    'Als du geboren wurdest, ging der Schütze auf. Du kommst mit langen Schritten und wie von weit her, du sagst, was du denkst, und die Leute bekommen Lust zu packen.',
    'Als du geboren wurdest, ging der Steinbock auf. Als Kind hattest du ein ernstes Gesicht, im Alter wirst du ein verschmitztes haben; dazwischen gibt man dir die Schlüssel.',
    'Als du geboren wurdest, ging der Wassermann auf. Du bist freundlich zu allen und nicht einzuordnen, du machst, was du machst, ein wenig anders, und es würde dir auffallen, wenn man aufhörte, das zu bemerken.',
    'Als du geboren wurdest, gingen die Fische auf. Dein Blick ist weich, deine Ränder geben nach, und du nimmst die Farbe der Gesellschaft an; wer dich kennt, fragt, wie es dir geht, wenn die anderen weg sind.',
  ],
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} steht selbst im ersten Haus: Was du zeigst und wonach du steuerst, ist eins.`,
    (ruler) =>
      `${ruling(ruler)} steht im zweiten Haus, und der Weg führt über das, was du herstellen, verdienen und dein Eigen nennen kannst.`,
    (ruler) =>
      `${ruling(ruler)} ist ins dritte Haus gegangen, und du steuerst durch Reden, Lernen und die Leute nebenan.`,
    (ruler) =>
      `${ruling(ruler)} wohnt im vierten Haus; wohin du auch aufbrichst, du steuerst nach dem Zuhause.`,
    (ruler) =>
      `${ruling(ruler)} spielt im fünften Haus, und deine Richtung findest du an dem, was dir Freude macht.`,
    (ruler) =>
      `${ruling(ruler)} ist im sechsten Haus bei der Arbeit: Deinen Weg findest du, indem du dich nützlich machst.`,
    (ruler) =>
      `${ruling(ruler)} steht im siebten Haus, und die Biegungen deines Weges tragen die Namen von Menschen.`,
    (ruler) =>
      `${ruling(ruler)} ist ins achte Haus hinabgestiegen; deine Richtung findest du eher in Krisen als in der Ruhe.`,
    (ruler) => `${ruling(ruler)} ist im neunten Haus unterwegs; du steuerst nach einem fernen Punkt.`,
    (ruler) => `${ruling(ruler)} steht hoch im zehnten Haus, und andere sehen deine Richtung früher als du.`,
    (ruler) =>
      `${ruling(ruler)} sitzt unter Freunden im elften Haus: Du steuerst nach einem gemeinsamen Vorhaben.`,
    (ruler) =>
      `${ruling(ruler)} ist im zwölften Haus verborgen, und deinen Weg findest du in der Stille und über Umwege.`,
  ],
};
