import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const venus: PlanetTexts = {
  signs: [
    'In der Liebe will Venus im Widder jeden Tag einen Anfang; wer dir gefällt, auf den gehst du zu, und ein kleiner Wettstreit hält dich warm.',
    'In der Liebe ist Venus im Stier auf eigenem Boden: Du wählst mit den Sinnen, bleibst bei dem, was gut ist, und kochst, wenn du jemanden magst.',
    'Venus in den Zwillingen gewinnt man übers Ohr. Du liebst, wer dich mitten im Satz zum Lachen bringt, und der Langeweile kannst du nicht treu sein.',
    'Venus im Krebs liebt, indem sie birgt, und du möchtest in die Kindheit, die Küche und die schlechten Tage eines anderen eingelassen werden.',
    'Venus im Löwen wirbt mit vollen Händen; Liebe soll für dich ein Fest sein, du bist ihr treu und erwartest, dass ab und zu auf dich getrunken wird.',
    'Venus in der Jungfrau liebt mit kleinen Diensten und scharfem Blick. Eher flickst du den Mantel, als dass du das Sonett schreibst, und du bist scheuer, als du wirkst.',
    'Venus in der Waage ist auf eigenem Boden, und du hast Talent für das Zu-zweit-Sein: für den rechten Abstand, das rechte Wort, den Tisch, an dem beide gut aussehen.',
    'Venus im Skorpion will alles oder wartet; Flirten langweilt dich, Hingabe nicht, und einstudierten Charme erkennst du sofort.',
    'Venus im Schützen verliebt sich in eine Art zu lachen und eine Fahrkarte irgendwohin; du brauchst Gefährten eher als jemanden, der dich behält.',
    'Venus im Steinbock wirbt spät und meint es ernst. Du achtest, bevor du schwärmst, und zu deiner Vorstellung von Romantik gehört, dass jemand pünktlich kommt.',
    'Venus im Wassermann liebt einen Freund, der ihr rätselhaft bleibt; du lässt die Tür offen und bist gerührt, wenn jemand bleibt.',
    'Venus in den Fischen liebt ohne Umriss, und du siehst in fast jedem den verwunschenen Prinzen, wodurch hin und wieder einer zum Vorschein kommt.',
  ],
  houses: [
    'Im ersten Haus macht sie dein Auftreten weich, und man denkt gut von dir, ehe man sagen kann, warum.',
    'Das zweite Haus gibt ihr Geschmack an Dingen: Du kaufst wenige und gute, und du hast gern etwas zu verschenken.',
    'Aus dem dritten Haus versüßt sie den Alltag, und was du schreibst, wird aufgehoben.',
    'Im vierten Haus macht sie die Wohnung zu ihrem Kunstwerk, und du lädst lieber ein, als dass du ausgehst.',
    'Das fünfte Haus ist ihr Spielplatz, mit Liebschaften, Musik, Theater und einer offenen Hand für Kinder.',
    'Im sechsten Haus ist sie freundlich bei der Arbeit, und du kannst eine Aufgabe um der Leute willen lieben, mit denen du sie tust.',
    'Sie steht im siebten Haus als geborene Gefährtin; in Gesellschaft bist du vollständiger, und du kannst nachgeben, ohne zu verschwinden.',
    'Das achte Haus führt sie unter die Oberfläche, wo Zuneigung an Vertrauen gebunden ist und Eifersucht an Liebe.',
    'Aus dem neunten Haus verliebt sie sich in Akzente, Gedanken und ferne Küsten, und jemand von anderswo kann dir der Nächste sein.',
    'Im zehnten Haus hilft sie dir hinauf: Man mag dich in deiner Stellung, und Schönheit oder Vermittlung kann selbst der Beruf sein.',
    'Das elfte Haus macht aus Freunden Geliebte und aus Geliebten Freunde, und du hältst einen Kreis zusammen, weil du dich über jeden freust.',
    'Im zwölften Haus liebt sie heimlich oder in Hingabe, und am meisten gibst du, wo niemand Buch führt.',
  ],
};
