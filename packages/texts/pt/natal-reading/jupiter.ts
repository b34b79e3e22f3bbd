import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const jupiter: PlanetTexts = {
  signs: [
    'Júpiter em Áries acredita no primeiro passo, e a sorte vem quando você parte antes de se sentir no ponto.',
    'Júpiter em Touro acredita no que cresce. Dê tempo, terra e boa companhia, e ele se multiplica.',
    'Júpiter em Gêmeos acredita em perguntar por aí; você coleciona assuntos como outros colecionam selos, e acha as oportunidades em conversa de passagem.',
    'Júpiter em Câncer está exaltado, como dizem os antigos: você floresce acolhendo gente, e a generosidade começa no fogão.',
    'Júpiter em Leão acredita na grandeza, também na dos outros, e o que você elogia brota como planta.',
    'Júpiter em Virgem acha a fortuna no detalhe, e você cresce sendo útil numa escala maior do que pretendia.',
    'Júpiter em Libra cresce pela justiça e com um bom parceiro depois do outro.',
    'Júpiter em Escorpião vai ao fundo; você confia no que sobreviveu a uma crise, e a algumas você sobreviveu.',
    'Júpiter em Sagitário está em terreno próprio e quer o mapa inteiro; você leva o sentido tão a sério como outros levam o pão.',
    'Júpiter em Capricórnio cresce por etapas e com recibo. Da sorte fácil você desconfia, e a difícil lhe quer bem.',
    'Júpiter em Aquário acredita em gente que ainda não foi inventada; a sua sorte está nas redes e nas reformas.',
    'Júpiter em Peixes está em terreno próprio e não sabe passar por um bicho sem dono; o que carrega você, é melhor nem explicar.',
  ],
  houses: [
    'Na primeira casa ele lhe dá gestos largos, e as pessoas gostam de ficar por perto.',
    'Na segunda casa confia que vai haver o bastante, e gasta de acordo.',
    'A terceira casa lhe dá histórias, viagens pela região e um monte de conhecidos.',
    'Da quarta casa abençoa o lar; você quer teto alto e porta aberta.',
    'Na quinta casa multiplica as alegrias, e os seus passatempos têm mania de crescer.',
    'Na sexta casa torna o trabalho agradável, e você ajuda mais gente de passagem do que outros de propósito.',
    'A sétima casa traz parceiros de vistas largas, e a dois você tem sorte.',
    'Na oitava casa vem pelo que se partilha, e você vê ganho onde outros contam perda.',
    'A nona casa é dele, com estudo, fé e países distantes, e ali ele lhe abre portas.',
    'Está na décima casa, e os outros gostam de lhe entregar o comando.',
    'Na décima primeira casa faz amigos em todos os lados, e alguns levantam você.',
    'Na décima segunda casa age sem ser visto, como um guardião, e a ajuda chega na última hora mais vezes do que seria razoável.',
  ],
};
