import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const career: PassageWords<'career'> = {
  direction: {
    sloping: {
      longer:
        'Du willst etwas Eigenes gestalten und dabei das Sagen haben; Ideen, an denen niemand rühren darf, langweilen dich, und Führen ohne Idee ebenso.',
      equal:
        'Zu dir passt Arbeit, die Raum für Einfälle lässt, in einem Kreis, in dem die Führung wechseln darf.',
      shorter:
        'Du gehörst dorthin, wo etwas gemacht und gezeigt wird: aufs Papier, auf die Bühne, ans Zeichenbrett, überall dorthin, wo deine Erfindungen Publikum haben.',
    },
    level: {
      longer:
        'Am besten bist du mit einer klaren Aufgabe und mit Menschen, für die du einstehst, mit Ordnung in der Sache und dem letzten Wort in eigener Hand.',
      equal:
        'Zu dir passen Gebiete, in denen Tatsachen Halt geben, Zahlen, Technik, Organisation, und ein Schreibtisch unter Gleichen.',
      shorter:
        'Du hast das seltene Paar aus nüchternem Kopf und Lust an der Bühne: Harte Tatsachen gut vorzutragen ist ein Beruf für sich.',
    },
  },
  path: {
    near: {
      sloping:
        'Etwas von zu Hause, ein Handwerk, ein Geschmack, ein ermutigendes Wort, steht am Anfang deines Weges, und du tust gut daran, es auf deine Art umzuarbeiten.',
      level: 'Dein Weg geht von dem aus, was dir übergeben wurde, und du baust darauf Stein um Stein.',
    },
    centre: {
      sloping:
        'Du findest deine Richtung selbst und füllst sie mit eigenen Erfindungen; Ratschläge hörst du höflich an.',
      level: 'Du bestimmst deinen Kurs selbst und führst Buch darüber; was du erreichst, kannst du belegen.',
    },
    far: {
      sloping:
        'Andere ziehen deine besten Ideen aus dir heraus: ein Publikum, eine Kundin, ein Lehrer im rechten Augenblick.',
      level:
        'Am weitesten bringt dich Arbeit für andere und unter ihnen, denn um dein nüchternes Urteil kommen sie zu dir.',
    },
    absent: {
      sloping:
        'Dir ist keine einzelne Straße vorgezeichnet, und deiner Phantasie ist das recht; mehrere Berufe, nacheinander oder nebeneinander, können jeder der richtige sein.',
      level:
        'Du wählst jeden Schritt nach seinem Wert und kannst dein Fach ohne Reue wechseln, weil deine Methode mitgeht.',
    },
  },
  counsel: {
    longer: {
      long: 'Du führst und du überzeugst: Lass den anderen etwas vom Reden, und sie gehen weiter mit dir.',
      mean: 'Bitte um die Verantwortung, die du längst trägst; ungebeten wird sie selten vergeben.',
      short:
        'Du entscheidest lieber, als zu werben. Sag einmal laut, was du getan hast, bevor ein anderer den Dank dafür nimmt.',
    },
    equal: {
      long: 'Du könntest fast alles verkaufen, also wähle sorgsam, was deine Worte verdient.',
      mean: 'Du drängst nicht und versteckst dich nicht, und darum arbeitet jeder gern mit dir; einmal im Jahr darfst du etwas für dich wollen.',
      short: 'Deine Arbeit spricht für dich, aber sie spricht leise: Schreib deinen Namen darauf.',
    },
    shorter: {
      long: 'Bühne und Zunge gehören beide dir; den Unterschied macht die stille Vorbereitung, der niemand applaudiert.',
      mean: 'Zeig Unfertiges früher: Ein Publikum lehrt dich, was kein Handbuch lehrt.',
      short: 'Du lässt dich gern sehen und prahlst ungern; lass also das Werk sehen, und stell dich daneben.',
    },
  },
};

export const money: PassageWords<'money'> = {
  tendency: {
    wide: {
      long: 'Deine Hand ist offen und dein Auge beim Kleingedruckten: Du gibst gern, nachdem du gelesen hast, was du unterschreibst.',
      mean: 'Du gibst aus, wie du atmest, ohne Drama, und ein gesunder Verstand hält dich an der Ladentür an.',
      short:
        'Geld geht schnell durch deine Hände, meist zu jemandes Freude; ein Tag zwischen Wunsch und Kauf ist dein bester Freund.',
    },
    unknown: {
      long: 'Du liest Bedingungen, und du tust recht daran.',
      mean: 'Ausgaben beurteilst du mit gesundem Verstand, und kleine Beträge lässt du klein sein.',
      short: 'Über Geld entscheidest du schnell und sprichst ungern darüber.',
    },
  },
  habits: {
    wide: {
      long: 'Beim Handeln redest du den Preis herunter und rundest ihn dann aus Güte wieder auf.',
      mean: 'Du nennst einen gerechten Preis, und verschenkt werden die Zugaben.',
      short: 'Du verlangst eher zu wenig und legst noch etwas drauf; lass ab und zu einen Freund verhandeln.',
    },
    unknown: {
      long: 'Worte sind dein Kleingeld, und du gibst sie gut aus.',
      mean: 'Du handelst geradeheraus und erwartest dasselbe.',
      short: 'Reden über Preise macht dich scheu, also schreib deine Zahl vor dem Treffen auf.',
    },
  },
  ground: {
    earth: {
      near: 'Was man dir mitgegeben hat, Fertigkeiten mehr als Dinge, ist dein festester Grund.',
      centre: 'Du baust Mittel auf, wie man eine Mauer baut, notfalls allein, Lage um Lage.',
      far: 'Deiner Verlässlichkeit wegen wendet man sich an dich, und man erzählt es weiter.',
      absent: 'Mehrere kleine, solide Quellen passen besser zu dir als eine einzige große.',
    },
    air: {
      near: 'Ein Name, eine Schule, ein Kreis, in dem du groß geworden bist, spricht für das, was du weißt.',
      centre: 'Wissen ist dein Kapital, und gesammelt hast du es selbst.',
      far: 'Bekanntschaften sind dein Reichtum: Ein Gespräch führt dich zum nächsten.',
      absent:
        'Du lebst von der Vielfalt, hier lehrst du, dort erklärst du, und die Mischung ist beständiger, als sie aussieht.',
    },
    fire: {
      near: 'Deine Leute geben dir den ersten Stoß, und den Rest legst du im Lauf zurück.',
      centre: 'Du verdienst am Beginnen; hab jemanden in der Nähe, der gern zu Ende bringt.',
      far: 'Deine Begeisterung bringt Gönner und Kunden mit, und du magst sie nicht nur ihrer Aufträge wegen.',
      absent:
        'Du nimmst Gelegenheiten, wie sie kommen, und lebst gut mit dem Wechsel; ein fester Betrag auf der Seite macht die Fahrt ruhiger.',
    },
    water: {
      near: 'Dein Zuhause ist in jedem Sinn deine Reserve, und du gibst mehr zurück, als du genommen hast.',
      centre: 'Du lebst von einer Gabe, die du im Stillen entwickelt hast; ihren Preis bestimmst du.',
      far: 'Bei dir suchen die Leute Verständnis; vergiss nicht, dass auch das Arbeit ist.',
      absent:
        'Du wählst nach Sinn und nicht nach Lohn, und ruhiger bist du, wenn du dir beides angesehen hast.',
    },
    unknown: {
      near: 'Du baust auf das, was deine Familie dir gab, und sei es nur eine Art, etwas zu tun.',
      centre: 'Was du hast, hast du dir geschaffen, und man sieht es daran, wie du es hältst.',
      far: 'Andere Menschen sind deine beste Quelle, als Kunden, Lehrende oder Freunde.',
      absent: 'Du darfst wechseln, wovon du lebst, und auch diese Freiheit ist etwas wert.',
    },
  },
  advice: {
    long: {
      long: 'Lege vorher fest, wie viel Nachdenken ein Kauf verdient, und gönne deiner Redegabe solange eine Pause.',
      mean: 'Setze dir für jede solche Entscheidung einen Tag; nach dem dritten Vergleich erfährst du nichts Neues.',
      short:
        'Keiner weiß besser als du, was deine Arbeit wert ist, also lies die Zahl vom Blatt, wenn dir die Stimme versagt.',
    },
    mean: {
      long: 'Versprich etwas weniger, als du könntest; mit deinem Wort darfst du am wenigsten über deine Verhältnisse leben.',
      mean: 'Hier ist wenig zu bessern: Sieh weiter an einem festen Tag nach deinen Konten.',
      short: 'Nenne deine Zahl zuerst, und schweige dann so lange, wie man bis fünf zählt.',
    },
    short: {
      long: 'Wiederhole im Stillen, was vereinbart ist, bevor du einschlägst; du redest schneller, als du rechnest.',
      mean: 'Schlaf über allem, was mehr kostet als eine Woche deiner Arbeit.',
      short: 'Lass jemanden, dem du traust, durchsehen, was du in Eile unterschreibst.',
    },
  },
};

export const luck: PassageWords<'luck'> = {
  pattern: {
    near: {
      wide: 'Dein Glück hat Verwandte: Es kommt über Menschen, die dich klein kannten, und du gehst ihm mit offenen Armen entgegen.',
      mean: 'Was dich über Familie und alte Bande erreicht, bewahrst du gut, und das ist die größere Hälfte.',
      narrow: 'Wenige alte Bande nützen dir mehr als hundert neue.',
    },
    centre: {
      wide: 'Du gehst hinaus und holst dein Glück, und für andere bringst du etwas mit.',
      mean: 'Aus der Nähe sieht dein Glück der Arbeit sehr ähnlich.',
      narrow: 'Du wartest auf die eine Tür, die deine ist, und dann zögerst du nicht.',
    },
    far: {
      wide: 'In zufälligen Begegnungen geschieht dir etwas, und du sorgst für reichlich davon.',
      mean: 'Gern ist es ein Dritter, der im richtigen Augenblick deinen Namen nennt.',
      narrow: 'Du musst nicht viel herumkommen: Wer dich schätzt, schickt andere.',
    },
    absent: {
      wide: 'Nichts ist dir vorgezeichnet, und so versuchst du guten Mutes viele Türen, und schon das öffnet einige.',
      mean: 'Dein Glück liegt in dem, was du wählst, und mehr noch in dem, was du behältst.',
      narrow:
        'Die meisten Gelegenheiten lässt du vorbeigehen und nimmst die wenigen, die passen, und von außen sieht das wie Fügung aus.',
    },
  },
  signal: {
    joined: {
      longer:
        'Vorbereitete Chancen dienen dir am besten: Du lässt dich gern um das bitten, wozu du längst bereit bist.',
      equal:
        'Der rechte Zeitpunkt ist dein Talent; du erkennst den Augenblick, weil du auf ihn gewartet hast.',
      shorter: 'Du probst im Verborgenen und überraschst dann alle, dich selbst eingeschlossen.',
    },
    apart: {
      longer: 'Du findest Öffnungen, indem du vorangehst und geradeheraus fragst.',
      equal: 'Den ersten Schritt tust du leicht, weil du ihn auch zurücknehmen kannst.',
      shorter: 'Du setzt auf dich selbst, vergnügt und vor aller Augen.',
    },
  },
  spark: {
    sloping: {
      long: 'Eine gut erzählte Idee ist dein Glückspfennig.',
      mean: 'Achte auf das, was dir beim Nichtstun einfällt; oft ist es besser als das Geplante.',
      short: 'Schreib deine Einfälle auf und zeig sie einem Menschen, denn sie sind besser, als du sagst.',
    },
    level: {
      long: 'Ein klares Wort zur rechten Zeit wendet manches zu dir hin.',
      mean: 'Glück ist bei dir eine Sache des Bemerkens: die Zahl, die nicht passt, die Tür, die angelehnt ist.',
      short:
        'Von dem, was du hoffst, sprichst du wenig, und du bereitest es gut vor; das ist die bessere Hälfte des Hoffens.',
    },
  },
};
