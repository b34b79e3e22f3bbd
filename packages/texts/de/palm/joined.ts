import type { PalmWords } from '../../palm/palm-words.ts';
import type { PassageWords } from '../../palm/passages.ts';

/** One line in place of heart and head line. Sources as in the English words. */
export const joinedPassages: PassageWords<'joined'> = {
  temper: {
    earth:
      'Was du begonnen hast, bringst du durch, bei jedem Wetter, und was es da zu bereden gibt, siehst du nicht.',
    air: 'Ein Thema auf einmal hat dich, und dann ganz; jedes Gespräch kommt von selbst darauf zurück.',
    fire: 'Du gehst eine Sache an wie das Wetter, und aufhalten kann dich nur, wer dir etwas Besseres gibt.',
    water:
      'Ein Gefühl füllt dich bis zum Rand, und es bleibt keine Ecke, von der aus man es kühl betrachten könnte.',
    unknown: 'Selten tust du zwei Dinge zugleich, und nie etwas halb.',
  },
  affection: {
    earth: 'Du beweist es eher durch Jahre als durch Worte und erwartest dieselbe Münze zurück.',
    air: 'Du denkst an den anderen auch dort, wo du an etwas anderes zu denken scheinst.',
    fire: 'Deine Aufmerksamkeit ist ein Scheinwerfer: herrlich, darin zu stehen, und anstrengend; dimme ihn ab und zu mit Absicht.',
    water: 'Du räumst Platz ein für einen Menschen, und dem bist du ein ganzes Land.',
    unknown: 'Wer deine Aufmerksamkeit hat, hat sie ganz.',
  },
  pull: {
    wide: 'Was in dir zieht, ist Geselligkeit gegen Sammlung: Du hast gern Leute um dich, und dann hörst du sie nicht.',
    mean: 'Was in dir zieht, ist wenig, und darin liegt die Gefahr: Innen widerspricht dir keiner, wenn du es übertreibst.',
    narrow:
      'Was in dir zieht, ist Ruhe gegen Entschluss, und meist gewinnt der Entschluss; lass an einem Tag der Woche die Ruhe gewinnen.',
  },
  fate: {
    near: 'Ein Anfang unter den Deinen: Die Schicksalslinie steigt neben der Lebenslinie auf.',
    centre: 'Eine Straße, die du selbst gelegt hast: Die Schicksalslinie steigt mitten in der Hand auf.',
    far: 'Ein Weg unter Leuten: Die Schicksalslinie steigt auf der Seite des kleinen Fingers auf.',
    absent:
      'Keine vorgezeichnete Straße, und darum die eigene Wahl: Eine deutliche Schicksalslinie fehlt hier, und die Bücher halten das für kein schlechtes Zeichen.',
  },
  page: {
    busy: 'Viele feine Linien laufen um die eine große deiner Hand: Vieles erreicht dich, und das meiste davon muss warten.',
    calm: 'Die eine große Linie deiner Hand zieht durch eine ruhige Seite: Was nicht zu deiner Sache gehört, erreicht dich kaum.',
  },
};

export const joined: PalmWords['joined'] = {
  topics: {
    personality:
      'Gefühl und Gedanke ziehen in dir in eine Richtung, mit ungewöhnlicher Kraft. Was du aufnimmst, nimmst du ganz auf, und Halbherzigkeit bei anderen ist dir ein Rätsel.',
    career:
      'Du gibst dich einer Sache auf einmal hin. Finde die, die es verdient, und überlass das Jonglieren anderen.',
    money: 'Du gibst aus und sparst aus Überzeugung, selten aus Berechnung.',
    love: 'Du liebst ganz oder gar nicht; lau zu sein kommt dir wie eine Lüge vor.',
    marriage: 'Ungeteilte Bindung ist das, was du mitbringst, und das, was du suchst.',
    health:
      'Du machst weiter, bis die Sache fertig ist, und ruhst erst dann; eine Pause dazwischen täte auch der Sache gut.',
    challenges: 'Die Töne zwischen Ja und Nein sind deine Lektion: Dort leben die meisten.',
    luck: 'Sammlung ist dein Glück: Wo andere zehn Türen versuchen, bleibst du bei der einen.',
  },
  line: 'Zielstrebig, alles oder nichts: In deiner Hand scheinen Herz und Kopf als eine Linie zu laufen; das ist hier möglich und nicht sicher.',
  summary:
    'Du bist ganz aus einem Stück: Was dein Herz will, will auch dein Kopf, und beide gehen geradewegs darauf zu.',
  look: 'Herz- und Kopflinie als eine Linie (möglich, nicht sicher)',
  gift: {
    trait: 'Zielstrebigkeit',
    strength: 'Sammlung',
    professions: ['eine Sache, mit ganzem Einsatz verfolgt'],
  },
};
