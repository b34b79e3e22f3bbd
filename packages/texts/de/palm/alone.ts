import type { PalmWords } from '../../palm/palm-words.ts';

/** What a feature says by itself, where the photo leaves the one open that would join it. */
export const alone: PalmWords['alone'] = {
  fingers: {
    index: {
      longer: 'Du hältst gern die Zügel, und man gibt sie dir auch.',
      equal: 'Ehrgeiz und Genuss sitzen bei dir an einem Tisch und vertragen sich.',
      shorter: 'Du strahlst lieber, als dass du befiehlst, und ein Wagnis unterwegs stört dich nicht.',
    },
    little: {
      long: 'Worte kommen dir schnell, und sie landen, wo du sie haben willst.',
      mean: 'Du sagst, was zu sagen ist, und lässt das Übrige in Ruhe.',
      short: 'Du verkaufst dich unter Wert und überlässt das Reden der Arbeit.',
    },
  },
  'major-lines': {
    heartEnd: {
      index: 'In der Zuneigung zielst du hoch, und du hältst, was du versprochen hast.',
      between: 'Wärme und Vernunft gehen in deiner Zuneigung zusammen.',
      middle: 'Dein Herz nimmt einen eigenen Weg und fragt niemanden danach.',
    },
    heartForm: {
      curved: 'Was du fühlst, steht dir im Gesicht, ehe du dich dazu entschlossen hast.',
      straight: 'Zuneigung beweist du durch das, was du tust, und kündigst sie selten an.',
    },
    headLength: {
      long: 'Ein Gedanke, den du begonnen hast, wird zu Ende gedacht.',
      mean: 'Dein Urteil ist von der alltäglichen Art, und die wird gebraucht.',
      short: 'Dein Verstand nimmt den geraden Weg und ist da, ehe andere die Karte finden.',
    },
    headSlope: {
      sloping: 'Die Fantasie redet bei deinem Denken kräftig mit.',
      level: 'Bei dir kommen erst die Tatsachen und dann die Bilder.',
    },
    headStart: {
      joined: 'Du beginnst behutsam und siehst dir das Wasser an, bevor du hineingehst.',
      apart: 'Du gehst eigene Wege, und niemand muss schieben.',
    },
    heartGap: {
      near: 'Bevor das Herz etwas unterschreibt, hat der Kopf es gelesen.',
      apart: 'Gefühl und Gedanke haben bei dir eigene Zimmer, mit offenen Türen.',
    },
    lifeSweep: {
      wide: 'In dir steckt Kraft für Menschen und Pläne, und es bleibt etwas übrig.',
      mean: 'Deine Kraft ist gut über den Tag verteilt.',
      narrow: 'Du sparst deine Kraft für das Wenige, das sie verdient.',
    },
    lifeLength: {
      long: 'Ausdauer hast du, von der stetigen Art; mit der Länge eines Lebens hat das nichts zu tun.',
      short: 'Deine Kraft kommt in Schüben, und so ein Schub ist keine Kleinigkeit.',
    },
    fate: {
      near: 'Dein Weg beginnt unter den Deinen.',
      centre: 'Den Weg, den du gehst, hast du selbst gelegt.',
      far: 'Andere Menschen formen deinen Weg mit, und es steht dir gut.',
      absent:
        'Eine deutliche Schicksalslinie ist nicht zu sehen; den Weg wählst also du, und die Bücher halten das für kein schlechtes Zeichen.',
    },
  },
  'minor-lines': {
    skin: {
      busy: 'Vieles hinterlässt seine Spur an dir: Die Hand ist voll feiner Linien.',
      calm: 'Die Oberfläche bleibt ruhig: Neben den großen laufen wenige feine Linien.',
    },
  },
  summary: {
    type: {
      earth: 'Du bist für festen Boden und fertige Arbeit gemacht.',
      air: 'Du bist für Fragen gemacht und für das Gespräch danach.',
      fire: 'Du bist für Anfänge gemacht, und wer in der Nähe steht, dem wird warm.',
      water: 'Du bist für die Zwischentöne gemacht und hörst mehr, als gesagt wird.',
    },
    headSlope: {
      sloping: 'Dein Denken verlässt gern die Straße und sieht sich die Landschaft an.',
      level: 'Dein Denken bleibt mit den Füßen auf dem Boden.',
    },
    headStart: {
      joined: 'Du prüfst erst das Eis, und dann gehst du hinüber.',
      apart: 'Du gehst erst hinüber und siehst dich danach um.',
    },
    heartForm: {
      curved: 'Was an dir zieht, ist ein Herz, das redet, bevor es an der Reihe ist.',
      straight: 'Was an dir zieht, ist ein Herz, das lieber handelt, als sich zu erklären.',
    },
    headLength: {
      long: 'Dagegen steht ein Verstand, der an alles gedacht haben will.',
      mean: 'Ein schlichtes gutes Urteil wahrt den Frieden.',
      short: 'Ein schneller Verstand kürzt die meisten deiner Streitigkeiten ab.',
    },
    lifeSweep: {
      wide: 'Bleib das offene Haus, das du bist.',
      mean: 'Behalte den gleichmäßigen Schritt, der dich trägt.',
      narrow: 'Spar dich weiter auf für das, was zählt.',
    },
    skin: {
      busy: 'Gönne den vielen Eindrücken eine Stunde, in der keiner dazukommt.',
      calm: 'Deine Gelassenheit ist es wert, dass du sie hütest.',
    },
    fate: {
      near: 'Baue auf dem, was man dir mitgegeben hat.',
      centre: 'Vertraue der Richtung, die du selbst gefunden hast.',
      far: 'Bleib in Reichweite der Menschen; sie bringen dich weiter.',
      absent: 'Wähle, denn für dich ist nichts gewählt.',
    },
  },
  personality: {
    type: {
      earth: 'Was du einmal angenommen hast, das bleibt angenommen.',
      air: 'Eine gute Frage freut dich mehr als eine fertige Antwort.',
      fire: 'Warten ist die eine Kunst, die du nie lernen wolltest.',
      water: 'Du spürst die Stimmung eines Zimmers, ehe du einen Stuhl gefunden hast.',
    },
    headLength: {
      long: 'Du bist gründlich und hast mehr Interessen als Abende.',
      mean: 'Du hast gesunden Menschenverstand, und der ist seltener als sein Name.',
      short: 'Du entscheidest, während andere noch Gründe sammeln.',
    },
    heartForm: {
      curved: 'Die Leute wissen, woran sie mit dir sind, denn du lässt es sie spüren.',
      straight: 'Um deine Gefühle ist eine Stille, die man leicht für Abstand hält.',
    },
    headSlope: {
      sloping: 'Dein halbes Leben spielt in Bildern, und die andere Hälfte hat etwas davon.',
      level: 'Du magst es, wenn die Rechnung aufgeht, und meistens geht sie auf.',
    },
  },
  career: {
    headSlope: {
      sloping: 'Arbeit, die Platz für Einfälle lässt, hält dich am längsten.',
      level: 'Zahlen, Technik und Ordnung liegen dir gut in der Hand.',
    },
    index: {
      longer: 'Eine kleine eigene Mannschaft passt besser zu dir als eine große fremde.',
      equal: 'Du kannst ein Vorhaben leiten und es ebenso gut leiten lassen.',
      shorter: 'Arbeit vor Publikum, und sei es klein, bringt dein Bestes heraus.',
    },
    little: {
      long: 'Wo etwas zu erklären oder zu verkaufen ist, solltest du dabei sein.',
      mean: 'Du verhandelst anständig und gehst im Guten vom Tisch.',
      short: 'Lass jemand anderen verkünden, was du gemacht hast.',
    },
    fate: {
      near: 'Frühe Hilfe von zu Hause gab deiner Arbeit die Richtung.',
      centre: 'Du hast deine Richtung gefunden, ohne dass man sie dir zeigte.',
      far: 'Arbeit unter Menschen und für sie trägt dich am weitesten.',
      absent: 'Du darfst das Fach wechseln, ohne es zu bereuen; an keines bist du gebunden.',
    },
  },
  money: {
    headLength: {
      long: 'Du liest das Kleingedruckte, und zwar alles.',
      mean: 'Bei Ausgaben bist du vernünftig, ohne streng zu sein.',
      short: 'Du kaufst, wie du entscheidest, auf der Stelle; über große Summen schlaf eine Nacht.',
    },
    little: {
      long: 'Du handelst einen Preis herunter, und der Verkäufer dankt dir dafür.',
      mean: 'Du fragst, was eine Sache wert ist, und bezahlst es.',
      short: 'Du verlangst weniger, als deine Arbeit wert ist; schlag das nächste Mal etwas auf.',
    },
    fate: {
      near: 'Was man dir weitergab, auch das Können, ist dein Kapital.',
      centre: 'Was du hast, das hast du verdient.',
      far: 'Von Kunden, Gönnern und Freunden kommt es her.',
      absent: 'Mehrere kleine Quellen passen besser zu dir als eine einzige große.',
    },
  },
  love: {
    type: {
      earth: 'Du wirbst, indem du nützlich bist und im Winter immer noch da.',
      air: 'Verlieben fängt bei dir als Gespräch an.',
      fire: 'Dein Interesse ist schwer zu übersehen, und anders wäre es dir nicht recht.',
      water: 'Kleine Freundlichkeiten bewahrst du über Jahre im Gedächtnis.',
    },
    heartEnd: {
      index: 'Du erwartest viel von einem Gefährten und ebenso viel von dir.',
      between: 'Du siehst den anderen, wie er ist, und magst ihn deswegen.',
      middle: 'Wenn du liebst, dann nach eigenen Regeln und mit ganzer Kraft.',
    },
    heartForm: {
      curved: 'Zärtlichkeit kommt bei dir in Worten und Gesten, und reichlich.',
      straight: 'Mit einer geflickten Lampe oder einem warmen Essen sagst du es.',
    },
    heartGap: {
      near: 'Der Verstand stellt ein, zwei Fragen, bevor du dich verliebst.',
      apart: 'Du lässt zuerst das Herz reden und hörst den Kopf danach.',
    },
  },
  marriage: {
    heartEnd: {
      index: 'Ein gegebenes Wort ist der Grund, auf dem du ein Zuhause baust.',
      between: 'Kameradschaft bringst du in eine lange Bindung mit.',
      middle: 'In einer langen Bindung brauchst du ein Zimmer mit eigener Tür.',
    },
    lifeSweep: {
      wide: 'An deinem Tisch ist Platz für Gäste, und wer mit dir lebt, sollte das mögen.',
      mean: 'Gemeinsame Tage von gleichmäßiger Art tun dir gut.',
      narrow: 'Du brauchst Abende ohne Gesellschaft und jemanden, der dabei nicht als Gesellschaft zählt.',
    },
    fate: {
      near: 'Die Familie hat bei deinen großen Entscheidungen eine Stimme.',
      centre: 'Eine Bindung neben deinem Weg ist willkommen, eine quer dazu nicht.',
      far: 'Der Mensch an deiner Seite ändert deine Richtung, und du lässt es zu.',
      absent: 'Eine Bindung ist für dich eine Entscheidung, die du ab und zu neu triffst.',
    },
  },
  health: {
    lifeSweep: {
      wide: 'Du hast Kraft auszugeben; denk daran, dass sie dann ausgegeben ist.',
      mean: 'Ein gleichmäßiger Rhythmus hält deine Kraft beisammen.',
      narrow: 'Ein kleiner Vorrat, gut gehütet, reicht weit.',
    },
    lifeLength: {
      long: 'Du hältst länger durch, als du denkst.',
      short: 'Arbeite in Etappen und ruhe dazwischen ohne schlechtes Gewissen.',
    },
    skin: {
      busy: 'Pausen sind für dich kein Luxus, so viel geht an einem Tag durch dich hindurch.',
      calm: 'Anspannung läuft an dir besser ab als an den meisten.',
    },
    headStart: {
      joined: 'Du teilst dir die Kraft ein, ohne dass man es dir sagt.',
      apart: 'Solange etwas Neues läuft, vergisst du, dass es Betten gibt.',
    },
  },
  challenges: {
    headStart: {
      joined: 'Den Schutz des Vertrauten zu verlassen, das ist deine Lektion.',
      apart: 'Deine Lektion ist die alte vom Schauen vor dem Springen.',
    },
    headLength: {
      long: 'Du kannst eine Sache zerdenken; hör einen Gedanken früher auf.',
      mean: 'Wo dich nichts zwingt, gibst du dich leicht mit dem zufrieden, was gut genug ist.',
      short: 'Schlaf ab und zu über eine Entscheidung; sie läuft nicht weg.',
    },
    heartGap: {
      near: 'Lass ein Gefühl einmal ohne Beweis gelten.',
      apart: 'Deine Offenheit geht dir voraus; sieh nach, wo sie ankommt.',
    },
    skin: {
      busy: 'Manche Eindrücke dürfen vor der Tür bleiben.',
      calm: 'Was an dir abgleitet, war für jemand anderen vielleicht wichtig.',
    },
    lifeLength: {
      long: 'Du hältst durch, und so bekommst du die langen Aufgaben; lehne eine ab.',
      short: 'Ein großes Vorhaben will zuerst in Stücke geschnitten sein.',
    },
  },
  luck: {
    fate: {
      near: 'Hilfreiche Verwandte sind dein Glück nach alter Art.',
      centre: 'Dein Glück hat Schwielen: Du hast es gemacht.',
      far: 'Eine zufällige Begegnung kann mehr für dich tun als mancher Plan.',
      absent: 'Dein Glück liegt in dem, was du wählst, und weniger in dem, was bereitlag.',
    },
    headStart: {
      joined: 'Eine vorbereitete Gelegenheit dient dir besser als eine plötzliche.',
      apart: 'Du findest Glück, indem du als Erstes da bist.',
    },
    headSlope: {
      sloping: 'Ein Einfall zur rechten Stunde war schon einmal dein Glück.',
      level: 'Du wettest selten, und dann nüchtern.',
    },
    little: {
      long: 'Ein Wort ins richtige Ohr öffnet dir Türen.',
      mean: 'Gute Manieren haben dir mehr gebracht, als Kühnheit es täte.',
      short: 'Frag einmal öfter; vielleicht sagt jemand ja.',
    },
  },
};

/** Where the photo decides too little for a text. */
export const tooLittle: PalmWords['tooLittle'] = {
  'hand-type':
    'Der Typ bleibt offen. Nimm die flache Hand gerade von oben auf, dann lässt er sich vielleicht bestimmen.',
  fingers:
    'Die Längen deiner Finger liegen hier zu nah beieinander für ein Wort darüber. Strecke sie und versuche es noch einmal.',
  'major-lines':
    'Die Linien sind in diesem Licht zu schwach, um sie von den Falten ringsum zu unterscheiden. Tageslicht von der Seite hilft.',
  mounts: 'Was bei den Bergen steht, war nicht zu erkennen. Sie schweigen diesmal.',
  'special-features':
    'Was die Hand auszeichnen könnte, ist hier nicht entschieden. Ein Urteil über sie ist das nicht.',
  'minor-lines':
    'Ob die Handfläche ruhig ist oder bewegt, entscheidet dieses Foto nicht. Ein schärferes könnte es.',
  summary: 'Für eine Zusammenfassung zeigt das Bild zu wenig. Es ist besser, das zu sagen.',
  personality: 'Von deinem Wesen verrät das Bild wenig. Ein anderer Winkel verrät vielleicht mehr.',
  career: 'Über die Arbeit schweigt dieses Bild. Wer es ehrlich liest, tut das auch.',
  money: 'Über Geld sagt es so gut wie nichts. Raten käme dich teurer, als es wert ist.',
  love: 'Wo die Herzlinie endet und wie sie sich biegt, ist hier nicht klar genug. Die Liebe bleibt diesmal ungesagt.',
  marriage: 'Für eine lange Bindung gibt das Foto zu wenig her. Es fehlt nur ein besserer Blick.',
  health: 'Kraft und Gewohnheit bleiben diesmal im Dunkeln. Mehr Licht brächte sie hervor.',
  challenges: 'Deine Lektionen zeigt dieses Bild nicht. Das heißt nicht, dass du keine hättest.',
  luck: 'Das Glück hinterlässt auf diesem keine Spur. Es sitzt selten für ein Bildnis.',
};
