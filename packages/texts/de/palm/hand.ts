import type { PassageWords } from '../../palm/passages.ts';

/** Sources as in the English words. */
export const handType: PassageWords<'hand-type'> = {
  lead: {
    earth:
      'Du hast eine Erdhand: praktisch, geduldig, froh über Arbeit, die sich anfassen lässt, und über Ergebnisse, die bleiben, wo man sie hingestellt hat. Es ist die Hand von Menschen, die etwas am Laufen halten.',
    air: 'Du hast eine Lufthand: neugierig, gesprächig, schnell im Vergleichen. Du willst eine Sache verstehen, bevor du etwas für sie empfindest.',
    fire: 'Du hast eine Feuerhand: warm, ungeduldig, für Anfänge gemacht. Du handelst lieber, als zu beraten, und nimmst andere dabei mit.',
    water:
      'Du hast eine Wasserhand: aufnehmend, voller Bilder, wandelbar wie ihr Name. Du brauchst Ruhe so, wie andere Beifall brauchen.',
    unknown:
      'Zu welchem der vier Typen deine Hand gehört, lässt dieses Foto offen, und mit einem geratenen Typ wäre dir nicht gedient.',
  },
  shade: {
    earth: {
      clear: 'Beide Maße lassen daran keinen Zweifel: Du bist aus einem Stück.',
      fingers:
        'Sie steht allerdings nahe bei der Lufthand, und so redet deine Geduld gern und fragt nach dem Warum.',
      palm: 'Sie steht allerdings nahe bei der Feuerhand: Unter der Ruhe liegt einiges an Schwung.',
    },
    air: {
      clear: 'Beide Maße sagen es deutlich; der Kopf hat bei dir das erste Wort.',
      fingers:
        'Sie steht allerdings nahe bei der Erdhand, und so müssen sich deine Ideen im Gebrauch bewähren.',
      palm: 'Sie steht allerdings nahe bei der Wasserhand, und so finden Stimmungen ihren Weg zwischen die Argumente.',
    },
    fire: {
      clear: 'Beide Maße sind sich darin einig und deine Freunde vermutlich auch.',
      fingers:
        'Sie steht allerdings nahe bei der Wasserhand: Hinter dem Tempo ist mehr Gefühl, als du zeigst.',
      palm: 'Sie steht allerdings nahe bei der Erdhand, und das gibt deinem Feuer einen Herd.',
    },
    water: {
      clear: 'Kein anderer Typ kommt ihr nahe; Fühlen ist deine Muttersprache.',
      fingers: 'Sie steht allerdings nahe bei der Feuerhand, und hin und wieder kocht das stille Wasser.',
      palm: 'Sie steht allerdings nahe bei der Lufthand: Was du spürst, kannst du auch in Worte fassen.',
    },
  },
  manner: {
    earth: {
      longer: 'Du entscheidest gern selbst, wann die Arbeit beginnt.',
      equal: 'Ob du führst oder folgst, ist dir weniger wichtig, als dass die Sache getan wird.',
      shorter: 'Du hast Handwerksstolz und siehst das fertige Stück gern in gutem Licht stehen.',
    },
    air: {
      longer: 'Du redest, um zu überzeugen, und leitest ein Gespräch lieber, als darin zu sitzen.',
      equal: 'Du hörst so bereitwillig zu, wie du sprichst.',
      shorter: 'Witz ist dein bester Mantel, und er steht dir gut.',
    },
    fire: {
      longer: 'Die Führung fällt dir zu, bevor du nach ihr greifst.',
      equal: 'Du beginnst aus Freude am Beginnen; die Leitung darf danach ein anderer haben.',
      shorter: 'Du willst gewinnen, und es soll ein Anblick sein.',
    },
    water: {
      longer: 'Hinter deiner Sanftheit steht ein Wille, der weiß, wohin er geht.',
      equal: 'Du passt dich ein, ohne dich aufzugeben, und das gelingt wenigen empfindsamen Menschen.',
      shorter: 'Schönheit ist dir eine Notwendigkeit, und Ergriffensein ist eine Art Arbeit.',
    },
    unknown: {
      longer: 'Verantwortung übernimmst du aus freien Stücken.',
      equal: 'Du bewegst dich leicht zwischen der ersten und der zweiten Reihe.',
      shorter: 'Du lässt dich gern bei dem sehen, was du gut kannst.',
    },
  },
};

export const fingers: PassageWords<'fingers'> = {
  speech: {
    longer: {
      long: 'Du weißt, was du willst und wie man es sagt, ein Paar, das die meisten Türen öffnet und einige schließt.',
      mean: 'Du lenkst mit wenigen Worten, und sie treffen.',
      short: 'Deine Autorität ist leise: Man bemerkt sie, wenn du aufstehst, nicht wenn du sprichst.',
    },
    equal: {
      long: 'Du überredest, ohne zu drängen, denn du willst für dich nichts, was du den anderen nicht auch gönnst.',
      mean: 'Ehrgeiz und Genuss, Reden und Schweigen: In dir hat jedes seine Stunde.',
      short: 'Du bist besser, als du sagst, und hast es nicht eilig, entdeckt zu werden.',
    },
    shorter: {
      long: 'Du unterhältst die Leute und setzt dich dabei unbemerkt durch.',
      mean: 'Du magst Glanz und Farbe und sprichst von beidem ohne Eitelkeit.',
      short: 'Deine Arbeit ist kühner als deine Rede.',
    },
  },
  will: {
    wide: {
      longer: 'Dein Wille ist groß und frei; er braucht weite Räume und füllt sie großzügig.',
      equal: 'Du hältst deine Meinung mit leichter Hand und lässt sie doch nie ganz los.',
      shorter: 'Du wagst mehr als die meisten und bist freigebig mit dem, was dabei herauskommt.',
    },
    unknown: {
      longer: 'Lieber stehst du für eine Sache ein, als sie halb getan zu sehen.',
      equal: 'Weder Befehl noch Auftritt brauchst du für deinen Seelenfrieden.',
      shorter: 'Etwas Funkeln gehört zu deinem Leben, und du sorgst dafür.',
    },
  },
};
