import type { SafetyTexts } from './safety-texts.ts';

export const fr: SafetyTexts = {
  advice: {
    'self-harm':
      "Ce que vous vivez est très douloureux, et cela compte plus que n'importe quel thème. Ne restez pas seul avec cela : parlez maintenant à quelqu'un, une personne de confiance ou une ligne d'écoute. Si vous, ou la personne pour qui vous vous inquiétez, risquez de passer à l'acte aujourd'hui, appelez les urgences et éloignez-vous de tout ce qui peut blesser.",
    violence:
      "Ce que vous décrivez est de la violence, et personne ne la mérite. Aucun thème ne peut dire si quelqu'un va s'arrêter, ni décider si vous devez rester. Si vous êtes en danger maintenant, mettez-vous à l'abri et appelez les urgences. Une ligne d'écoute vous entend en toute confidentialité et vous aide à préparer la suite.",
    'child-abuse':
      "L'enfant doit d'abord être en sécurité, et aucun thème ne peut en juger. Si un enfant est en danger maintenant, appelez les urgences. Dites dès aujourd'hui ce que vous savez à un adulte de confiance ou à une ligne d'écoute. Si cela vous arrive à vous : ce n'est pas votre faute, et vous avez le droit d'en parler.",
    threat:
      "Vous êtes sous une forte pression, et quelqu'un pourrait être blessé. Éloignez-vous de la situation et de tout ce qui pourrait servir d'arme, et parlez à quelqu'un maintenant. Si vous risquez de faire du mal à quelqu'un, appelez les urgences. Un thème n'a pas de réponse à cela.",
    medical:
      "C'est une question pour un médecin ; un thème ne peut pas y répondre. Si les signes sont graves ou soudains, appelez les urgences ou allez à l'hôpital maintenant. N'arrêtez pas et ne changez pas un médicament ou un traitement sans l'avis d'un médecin.",
  },
  helpIsHere: "Vous pouvez trouver de l'aide ici :",
  emergency: 'Urgences',
};
