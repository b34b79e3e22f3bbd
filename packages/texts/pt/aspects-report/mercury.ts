import type { PairTexts } from '../../aspects-report/texts.ts';

export const mercury: PairTexts<'Mercury'> = {
  'Mercury-Jupiter': {
    conjunction:
      'Você pensa em linhas longas e as conta bem. Aprender alegra em qualquer idade, as suas histórias crescem um pouco a cada vez, e um bom editor seria a sua fortuna.',
    soft: 'Você pega o todo e ainda sabe explicar a parte. Línguas, viagens, ensino e uma boa discussão no jantar mantêm a cabeça jovem.',
    hard: 'Você vê primeiro a conclusão e preenche os fatos no caminho. O seu juízo é melhor que os seus números; deixe alguém sem graça conferir os números, e do juízo ninguém vai duvidar.',
  },
  'Mercury-Venus': {
    conjunction:
      'Você tem mão leve com as palavras. Diz o incômodo de um jeito que se pode ouvir, gosta de frase bem torneada como de coisa bem feita, e o parágrafo feio tende a deixar de fora.',
    soft: 'Conversar com você é agradável, e é também o seu modo de amar. Você escreve o bilhete, lembra o aniversário de uma piada, e acerta as rusgas antes que tenham nome.',
  },
  'Mercury-Saturn': {
    conjunction:
      'Você pesa uma frase antes de se separar dela. Pensa devagar onde outros pensam alto, e no fim tem razão; na escola talvez dissessem que faltava rapidez, e desde então você confere.',
    soft: 'Você sabe se concentrar. Planos, contratos, artesanato, tudo o que castiga o descuido está seguro com você, e o humor seco pega as pessoas de surpresa.',
    hard: 'Antes de falar você já ouviu todas as objeções, e muitas vezes então não diz nada. O crítico da sua cabeça tem bom olho e maus modos: abra a porta no segundo rascunho e feche no primeiro.',
  },
  'Mercury-Uranus': {
    conjunction:
      'As ideias vêm inteiras e fora da vez. Você vê a ligação que ninguém traçou, explicações impacientam, e convém levar sempre com que escrever.',
    soft: 'Você aprende sistemas novos por diversão e dá a eles usos para os quais não foram feitos. A sua conversa tem quinas; as pessoas saem com um pensamento que antes não tinham.',
    hard: 'Os seus pensamentos se ultrapassam, e quem ouve ainda está no primeiro. À metade das suas frases chocantes só faltavam dois passos; diga os passos, e viram achados.',
  },
  'Mercury-Neptune': {
    conjunction:
      'Você pensa em imagens e ouve o que não foi dito. Poesia, cinema e silêncios alheios você lê; horários não, e faz tempo que se perdoou.',
    soft: 'Você sabe pôr em palavras o que não tem beira. Um aceno basta para entender, e a imaginação é ferramenta que pega e larga.',
    hard: 'Você ouve o que espera ou o que teme, e a frase do meio se perde. Repita por escrito o combinado, também entre amigos; não é desconfiança, é um corrimão.',
  },
  'Mercury-Pluto': {
    conjunction:
      'Você quer saber o que há por trás, e pergunta até saber. Pesquisa, terapia, investigação, um defeito teimoso numa máquina seguram você por horas; conversa oca não segura um minuto.',
    soft: 'Você vê através de uma coisa sem a desmontar em público. Contam a verdade porque você notaria de qualquer modo, e os seus silêncios pesam.',
    hard: 'Uma suspeita, uma vez pensada, não se despensa, e à noite você dá voltas nela. Achar provas é com você; procure por uma vez a prova de que se engana.',
  },
  'Mercury-Ascendant': {
    conjunction:
      'Você fala, olha em volta, pergunta e aparenta menos idade. Contato é o seu elemento e o seu modo de pensar; com você um passeio é uma conversa e uma conversa é um passeio.',
    soft: 'Você se dá com as pessoas porque tem curiosidade. O assunto em comum aparece logo, e o que diz combina com o rosto.',
    hard: 'Num encontro, você pensa sobre ele enquanto acontece. Os outros dão o texto, você o comentário, e depois sabe exatamente o que deveria ter dito.',
  },
  'Mercury-Midheaven': {
    conjunction:
      'Conhecem você pelo que diz, escreve, vende ou ensina. O seu trabalho tem de se mover e de falar; um posto em que ninguém pergunta nada faria você encolher.',
    soft: 'Você se explica bem a quem decide. Vários ofícios moram em você lado a lado, e as ligações entre eles valem mais que cada um.',
    hard: 'Você pensa numa língua no trabalho e noutra em casa. Mudar de opinião em público custou algo uma vez; faça de novo quando os fatos mudarem, só avise.',
  },
};
