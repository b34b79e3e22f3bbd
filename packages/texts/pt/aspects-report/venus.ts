import type { PairTexts } from '../../aspects-report/texts.ts';

export const venus: PairTexts<'Venus'> = {
  'Venus-Saturn': {
    conjunction:
      'Você leva o amor a sério e não o dá à toa. Idade, experiência ou distância podem fazer parte da história; o que escolheu, guarda, e o gosto vai para poucas coisas, feitas para durar.',
    soft: 'Você é leal sem dureza. O afeto cresce com os anos, sabe viver bem com simplicidade, e quem dividiu trabalho com você conserva o laço.',
    hard: 'Você espera a certeza, e uma pausa parece recusa. Prefere ficar sem a pedir; e no entanto quem ama você daria muito para ouvir um pedido.',
  },
  'Venus-Uranus': {
    conjunction:
      'Você se encanta com o que não se parece com você, e acontece de um minuto para o outro. Em todo laço precisa de ar; amizade com faísca prende mais que juramento.',
    soft: 'Você mantém o amor interessante. Gosta das pessoas justamente pelas esquisitices, dá-se bem com amores antigos, e o seu gosto está dez anos adiantado.',
    hard: 'Assim que daria para contar com aquilo, perde o brilho, ou você atrai aqueles com quem é assim. Peça distância abertamente e a tempo, um quarto, uma noite, uma viagem, e não vai precisar quebrar nada para tê-la.',
  },
  'Venus-Neptune': {
    conjunction:
      'Você tem olho de poeta: ama a luz sobre uma pessoa tanto quanto a pessoa. Arte e misericórdia moram em você. Quem vive ao seu lado às vezes gostaria de um olhar sem a luz.',
    soft: 'A beleza leva você à bondade. É suave com defeitos, tem ouvido em algum sentido da palavra, e sabe amar sem contar.',
    hard: 'Você se apaixona por um anseio e lhe dá um rosto. O despertar é amargo sobretudo porque boa parte do quadro saiu do seu pincel; olhe bastante o que alguém faz em dias sem graça.',
  },
  'Venus-Pluto': {
    conjunction:
      'Você ama como quem só tem esta vida. Companhia morna entedia, a atração tem algo de destino, e de cada grande amor sai com outra pele.',
    soft: 'Você vai fundo sem devorar. Percebe do que o outro se envergonha e o ama ali também, e o que acha belo muitas vezes tem cicatriz.',
    hard: 'Você aperta mais onde confia menos. Ciúme, provas, silêncio: são jeitos de perguntar se podem deixar você. Pergunte direto, uma vez, e deixe a resposta valer.',
  },
  'Venus-Ascendant': {
    conjunction:
      'Você agrada antes de ter feito qualquer coisa. Os modos são macios, a aparência é cuidada, e dizem sim; cuide que ouçam também o seu não.',
    soft: 'Você tem cortesia natural. Veste-se, fala e se move de um jeito que deixa os outros à vontade, e com você as apresentações são um prazer.',
    hard: 'Você vê tão claro o que agradaria ao outro que esquece de consultar a si. No espelho de um parceiro a figura é bonita; olhe de novo quando não houver ninguém.',
  },
  'Venus-Midheaven': {
    conjunction:
      'O seu trabalho tem a ver com beleza, com gente ou com a paz entre elas, ou sairia ganhando com isso. No posto gostam de você, e o charme faz parte do ofício.',
    soft: 'O tato leva mais longe que os cotovelos. Você faz aliados no trabalho, e o que sai das suas mãos parece pronto, até o barbante do pacote.',
    hard: 'Você pega o posto agradável e perde o certo, ou amor e carreira pedem as mesmas noites. Decida qual dos dois teria vergonha de haver descuidado.',
  },
};
