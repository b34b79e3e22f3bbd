import type { PairTexts } from '../../aspects-report/texts.ts';

export const mars: PairTexts<'Mars'> = {
  'Mars-Mercury': {
    conjunction:
      'Deine Worte haben eine Schneide und dein Denken ein Tempo. Den Fehler in einem Argument siehst du, während es noch vorgetragen wird, und überall, wo es schnell und genau gehen soll, bist du am rechten Platz; ein im Zorn geschriebener Brief bleibt besser über Nacht liegen.',
    soft: 'Schnell zu entscheiden liegt dir. Kopf und Hand arbeiten zusammen, du kannst eine Sache erklären, während du sie tust, und im Streit triffst du den Punkt und lässt den Menschen in Ruhe.',
    hard: 'Du unterbrichst, du verbesserst, du hast oft recht und selten Dank dafür. Ein guter Gegner ist für dich ein Segen, einer, dem das Fechten Freude macht; bei den anderen stell eine Frage mehr, bevor du zuschlägst.',
  },
  'Mars-Jupiter': {
    conjunction:
      'Du gehst mit Appetit an große Dinge, und du nimmst andere mit, weil man dir das Vergnügen ansieht. Mäßigung muss von außen kommen: ein Termin, ein Mitstreiter, eine Zahl an der Wand.',
    soft: 'Du weißt, wann man wagen darf. Anstrengung und Glück scheinen sich bei dir zu finden, vor allem weil du anfängst, ehe alles sicher ist, und aufhörst, ehe du erschöpft bist.',
    hard: 'Du beginnst fünf Dinge mit der Kraft für drei. Das macht Spaß, bis die Rechnung kommt; der Sport bestünde darin, eines davon gut zu beenden, bevor der nächste Einfall zur Tür hereindarf.',
  },
  'Mars-Venus': {
    conjunction:
      'Begehren und Mögen sind für dich nicht getrennt. Du gehst auf das zu, was dich anzieht, du hast Wärme und zeigst sie, und Langeweile in der Liebe ist das Einzige, was du schwer entschuldigst.',
    soft: 'Du kannst werben, ohne zu drängen, und nachgeben, ohne das Gesicht zu verlieren. Flirt, Handwerk, Tanz, alles, worin es ein Geben und Nehmen gibt, liegt dir von Natur aus.',
    hard: 'Du suchst Streit mit dem Menschen, den du am liebsten bei dir hättest. Es ist eine Art zu fragen, ob er bleibt; sobald du die Frage dahinter bemerkst, kannst du sie in einer Stimme stellen, die ihn nicht erschreckt.',
  },
  'Mars-Saturn': {
    conjunction:
      'Du hast die Kraft eines Menschen, der eine Last bergauf trägt: langsam im Start, schwer aufzuhalten. Zorn wartet in dir, bis er hart ist wie Beton; lass ihn heraus, solange er noch feucht ist.',
    soft: 'Du arbeitest ohne Aufhebens und verschwendest nichts. Dieselbe Übung kannst du tausendmal machen, und am besten bist du, wenn eine Aufgabe schwer, lang und nützlich ist.',
    hard: 'Ein Fuß steht auf der Bremse, während der andere Gas gibt, und du kommst müde vom Stillstehen nach Hause. Frag, wessen Vorschrift dich hält; einige der Polizisten in deinem Kopf sind seit Jahren pensioniert.',
  },
  'Mars-Uranus': {
    conjunction:
      'Du handelst wie der Blitz. Wo andere noch das Formular suchen, hast du es schon anders gemacht, und deine kühnen Streiche bleiben in Erinnerung; spar dir die plötzlichen Bewegungen für Lagen auf, in denen sonst niemand in der Bahn steht.',
    soft: 'Du löst Dinge auf eine Weise, die dir keiner beigebracht hat. Werkzeug, Maschinen, kurze Fristen und Neuland bekommen dir, und Unabhängigkeit macht dich nicht rücksichtslos.',
    hard: 'Verzögerung treibt dich dazu, zu zerschneiden, was sich hätte aufknoten lassen. Jahrelang erträgst du eine Lage, und dann beendest du sie an einem Nachmittag; kurze, ehrliche Einsprüche unterwegs kämen dich billiger.',
  },
  'Mars-Neptune': {
    conjunction:
      'Du handelst nach dem, was du dir vorstellst. Du kannst für eine Sache kämpfen, dich zu Musik bewegen, für Menschen arbeiten, die keine Stimme haben; gegen einen plumpen Gegner ermüdest du, weil du nicht siehst, was du triffst.',
    soft: 'Deine Kraft ist geschmeidig. Du gehst um ein Hindernis herum wie Wasser, du begeisterst mehr, als du befiehlst, und was um seiner selbst willen getan wird, erschöpft dich nie.',
    hard: 'Statt Nein zu sagen, vergisst du, treibst ab und kommst zu spät. Der Zorn ist da, nur unter Wasser. Eine schlichte Absage kommt dir etwa eine Minute lang brutal vor und macht dann einen ganzen Tag frei.',
  },
  'Mars-Pluto': {
    conjunction:
      'Du hast Reserven, die sich erst zeigen, wenn es ernst wird. Du gibst nicht auf, du vergisst nicht, und deine Ziele musst du mit Bedacht wählen, denn einige davon wirst du erreichen.',
    soft: 'Du kannst weitermachen, wenn andere aufhören, und du tust es ohne Lärm. Aufgaben, die Nerven und Gründlichkeit verlangen, eine Rettung, ein Umbau, eine lange Nachforschung, finden in dir den richtigen Menschen.',
    hard: 'Jede Meinungsverschiedenheit droht zur letzten Schlacht zu werden. Früh bist du auf Gewalt gestoßen und hast geschworen, nie wieder zu unterliegen; das Stärkste, was du jetzt tun kannst, ist, einen kleinen Kampf ungekämpft zu lassen.',
  },
  'Mars-Ascendant': {
    conjunction:
      'Du trittst mit Tempo ein. Man hält dich für mutiger, jünger oder ärgerlicher, als du dich fühlst, und macht Platz; ein Lächeln vorweg erspart dir die Hälfte der Kämpfe.',
    soft: 'Du gehst geradewegs auf Menschen und Dinge zu, und man nimmt es dir nicht übel. Deine Energie ist sichtbar und sauber, und nur selten musst du die Stimme heben.',
    hard: 'Deinem eigenen Kampfgeist begegnest du in anderen: Sie provozieren, du verteidigst dich bloß. Sieh nach, wie oft es auf dieselbe Weise anfängt, und du hast den Griff in der Hand.',
  },
  'Mars-Midheaven': {
    conjunction:
      'In deiner Arbeit willst du gewinnen, und lieber führst du einen kleinen Trupp, als in einem großen zu dienen. Ein Beruf mit Risiko, Werkzeug oder Rivalen hält dich ehrlich; fehlt er, kämpfst du stattdessen mit Vorgesetzten.',
    soft: 'Ehrgeiz kleidet dich. Du ergreifst die Initiative, ohne anderen auf die Füße zu treten, und deine Mühe wird von den richtigen Leuten zur rechten Zeit bemerkt.',
    hard: 'Chefs und du, das ist eine alte Geschichte, und ihre Hitze trägst du nach Hause. Worauf du eigentlich aus bist, ist ein eigenes Feld; an dem Tag, an dem du es hast, geht dem Streit der Brennstoff aus.',
  },
};
