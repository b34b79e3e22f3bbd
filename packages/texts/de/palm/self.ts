import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const personality: PassageWords<'personality'> = {
  style: {
    earth: {
      long: 'Du traust dem, was du selbst erprobt hast, und du erprobst es gründlich: Bevor eine Sache für dich fertig ist, bist du zweimal um sie herumgegangen.',
      mean: 'Du nimmst das Leben am Griff. Ein Plan muss in der Küche und auf der Straße taugen, bevor er bei dir zählt, und dann braucht er keine zweite Debatte.',
      short:
        'Du hast das Werkzeug schon in der Hand, während andere das Problem noch benennen; dein Verstand sitzt in den Händen.',
    },
    air: {
      long: 'Dein Geist mag Gesellschaft und einen langen Weg: Du wendest eine Frage, siehst sie von der anderen Seite an und beziehst erst dann die deine.',
      mean: 'Du willst Menschen und Dinge verstehen, bevor du über sie urteilst, und du weißt, wann genug verstanden ist.',
      short:
        'Du denkst schnell und laut. Ein Gedanke, der nicht in zwei Sätze passt, verliert dich, und deine besten kommen mitten im Gespräch.',
    },
    fire: {
      long: 'Zwei Tempi leben in dir: ein Gemüt, das schon losgelaufen ist, und ein Kopf, der die ganze Karte will. Wenn sie sich einig sind, bist du schwer zu überholen.',
      mean: 'Du entscheidest schnell und warm, und meistens hast du recht, denn mit deiner Eile reist ein gesunder Verstand.',
      short:
        'Du siehst den Punkt, und du gehst. Warten ist das, was dich wirklich ermüdet, und man merkt es einem Raum an, wenn du mit einem Vorhaben hereinkommst.',
    },
    water: {
      long: 'Du nimmst mehr auf, als du zeigst, und denkst es zu Ende; was andere am selben Abend vergessen, wendest du noch Tage später hin und her.',
      mean: 'Du fühlst das Wetter in einem Raum, bevor jemand spricht, und du hast gelernt zu fragen, ob es wirklich dein eigenes ist.',
      short:
        'Dein erster Eindruck berät dich am besten. Du erfasst eine Stimmung sofort und antwortest ihr sofort, und lange Erklärungen verderben sie dir.',
    },
    unknown: {
      long: 'Du gehst einem Gedanken bis ans Ende nach; eine halbe Antwort lässt dir keine Ruhe, bis du die andere Hälfte gefunden hast.',
      mean: 'Du denkst, wie man eine vertraute Straße geht: aufmerksam, ohne Eile und mit einem Blick dafür, wohin sie führt.',
      short: 'Du kommst zur Sache. Was sich heute klären lässt, trägst du ungern in den nächsten Tag.',
    },
  },
  inner: {
    curved: {
      sloping:
        'Gefühl und Phantasie teilen sich in dir ein Zimmer: Was dich bewegt, wird zu Bildern, und die Bilder kommen als Worte oder Gesten heraus.',
      level:
        'Wärme zeigst du offen, und dein Urteil hältst du trocken, und so bekommen die Leute in einer Minute ein ehrliches Lächeln und eine ehrliche Antwort.',
    },
    straight: {
      sloping:
        'Innen ist viel mehr Farbe, als du herauslässt; wer dich gut kennt, dem hast du einmal einen Traum erzählt.',
      level:
        'Gefühl und Phantasie führst du an kurzer Leine. Was du sagst, ist gemeint, und was du versprichst, ist schon halb getan.',
    },
  },
  outer: {
    earth: {
      curved: 'Man behält dich als festen Boden in Erinnerung, auf dem ein warmer Ofen steht.',
      straight: 'Andere finden dich anfangs still und merken erst später, dass du geblieben bist.',
    },
    air: {
      curved: 'Fremde halten dich für unterhaltsam und sind überrascht, wie viel du an ihnen bemerkt hast.',
      straight:
        'Du magst als kühl gelten, weil du fragst, wo andere umarmen; das Interesse hinter der Frage ist echt.',
    },
    fire: {
      curved: 'Deine Begeisterung steckt an, und dein Ärger ist vorbei, sobald er ausgesprochen ist.',
      straight:
        'Du wärmst die Menschen mehr durch das, was du für sie tust, als durch Worte, und lässt dich selten bitten.',
    },
    water: {
      curved:
        'Dein Gesicht erzählt, was du fühlst, bevor du beschlossen hast, es zu erzählen, und das macht einen guten Teil deines Zaubers aus.',
      straight:
        'Die um dich ahnen eine Tiefe, die du nicht erklärst; es tut dir gut, einen oder zwei hineinzulassen.',
    },
    unknown: {
      curved: 'Die um dich müssen selten raten, wie es dir geht.',
      straight: 'Du lässt andere in kleinen Schritten näher kommen, und jeder der Schritte ist gemeint.',
    },
  },
};

export const challenges: PassageWords<'challenges'> = {
  obstacle: {
    earth: {
      joined:
        'Das Vertraute hält dich etwas länger, als es sollte; ein geänderter Plan fühlt sich wie ein Verlust an, bevor er gezeigt hat, was er bringt.',
      apart: 'Du schreitest in neues Gelände, und dann soll es sich wie das alte benehmen.',
    },
    air: {
      joined: 'Du überdenkst eine Sache einmal zu oft, und bis dahin ist sie ohne dich entschieden.',
      apart:
        'Du springst in ein Thema und wieder heraus; der mittlere Teil, in dem es zäh wird, ist deine eigentliche Prüfung.',
    },
    fire: {
      joined:
        'Du willst los, und du willst sicher sein, wie ein schneller Wagen mit angezogener Bremse, und der Streit der beiden kostet dich mehr als jedes für sich.',
      apart: 'Zu Ende bringen fällt dir schwerer als beginnen, denn der nächste Anfang winkt schon.',
    },
    water: {
      joined:
        'Du trägst die Stimmungen anderer nach Hause und hast ein schlechtes Gewissen, wenn du sie absetzt.',
      apart:
        'Du wagst dich auf ein Gefühl hin weit hinaus und entdeckst unterwegs, dass kein anderer dasselbe hatte.',
    },
    unknown: {
      joined: 'Den Schutz des Bekannten zu verlassen dauert bei dir länger als nötig.',
      apart: 'Du siehst nach dem Sprung hin; manchen Graben hätte man vorher sehen können.',
    },
  },
  pattern: {
    long: {
      near: 'Du kannst ein Gefühl so lange zerlegen, bis nichts mehr davon zu fühlen ist.',
      apart:
        'Du streitest mit dem Kopf und schmollst mit dem Herzen, beides sehr gründlich; stell die zwei einander vor.',
    },
    mean: {
      near: 'Du fragst deinen Verstand um Erlaubnis, auch für Freuden, die keine brauchen.',
      apart: 'Hin und wieder sagst du das Wahre am falschen Tisch.',
    },
    short: {
      near: 'Ein schneller Entschluss gegen das eigene Herz gehört zu denen, auf die du zurückkommst.',
      apart:
        'Du sprichst zuerst; der zweite Gedanke, oft der freundlichere, kommt an, wenn die Tür schon zu ist.',
    },
  },
  growth: {
    longer: {
      busy: 'Lass manche Eindrücke liegen: Nicht alles, was du bemerkst, musst du in Ordnung bringen.',
      calm: 'Übe das Bitten. Man folgt dir lieber, wenn du einmal jemanden gebraucht hast.',
    },
    equal: {
      busy: 'Wähle am Tag drei Dinge, auf die es ankommt, und lass die anderen Kulisse sein.',
      calm: 'Ergreife manchmal Partei, auch bevor du sicher bist; deine Gerechtigkeit kann wie Abwesenheit aussehen.',
    },
    shorter: {
      busy: 'Beende ein Stück, bevor das nächste glitzert; du verlierst mehr durch Zerstreuung als durch Mangel an Talent.',
      calm: 'Lass dich beim Machen sehen und nicht erst mit dem Ergebnis.',
    },
  },
  help: {
    long: {
      near: 'Auf deiner Seite hast du Ausdauer und Menschen, die für dich nachts aufstehen würden.',
      centre: 'Deine Ausdauer ist groß und dein Kompass dein eigener; zusammen überdauern sie vieles.',
      far: 'Du hältst durch, und Helfer findest du unterwegs; mehr verlangt ein langer Weg nicht.',
      absent:
        'Du hast Atem für eine lange Strecke, und nichts verpflichtet dich zu dieser; denk an beides, wenn es steil wird.',
    },
    short: {
      near: 'Teile das Große in Etappen, und lass die zu Hause eine davon tragen.',
      centre: 'Du weißt, wohin du willst; geh in kurzen Märschen hin.',
      far: 'Bitte früh um Hilfe. Die Menschen um dich helfen gern, und deine Kraft ist für kurze Strecken gemacht.',
      absent:
        'Du darfst an jeder Kreuzung abbiegen, und so muss ein Rückschlag für dich nicht mehr sein als ein Umweg.',
    },
  },
};
