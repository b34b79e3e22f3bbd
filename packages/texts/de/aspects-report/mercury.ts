import type { PairTexts } from '../../aspects-report/texts.ts';

export const mercury: PairTexts<'Mercury'> = {
  'Mercury-Jupiter': {
    conjunction:
      'Du denkst in langen Bögen und erzählst sie gut. Lernen freut dich in jedem Alter, deine Geschichten wachsen bei jedem Erzählen ein wenig, und ein Lektor wäre dein Glück.',
    soft: 'Du erfasst das Ganze und kannst trotzdem das Einzelne erklären. Sprachen, Reisen, Unterrichten und ein guter Disput beim Essen halten deinen Kopf jung.',
    hard: 'Du siehst zuerst den Schluss und füllst die Tatsachen unterwegs ein. Dein Urteil ist besser als deine Zahlen; lass einen nüchternen Menschen die Zahlen prüfen, und niemand wird am Urteil zweifeln.',
  },
  'Mercury-Venus': {
    conjunction:
      'Du hast eine leichte Hand mit Worten. Unwillkommenes sagst du so, dass man es hören kann, ein gut gebauter Satz gefällt dir wie ein gut gebauter Tisch, und den hässlichen Absatz lässt du gern weg.',
    soft: 'Mit dir zu reden ist angenehm, und es ist auch deine Art zu lieben. Du schreibst den Zettel, denkst an den Jahrestag eines Witzes und schlichtest kleine Streitigkeiten, bevor sie einen Namen haben.',
  },
  'Mercury-Saturn': {
    conjunction:
      'Du wiegst einen Satz, ehe du ihn hergibst. Du denkst langsam, wo andere laut denken, und behältst am Ende recht; in der Schule hieß es vielleicht, du seist nicht schnell, und seither prüfst du nach.',
    soft: 'Du kannst dich konzentrieren. Pläne, Verträge, Handwerk, alles, was Nachlässigkeit bestraft, ist bei dir in sicheren Händen, und dein trockener Witz überrascht die Leute.',
    hard: 'Bevor du sprichst, hast du jeden Einwand gehört, und oft sagst du dann nichts. Der Kritiker in deinem Kopf hat ein gutes Auge und schlechte Manieren: Lass ihn zum zweiten Entwurf herein und halt ihn aus dem ersten heraus.',
  },
  'Mercury-Uranus': {
    conjunction:
      'Einfälle kommen dir ganz und außer der Reihe. Du siehst die Verbindung, die noch keiner gezogen hat, Erklärungen machen dich ungeduldig, und du solltest immer etwas zum Schreiben bei dir tragen.',
    soft: 'Neue Systeme lernst du zum Spaß und brauchst sie dann zu Dingen, für die sie nicht gemacht sind. Ein Gespräch mit dir hat Ecken; man geht mit einem Gedanken weg, den man vorher nicht hatte.',
    hard: 'Deine Gedanken überholen einander, und wer zuhört, ist noch beim ersten. Der Hälfte deiner schockierenden Bemerkungen fehlten bloß zwei Zwischenschritte; sag die Schritte, und es werden Einsichten daraus.',
  },
  'Mercury-Neptune': {
    conjunction:
      'Du denkst in Bildern und hörst, was nicht gesagt wurde. Gedichte, Filme und das Schweigen anderer kannst du lesen; Fahrpläne nicht, und das hast du dir längst verziehen.',
    soft: 'Du kannst in Worte fassen, was keine Ränder hat. Eine Andeutung genügt dir zum Verstehen, und deine Fantasie ist ein Werkzeug, das du in die Hand nehmen und wieder weglegen kannst.',
    hard: 'Du hörst, was du hoffst, oder was du fürchtest, und der Satz dazwischen geht verloren. Wiederhole schriftlich, was abgemacht ist, auch unter Freunden; das ist kein Misstrauen, es ist ein Geländer.',
  },
  'Mercury-Pluto': {
    conjunction:
      'Du willst wissen, was dahintersteckt, und fragst, bis du es weißt. Forschung, Therapie, Ermittlung, ein hartnäckiger Fehler in einer Maschine halten dich Stunden fest; leeres Geplauder hält dich keine Minute.',
    soft: 'Du durchschaust eine Sache, ohne sie öffentlich zu zerlegen. Man sagt dir die Wahrheit, weil du es sonst ja doch merkst, und dein Schweigen hat Gewicht.',
    hard: 'Ein einmal gedachter Verdacht lässt sich nicht mehr zurückdenken, und nachts umkreist du ihn. Du bist gut darin, Belege zu finden; such einmal nach dem Beleg, dass du dich irrst.',
  },
  'Mercury-Ascendant': {
    conjunction:
      'Du redest, siehst dich um, fragst und wirkst jünger, als du bist. Kontakt ist dein Element und deine Art zu denken; mit dir ist ein Spaziergang ein Gespräch und ein Gespräch ein Spaziergang.',
    soft: 'Du kommst mit Menschen aus, weil du neugierig auf sie bist. Das gemeinsame Thema findest du schnell, und was du sagst, passt zu deinem Gesicht.',
    hard: 'Über eine Begegnung denkst du nach, während sie noch stattfindet. Die anderen liefern den Text, du den Kommentar, und hinterher weißt du genau, was du hättest sagen sollen.',
  },
  'Mercury-Midheaven': {
    conjunction:
      'Man kennt dich durch das, was du sagst, schreibst, verkaufst oder lehrst. Deine Arbeit muss sich bewegen und muss sprechen; ein Posten, auf dem dich niemand etwas fragt, ließe dich eingehen.',
    soft: 'Denen, die entscheiden, erklärst du dich gut. Mehrere Berufe leben in dir nebeneinander, und die Verbindungen zwischen ihnen sind mehr wert als jeder einzelne.',
    hard: 'Bei der Arbeit denkst du in einer Sprache und zu Hause in einer anderen. Öffentlich die Meinung zu ändern hat dich einmal etwas gekostet; tu es wieder, wenn die Tatsachen sich geändert haben, nur sag es dazu.',
  },
};
