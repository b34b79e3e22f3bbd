import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const sun: PlanetTexts = {
  signs: [
    'Deine Sonne im Widder wird wach, wenn etwas anfängt. Lieber machst du den ersten Fehler als die zehnte Kopie, und das Schlangestehen hast du nie gelernt.',
    'Deine Sonne im Stier nimmt langsam in Besitz und gibt nichts mehr her. Du traust dem, was du anfassen kannst, du wiederholst, was sich bewährt hat, und gehetzt hat dich noch niemand, den du geachtet hast.',
    'Deine Sonne in den Zwillingen lebt von Unterschieden: zwei aufgeschlagene Bücher, zwei Freunde, die sich nicht vertragen würden, zwei Antworten auf jede Frage. Langweilig ist dir selten, und lange an einem Ort bist du auch nicht.',
    'Deine Sonne im Krebs geht seitwärts auf ihr Ziel zu und hält fest, wenn sie da ist. Familie, Essen, alte Fotos, ein paar Menschen, für die du durchs Feuer gingst: Da bist du du selbst.',
    'Deine Sonne im Löwen braucht jemanden, dem sie schenken kann. Du bist warm, stolz und leicht zu kränken, indem man dich übersieht, und eine Rolle spielst du am besten, wenn du von Herzen an sie glaubst.',
    'Deine Sonne in der Jungfrau sieht den einen schiefen Stich. Du machst Dinge besser, indem du sie richtig machst, du willst helfen und hilfst meist wirklich, und ein Lob ist dir peinlich, wenn es nicht genau ist.',
    'Deine Sonne in der Waage denkt in der zweiten Person. Du hörst die andere Seite, bevor sie gesprochen hat, du erträgst keinen hässlichen Ton, und eine Entscheidung kostet dich mehr als alle ihre Folgen.',
    'Deine Sonne im Skorpion bleibt nicht an der Oberfläche. Du willst wissen, was ein Mensch täte, wenn es zum Äußersten käme, deine eigenen Geheimnisse erzählst du zuletzt, und was du im Stillen entschieden hast, bleibt entschieden.',
    'Deine Sonne im Schützen zielt auf etwas, das man von hier aus nicht sieht. Du brauchst Weite, einen Glauben oder einen Witz, um weiterzugehen, und du sagst die Wahrheit so fröhlich, dass man sie erst auf dem Heimweg bemerkt.',
    'Deine Sonne im Steinbock war nie ganz Kind. Du siehst den Berg, teilst ihn in Etappen und packst ein, was nötig ist; dein Witz ist trocken, dein Atem lang, und Ruhe meinst du dir verdienen zu müssen.',
    'Deine Sonne im Wassermann steht in jeder Gruppe einen Schritt daneben. Du magst die Menschen im Allgemeinen und einige im Besonderen, du entscheidest nach Grundsätzen, und wenn es heißt, das tue man nicht, bekommst du Lust darauf.',
    'Deine Sonne in den Fischen hat eine dünne Haut zwischen sich und der Welt. Du weißt mehr, als du erklären kannst, du passt dich an, bis dir der Faden verloren geht, und findest ihn allein wieder, am Wasser, in der Musik oder im Schlaf.',
  ],
  houses: [
    'Im ersten Haus braucht sie keine Einführung: Du führst, indem du hereinkommst, und dein Leben ist zum großen Teil das, was du aus dir machst.',
    'Sie steht im zweiten Haus, und so misst du dich an dem, was du aufbauen und behalten kannst; ein Können, das dich trägt, gibt dir Haltung.',
    'Aus dem dritten Haus scheint sie ins Gespräch: Unter Nachbarn, Geschwistern und Kollegen weißt du Bescheid und erzählst.',
    'Das vierte Haus zieht sie nach innen, und du wirst, wer du bist, eher durch Herkunft, Wohnung und Boden unter den Füßen als durch Beifall.',
    'Ihr Platz ist das fünfte Haus, wo das Leben ein ernstes Spiel ist: Du blühst auf, wenn du etwas schaffst, jemanden liebst oder Kinder um dich hast.',
    'Sie arbeitet im sechsten Haus, und dein Stolz ist, jeden Tag etwas Nützliches gut zu tun; ohne Aufgabe weißt du kaum, wohin mit den Händen.',
    'Sie schaut aus dem siebten Haus, und deinen Umriss findest du einem anderen gegenüber; neben wem du stehst, ist die Hälfte deiner Biografie.',
    'Im achten Haus ist sie dort, wo andere etwas verbergen: Krisen machen dich klar, und geteiltes Vertrauen, geteilte Schulden, geteilte Geheimnisse sind deine eigentliche Schule.',
    'Das neunte Haus schickt sie in die Ferne, auf Straßen oder in Büchern, und am meisten du selbst bist du beim Lernen und beim Erklären der großen Linie.',
    'Sie ist ins zehnte Haus gestiegen, und man wird dich für etwas kennen; die öffentliche Rolle ist bei dir kein Kostüm, sie ist ein Weg, jemand zu werden.',
    'Im elften Haus scheint sie unter Freunden: Du wächst an einem gemeinsamen Vorhaben, und der Kreis, den du wählst, sagt mehr über dich als dein Familienname.',
    'Sie ruht im zwölften Haus, außer Sicht, und deine beste Arbeit tust du hinter einer Tür, für Menschen, die nie erfahren, wer es war.',
  ],
};
