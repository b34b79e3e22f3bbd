import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const saturn: PlanetTexts = {
  signs: [
    'Deine lange Lektion schreibt Saturn im Widder: aus eigener Vollmacht anzufangen, ohne erst zu fragen, ob du darfst.',
    'Deine lange Lektion schreibt Saturn im Stier: zu glauben, dass es genug gibt und dass du deinen Preis wert bist.',
    'Deine lange Lektion schreibt Saturn in den Zwillingen: das Einfache laut zu sagen, bevor du alles darüber gelesen hast.',
    'Deine lange Lektion schreibt Saturn im Krebs: jemanden zu brauchen und es sehen zu lassen.',
    'Deine lange Lektion schreibt Saturn im Löwen: dich zu zeigen, ohne des Beifalls sicher zu sein.',
    'Deine lange Lektion schreibt Saturn in der Jungfrau: gute Arbeit von fehlerloser zu unterscheiden und die gute abzugeben.',
    'Deine lange Lektion schreibt Saturn in der Waage, wo die Alten ihn ehren: einem anderen die Treue zu halten und selbst jemand zu bleiben.',
    'Deine lange Lektion schreibt Saturn im Skorpion: zu vertrauen, ohne Beweise in der Hinterhand zu behalten.',
    'Deine lange Lektion schreibt Saturn im Schützen: eine Überzeugung zu finden, die durch den Zweifel gegangen und kleiner und stärker herausgekommen ist.',
    'Deine lange Lektion schreibt Saturn im Steinbock, auf eigenem Boden: ein Amt zu tragen, ohne darunter zu Stein zu werden.',
    'Deine lange Lektion schreibt Saturn im Wassermann, auf eigenem Boden: zu Menschen zu gehören und nicht nur zu einem Grundsatz.',
    'Deine lange Lektion schreibt Saturn in den Fischen: deinem Mitgefühl eine Form, eine Stunde und ein Ende zu geben.',
  ],
  houses: [
    'Im ersten Haus macht er dich an der Schwelle vorsichtig; erwachsen warst du früh, jünger wirst du mit den Jahren.',
    'Im zweiten Haus zählt er nach, und Sicherheit baust du mit eigenen Händen, spät und gut.',
    'Aus dem dritten Haus hat er dich gelehrt, Worte zu wägen; Lesen, Schreiben oder ein Geschwister hat dich ernst gemacht.',
    'Das vierte Haus legt sein Gewicht auf die Herkunft, und du trägst etwas von der Last eines Elternteils, das nicht deines ist.',
    'Im fünften Haus nimmt er das Spiel ernst: Du übst, wo andere improvisieren, und Freude lernst du, wie man ein Instrument lernt.',
    'Er steht im sechsten Haus, wo du es richtig machst und dann noch einmal.',
    'Im siebten Haus wartet er, bis er sicher ist; deine Bindungen kommen spät oder wiegen viel, und die dauern, sind aus Treue.',
    'Das achte Haus lässt ihn die innere Tür bewachen, und jemandem etwas zu schulden, fällt dir schwer.',
    'Aus dem neunten Haus prüft er, was man dich gelehrt hat, und deine Sicht der Welt erwirbst du auf Wegen und in Büchern.',
    'Im zehnten Haus ist er der Bergsteiger; Verantwortung findet dich, und dein Name entsteht langsam und bleibt.',
    'Das elfte Haus gibt dir wenige Freunde und alte.',
    'Im zwölften Haus ist er eine Furcht ohne Gesicht, die kleiner wird, sobald es für alles einen Tisch, eine Gewohnheit und einen Namen gibt.',
  ],
};
