import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const moon: PlanetTexts = {
  signs: [
    'Mit dem Mond im Widder kommen deine Gefühle im Laufschritt und gehen ebenso. Zehn Minuten bist du wütend, eine Minute tut es dir leid, und Trost heißt für dich, dass endlich etwas geschieht.',
    'Der Mond im Stier gibt dir ein Gemüt wie gutes Brot: einfach, langsam im Gehen, sättigend. Dich beruhigt, was du berühren, essen, pflanzen kannst, und einen Ort, der gut zu dir war, verlässt du ungern und zuletzt.',
    'Mit dem Mond in den Zwillingen merkst du, was du fühlst, indem du es erzählst. Eine Nachricht, auf die gleich eine Antwort kommt, ist dir eine Liebkosung, Schweigen macht dich nervös, und zwei Stimmungen können in dir nebeneinander wohnen.',
    'Der Mond im Krebs ist in seinem eigenen Wasser: Du fühlst in Gezeiten, erinnerst dich mit dem Bauch und weißt schon in der Küche, wie es jemandem geht. Wer zu dir gehört, wird versorgt, gefragt oder ungefragt.',
    'Mit dem Mond im Löwen möchtest du bei jemandem an erster Stelle stehen. Du gibst Zuneigung, wie man ein Fest gibt, mit Kerzen, und ein laues Danke geht dir länger nach, als du zugibst.',
    'Der Mond in der Jungfrau tröstet sich, indem er etwas in Ordnung bringt. Du zeigst Liebe, indem du merkst, dass der Reifen zu wenig Luft hat, und die Sorge ist der Preis für einen Kopf, der nie aufhört, auf andere achtzugeben.',
    'Mit dem Mond in der Waage hängt dein Frieden am Ton im Raum. Man lebt angenehm mit dir, du glättest Dinge, bevor sie ganz ausgesprochen sind, und mit einer Entscheidung allein zu sein, ermüdet dich.',
    'Der Mond im Skorpion fühlt bis auf den Grund und zeigt wenig davon. Beim dritten Satz weißt du, wem du trauen kannst, einen Verrat vergisst du nie, und Zärtlichkeit ist bei dir eine ernste Sache.',
    'Mit dem Mond im Schützen brauchen deine Gefühle Luft um sich. Dich trösten eine Reise, eine Aussicht, ein guter Streit über Gott, und eine Stimmung verlässt du, wie man einen Bahnhof verlässt.',
    'Der Mond im Steinbock hält die Gefühle in Ordnung und die Tränen für später bereit. Du warst verlässlich, bevor man dich darum bat; gebraucht zu werden fühlt sich sicherer an, als geliebt zu werden, und wer bleibt, entdeckt, wie weich du bist.',
    'Mit dem Mond im Wassermann siehst du deinen Gefühlen zu, während du sie hast. Freundschaft ist dein wärmstes Wort, Gedränge macht dich kühl, und verzeihen kannst du fast alles außer der Erwartung, dass du jetzt etwas fühlen sollst.',
    'Der Mond in den Fischen hat keine Fensterläden. Der Kummer im Film, beim Nachbarn, beim Hund gegenüber kommt bei dir herein, und du brauchst mehr Schlaf, mehr Musik und mehr Stille, als andere für vernünftig halten.',
  ],
  houses: [
    'Er steht im ersten Haus, wo man jede Stimmung gleich sieht; die Leute kommen mit ihren Sorgen, bevor du deinen Namen gesagt hast.',
    'Im zweiten Haus will er eine volle Speisekammer, und dein Gefühl von Sicherheit steigt und fällt mit dem, was du zurückgelegt hast.',
    'Das dritte Haus macht ihn gesprächig: Du brauchst die tägliche Runde der kleinen Neuigkeiten, und Bruder, Schwester oder Nachbarin gehören zu deinem seelischen Hausrat.',
    'Er ist im vierten Haus daheim, und wo du wohnst, ist dir wichtiger als das, was du tust; an einem Umzug trägst du ein Jahr.',
    'Aus dem fünften Haus sucht er Freude, an Kindern, im Spiel, im Umworbenwerden, und dein Herz bleibt jünger als dein Ausweis.',
    'Im sechsten Haus lebt er von Gewohnheit: dieselbe Tasse, derselbe Weg, jemand, um den man sich kümmert, und eine unordentliche Woche geht dir sofort auf die Nerven.',
    'Das siebte Haus übergibt ihn dem anderen, und so fühlst du, was dein Gegenüber fühlt, und wartest manchmal darauf, zu hören, was du selbst gern hättest.',
    'Er liegt tief im achten Haus, wo Nähe heißt, ganz gekannt zu werden, und die Hälfte von dem, was du spürst, hat dir nie jemand gesagt.',
    'Im neunten Haus hat er Heimweh nach anderswo, und eine fremde Sprache, ein Glaube oder eine lange Bahnfahrt kann mehr Zuhause sein als das Zuhause.',
    'Er steht im zehnten Haus vor aller Augen; dein privates Wetter wird bekannt, und Fremde meinen, dich zu kennen.',
    'Das elfte Haus gibt ihm eine Familie aus Freunden, und zur Ruhe kommst du, wo mehrere, die du magst, in einer Küche stehen.',
    'Er hat sich ins zwölfte Haus zurückgezogen, nimmt dort alles auf und erzählt wenig; du brauchst am Tag eine Stunde, in der niemand etwas von dir will.',
  ],
};
