import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const jupiter: PlanetTexts = {
  signs: [
    'Jupiter im Widder glaubt an den ersten Schritt, und das Glück kommt zu dir, wenn du losgehst, bevor du fertig bist.',
    'Jupiter im Stier glaubt an das, was wächst. Gib ihm Zeit, Erde und gute Gesellschaft, und er vermehrt es.',
    'Jupiter in den Zwillingen glaubt ans Herumfragen; du sammelst Themen wie andere Briefmarken und findest deine Gelegenheiten im Vorübergehen.',
    'Jupiter im Krebs ist erhöht, wie die Alten sagen: Du gedeihst, indem du Menschen aufnimmst, und deine Großzügigkeit beginnt am Herd.',
    'Jupiter im Löwen glaubt an Größe, auch an die der anderen, und was du lobst, schießt auf wie eine Pflanze.',
    'Jupiter in der Jungfrau findet sein Glück in der Einzelheit, und du wächst, indem du in größerem Maß nützlich wirst, als du vorhattest.',
    'Jupiter in der Waage wächst durch Gerechtigkeit und durch einen guten Gefährten nach dem anderen.',
    'Jupiter im Skorpion geht in die Tiefe; du traust dem, was eine Krise überstanden hat, und du hast einige überstanden.',
    'Jupiter im Schützen ist auf eigenem Boden und will die ganze Landkarte; den Sinn nimmst du so ernst wie andere das Brot.',
    'Jupiter im Steinbock wächst in Etappen und mit Beleg. Dem leichten Glück misstraust du, und das schwere hat dich gern.',
    'Jupiter im Wassermann glaubt an Menschen, die noch nicht erfunden sind; dein Glück liegt in Netzen und Neuerungen.',
    'Jupiter in den Fischen ist auf eigenem Boden und geht an keinem Streuner vorbei; dich trägt etwas, das du lieber nicht erklärst.',
  ],
  houses: [
    'Im ersten Haus macht er dich weit, und man steht gern in deiner Nähe.',
    'Im zweiten Haus vertraut er darauf, dass es reichen wird, und gibt entsprechend aus.',
    'Das dritte Haus gibt ihm Geschichten, Fahrten in die Umgebung und sehr viele Bekannte.',
    'Aus dem vierten Haus segnet er das Heim; du willst hohe Decken und eine offene Tür.',
    'Im fünften Haus vermehrt er die Freuden, und deine Liebhabereien werden gern groß.',
    'Im sechsten Haus macht er die Arbeit angenehm, und im Vorbeigehen hilfst du mehr Leuten als andere mit Absicht.',
    'Das siebte Haus bringt dir Gefährten mit weitem Blick, und zu zweit hast du Glück.',
    'Im achten Haus kommt er durch das, was geteilt wird, und du siehst einen Gewinn, wo andere einen Verlust verbuchen.',
    'Das neunte Haus ist sein eigenes, mit Studium, Glauben und fernen Ländern, und dort öffnet er dir Türen.',
    'Er steht im zehnten Haus, und man überträgt dir gern die Leitung.',
    'Im elften Haus macht er Freunde in jedem Lager, und einige davon heben dich.',
    'Im zwölften Haus wirkt er ungesehen wie ein Schutzgeist, und dir wird öfter im letzten Augenblick geholfen, als wahrscheinlich ist.',
  ],
};
