import type { SafetyTexts } from './safety-texts.ts';

export const de: SafetyTexts = {
  advice: {
    'self-harm':
      'Das klingt sehr schmerzhaft, und es ist wichtiger als jedes Horoskop. Bleib bitte nicht allein damit: Sprich jetzt mit jemandem, mit einem Menschen, dem du vertraust, oder mit einem Hilfetelefon. Wenn du oder der Mensch, um den du dich sorgst, heute danach handeln könnte, ruf den Notruf an und geh weg von allem, womit man sich verletzen kann.',
    violence:
      'Was du beschreibst, ist Gewalt, und niemand hat sie verdient. Kein Horoskop kann sagen, ob jemand aufhört, und keines sollte entscheiden, ob du bleibst. Wenn du jetzt in Gefahr bist, bring dich in Sicherheit und ruf den Notruf an. Ein Hilfetelefon hört vertraulich zu und hilft dir beim nächsten Schritt.',
    'child-abuse':
      'Zuerst muss das Kind sicher sein, und das kann kein Horoskop beurteilen. Wenn ein Kind jetzt in Gefahr ist, ruf den Notruf an. Erzähl bitte noch heute einem Erwachsenen, dem du vertraust, oder einem Hilfetelefon, was du weißt. Wenn es dir selbst passiert: Du bist nicht schuld, und du darfst darüber reden.',
    threat:
      'Du stehst unter großem Druck, und jemand könnte verletzt werden. Geh bitte aus der Situation heraus, leg alles weg, was als Waffe dienen könnte, und sprich jetzt mit jemandem. Wenn du jemandem etwas antun könntest, ruf den Notruf an. Ein Horoskop gibt darauf keine Antwort.',
    medical:
      'Das ist eine Frage für eine Ärztin oder einen Arzt; ein Horoskop kann sie nicht beantworten. Bei starken oder plötzlichen Beschwerden ruf den Notruf an oder fahr jetzt ins Krankenhaus. Setz bitte kein Medikament und keine Behandlung ohne ärztlichen Rat ab und ändere nichts daran.',
  },
  helpIsHere: 'Hier bekommst du Hilfe:',
  emergency: 'Notruf',
};
