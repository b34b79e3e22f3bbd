import type { PairTexts } from '../../aspects-report/texts.ts';

export const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = {
  'Saturn-Uranus': {
    conjunction:
      'Der Baumeister und der Abbrecher teilen sich in dir eine Werkbank, wie bei allen deines Alters. Persönlich wird es in deinem Leben dort, wo du etwas Festes nach neuen Regeln errichtest und es gegen beide Lager verteidigst.',
    soft: 'Du kannst eine alte Ordnung erneuern, ohne sie zu beleidigen. Dein Jahrgang hat gelernt, bei laufender Maschine zu reparieren, und du tust es mit ruhiger Hand.',
    hard: 'Regel und Aufruhr wechseln sich ab: Lange gehorchst du, und dann nicht mehr. Ändere jedes Jahr eine Klausel im Vertrag, und du wirst ihn nicht verbrennen müssen.',
  },
  'Saturn-Neptune': {
    conjunction:
      'Du willst, dass der Traum Wände hat und ein Dach. Mit deiner Generation hast du ein Ideal enden und ein anderes im Rohbau gesehen, und Visionen, die ohne Plan kommen, sind dir verdächtig.',
    soft: 'Du kannst dem dienen, was noch niemand sieht, still und jahrelang. Das Praktische und das Hoffende reden in dir miteinander, und darum haben deine Hoffnungen eine Adresse.',
    hard: 'Du wirst müde, wenn die Welt langsamer ist als die Vision, und dann traust du keiner von beiden. Ein kleines Stück vom Traum, mit der Hand wahr gemacht, bewirkt in dir mehr als ein großes, das recht hat.',
  },
  'Saturn-Pluto': {
    conjunction:
      'Du bist in eine harte Jahreszeit der Welt hineingeboren, und du weißt in den Knochen, dass Dinge enden können. Das macht dich gründlich. Es lässt dich aber auch an Tagen die Zähne zusammenbeißen, an denen gar nichts kommt.',
    soft: 'Du hast die Ausdauer, die gräbt. Lange Reformen, lange Genesungen, lange Vorhaben sind bei dir in guten Händen, und Beifall brauchst du unterwegs nicht.',
    hard: 'Du erwartest Widerstand und stehst mit gespreizten Beinen da. Macht, die sich nicht verantworten will, ist deine alte Feindin, und du solltest darauf sehen, dass deine eigene es tut.',
  },
  'Saturn-Ascendant': {
    conjunction:
      'Du wirkst älter, kühler oder vorsichtiger, als du bist. Fremde vertrauen dir auf den ersten Blick Verantwortung an und erst nach einem Jahr einen Witz; mit diesem Gesicht meinen es die Jahre gut.',
    soft: 'Du hast eine natürliche Autorität, die keine Lautstärke braucht. Dein Wort hält, deine Art ist schlicht, und man beruhigt sich, wenn du übernimmst.',
    hard: 'Zu einem ersten Treffen gehst du wie in eine Prüfung, und die anderen halten dich für den Prüfer. Ernste Partner bringen dir bei, dass man sich anlehnen darf.',
  },
  'Saturn-Midheaven': {
    conjunction:
      'Du steigst zu Fuß, und du kommst an. Amt und Pflicht erreichen dich früh; die Höhe steht dir zu, sobald du nicht mehr glaubst, dass nur Erschöpfung zu ihr berechtigt.',
    soft: 'Dir vertraut man an, was nicht schiefgehen darf. Deine Laufbahn gleicht mehr einer Steinmauer als einem Feuerwerk, und jede Lage trägt die nächste.',
    hard: 'Du trägst das ganze Dach und denkst, das könne sonst niemand. Alte Loyalitäten hängen an deinen Schritten; leg die ab, nach der dich seit Jahren keiner mehr gefragt hat.',
  },
  'Uranus-Neptune': {
    conjunction:
      'Du gehörst zu einem Jahrgang, in dem die Drähte und die Träume neu verbunden wurden. Dich selbst betrifft es dort, wo du einem ungewohnten Gedanken eine Form gibst, die andere fühlen können.',
    soft: 'Deiner Generation kam es natürlich vor, dass das Neue auch freundlich sein soll. Früh spürst du, was in der Luft liegt, und du musst nicht alles davon glauben.',
    hard: 'Zwischen dem klaren Bruch und dem schönen Dunst zögerst du mit deinem ganzen Jahrgang. Wo du handeln musst, nimm die nächste praktische Frage und beantworte die.',
  },
  'Uranus-Pluto': {
    conjunction:
      'Du kommst aus Jahren des Umbruchs und trägst ihren Samen. Die Frage deiner Generation, was weg muss, wird überall zu deiner, wo du sie vor allen anderen aussprichst.',
    soft: 'Gründlicher Wandel schreckt deinen Jahrgang nicht, und er liegt dir. Du weißt, wie man ein Ding so zerlegt, dass sich aus den Teilen etwas Besseres machen lässt.',
    hard: 'Was alt und leer geworden ist, macht dich maßlos ungeduldig. Du reißt schnell ab, schneller, als du baust; lass den neuen Balken erst bereitliegen.',
  },
  'Neptune-Pluto': {
    conjunction:
      'Du bist am Treffpunkt zweier sehr langsamer Gezeiten geboren, von denen an man ganze Zeitalter zählt. Was du träumst und was dir graut, hat eine Wurzel, und nach der suchst du.',
    soft: 'Diese stille Strömung teilst du mit fast allen deiner Zeit: ein Gefühl, dass Verlorenes nicht fort ist. In dir wird daraus Geduld mit dem, was in der Tiefe vorgeht.',
    hard: 'Die Sehnsucht nach Reinheit und das Wissen um den Abgrund reiben sich in deinem ganzen Jahrgang. Du selbst brauchst einen Ort, an dem beides gesagt werden darf.',
  },
  'Uranus-Ascendant': {
    conjunction:
      'Dich verwechselt niemand mit irgendwem. Du erschreckst, erfrischst, widersprichst; in irgendeiner Klasse oder Straße bist du aus der Reihe gefallen, und später zeigte sich, dass genau das der Witz daran war.',
    soft: 'Du bist auf eine Weise anders, an der die Leute Freude haben. Du bringst einen Luftzug mit, und du lässt auch die anderen seltsam sein.',
    hard: 'Du gehst einen Augenblick, bevor du ganz angekommen bist, oder du triffst die, die es so halten. Eine Bindung, die Überraschungen verträgt, ist für dich möglich; man muss ihr nur vorher sagen, dass welche kommen.',
  },
  'Uranus-Midheaven': {
    conjunction:
      'Dein Weg hat scharfe Kurven, und sie sind die schönsten Strecken. Du brauchst ein Feld, für das noch keiner das Handbuch geschrieben hat, und Vorgesetzte, die nur nach Ergebnissen fragen.',
    soft: 'Neue Methoden bringen dich voran. Man ruft dich, wenn der übliche Weg versagt hat, und weil du lieferst, darfst du kommen und gehen, wie du willst.',
    hard: 'Sobald die Rolle sitzt, kneift sie. In Gedanken hast du mindestens einmal im Zorn gekündigt; bau den Ausgang in die Stelle ein, dann kannst du bleiben.',
  },
  'Neptune-Ascendant': {
    conjunction:
      'Man sieht in dir, was man sucht. Auf gewisse Weise bist du schwer zu fotografieren; ein klarer Satz darüber, wer du bist und was du nicht tun wirst, erspart dir manche Rolle.',
    soft: 'Etwas Sanftes geht dir voraus. Du tastest dich in einen Raum hinein, und die Scheuen und die Verwundeten kommen von selbst zu dir.',
    hard: 'Du findest Partner, die gerettet werden müssen oder die schillern. Du siehst sie besser, als sie sind, und sie sehen in dir ein Versprechen, das du nie gegeben hast; sag früh, was einfach so ist.',
  },
  'Neptune-Midheaven': {
    conjunction:
      'Deine Berufung hat mit dem zu tun, was sich nicht messen lässt: Bild, Klang, Fürsorge, Glaube, Meer. Titel rutschen an dir ab, und einer Sehnsucht folgst du treuer als einem Plan.',
    soft: 'Die Fantasie findet den Weg in deine Arbeit. Man glaubt dir, weil du nichts zu wollen scheinst, und deine besten Ideen kommen von der Seite.',
    hard: 'Das Ziel ändert seine Gestalt, wenn du näher kommst. Lass jemanden mit dir in nüchternen Zahlen aufschreiben, was du tust, für wen und bis wann.',
  },
  'Pluto-Ascendant': {
    conjunction:
      'Man bemerkt dich, auch wenn du nichts sagst. Manche fühlen sich durchschaut, einige zieht es an, andere bleiben fern, und du selbst hast schon mehr als eine Haut abgestreift.',
    soft: 'Du hast Präsenz. Du siehst, was die Leute antreibt, behältst es für dich, und im entscheidenden Augenblick bist du da.',
    hard: 'Du begegnest den Mächtigen und den Eifersüchtigen und fragst dich, warum. Ein Teil der Antwort ist, dass du Wache stehst, ehe jemand gekommen ist; mach das Tor einmal bei Tageslicht auf.',
  },
  'Pluto-Midheaven': {
    conjunction:
      'Du nimmst einen Posten nicht ein, du veränderst ihn. Einfluss fällt dir zu, und mit ihm kommen Gegner; entweder geht deine Arbeit einer Sache an die Wurzel, oder du gehst.',
    soft: 'Eine scheiternde Sache kannst du wenden. Wer entscheidet, nimmt dich ernst, und du scheinst zu wissen, wo die Akten liegen.',
    hard: 'Bei der Arbeit stößt du auf Macht, wieder und wieder, bis du fragst, wie du deine eigene gebrauchst. Woher du kommst, ist stärker, als du zugeben magst, und es ist zugleich dein Brennstoff.',
  },
  'Ascendant-Midheaven': {
    conjunction:
      'Wie du hereinkommst und wohin du gehst, ist beinahe eins. Zwischen Person und Rolle liegt bei dir wenig Abstand, und gerade darum glaubt man dir.',
    soft: 'Deine Art passt zu deinen Zielen. Man kann sich dich in der Stellung vorstellen, bevor du sie hast, und von dem einen zum anderen ist es nur ein Schritt.',
    hard: 'Wie du wirkst und worauf du aus bist, verlangt verschiedene Kleider. Du übersetzt täglich zwischen beiden, und mit der Zeit hast du darin Geschick bekommen.',
  },
};
