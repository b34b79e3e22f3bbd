import type { SafetyTexts } from './safety-texts.ts';

export const pt: SafetyTexts = {
  advice: {
    'self-harm':
      'O que você conta dói muito, e isso importa mais do que qualquer mapa. Por favor, não fique só com isso: fale agora com alguém, uma pessoa de confiança ou uma linha de apoio. Se você, ou a pessoa com quem se preocupa, puder agir hoje, ligue para a emergência e afaste-se de tudo o que possa machucar.',
    violence:
      'O que você descreve é violência, e ninguém a merece. Nenhum mapa pode dizer se alguém vai parar, nem deve decidir se você fica. Se você está em perigo agora, vá para um lugar seguro e ligue para a emergência. Uma linha de apoio ouve em sigilo e ajuda a planejar o próximo passo.',
    'child-abuse':
      'Primeiro a criança precisa estar segura, e nenhum mapa pode julgar isso. Se uma criança está em perigo agora, ligue para a emergência. Conte hoje mesmo o que sabe a um adulto de confiança ou a uma linha de apoio. Se isso acontece com você: a culpa não é sua, e você pode contar.',
    threat:
      'Você está sob muita pressão, e alguém pode se machucar. Por favor, afaste-se da situação e de tudo o que possa servir de arma, e fale agora com alguém. Se você puder ferir alguém, ligue para a emergência. Um mapa não responde a isso.',
    medical:
      'Esta é uma pergunta para um médico; um mapa não pode respondê-la. Se os sinais forem graves ou repentinos, ligue para a emergência ou vá agora a um hospital. Por favor, não pare nem mude um remédio ou um tratamento sem falar com um médico.',
  },
  helpIsHere: 'Aqui você encontra ajuda:',
  emergency: 'Emergência',
};
