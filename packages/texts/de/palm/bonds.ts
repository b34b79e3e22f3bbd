import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const love: PassageWords<'love'> = {
  nature: {
    index: {
      curved:
        'Du liebst mit offenen Händen und hohen Erwartungen, zuerst an dich selbst. Wer dein Wort hat, hat es ganz.',
      straight: 'Du bist treu ohne Reden: Das Ideal ist hoch, der Ton ist leise, und es hält.',
    },
    between: {
      curved:
        'Du hast ein warmes Herz mit guten Augen. Du sagst, was du fühlst, und siehst den anderen, wie er ist, nicht wie du ihn gern hättest.',
      straight:
        'Zuneigung ist etwas, das du tust: ein geflicktes Fahrrad, ein Anruf am richtigen Abend. Du kennst die Grenzen der Menschen und liebst sie innerhalb davon.',
    },
    middle: {
      curved:
        'Du fühlst stark und zeigst es, nach deiner eigenen Uhr und auf deine eigene Art; Halbheiten lassen dich kalt.',
      straight:
        'Hinter einer ruhigen Fassade ist viel Feuer. Wen du nahe kommen lässt, wählst du selbst, und niemand redet es dir ein.',
    },
  },
  style: {
    earth: {
      index: 'Du wirbst, indem du da bist, pünktlich und mit dem, was gebraucht wird.',
      between: 'Ein Essen für zwei sagt in deiner Sprache mehr als ein Gedicht.',
      middle: 'Dein Körper weiß vor deinem Kopf, wen du neben dir willst.',
    },
    air: {
      index:
        'Bei dir beginnt es mit einem Gespräch, das nicht enden will, und mit jemandem, zu dem man aufsehen kann.',
      between: 'Du verliebst dich im Reden, und du bleibst es im Lachen darüber.',
      middle: 'Ein schneller Kopf zieht dich sofort an; für deinen bewundert zu werden hält dich.',
    },
    fire: {
      index:
        'Du wirbst mit ganzem Herzen und stellst den geliebten Menschen auf einen Sockel, auf dem keiner lange stehen kann.',
      between: 'Du zeigst deine Zuneigung früh, geradeheraus und mit gutem Humor.',
      middle: 'Am Anfang bist du ganz Flamme, und dann neugierig, was bleibt, wenn sie sich legt.',
    },
    water: {
      index:
        'Du liebst ein Bild ebenso wie einen Menschen; sei gut zu dem Menschen, wenn die beiden sich trennen.',
      between: 'Kleine Freundlichkeiten bleiben dir jahrelang, die empfangenen wie die gegebenen.',
      middle: 'Du liebst, wie man Musik hört, ganz und mit geschlossenen Augen.',
    },
    unknown: {
      index: 'Du suchst jemanden, zu dem du aufsehen kannst, und bietest dasselbe.',
      between: 'Nähe kommt dir eher durch geteilte Tage als durch große Abende.',
      middle: 'Anziehung hat bei dir das erste Wort, und du lässt sie reden.',
    },
  },
  fit: {
    earth: {
      near: 'Dir tut jemand gut, der dir Zeit lässt, ein Gefühl zu überdenken, bevor du es benennst.',
      apart: 'Ein Gegenüber, so freimütig wie du, erspart euch beiden das Raten.',
    },
    air: {
      near: 'Dein Kopf will überzeugt sein; der richtige Mensch findet das reizend und tut es in Raten.',
      apart:
        'Du brauchst jemanden, der es aushält, dass du in einem Atem sagst, was du denkst, und meinst, was du fühlst.',
    },
    fire: {
      near: 'Such die Ruhe: jemanden, den es nicht erschreckt, wenn dein Verstand deinem Herzen auf die Bremse tritt.',
      apart: 'Bei dir liegt alles auf dem Tisch, also wähle einen Menschen, der zurückgeben kann.',
    },
    water: {
      near: 'Du versteckst eine Kränkung hinter guten Gründen; wer durch sie hindurchsieht, darf bleiben.',
      apart:
        'Zu dir passt ein zarter, aufrichtiger Mensch, denn du kannst weder heucheln noch neben Heuchelei leben.',
    },
    unknown: {
      near: 'Lass den anderen wissen, wenn du noch nachdenkst; Schweigen wird leicht falsch gelesen.',
      apart: 'Deine Offenheit braucht jemanden, der sie nicht für einen Angriff hält.',
    },
  },
};

export const marriage: PassageWords<'marriage'> = {
  bond: {
    wide: {
      index:
        'Du hältst dein Wort und willst deine Freiheit und siehst darin keinen Widerspruch; sag dem anderen früh, dass es dir mit beidem ernst ist.',
      between:
        'Zu dir passt ein Bund mit offenen Türen, in dem zwei morgens hinausgehen und gern wieder heimkommen.',
      middle:
        'Unter jedem gemeinsamen Dach brauchst du eigenen Boden: ein Zimmer, einen Kreis, einen Tag der Woche.',
    },
    unknown: {
      index: 'Ein Versprechen zu halten ist deine Art zu lieben.',
      between: 'Du willst jemanden, mit dem du die Wochentage teilst; die Feste sorgen für sich selbst.',
      middle: 'Du brauchst eine Partnerschaft, die dir deinen eigenen Kopf lässt.',
    },
  },
  days: {
    wide: {
      wide: 'Gäste, Pläne und offene Fenster gehören für dich zu einem Zuhause; sieh zu, dass ein Abend ohne all das übrig bleibt.',
      mean: 'Du lässt dem anderen viel Raum und nimmst dir deinen ungefragt, und das geht gut, solange beide den Kalender kennen.',
      narrow:
        'Du brauchst weniger Gesellschaft, als man an deiner Seite denken mag, und mehr Freiheit, als du gern erbittest.',
    },
    unknown: {
      wide: 'An deinen Tisch kommt leicht Gesellschaft.',
      mean: 'Du magst gemeinsame Gewohnheiten und hältst sie durch kleine Änderungen lebendig.',
      narrow:
        'Im geteilten Leben brauchst du stille Stunden, und du tust gut daran, es zu sagen, bevor du sie nötig hast.',
    },
  },
  choice: {
    near: {
      curved:
        'Die Familie sitzt mit an deinem Tisch, auch wenn sie nicht da ist; sag ihr freundlich, wo der Tisch endet.',
      straight:
        'Deine Leute reden bei großen Entscheidungen mit, und selten erzählst du ihnen, wie lange du wägst.',
    },
    centre: {
      curved:
        'Neben deinem Weg suchst du jemanden, der auch einen hat, und du kannst das in klaren Worten sagen.',
      straight: 'Du hältst deinen Kurs und erwartest vom anderen einen zweiten, daneben und in Rufweite.',
    },
    far: {
      curved:
        'Ein Mensch an deiner Seite kann deine Richtung ändern, und die Geschichte davon würdest du selbst am liebsten erzählen.',
      straight:
        'Ein anderer bringt dich vielleicht an Orte, die du nicht gewählt hättest, und erst später merkst du, wie gut sie dir stehen.',
    },
    absent: {
      curved:
        'Von Zeit zu Zeit wählst du denselben Menschen noch einmal, laut, und das ist mehr als ein einmaliges Gelübde.',
      straight:
        'Ein Bund ist dir Entschluss und nicht Schicksal; still erneuerst du ihn durch das, was du tust.',
    },
  },
};

export const health: PassageWords<'health'> = {
  vitality: {
    wide: {
      long: 'Du hast Kraft für Menschen und Pläne, und sie reicht bis in den Abend; andere lehnen sich mehr daran an, als sie wissen.',
      short: 'Du gibst sehr viel auf einmal und musst dann eine Weile verschwinden; beides gehört zusammen.',
    },
    mean: {
      long: 'Deine Kraft ist von der gleichmäßigen Art, eher zum Wandern als zum Rennen.',
      short: 'Deine Energie kommt in Wellen von freundlicher Größe: Arbeite auf dem Kamm, und ruhe im Tal.',
    },
    narrow: {
      long: 'Du gibst wenig aus und hältst lange vor, weil du deine Kraft in weniges legst.',
      short: 'Deine Energie ist fein bemessen, also wähle gut, wem sie am Morgen zuerst gehört.',
    },
  },
  constitution: {
    earth: {
      busy: 'Dein Körper mag feste Stunden, während deine Sinne den ganzen Tag sammeln; Zeit im Freien bringt beides ins Reine.',
      calm: 'Gewohnheit nährt dich: Ein Tag mit Anfang und Ende hält dich im Gleichgewicht.',
    },
    air: {
      busy: 'Viel geht dir durch den Kopf, ein guter Teil davon ungebeten; eine Stunde ohne Worte stellt dich am besten wieder her.',
      calm: 'Du hast eine kühle Oberfläche über einem regen Kopf; Gehen ohne Ziel lüftet ihn.',
    },
    fire: {
      busy: 'Du brennst schnell und bemerkst alles; Tanzen oder Laufen verbraucht, was dich sonst wach hielte.',
      calm: 'Dein Schwung hat ein ruhiges Bett; gib ihm etwas zu heben oder zu ersteigen.',
    },
    water: {
      busy: 'Du bist fein besaitet und lebst von der Stille wie andere vom Brot.',
      calm: 'Stimmungen ziehen über dich hin wie Wetter über einen See; eine ruhige Umgebung hält das Wasser klar.',
    },
    unknown: {
      busy: 'Du nimmst viele Eindrücke auf, also plane Pausen, wie du Termine planst.',
      calm: 'Anstrengung scheint dich spät zu erreichen, eine Gabe, solange du sie dann bemerkst.',
    },
  },
  watch: {
    busy: {
      joined:
        'Achte auf den Abend, an dem du den Tag noch einmal durchgehst; vorsichtige Naturen ermüden sich mit Proben.',
      apart:
        'Solange etwas neu ist, vergisst du aufzuhören, also trag die Pause in den Plan ein, bevor du beginnst.',
    },
    calm: {
      joined: 'Du teilst deine Kräfte gut ein; gib nur acht, dass aus Ruhe kein Aufschieben wird.',
      apart:
        'Du startest, bevor du dich vom letzten Start erholt hast; lass das eine enden, bevor das andere beginnt.',
    },
  },
  strength: {
    earth: {
      wide: 'Ein Garten, eine Küche voller Leute, schwere Arbeit zu mehreren: Dort erholst du dich, während du beschäftigt bist.',
      mean: 'Was du ohne Eile mit den Händen tust, gibt dir mehr als ein müßiger Tag.',
      narrow: 'Ein vertrauter Weg, allein gegangen, bringt dich wieder ins Lot.',
    },
    air: {
      wide: 'Ein gutes Gespräch auf einem langen Spaziergang erfrischt dich wie sonst nichts.',
      mean: 'Lesen und frische Luft, in dieser Reihenfolge, richten dich wieder auf.',
      narrow: 'Stille ist deine Quelle, und du musst keinem erklären, dass du hingehst.',
    },
    fire: {
      wide: 'Du erholst dich, indem du etwas anderes mit voller Kraft tust.',
      mean: 'Ein kleiner Wettkampf, gewonnen oder verloren, macht dir den Kopf frei.',
      narrow:
        'Kurze, harte Anstrengung und dann wirkliche Ruhe: Deine Kraft liebt die scharfe Kante dazwischen.',
    },
    water: {
      wide: 'Menschen zu nützen, die du liebst, gibt dir zurück, was die Menge dir nimmt.',
      mean: 'Wasser, Musik und eine geschlossene Tür gehören in deine Woche.',
      narrow: 'Du sammelst Kraft wie ein Brunnen, ungesehen und über Nacht.',
    },
    unknown: {
      wide: 'Gesellschaft gibt dir Kraft, solange du sie wählen darfst.',
      mean: 'Ein gleichmäßiger Takt ist deine beste Stütze.',
      narrow: 'Weniger Verabredungen, besser gehalten: Das tut dir gut.',
    },
  },
};
