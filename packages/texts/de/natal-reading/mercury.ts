import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mercury: PlanetTexts = {
  signs: [
    'Merkur im Widder denkt mit aufgekrempelten Ärmeln: Erst sagst du es, dann milderst du es, und lieber lässt du dich berichtigen, als langsam zu sein.',
    'Merkur im Stier denkt im Schritt und merkt es sich mit den Händen; was du einmal verstanden hast, gehört dir.',
    'Merkur in den Zwillingen ist zu Hause, und dein Kopf springt, verknüpft, ahmt nach und fragt; gefährlich ist nur, dass die Antwort da ist, bevor die Frage tief war.',
    'Merkur im Krebs behält, was ihn berührt hat; du denkst in Geschichten und Stimmen und weißt noch, was es am Tag des Streits zu essen gab.',
    'Merkur im Löwen spricht von der Bühnenkante; du überzeugst, weil man merkt, dass dir der Satz Freude macht.',
    'Merkur in der Jungfrau ist zu Hause und sortiert: Du findest den Fehler, das bessere Wort, den kürzeren Weg, und Ungenaues bereitet dir eine Art Zahnschmerz.',
    'Merkur in der Waage wägt ab, dreht die Waage um und wägt noch einmal; elegant vertrittst du die Seite, die gerade fehlt.',
    'Merkur im Skorpion liest das Kleingedruckte in einem Gesicht. Wo andere zehn Fragen stellen, stellst du eine, und es ist die ausgelassene.',
    'Merkur im Schützen läuft der Folgerung mit offenen Armen entgegen; du denkst in Beispielen, in Gelächter, in großen Karten, auf denen ein paar Straßen fehlen.',
    'Merkur im Steinbock denkt in Überschriften und Folgen; du sprichst, wenn es etwas zu entscheiden gibt, und man schreibt es mit.',
    'Merkur im Wassermann denkt um die Ecke und mag ein System; Ausgefallenes vertrittst du gelassen, Übliches mit Misstrauen.',
    'Merkur in den Fischen denkt in Bildern, die sich nicht in Reihen stellen lassen. Ein Gedicht verstehst du sofort, ein Formular beim dritten Versuch.',
  ],
  houses: [
    'Im ersten Haus steht er dir im Gesicht geschrieben, und du gehst fragend durch die Welt.',
    'Aus dem zweiten Haus rechnet er: Wörter, Zahlen oder Verhandlungen werden bei dir zum Broterwerb.',
    'Das dritte Haus verdoppelt sein Tempo, und dein Tag besteht aus Anrufen, Wegen und Sätzen, die jemand anders begonnen hat.',
    'Im vierten Haus liest er daheim; vieles von dem, was du denkst, hast du zuerst am Familientisch gehört.',
    'Das fünfte Haus lehrt ihn spielen: Du lernst durch Spiele, flirtest mit Wörtern und kannst Kindern etwas erklären.',
    'Er hat zu tun im sechsten Haus, wo Methode, Listen und das richtige Werkzeug dir ein stilles Vergnügen sind.',
    'Im siebten Haus braucht er ein Gegenüber: Am besten denkst du laut, vor jemandem, der zurückgibt.',
    'Das achte Haus lässt ihn graben, und dich zieht an, was nicht im Prospekt steht.',
    'Aus dem neunten Haus will er studieren, veröffentlichen, reisen, übersetzen, und mit der Schule ist er nie ganz fertig.',
    'Das zehnte Haus gibt ihm eine öffentliche Stimme; Reden, Schreiben oder Verhandeln gehört zu deinem Beruf.',
    'Im elften Haus denkt er in Gesellschaft: Immer kennst du jemanden, der jemanden kennt.',
    'Verborgen im zwölften Haus denkt er zuerst ohne Worte, und deine besten Einfälle kommen, wenn du nicht mehr suchst.',
  ],
};
