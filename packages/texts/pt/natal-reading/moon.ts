import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const moon: PlanetTexts = {
  signs: [
    'Com a Lua em Áries os seus sentimentos chegam correndo e vão embora do mesmo jeito. A raiva dura dez minutos, o arrependimento um, e consolo para você é que enfim se faça alguma coisa.',
    'A Lua em Touro lhe dá um humor de pão bom: simples, lento de crescer, que satisfaz. Você se acalma tocando, comendo, mexendo na terra, e é a última pessoa a deixar um lugar que lhe fez bem.',
    'Com a Lua em Gêmeos você descobre o que sente ao contar. Uma mensagem respondida na hora é um carinho, o silêncio deixa você em alerta, e dois humores podem morar em você porta com porta.',
    'A Lua em Câncer está em suas próprias águas: você sente por marés, lembra com a barriga, e da cozinha já sabe como está cada um. Quem é seu recebe cuidado, pedindo ou não.',
    'Com a Lua em Leão você precisa do primeiro lugar no coração de alguém. Dá carinho como quem dá uma festa, com velas, e um obrigado morno fica em você mais tempo do que admite.',
    'A Lua em Virgem se consola pondo as coisas no lugar. Você mostra amor notando que o pneu está baixo, e a preocupação é o preço de uma cabeça que nunca deixa de cuidar dos outros.',
    'Com a Lua em Libra a sua paz depende do tom que há na sala. É uma delícia viver com você, que apara as coisas antes que sejam ditas até o fim, e carregar a sós uma decisão cansa.',
    'A Lua em Escorpião sente até o fundo e mostra pouco. Na terceira frase você sabe em quem confiar, uma traição não se esquece, e a ternura em você é assunto sério.',
    'Com a Lua em Sagitário os seus sentimentos precisam de ar. Consolam você uma viagem, uma vista, uma boa discussão sobre Deus, e você sai de um humor como quem sai de uma estação.',
    'A Lua em Capricórnio guarda os sentimentos em ordem e as lágrimas para depois. Contaram com você antes de pedir, ser útil parece mais seguro que agradar, e quem fica descobre a sua doçura.',
    'Com a Lua em Aquário você observa os sentimentos enquanto os tem. Amizade é a sua palavra mais quente, o aperto esfria você, e quase tudo tem perdão, menos que esperem de você uma reação.',
    'A Lua em Peixes não tem persiana. Entra em você a dor do filme, do vizinho, do cachorro do outro lado da rua, e você precisa de mais sono, mais música e mais silêncio do que os outros acham razoável.',
  ],
  houses: [
    'Está na primeira casa, onde um humor se vê na hora; as pessoas lhe trazem as suas necessidades antes de saber o seu nome.',
    'Na segunda casa quer a despensa cheia, e o seu sentimento de segurança sobe e desce com o que você tem guardado.',
    'A terceira casa a deixa faladeira: você precisa da ronda diária das pequenas notícias, e um irmão, uma irmã ou alguém da vizinhança faz parte da sua mobília íntima.',
    'Está em casa na quarta casa, e onde você mora importa mais do que aquilo que faz; uma mudança mexe com você por um ano.',
    'Da quinta casa procura a alegria, nas crianças, no jogo, no namoro, e o seu coração fica mais novo que o seu passaporte.',
    'Na sexta casa vive de rotina: a mesma xícara, a mesma caminhada, alguém de quem cuidar, e uma semana em desordem vai direto aos nervos.',
    'A sétima casa a entrega à outra pessoa, e assim você sente o que sente quem está à sua frente e às vezes espera que digam do que você gostaria.',
    'Está no fundo da oitava casa, onde proximidade quer dizer conhecer-se por inteiro, e metade do que você percebe ninguém lhe contou.',
    'Na nona casa tem saudade de outro lugar, e uma língua estrangeira, uma fé ou uma longa viagem de trem pode ser mais lar que o lar.',
    'Está na décima casa, à vista de todos: o seu tempo de dentro vira notícia, e gente estranha acha que conhece você.',
    'A décima primeira casa lhe dá uma família de amigos, e você descansa onde várias pessoas queridas cabem numa cozinha.',
    'Recolheu-se à décima segunda casa, onde acolhe tudo e conta pouco; você precisa de uma hora por dia em que ninguém queira nada de você.',
  ],
};
