import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. Each goes on after the mount's name and a colon. */
export const mounts: PassageWords<'mounts'> = {
  jupiter: {
    longer: {
      curved: 'Du sprichst offen von deinen Zielen und nimmst andere mit.',
      straight: 'Du zielst hoch und erwähnst es selten.',
    },
    equal: {
      curved: 'Ehre willst du vor allem für das, was du liebst.',
      straight: 'Ein gerechter Anteil genügt dir, und du weißt, was gerecht ist.',
    },
    shorter: {
      curved: 'Beifall bedeutet dir mehr als Rang.',
      straight: 'Titel lassen dich kalt, gute Arbeit nicht.',
    },
  },
  saturn: {
    near: {
      busy: 'Pflicht hat für dich das Gesicht der Familie, und du denkst öfter an sie, als du sagst.',
      calm: 'Du trägst, was dir übergeben wurde, ohne eine Last daraus zu machen.',
    },
    centre: {
      busy: 'Du nimmst deinen eigenen Kurs ernst, bis in Einzelheiten, die keiner sieht.',
      calm: 'Du hast einen gefestigten Sinn, der weiß, wozu er da ist.',
    },
    far: {
      busy: 'Dein Gewissen hört auf viele Stimmen.',
      calm: 'Du nimmst andere ernst und dich selbst leicht.',
    },
    absent: {
      busy: 'Du wägst Entscheidungen, in denen andere gar keine gesehen hätten.',
      calm: 'Du bist ernst, wenn es nötig ist, und keine Stunde länger.',
    },
  },
  apollo: {
    longer: {
      wide: 'Du feierst, was du erreichst, und nicht allein.',
      mean: 'Freude steht auf deiner Liste, gleich unter der Aufgabe.',
      narrow: 'Du gönnst dir wenige Vergnügen, und gute.',
    },
    equal: {
      wide: 'Deine Lust am Leben braucht keinen Anlass.',
      mean: 'Du genießt zur rechten Zeit und im rechten Maß.',
      narrow: 'Ein kleines Schönes, lange angesehen, ist für dich ein Fest.',
    },
    shorter: {
      wide: 'Farbe, Gäste, Musik: Die festliche Seite der Dinge ist deine.',
      mean: 'Du hast Geschmack und gebrauchst ihn täglich.',
      narrow: 'Du gäbest eine Woche Trubel für eine einzige vollkommene Zeile.',
    },
  },
  mercury: {
    long: {
      sloping: 'Du erzählst Geschichten, und die besten hast du verbessert.',
      level: 'Du erklärst so gut, dass die Leute meinen, sie hätten es schon gewusst.',
    },
    mean: {
      sloping: 'Deine Bemerkungen kommen von einer unerwarteten Seite.',
      level: 'Du sagst, was ist, nicht mehr und nicht weniger.',
    },
    short: {
      sloping: 'Deine schönsten Sätze hebst du fürs Papier auf.',
      level: 'Trocken und kurz, und oft das Einzige, was sich zu zitieren lohnt.',
    },
  },
  luna: {
    sloping: {
      busy: 'Hier liegt ein inneres Meer mit regem Verkehr.',
      calm: 'Hier ist tiefes Wasser, selten bewegt.',
    },
    level: {
      busy: 'Du bemerkst alles und träumst wenig, außer auf Reisen.',
      calm: 'Du reist besser mit Karte.',
    },
  },
  venus: {
    wide: {
      curved: 'Mit beidem bist du großzügig, und jeder weiß es.',
      straight: 'Unter deiner stillen Art geht große Wärme um.',
    },
    mean: {
      curved: 'Du hast ein freundliches Feuer, und es raucht nicht.',
      straight: 'Deine Wärme ist beständig, wie in einem gut geheizten Zimmer.',
    },
    narrow: {
      curved: 'Du bist zärtlich, zu wenigen Auserwählten.',
      straight: 'Deine Wärme hebst du für die auf, die nahe kommen, und dann zählst du sie nicht ab.',
    },
  },
};
