import type { PairTexts } from '../../aspects-report/texts.ts';

export const mars: PairTexts<'Mars'> = {
  'Mars-Mercury': {
    conjunction:
      'As suas palavras têm gume e o seu pensamento tem ritmo. Você vê a falha de um argumento enquanto ainda o expõem, e rende onde se quer rapidez e precisão; carta escrita no calor deve dormir uma noite.',
    soft: 'Com pressa você decide bem. Cabeça e mão trabalham juntas, dá para explicar a coisa enquanto a faz, e numa disputa você acerta o ponto e deixa a pessoa em paz.',
    hard: 'Você interrompe, corrige, muitas vezes tem razão e raramente agradecem. Um bom adversário é uma bênção, alguém que goste da esgrima; com os demais, faça uma pergunta a mais antes do golpe.',
  },
  'Mars-Jupiter': {
    conjunction:
      'Você vai às coisas grandes com apetite, e leva outros junto porque se vê a diversão. O freio tem de vir de fora: um prazo, um sócio, um número escrito na parede.',
    soft: 'Você sabe quando ousar. Esforço e sorte parecem se achar em você, sobretudo porque começa antes de tudo estar certo e para antes de se esgotar.',
    hard: 'Você começa cinco coisas com força para três. É divertido até chegar a conta; o esporte está em terminar bem uma delas antes de deixar a próxima ideia passar pela porta.',
  },
  'Mars-Venus': {
    conjunction:
      'Desejar e gostar não andam separados em você. Vai na direção do que atrai, tem calor e mostra, e moleza no amor é a única coisa que custa desculpar.',
    soft: 'Você sabe perseguir sem apertar e ceder sem perder a pose. A paquera, o artesanato, a dança, tudo o que vive de dar e receber sai de nascença.',
    hard: 'Você puxa briga com quem mais queria por perto. É um jeito de perguntar se a pessoa vai ficar; assim que nota a pergunta por trás, pode fazê-la numa voz que não assuste.',
  },
  'Mars-Saturn': {
    conjunction:
      'Você tem a força de quem leva carga morro acima: lenta na partida, difícil de parar. A raiva espera dentro até endurecer como cimento, então ponha para fora enquanto está mole.',
    soft: 'Você trabalha sem alarde e não desperdiça nada. Pode fazer o mesmo exercício mil vezes, e rende mais quando a tarefa é dura, longa e útil.',
    hard: 'Um pé está no freio enquanto o outro acelera, e você chega em casa com o cansaço de não ter saído do lugar. Pergunte de quem é a regra que segura; alguns dos guardas da sua cabeça estão aposentados há anos.',
  },
  'Mars-Uranus': {
    conjunction:
      'Você age como o raio. Onde outros ainda procuram o formulário, você já fez de outro jeito, e os seus golpes de ousadia ficam na memória; guarde os movimentos bruscos para quando não houver mais ninguém na linha.',
    soft: 'Você resolve as coisas de um modo que ninguém ensinou. Ferramentas, máquinas, prazos curtos e terreno novo lhe convêm, e a independência não tira a consideração.',
    hard: 'A demora empurra você a cortar o que se podia desatar. Aguenta anos uma situação e a encerra numa tarde; protestos curtos e francos pelo caminho sairiam mais baratos.',
  },
  'Mars-Neptune': {
    conjunction:
      'Você age conforme imagina. Sabe lutar por uma causa, mover-se com a música, trabalhar por quem não tem voz; contra um adversário bruto se cansa, porque não vê no que está batendo.',
    soft: 'A sua força é flexível. Contorna um obstáculo como a água, inspira mais do que manda, e o que se faz por gosto nunca esgota.',
    hard: 'Em vez de dizer não, você esquece, deriva, chega tarde. A raiva está lá, só que debaixo d’água. Uma recusa franca parece brutal por um minuto e depois libera um dia inteiro.',
  },
  'Mars-Pluto': {
    conjunction:
      'Você tem reservas que só aparecem quando é sério. Não desiste, não esquece, e as metas precisam de escolha cuidadosa, porque algumas vai alcançar.',
    soft: 'Você sabe continuar quando outros param, e faz isso sem barulho. Tarefas que pedem nervo e minúcia, um resgate, uma reforma, uma longa investigação, acham em você a pessoa certa.',
    hard: 'Cada desacordo ameaça virar a última batalha. Cedo você topou com a força e jurou nunca mais perder; o mais forte que pode fazer agora é deixar sem lutar uma luta pequena.',
  },
  'Mars-Ascendant': {
    conjunction:
      'Você entra em velocidade. Acham que tem mais coragem, menos idade ou pior gênio do que sente, e abrem caminho; um sorriso antes poupa metade das disputas.',
    soft: 'Você vai direto às pessoas e às coisas, e isso é bem recebido. A sua energia se vê e é limpa, e raramente precisa levantar a voz.',
    hard: 'A sua própria briga aparece nos outros: eles provocam, você só se defende. Olhe quantas vezes começa do mesmo jeito, e o cabo está na sua mão.',
  },
  'Mars-Midheaven': {
    conjunction:
      'No trabalho você quer ganhar, e prefere conduzir uma tropa pequena a servir numa grande. Uma profissão com risco, ferramenta ou rivais mantém a verdade; sem ela, a luta é com os superiores.',
    soft: 'A ambição lhe cai bem. Você toma a iniciativa sem pisar em ninguém, e o esforço é notado pelas pessoas certas na hora certa.',
    hard: 'Chefes e você são uma história antiga, e o calor dela vai junto para casa. O que busca de verdade é um campo seu; no dia em que o tiver, a briga fica sem lenha.',
  },
};
