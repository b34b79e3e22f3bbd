import type { PairTexts } from '../../aspects-report/texts.ts';

export const jupiter: PairTexts<'Jupiter'> = {
  'Jupiter-Venus': {
    conjunction:
      'Du genießt, und du lässt andere mitgenießen. Geschmack, Gastlichkeit und ein gutmütiger Blick auf die Menschen begleiten dich in jede Gesellschaft; die Kunst, an der du ein Leben lang übst, ist aufzuhören, solange es noch schön ist.',
    soft: 'Du magst die Leute, und sie mögen dich, und es ist kein Trick dabei. Freundschaften halten bei dir, und für eine ungeschickte Bemerkung findest du die großzügige Lesart.',
    hard: 'Du gibst zu viel und wählst zu süß, und dann fragst du dich, wer den Kuchen gegessen hat. Was dir wirklich etwas wert ist, zeigt sich, wenn du mit Zeit bezahlen musst.',
  },
  'Jupiter-Saturn': {
    conjunction:
      'Hoffnung und Vorsicht kamen für dich in einem Paket. Du baust in langen Abschnitten, zwanzig Jahre sind für dich ein Plan, und jede Erweiterung hat ihr Fundament; andere finden dich langsam, bis sie es stehen sehen.',
    soft: 'Du hast einen Sinn für die richtige Größe. Du weißt, wann man erweitert und wann man hält, Institutionen trauen dir, und du kannst einem Ideal dienen, ohne den Kalender aus dem Auge zu verlieren.',
    hard: 'Du schwankst zwischen zu weit und zu eng: am Montag ein großer Plan, am Freitag lauter Gründe dagegen. Schreib am Montag das Datum in den Plan, und lass den Freitag nur daran etwas ändern.',
  },
  'Jupiter-Uranus': {
    conjunction:
      'Du hast eine Nase für die Lücke. Plötzliche Angebote, unwahrscheinliche Verbündete und eine über Nacht beschlossene Reise haben dein Leben weiter gebracht als jeder Plan, und das Echte erkennst du daran, dass es dich zum Lachen bringt.',
    soft: 'Neue Ansichten von der Welt tun dir gut. Zu Reformern, Erfindern und Reisenden zieht es dich hin, und ein Wagnis, das die Nachbarn erschreckt, sieht für dich nach einer angelehnten Tür aus.',
    hard: 'Du verlässt guten Boden, weil der Horizont sich bewegt hat. Nicht jedes Versprechen von Freiheit wird gehalten; frag bei jedem Aufbruch, was du dort an einem gewöhnlichen Dienstag tun wirst.',
  },
  'Jupiter-Neptune': {
    conjunction:
      'Dein Herz ist weit und hat keinen Zaun. Du glaubst an Menschen, an Musik, an eine bessere Einrichtung der Welt, und du brauchst einen nüchternen Freund, der fragen darf, wie.',
    soft: 'Vertrauen kommt dir von selbst, mit oder ohne Kirche. Du kannst trösten, du kannst dir den guten Ausgang vorstellen, und manchmal ist es genau das, was ihn herbeiführt.',
    hard: 'Du glaubst zuerst, was schön ist, und fragst danach. Gurus, große Pläne und hoffnungslose Fälle kennen deine Adresse. Schlaf eine Nacht über alles, was dich zu Tränen rührt, und gib dann die Hälfte.',
  },
  'Jupiter-Pluto': {
    conjunction:
      'Bist du überzeugt, bist du eine Naturgewalt. Du kannst Großes in Gang setzen, einen Saal gewinnen, aus Trümmern bauen; achte darauf, was aus denen wird, die nicht zustimmen.',
    soft: 'Du hast ein Gefühl dafür, wo Macht liegt und wie man sie gut gebraucht. Du denkst in Generationen, und du kannst überzeugen, ohne jemanden zu verbiegen.',
    hard: 'Am liebsten würdest du sie bekehren. Es ist eine große Wahrheit, die du in Händen hältst, und sie überzeugt genau um so viel mehr, wie du dem anderen Raum lässt, sie abzulehnen.',
  },
  'Jupiter-Ascendant': {
    conjunction:
      'Du kommst herein, und der Raum wird größer. Man erwartet Gutes von dir, auf die eine oder andere Weise nimmst du gern Platz ein, und deine Zuversicht steckt an.',
    soft: 'Du machst einen ermutigenden Eindruck, und Türen bleiben dir einen Augenblick länger offen. Du kannst gut zu Gast sein, gut erklären, gut verlieren.',
    hard: 'Mit deinem Lächeln versprichst du, was du noch nicht durchdacht hast. Das Große bringen andere in dein Leben, großzügige Partner, großartige, laute, und Maß lernst du, indem du ihnen zusiehst.',
  },
  'Jupiter-Midheaven': {
    conjunction:
      'Deine Arbeit will einen weiten Horizont: Unterricht, Recht, Reisen, irgendein Publikum. Leute an hoher Stelle mögen dich, und am besten steigst du dort auf, wo du auch daran glauben darfst.',
    soft: 'Förderer findest du, ohne sie zu suchen. Dein Urteil ist gefragt, und dein Ruf läuft dir ein Stück voraus, was du ihm erlauben darfst.',
    hard: 'Du zielst so hoch, dass die nächste Sprosse aus dem Blick gerät. Nimm den kleineren Posten, in dem eine wirkliche Tür ist; von dort aus tut deine Zuversicht das Übrige.',
  },
};
