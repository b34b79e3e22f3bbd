import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const venus: PlanetTexts = {
  signs: [
    'No amor, Vênus em Áries quer um começo por dia; quando gosta de alguém você vai até lá, e uma pequena disputa mantém o calor.',
    'No amor, Vênus em Touro está em terreno próprio: você escolhe com os sentidos, fica onde é bom e põe o carinho na panela.',
    'Vênus em Gêmeos se conquista pelo ouvido. Você ama quem lhe arranca o riso no meio da frase, e ao tédio não sabe ser fiel.',
    'Vênus em Câncer ama dando abrigo, e você quer que deixem entrar na infância, na cozinha e nos dias ruins.',
    'Vênus em Leão corteja de mãos cheias; você quer que o amor seja festa, guarda lealdade a ele, e um brinde de vez em quando espera.',
    'Vênus em Virgem ama em pequenos serviços e olhar exato. Você remenda o casaco com mais gosto do que escreve o soneto, e tem mais timidez do que parece.',
    'Vênus em Libra está em terreno próprio, e você tem o dom do dois: a distância certa, a palavra certa, a mesa posta para que ambos fiquem bem.',
    'Vênus em Escorpião quer tudo ou espera; o flerte cansa, a entrega não, e você sente na hora quando um encanto foi ensaiado.',
    'Vênus em Sagitário se apaixona por um jeito de rir e por uma passagem para algum lugar; você precisa de companhia de aventura mais que de guarda.',
    'Vênus em Capricórnio corteja tarde e é a sério. Você respeita antes de adorar, e a sua ideia de romance inclui alguém que aparece de fato.',
    'Vênus em Aquário ama uma amizade que lhe parece estranha; você deixa a porta aberta e se comove quando ficam.',
    'Vênus em Peixes ama sem contorno, e você vê o príncipe escondido em quase todo mundo, o que de vez em quando faz surgir um.',
  ],
  houses: [
    'Na primeira casa alisa os seus modos, e pensam bem de você antes de saber por quê.',
    'A segunda casa lhe dá gosto pelas coisas: você compra poucas e boas, e gosta de ter o que dar de presente.',
    'Da terceira casa adoça a fala de todo dia, e as suas mensagens são guardadas.',
    'Na quarta casa faz do lar a sua obra de arte, e você convida com mais gosto do que sai.',
    'A quinta casa é o recreio dela, com amores, música, teatro e mão aberta com as crianças.',
    'Na sexta casa é gentil no trabalho, e você sabe amar uma tarefa pelas pessoas com quem a faz.',
    'Está na sétima casa como parceira nata; a dois você faz mais sentido, e conhece a arte de ceder sem sumir.',
    'A oitava casa a leva para baixo da superfície, onde o afeto se amarra à confiança, e o ciúme ao amor.',
    'Da nona casa se encanta com sotaques, ideias e costas distantes, e alguém de longe talvez tenha virado quem lhe é mais próximo.',
    'Na décima casa ajuda você a subir: gostam de você no posto, e a beleza ou a mediação pode ser o próprio trabalho.',
    'A décima primeira casa faz de amigos amores e de amores amigos, e você mantém a roda unida ficando feliz de ver cada um.',
    'Na décima segunda casa ama em segredo ou em devoção, e você dá mais onde ninguém faz a conta.',
  ],
};
