import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const sun: PlanetTexts = {
  signs: [
    'O seu Sol em Áries acorda quando alguma coisa começa. Você prefere o primeiro erro à décima cópia, e fazer fila é a única arte que nunca praticou.',
    'O seu Sol em Touro toma posse devagar e não larga nada. Você confia no que pode tocar, repete o que se mostrou bom, e ninguém que respeite conseguiu jamais apressar você.',
    'O seu Sol em Gêmeos vive de diferenças: dois livros abertos, duas amizades que não se aguentariam, duas respostas para cada pergunta. O tédio dura pouco em você, e você dura pouco no mesmo lugar.',
    'O seu Sol em Câncer anda de lado até o que quer, como fazem os caranguejos, e quando chega se agarra. Família, comida, fotos antigas, umas poucas pessoas por quem atravessaria o fogo: ali é você.',
    'O seu Sol em Leão precisa de alguém a quem dar. Você tem calor e orgulho, fere-se quando passam sem ver, e um papel sai melhor quando acredita nele de todo o coração.',
    'O seu Sol em Virgem vê o único ponto torto. Você melhora as coisas fazendo-as direito, quer ajudar e quase sempre ajuda, e um elogio encabula se não é exato.',
    'O seu Sol em Libra pensa na segunda pessoa. Você ouve o outro lado antes que ele fale, não suporta um tom feio, e decidir lhe custa mais que todas as consequências.',
    'O seu Sol em Escorpião não fica na superfície. Você quer saber o que alguém faria no pior momento, conta os seus segredos por último, e o que decidiu em silêncio fica decidido.',
    'O seu Sol em Sagitário mira alguma coisa que daqui não se vê. Para seguir, você precisa de distância, de uma fé ou de uma piada, e diz a verdade com tanta alegria que só a caminho de casa se percebe.',
    'O seu Sol em Capricórnio nunca foi inteiramente criança. Você vê a montanha, calcula as etapas e leva o necessário; o seu humor é seco, a sua paciência é longa, e o descanso lhe parece coisa que se merece.',
    'O seu Sol em Aquário fica um passo fora de cada grupo a que pertence. Você gosta da gente em geral e de uns poucos em particular, decide por princípio, e se dizem que isso não se faz, dá vontade.',
    'O seu Sol em Peixes tem a pele fina entre si e o mundo. Você sabe mais do que consegue explicar, adapta-se até perder o fio, e o reencontra a sós, perto da água, na música ou no sono.',
  ],
  houses: [
    'Na primeira casa ele dispensa apresentação: você lidera só de entrar, e a sua vida é em boa parte o que faz de si.',
    'Está na segunda casa, e por isso você se mede pelo que sabe construir e guardar; um ofício que sustenta endireita as suas costas.',
    'Da terceira casa ele ilumina a conversa: entre vizinhos, irmãos e colegas, é por você que se fica sabendo.',
    'A quarta casa o puxa para dentro, e você se torna quem é pela origem, pelo lar e pelo chão que pisa, mais que pelo aplauso.',
    'O lugar dele é a quinta casa, onde a vida é brincadeira séria: você revive quando cria algo, ama alguém ou tem crianças por perto.',
    'Trabalha na sexta casa, e o seu orgulho é fazer bem todo dia uma coisa útil; sem tarefa, você mal sabe onde pôr as mãos.',
    'Olha da sétima casa, de modo que você encontra o seu contorno diante de outra pessoa, e ao lado de quem está é metade da sua biografia.',
    'Na oitava casa convive com o que outros escondem: as crises lhe dão clareza, e a confiança, as dívidas e os segredos partilhados são a sua verdadeira escola.',
    'A nona casa o manda longe, por estrada ou por livro, e você nunca é tão você como quando aprende ou explica a vista larga.',
    'Subiu à décima casa, e por alguma coisa vão conhecer o seu nome; o papel público não é fantasia de festa, é um jeito de se tornar alguém.',
    'Na décima primeira casa brilha entre amigos: você cresce com um plano comum, e a roda que escolhe diz mais de você que o sobrenome.',
    'Descansa na décima segunda casa, longe da vista, e o seu melhor trabalho você faz atrás de uma porta, para gente que talvez nunca saiba quem foi.',
  ],
};
