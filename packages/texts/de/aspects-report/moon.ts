import type { PairTexts } from '../../aspects-report/texts.ts';

export const moon: PairTexts<'Moon'> = {
  'Moon-Mars': {
    conjunction:
      'Gefühl und Antwort sind bei dir eine Bewegung: Bis du merkst, dass etwas wehgetan hat, hast du schon geantwortet. Dieselbe Schnelligkeit stellt dich schützend vor ein Kind oder einen Freund, ehe ein anderer sich rührt, und man weiß immer, wie es dir geht.',
    soft: 'Du kannst zornig sein, ohne grausam zu werden, und zärtlich, ohne schwach zu sein. Stimmungen gehen bei dir in Tätigkeit über, und wo etwas in Eile getan werden muss, hat man dich gern dabei.',
    hard: 'Kleine Kränkungen treffen auf eine alte wunde Stelle, und die Antwort ist heraus, ehe du sie gewogen hast. Zu Hause kostet dich das am meisten; ein Gang um den Block vor dem zweiten Satz hat mehr Abende gerettet als jede Einsicht.',
  },
  'Moon-Mercury': {
    conjunction:
      'Du redest dich zu dem hin, was du fühlst. Eine Erinnerung kommt dir mit ihren genauen Worten zurück, du hörst den Ton vor dem Inhalt, und ein Tag, an dem du niemandem etwas erzählen konntest, ist ein halb gelebter Tag.',
    soft: 'Du findest das Wort für eine Stimmung, deine oder die eines anderen, und weil sie benannt ist, ändert sie sich. Kinder und Fremde erzählen dir Dinge; mit der Hand zu schreiben tut dir gut.',
    hard: 'Der Kopf erklärt weiter, wenn das Herz längst entschieden hat. Du streitest mit einem Gefühl, als wäre es ein schlechter Schüler, und es wiederholt sich nur lauter; frag es zuerst, was es will.',
  },
  'Moon-Jupiter': {
    conjunction:
      'Du fühlst in großem Maßstab und nährst die Leute, mit Essen, mit Lob, mit Zeit. Dein Haus ist voll, oder du wünschst es dir voll, und die einzige schwere Lektion ist, dass auch Güte eine Sperrstunde braucht.',
    soft: 'Unter deinen Tagen liegt ein Grundvertrauen: Jemand hat sich früh über dich gefreut. Du verzeihst leicht, du lachst leicht, und wer eine Woche bei dir bleibt, geht in besserer Verfassung.',
    hard: 'Bist du gerührt, versprichst du das Blaue vom Himmel, und bist du leer, füllst du die Lücke mit mehr von allem. Jede Gabe ist ernst gemeint; es hilft, erst herauszufinden, was du brauchst, und dann, was alle anderen brauchen.',
  },
  'Moon-Venus': {
    conjunction:
      'Zärtlichkeit ist deine Muttersprache. Du siehst, was gefallen würde, und tust es, du machst ein möbliertes Zimmer wohnlich, und eine harte Stimme kann dir den Nachmittag verderben, auch wenn sie einem anderen galt.',
    soft: 'Zuneigung fällt dir leicht, in beide Richtungen. Du kannst dich umsorgen lassen, ohne dir klein vorzukommen, und hast einen stillen Sinn dafür, was zueinander passt, auf einem Tisch, an einer Wand, zwischen zwei Menschen.',
    hard: 'Du willst nah sein, und du willst gefallen, und das zweite steht dem ersten im Weg. Was du um des Friedens willen schluckst, kommt als Laune wieder; ein früh ausgesprochener Wunsch ist kleiner als ein spät ausgesprochener.',
  },
  'Moon-Saturn': {
    conjunction:
      'Du hast gelernt, deine Gefühle zu verwalten, bevor du sie haben durftest. Man lehnt sich an dich und sieht nicht, dass auch du müde wirst; die wenigen, denen du es zeigst, werden Freunde für immer.',
    soft: 'Deine Gefühle haben einen Boden. Du hältst ein Versprechen, wenn die Stimmung dazu vorbei ist, mit Älteren geht es dir gut, und in einer schlechten Woche denkst ausgerechnet du daran, dass gegessen werden muss.',
    hard: 'Du rechnest damit, eine Last zu sein, bittest darum um nichts und fühlst dann, wie allein du damit bist. Die Kälte, die du von anderen fürchtest, ist oft deine eigene Vorsicht auf dem Rückweg; versuch es mit einer kleinen und genauen Bitte.',
  },
  'Moon-Uranus': {
    conjunction:
      'Deine Stimmungen wechseln wie das Wetter im Gebirge, und das ist dir lieber als eine graue Woche. Nähe gelingt dir bei unverschlossener Tür; je freier du gehen darfst, desto öfter bleibst du.',
    soft: 'Veränderung raubt dir nicht den Schlaf. Du schließt Freundschaften an seltsamen Orten, du kannst auf mehrere Arten leben, und dein erster Eindruck von Menschen bestätigt sich öfter, als du zu sagen wagst.',
    hard: 'Sicherheit macht dich unruhig, und Freiheit macht dir Heimweh. Vielleicht kanntest du ein Zuhause, in dem über Nacht alles anders wurde; ein paar feste Rituale, von dir gewählt und von dir gehalten, geben der Unruhe einen Ort zum Heimkommen.',
  },
  'Moon-Neptune': {
    conjunction:
      'Du fühlst, was im Raum ist, bevor jemand gesprochen hat, und du kannst es nicht abstellen. Musik, Wasser und Schlaf reinigen dir die Luft; ebenso die Frage, mehrmals am Tag gestellt, ob diese Traurigkeit überhaupt deine ist.',
    soft: 'In deinem Mitgefühl steckt Fantasie: Du kannst dir ausmalen, wie es ist, jemand anders zu sein. Träume aufzuschreiben lohnt sich, und Menschen kommen in deiner Nähe ein wenig zur Ruhe, ohne dass du etwas dafür tust.',
    hard: 'Du tröstest dich mit einem Bild davon, wie es sein könnte, und das Bild wird dir lieber als die Sache. Wer gerettet werden will, findet dich; hilf mit etwas Zählbarem, einer Stunde, einer Mahlzeit, einem Anruf, und geh dann nach Hause.',
  },
  'Moon-Pluto': {
    conjunction:
      'Du fühlst alles bis auf den Grund. Geplauder ermüdet dich, Geheimnisse sind bei dir sicher, und eine Liebe oder ein Kummer hat dich mehr als einmal neu gemacht; was du nicht verzeihen kannst, trägst du, und es ist schwer.',
    soft: 'Vor starken Gefühlen hast du keine Angst, weder vor deinen noch vor fremden. Du bleibst im Zimmer, wenn die meisten einen Grund finden zu gehen, und nach einem Verlust kommst du mit etwas zurück, das du vorher nicht hattest.',
    hard: 'Bist du verletzt, setzt sich eine ältere Angst ans Steuer und verlangt Beweise der Liebe, die niemand erbringen kann. Sag in einem schlichten Satz, wovor du dich fürchtest: Das ist schwerer als eine Szene, und es wirkt.',
  },
  'Moon-Ascendant': {
    conjunction:
      'Deine Stimmung ist das Erste, was man von dir kennenlernt. Du nimmst den Ton an, der gerade herrscht, du bemutterst Fremde, ohne nachzudenken, und hin und wieder ein Tag im Haus gibt dir dein eigenes Gesicht zurück.',
    soft: 'Nach wenigen Minuten fühlt man sich bei dir zu Hause. Du antwortest auf das, was gemeint ist, und nicht nur auf das, was gesagt wird, und es kostet dich nichts, weil es dich interessiert.',
    hard: 'Du zeigst weniger, als du fühlst, oder mehr, und wunderst dich über das, was angekommen ist. Wer mit dir lebt, muss deine Stimmungen lernen wie Seeleute eine Küste; es hilft, wenn du die Karte zeichnest.',
  },
  'Moon-Midheaven': {
    conjunction:
      'Du spürst, was die vielen wollen, und deine Arbeit hat damit zu tun, es zu hüten. Dein Ansehen steigt und sinkt wie die Flut; das lässt sich tragen, wenn du einen privaten Ort hast, der sich nicht mitbewegt.',
    soft: 'Du bringst einen menschlichen Ton ins Arbeitsleben. Man vertraut dir Persönliches an, und die Gewohnheiten des Hauses, in dem du aufgewachsen bist, erweisen sich im Beruf als brauchbar.',
    hard: 'Die Familie ruft an, während die Sitzung läuft, in der einen oder anderen Form. Heim und Beruf lassen sich nicht in derselben Stunde bedienen; Frieden kommt, wenn du nach Wochen entscheidest und nicht nach Minuten.',
  },
};
