import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mercury: PlanetTexts = {
  signs: [
    'Mercúrio em Áries pensa de mangas arregaçadas: você diz primeiro e amacia depois, e prefere uma correção à lentidão.',
    'Mercúrio em Touro pensa em passo de caminhada e lembra com as mãos; o que entendeu uma vez é seu.',
    'Mercúrio em Gêmeos está em casa, e a sua mente pula, liga, imita e pergunta; o perigo é só ter respondido antes que a pergunta ficasse funda.',
    'Mercúrio em Câncer guarda o que o comoveu: você pensa em histórias e vozes, e sabe dizer o que se serviu no dia da briga.',
    'Mercúrio em Leão fala da boca do palco; você convence porque se vê que está gostando da frase.',
    'Mercúrio em Virgem está em casa, arrumando: você acha o erro, a palavra melhor, o caminho mais curto, e o vago lhe dá quase dor de dente.',
    'Mercúrio em Libra pesa, depois vira os pratos e pesa de novo; você defende com elegância o lado que falta.',
    'Mercúrio em Escorpião lê as letras miúdas de um rosto. Você faz uma pergunta onde outros fazem dez, e é a que tinha ficado de fora.',
    'Mercúrio em Sagitário corre para a conclusão de braços abertos; você pensa em exemplos, em risadas, em mapas grandes com umas estradas a menos.',
    'Mercúrio em Capricórnio pensa em títulos e consequências: você fala quando há o que decidir, e as pessoas anotam.',
    'Mercúrio em Aquário pensa dobrando a esquina e gosta de sistemas; as opiniões esquisitas você tem com calma, as comuns com suspeita.',
    'Mercúrio em Peixes pensa em imagens que não querem fazer fila. Um poema você entende na hora, um formulário na terceira tentativa.',
  ],
  houses: [
    'Na primeira casa está escrito na sua cara, e você anda pelo mundo perguntando.',
    'Da segunda casa faz contas: com palavras, números ou trocas você ganha a vida.',
    'A terceira casa lhe dobra a velocidade, e o seu dia é feito de ligações, recados e frases começadas por outros.',
    'Na quarta casa lê na sala; muito do que você pensa ouviu pela primeira vez à mesa da família.',
    'A quinta casa o ensina a brincar: você aprende por jogo, paquera com palavras e sabe explicar às crianças.',
    'Tem o que fazer na sexta casa, onde método, listas e a ferramenta certa são uma alegria tranquila.',
    'Na sétima casa precisa de interlocutor: você pensa melhor em voz alta, diante de alguém que rebate.',
    'A oitava casa o põe a escavar, e o que atrai você não está no folheto.',
    'Da nona casa quer estudar, publicar, viajar, traduzir, e com a escola nunca terminou de todo.',
    'A décima casa lhe dá voz pública: falar, escrever ou negociar faz parte da sua profissão.',
    'Na décima primeira casa pensa em companhia: você sempre conhece alguém que conhece alguém.',
    'Escondido na décima segunda casa, pensa primeiro sem palavras, e as melhores ideias vêm quando você parou de procurar.',
  ],
};
