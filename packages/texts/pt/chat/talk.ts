import type { RefusedMatter } from '../../chat/question/cautions.ts';
import type { SentencesOf } from '../../chat/said/statement.ts';
import type { TalkSaid } from '../../chat/said/talk-said.ts';
import { placement, rising as risingIn } from './places.ts';

const refusals: Record<RefusedMatter, string> = {
  distress:
    'O que você escreve me preocupa mais do que qualquer mapa. Por favor, fale agora com alguém: uma pessoa de confiança, um médico, ou o número de emergência ou uma linha de apoio do seu país, que atendem de dia e de noite. Sou um programa e não posso ser essa ajuda, e nenhuma posição diz que as coisas precisam continuar assim.',
  death:
    'Não respondo sobre a morte nem sobre quanto dura uma vida: nenhum mapa pode saber isso, e um palpite só daria medo. Pergunte onde está a sua força ou que épocas pedem cuidado.',
  'sex of a child':
    'Não digo se uma criança é menino ou menina: nenhum mapa pode saber isso, e na Índia não se pode dizer antes do parto. Pergunte quando os filhos são favorecidos ou pela sua relação com eles.',
  diagnosis:
    'Não posso dizer se alguém tem uma doença ou uma gravidez, nem se vai sarar; pergunte a um médico, que pode examinar você. Pergunte-me pelas suas forças ou quando convém se cuidar mais.',
  gamble:
    'Não faço previsões de apostas, loterias nem investimentos: um mapa não sabe de mercados nem de sorte com números, e ninguém deveria arriscar dinheiro por causa dele. Pergunte como você ganha e conserva melhor o dinheiro ou que épocas o favorecem.',
};

const notUnderstood = {
  matter: 'Posso procurar épocas que convenham a algo, mas não entendi de que se trata.',
  later: 'Isso não posso ler no seu mapa, ou não entendi.',
  first: 'Não encontrei na sua pergunta nada que se possa procurar num mapa natal.',
} as const;

const named = (name: string): string => (name ? `, ${name}` : '');

export const talk: SentencesOf<TalkSaid> = {
  hello: ({ name, again }) => `${again ? 'Olá de novo' : 'Olá'}${named(name)}.`,
  'your chart': ({ rising, moon }, { level }) =>
    `Tenho o seu mapa diante de mim: o Ascendente ${risingIn(rising, level)} e ${placement(moon, level)}.`,
  askable: () =>
    'Você pode perguntar sobre trabalho, amor, casamento, filhos, dinheiro, casa, saúde, família, viagens ou estudos; sobre yogas, doshas, sade sati, dashas e remédios; sobre um planeta, uma casa ou um número da sorte; ou quando uma época convém a algo.',
  welcome: ({ name }) => `De nada${named(name)}.`,
  'ask on': () => 'Pergunte de novo quando surgir outra coisa.',
  goodbye: ({ name }) => `Até logo${named(name)}.`,
  'kept open': () => 'Esta conversa pode ser retomada na mesma sessão.',
  program: () =>
    'Sou um programa: calculo o seu mapa natal e ponho em palavras o que a tradição diz dele. Não há nenhuma pessoa por trás das respostas.',
  'no days': () => 'Agradeço a pergunta; sou um programa e não tenho dias bons nem ruins.',
  'how can I help': () => 'Em que posso ajudar com o seu mapa?',
  'leaning on': () =>
    'Lembro do que falamos, então “e no ano que vem?” ou “conte mais” bastam como pergunta.',
  'not understood': ({ why }) => notUnderstood[why],
  refused: ({ matter }) => refusals[matter],
  'two charts': () =>
    'Uma comparação pede os mapas de duas pessoas, e só tenho o seu. Pergunte o que o seu mapa diz do casamento, da pessoa com quem você se casa ou de manglik e nadi.',
  'no letters': () =>
    'O número de um nome se conta com letras latinas, e o nome enviado não tem nenhuma. Envie o nome escrito com letras latinas.',
  'leanings only': () =>
    'Um mapa mostra inclinações e épocas que convêm a elas; um dia exato ou uma garantia ele não pode dar.',
  'no diagnosis': () => 'Isto não é um diagnóstico nem substitui um médico.',
  'no legal advice': () => 'Isto não é orientação jurídica nem substitui um advogado.',
  'low mood': () => 'Se o ânimo continuar baixo, fale com um médico ou com alguém de confiança.',
  sorry: () => 'Sinto muito que você esteja passando por um momento difícil.',
  'neither good nor bad': () => 'por si só não é nem bom nem ruim.',
};
