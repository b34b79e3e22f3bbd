import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mars: PlanetTexts = {
  signs: [
    'Wenn du etwas willst, ist Mars im Widder schon losgelaufen; du bist schnell im Streit, schnell damit fertig und schlecht im Nachtragen.',
    'Mars im Stier schiebt wie ein Pflug. Bis man dich gereizt hat, dauert es lange, und dann fällt der Tisch um.',
    'Mars in den Zwillingen kämpft mit der Zunge und an zwei Fronten, und am besten arbeitest du mit mehreren Eisen im Feuer.',
    'Mars im Krebs verteidigt; für die Deinen bist du wild, für dich selbst nimmst du Umwege, und Schmollen ist deine Art, in den Krieg zu ziehen.',
    'Mars im Löwen handelt groß oder gar nicht, und am tapfersten bist du vor Zeugen.',
    'Mars in der Jungfrau arbeitet. Aus Ärger werden bei dir Aufräumen, Genauigkeit, noch eine Korrektur, und du hältst länger durch als Leute, die doppelt so laut sind.',
    'Mars in der Waage kämpft für Gerechtigkeit und lässt sich ungern dabei sehen; du gewinnst, weil du eine Minute länger vernünftig bleibst.',
    'Mars im Skorpion ist zu Hause, geduldig und ganz: Du wartest ab, verschwendest keinen Schlag und bluffst nie.',
    'Mars im Schützen stürmt auf Ideen los; für jede Sache mit Horizont bist du zu haben, das Aufwischen überlässt du anderen.',
    'Mars im Steinbock ist stark, denn er spart sich für den Gipfel auf; in der Krise kannst du kalt sein, und du weißt bei jeder Mühe, wofür.',
    'Mars im Wassermann rebelliert aus Prinzip, und du kommst in Gang, sobald jemand sagt, das sei immer so gemacht worden.',
    'Mars in den Fischen kommt ans Ziel, indem er nachgibt. Du handelst auf einer Welle von Gefühl, wirst am offenen Widerstand müde und hast schon manchen Grobian verblüfft, indem du nicht mehr dort warst, wo der Schlag hinging.',
  ],
  houses: [
    'Im ersten Haus geht er dir voraus: Man wappnet sich, oder man fasst Mut.',
    'Aus dem zweiten Haus geht er auf die Jagd nach dem Lebensunterhalt, verdient rasch und gibt mit Schwung aus.',
    'Das dritte Haus schärft ihn zur Debatte, und du fährst, schreibst und antwortest schneller, als klug ist.',
    'Im vierten Haus kämpft er daheim oder um das Daheim; irgendetwas wird immer umgebaut.',
    'Das fünfte Haus gibt ihm Spiele, Leidenschaft und Wagnis, und du misst dich mit anderen, weil es Spaß macht.',
    'Im sechsten Haus schuftet er: Du brauchst körperliche Arbeit oder ein hartes Problem, und Müßige im Kollegium ärgern dich.',
    'Das siebte Haus schickt ihn starken Gegnern in die Arme, von denen man den einen oder anderen heiratet.',
    'Aus dem achten Haus geht er hinein, wo andere draußen bleiben: in Notfälle, Tabus und die verworrenen Angelegenheiten fremder Leute.',
    'Das neunte Haus macht ihn zum Kreuzfahrer; du reist hart und streitest für deine Wahrheit.',
    'Er steht als Ehrgeiz im zehnten Haus, und lieber lässt du dich oben angreifen, als in der Mitte sicher zu sein.',
    'Im elften Haus bewegt er Gruppen: Du beginnst die Kampagne, und Freundschaft entsteht, indem man zusammen etwas tut.',
    'Das zwölfte Haus hält ihn verdeckt; dein Ärger nimmt Umwege, und deine Stärke zeigt sich, wenn andere Hilfe brauchen.',
  ],
};
