import type { PalmWords } from '../palm-words.ts';

/** Where the photo decides too little for a text. */
export const tooLittle: PalmWords['tooLittle'] = {
  'hand-type':
    'Der Typ bleibt offen. Nimm die flache Hand gerade von oben auf, dann lässt er sich vielleicht bestimmen.',
  fingers:
    'Die Längen deiner Finger liegen hier zu nah beieinander für ein Wort darüber. Strecke sie und versuche es noch einmal.',
  'major-lines':
    'Die Linien sind in diesem Licht zu schwach, um sie von den Falten ringsum zu unterscheiden. Tageslicht von der Seite hilft.',
  mounts: 'Was bei den Bergen steht, war nicht zu erkennen. Sie schweigen diesmal.',
  'special-features':
    'Was die Hand auszeichnen könnte, ist hier nicht entschieden. Ein Urteil über sie ist das nicht.',
  'minor-lines':
    'Ob die Handfläche ruhig ist oder bewegt, entscheidet dieses Foto nicht. Ein schärferes könnte es.',
  summary: 'Für eine Zusammenfassung zeigt das Bild zu wenig. Es ist besser, das zu sagen.',
  personality: 'Von deinem Wesen verrät das Bild wenig. Ein anderer Winkel verrät vielleicht mehr.',
  career: 'Über die Arbeit schweigt dieses Bild. Wer es ehrlich liest, tut das auch.',
  money: 'Über Geld sagt es so gut wie nichts. Raten käme dich teurer, als es wert ist.',
  love: 'Wo die Herzlinie endet und wie sie sich biegt, ist hier nicht klar genug. Die Liebe bleibt diesmal ungesagt.',
  marriage: 'Für eine lange Bindung gibt das Foto zu wenig her. Es fehlt nur ein besserer Blick.',
  health: 'Kraft und Gewohnheit bleiben diesmal im Dunkeln. Mehr Licht brächte sie hervor.',
  challenges: 'Deine Lektionen zeigt dieses Bild nicht. Das heißt nicht, dass du keine hättest.',
  luck: 'Das Glück hinterlässt auf diesem keine Spur. Es sitzt selten für ein Bildnis.',
};
