import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const saturn: PlanetTexts = {
  signs: [
    'A sua lição longa quem escreve é Saturno em Áries: começar por autoridade própria, sem antes perguntar se pode.',
    'A sua lição longa quem escreve é Saturno em Touro: acreditar que há o bastante, e que você vale o seu preço.',
    'A sua lição longa quem escreve é Saturno em Gêmeos: dizer em voz alta a coisa simples antes de ter lido tudo sobre ela.',
    'A sua lição longa quem escreve é Saturno em Câncer: precisar de alguém e deixar que se veja.',
    'A sua lição longa quem escreve é Saturno em Leão: mostrar-se sem a certeza do aplauso.',
    'A sua lição longa quem escreve é Saturno em Virgem: distinguir o trabalho bom do impecável, e entregar o primeiro.',
    'A sua lição longa quem escreve é Saturno em Libra, onde os antigos o honram: guardar fidelidade a outra pessoa e continuar sendo alguém.',
    'A sua lição longa quem escreve é Saturno em Escorpião: confiar sem manter provas de reserva.',
    'A sua lição longa quem escreve é Saturno em Sagitário: achar uma crença que passou pela dúvida e saiu menor e mais forte.',
    'A sua lição longa quem escreve é Saturno em Capricórnio, em terreno próprio: carregar um cargo sem virar pedra debaixo dele.',
    'A sua lição longa quem escreve é Saturno em Aquário, em terreno próprio: pertencer a pessoas, não só a um princípio.',
    'A sua lição longa quem escreve é Saturno em Peixes: dar à compaixão uma forma, uma hora e um fim.',
  ],
  houses: [
    'Na primeira casa lhe dá cuidado à porta; a idade adulta chegou cedo, e com os anos você rejuvenesce.',
    'Na segunda casa conta, e a segurança você constrói com as próprias mãos, tarde e bem.',
    'Da terceira casa ensinou você a pesar as palavras; ler, escrever ou um irmão trouxe a seriedade.',
    'A quarta casa põe o peso no lar, e você carrega um pedaço do fardo de um dos pais que não é seu.',
    'Na quinta casa leva a brincadeira a sério: você treina onde outros improvisam, e aprende a alegria como se aprende um instrumento.',
    'Está na sexta casa, onde você faz direito e depois faz de novo.',
    'Na sétima casa espera a certeza; os seus laços chegam tarde ou pesam muito, e os que duram são feitos de lealdade.',
    'A oitava casa o põe de guarda na porta interna, e dever alguma coisa a alguém lhe é difícil.',
    'Da nona casa põe à prova o que ensinaram a você, e a sua visão do mundo se ganha na estrada e no estudo.',
    'Na décima casa é o alpinista; a responsabilidade acha você, e o seu nome se faz devagar e fica.',
    'A décima primeira casa lhe dá poucos amigos, e antigos.',
    'Na décima segunda casa é um medo sem rosto, que diminui quando você lhe dá uma mesa, um hábito e um nome.',
  ],
};
