import type { PairTexts } from '../../aspects-report/texts.ts';

export const moon: PairTexts<'Moon'> = {
  'Moon-Mars': {
    conjunction:
      'Sentir e responder são em você um só movimento: quando percebe que doeu, já respondeu. A mesma rapidez põe você na frente de uma criança ou de um amigo antes de todos, e sempre se sabe como você está.',
    soft: 'Você sabe se zangar sem crueldade e se enternecer sem fraqueza. Os humores viram atividade, e onde é preciso correr a sua companhia é boa.',
    hard: 'As pequenas desfeitas caem num velho ponto dolorido, e a resposta sai antes de pesada. Em casa é onde mais custa; uma volta no quarteirão antes da segunda frase salvou mais noites que qualquer reflexão.',
  },
  'Moon-Mercury': {
    conjunction:
      'Conversando você chega ao que sente. Uma lembrança volta com as palavras exatas, você ouve o tom antes do conteúdo, e um dia sem poder contar nada a ninguém é um dia vivido pela metade.',
    soft: 'Você acha a palavra para um humor, seu ou alheio, e o humor muda porque ganhou nome. Crianças e desconhecidos lhe contam coisas; escrever à mão faz bem.',
    hard: 'A cabeça segue explicando quando o coração já decidiu. Você discute com um sentimento como se ele fosse um mau aluno, e ele só se repete mais alto; pergunte primeiro o que ele quer.',
  },
  'Moon-Jupiter': {
    conjunction:
      'Você sente em grande e alimenta as pessoas, com comida, com elogio, com tempo. A sua casa está cheia ou você queria que estivesse, e a única lição dura é que a bondade também precisa de hora de fechar.',
    soft: 'Debaixo dos seus dias há uma confiança de base: alguém se alegrou com você muito cedo. Você perdoa fácil, ri fácil, e quem fica uma semana ao seu lado sai mais animado.',
    hard: 'Com a emoção você promete a lua, e com o vazio enche o buraco com mais de tudo. Cada presente é sincero; o que ajuda é descobrir do que você precisa antes de descobrir do que todo o resto precisa.',
  },
  'Moon-Venus': {
    conjunction:
      'A ternura é a sua primeira língua. Você vê o que agradaria e faz, torna habitado um quarto alugado, e uma voz áspera estraga a tarde mesmo quando era para outra pessoa.',
    soft: 'O afeto vem fácil nos dois sentidos. Você sabe receber cuidado sem se sentir menos, e tem um senso tranquilo do que combina com quê, numa mesa, numa parede, entre duas pessoas.',
    hard: 'Você quer proximidade e quer agradar, e a segunda coisa atrapalha a primeira. O que engole em nome da paz volta como humor; uma necessidade dita cedo é menor que uma dita tarde.',
  },
  'Moon-Saturn': {
    conjunction:
      'Você aprendeu a administrar os sentimentos antes que deixassem tê-los. As pessoas se apoiam em você e não veem que o cansaço também chega; os poucos a quem mostra viram amigos para sempre.',
    soft: 'Os seus sentimentos têm chão. Você cumpre a promessa quando a vontade já passou, com os mais velhos fica à vontade, e numa semana ruim a cabeça que se lembra de comer é a sua.',
    hard: 'Você espera ser um peso, por isso não pede nada, e depois sente a solidão. O frio que teme nos outros é muitas vezes a sua cautela voltando; experimente um pedido pequeno e preciso.',
  },
  'Moon-Uranus': {
    conjunction:
      'Os seus humores mudam como o tempo na serra, e você prefere assim a uma semana cinzenta. A proximidade dá certo com a porta destrancada; quanto mais livre a saída, mais vezes você fica.',
    soft: 'Mudança não tira o seu sono. Você faz amizade em lugares esquisitos, sabe viver de vários jeitos, e o primeiro palpite sobre as pessoas acerta mais do que ousa dizer.',
    hard: 'A segurança inquieta e a liberdade dá saudade de casa. Talvez você tenha conhecido um lar onde tudo mudava de um dia para o outro; uns poucos ritos fixos, escolhidos e mantidos por você, dão à inquietação um lugar para voltar.',
  },
  'Moon-Neptune': {
    conjunction:
      'Você sente o que há na sala antes que alguém fale, e não dá para desligar. Música, água e sono limpam o ar; e também a pergunta, feita várias vezes ao dia, se essa tristeza é mesmo sua.',
    soft: 'A sua compaixão tem imaginação: você consegue figurar como é ser outra pessoa. Vale anotar os sonhos, e perto de você as pessoas sossegam um pouco sem que faça nada.',
    hard: 'Você se consola com uma imagem de como poderia ser, e a imagem fica mais querida que a coisa. Quem precisa de resgate encontra você; ajude com algo que se possa contar, uma hora, uma refeição, um telefonema, e volte para casa.',
  },
  'Moon-Pluto': {
    conjunction:
      'Você sente tudo até o fundo. Conversa fiada cansa, segredos estão seguros com você, e um amor ou uma dor já refez você mais de uma vez; o que não pode perdoar, carrega, e pesa.',
    soft: 'Sentimento forte não mete medo, nem seu nem alheio. Você fica na sala quando a maioria acha motivo para sair, e de uma perda volta com algo que antes não tinha.',
    hard: 'Quando algo fere, um medo mais velho pega o volante e exige provas de amor que ninguém poderia dar. Diga numa frase simples do que tem medo: é mais difícil que uma cena, e funciona.',
  },
  'Moon-Ascendant': {
    conjunction:
      'O seu humor é a primeira coisa que se conhece. Você pega o tom de quem está perto, cuida de estranhos como mãe sem pensar, e um dia em casa, de vez em quando, devolve o seu próprio rosto.',
    soft: 'Em minutos as pessoas se sentem em casa com você. A sua resposta vai ao que se quis dizer e não só ao que se disse, e não custa nada, porque interessa.',
    hard: 'Você mostra menos do que sente, ou mais, e se surpreende com o que chegou do outro lado. Quem vive com você precisa aprender os seus humores como marinheiro aprende a costa; ajuda se o mapa sair da sua mão.',
  },
  'Moon-Midheaven': {
    conjunction:
      'Você sente o que muita gente quer, e o seu trabalho tem a ver com cuidar disso. A sua fama sobe e desce como a maré; dá para aguentar quando existe um lugar privado que não se move com ela.',
    soft: 'Você leva um tom humano à vida de trabalho. Confiam a você o que é pessoal, e os costumes da casa da infância se revelam úteis no ofício.',
    hard: 'A família liga enquanto a reunião acontece, de uma forma ou de outra. Não dá para servir o lar e a vocação na mesma hora; a paz vem de decidir por semana e não por momento.',
  },
};
