import type { PairTexts } from '../../aspects-report/texts.ts';

export const sun: PairTexts<'Sun'> = {
  'Sun-Moon': {
    conjunction:
      'Du bist um den Neumond geboren: Wille und Gefühl brechen vom selben Ort auf, und was du willst, willst du ganz. In dir sitzt niemand, der die Gegenseite vertritt; ein zweites Urteil von einem Menschen, dem du traust, ist dir deshalb mehr wert als den meisten.',
    soft: 'Was du dir vornimmst und was du brauchst, um zur Ruhe zu kommen, streiten nicht miteinander. Du erholst dich schnell, du handelst selten gegen die eigene Faser, und wer deine Eltern kannte, merkt vielleicht, dass du von beiden etwas Brauchbares mitgenommen hast.',
    hard: 'Was du am Morgen beschließt, kann deine Stimmung bis zum Abend überstimmen. Früh hast du gelernt, dass zwei Menschen, auf die du angewiesen warst, Verschiedenes wollten, und noch immer versuchst du, es beiden recht zu machen; leichter wird es, wenn das Bedürfnis seine eigene Stunde bekommt und nicht warten muss, bis es schreit.',
  },
  'Sun-Mars': {
    conjunction:
      'Wer dich erlebt, wenn du dich entschlossen hast, übersieht dich nicht. Die Kraft geht geradewegs in die Sache, Widerstand macht dich schneller, und zu lernen bleibt, wann eine geschlossene Tür nur eine Tür ist und keine Beleidigung.',
    soft: 'Mut kommt dir ohne Rede vorweg. Du fängst an, du bleibst dran, du kannst eine Runde verlieren, ohne zu schmollen, und andere fassen sich ein Herz, weil du aus der Anstrengung kein Drama machst.',
    hard: 'Gesagt zu bekommen, was du tun sollst, setzt etwas in Brand. Du gewinnst mehr Streitgespräche, als du brauchst, und musst dann mit der Stille danach leben; ein Körper, der sich ehrlich müde gearbeitet oder müde gelaufen hat, verhandelt weit besser.',
  },
  'Sun-Mercury': {
    conjunction:
      'Du denkst mit der ganzen Person: Ein Gedanke gehört dir, wie eine Hand dir gehört. Das gibt deiner Rede Farbe und macht es schwer, Kritik an einem Satz als Kritik an einem Satz zu hören und als nichts weiter.',
  },
  'Sun-Jupiter': {
    conjunction:
      'Du rechnest damit, dass es gut geht, und diese Erwartung öffnet Türen. Großzügigkeit steht dir, Maß will eigens geübt sein, und deine Pläne werden besser, sobald jemand fragen darf, wie viel Zeit sie kosten.',
    soft: 'Du hast ein leichtes Zutrauen zum nächsten Tag, das nicht naiv ist, weil es oft genug recht behalten hat. Lehrer und Ältere mögen dich, und du zahlst es zurück, indem du weitergibst, was man dir gab.',
    hard: 'Du sagst Ja, solange dir warm ist, und begegnest der Größe des Versprechens später. Das Große in dir ist echt; verlässlich wird es, wenn du jeden Plan um ein Drittel kürzt, bevor du ihn verkündest.',
  },
  'Sun-Venus': {
    conjunction:
      'Du möchtest gefallen, und meistens gelingt es, denn du hast ein Auge für das Angenehme und eine Art, die den Dingen die Schärfe nimmt. Fällig wird der Preis dort, wo ein schlichtes Nein nötig war und ein anmutiges Vielleicht gegeben wurde.',
  },
  'Sun-Saturn': {
    conjunction:
      'Du bist früh groß geworden. Die Pflicht setzte sich neben dich, ehe das Spiel zu Ende war, und noch immer verlangst du von dir, was du keinem Freund abverlangen würdest; was du so baust, steht, und es steht besser, seit du dir die Aussicht gönnst.',
    soft: 'Du kannst warten, und du kannst beim Warten arbeiten. Autorität schüchtert dich nicht ein, weil du selbst ein wenig davon hast, und die Jahre sind auf deiner Seite: Was dir mit dreißig gut gelingt, gelingt dir mit fünfzig leicht.',
    hard: 'Irgendwo hast du den Satz aufgenommen, dass man sich seinen Platz verdienen muss, und kein Beweis genügt je ganz. Unter dieser Peitsche arbeitest du gründlich. Ohne sie genauso, wie du an dem Tag merkst, an dem du eine Grenze ziehst und nichts einstürzt.',
  },
  'Sun-Uranus': {
    conjunction:
      'Etwas in dir lässt sich nicht abheften. Du wechselst den Kurs, wenn andere sich einrichten, und die Leute finden dich entweder erfrischend oder können dich nirgends unterbringen; Freiheit ist dir so wichtig, dass du gelegentlich fragen solltest, wozu du sie willst.',
    soft: 'Neue Methoden, seltsame Gesellschaft und plötzliche Gelegenheiten bekommen dir. Du kannst mit einer Gewohnheit brechen, ohne sonst etwas zu zerbrechen, und oft kommt von dir der ruhige Satz, dass es auch anders geht.',
    hard: 'Gerade wenn eine Sache dich zu halten beginnt, spürst du die Lust, sie abzureißen. Manche dieser Abgänge waren richtig. Andere nähmst du gern zurück, und der Unterschied zeigt sich, wenn zwischen dem Einfall und der Ankündigung drei Nächte vergehen dürfen.',
  },
  'Sun-Neptune': {
    conjunction:
      'Dein Umriss ist weich, und vieles kommt herein: Stimmungen, Musik, die Hoffnungen anderer. Das taugt zur Kunst oder zum Helfen mehr als zum Verwalten, und es macht das Alleinsein notwendig, denn erst allein merkst du, welche der Gefühle deine sind.',
    soft: 'Die Fantasie nährt dich, ohne dich davonzutragen. Du spürst, was ein Raum braucht, du kannst es geben, ohne den Dank zu verlangen, und ein Ideal, das andere unpraktisch nennen, wird unter deinen Händen gern wahr.',
    hard: 'Du siehst Menschen und Pläne, wie sie sein könnten, und erschrickst vor dem, was sie sind. Dasselbe Auge, das dich hier täuscht, ist eine Gabe überall, wo die Täuschung das Handwerk ist, auf einer Bühne, auf einer Seite; bei Abmachungen bitte um alles in klaren Worten.',
  },
  'Sun-Pluto': {
    conjunction:
      'Du tust nichts halb. In dir ist ein Wille, den andere fühlen, bevor du gesprochen hast, und mindestens einmal musstest du ein altes Ich hinter dir lassen und vom Boden an beginnen; Macht ist bei dir gut aufgehoben, solange du zugibst, dass du sie magst.',
    soft: 'Du kannst einer Sache auf den Grund gehen, ohne dass dich erschüttert, was dort liegt. In einer Krise wendet man sich an dich, zu Recht, und du weißt, wie man ein Kapitel endgültig schließt.',
    hard: 'Früh spürst du, wer über dich bestimmen will, und du wehrst dich auch, wo es niemand will. Viel Kraft geht darein, sich nicht bewegen zu lassen; frei wird sie, wenn du einmal nachgibst, mit Absicht und in einer Kleinigkeit, und merkst, dass du noch da bist.',
  },
  'Sun-Ascendant': {
    conjunction:
      'Was du bist, steht dir im Gesicht. Du bist um den Sonnenaufgang geboren, du kommst unverstellt herein, und es wundert dich, dass andere ein Innen und ein Außen unterhalten; dass man dir begegnet ist, vergisst man nicht.',
    soft: 'Deine Art sagt auf freundliche Weise die Wahrheit über dich. Du musst nicht drängeln, um gesehen zu werden, und Fremde geben dir einen Vorschuss, den andere sich erst erarbeiten.',
    hard: 'Die Leute treffen zuerst eine Art und dann erst dich, und es kann Monate dauern, bis sie den Unterschied bemerken. Du findest dich an denen, die dir gegenüberstehen: Ein Partner oder ein Rivale spricht oft aus, was du gerade werden wolltest.',
  },
  'Sun-Midheaven': {
    conjunction:
      'Du bist um die Mittagszeit geboren, und dein Leben findet dort statt, wo man es sieht. Arbeit ist für dich nie nur Arbeit; dein Name soll für etwas stehen, und du wirst herausfinden müssen, wer du an Tagen bist, an denen niemand anruft.',
    soft: 'Was du beruflich tust und wie du bist, vertragen sich. Wer zu entscheiden hat, erkennt dein Ziel ohne lange Erklärung, und du steigst auf, indem du ein wenig deutlicher wirst, was du schon warst.',
    hard: 'Die öffentliche Straße und dein eigener Zweck kreuzen sich schräg. Vielleicht hast du in einem Beruf begonnen, den ein anderer für dich wollte, oder deine Wurzeln verlassen, um einen zu finden; die Berufung, die hält, hat Platz für das, woher du kommst.',
  },
};
