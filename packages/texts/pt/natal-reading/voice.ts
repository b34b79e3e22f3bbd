import type { AspectPoint } from '@palmleaf/engines/chart';
import type { VoiceTexts } from '../../natal-reading/texts.ts';
import { isFeminine, names } from '../names.ts';

/** With com, which does not contract. */
const withPoint = (point: AspectPoint): string => `com ${names[point]}`;

export const voice: VoiceTexts = {
  leads: {
    Sun: 'O Sol é a voz mais forte deste mapa: você veio para responder por alguma coisa, e onde só deixam que ajude sente que desperdiçam você.',
    Moon: 'A Lua é a voz mais forte deste mapa; em você o sentimento chega primeiro, e as razões se acham depois.',
    Mars: 'Marte é a voz mais forte deste mapa. Você entende a vida pondo a mão nela, e ficar olhando é o que de mais duro se pode pedir a você.',
    Mercury:
      'Mercúrio é a voz mais forte deste mapa. Você vive da pergunta e da palavra, e um dia sem nada de novo em que pensar é um dia perdido.',
    Jupiter:
      'Júpiter é a voz mais forte deste mapa: você procura o sentido mais largo, e cresce, ensina, promete e perdoa em grande.',
    Venus:
      'Vênus é a voz mais forte deste mapa: você se guia pelo que ama, e a feiura, da forma ou do sentimento, gasta forças de verdade.',
    Saturn:
      'Saturno é a voz mais forte deste mapa. Você leva a vida a sério e ela levou você a sério; aquilo que lhe dá orgulho demorou muito.',
    Uranus:
      'Urano é a voz mais forte deste mapa. A exceção é o seu ofício, e a frase de que sempre se fez assim faz você procurar o casaco.',
    Neptune:
      'Netuno é a voz mais forte deste mapa: você vive com um pé no que poderia ser, e entende as pessoas por aquilo que elas sonham.',
    Pluto:
      'Plutão é a voz mais forte deste mapa. Você quer saber o que há no fundo, faz pouca coisa pela metade, e mais de uma vez recomeçou do chão.',
  },
  reasons: {
    rising: (planet) => `${names[planet]} estava no horizonte leste quando você nasceu`,
    culminating: (planet) => `${names[planet]} estava no Meio do Céu, no alto do mapa, quando você nasceu`,
    setting: (planet) => `${names[planet]} estava no horizonte oeste quando você nasceu`,
    anchoring: (planet) => `${names[planet]} estava no ponto mais baixo do mapa quando você nasceu`,
    domicile: (planet) => `${names[planet]} está em seu próprio signo`,
    exalted: (planet) => `${names[planet]} está ${isFeminine(planet) ? 'exaltada' : 'exaltado'} pelo signo`,
    ruler: (planet) => `${names[planet]} rege o signo que subia no horizonte`,
    tied: (planet, to) => `${names[planet]} forma um aspecto estreito ${withPoint(to)}`,
  },
  because: (one, other) =>
    other === undefined
      ? `Dá para notar por isto: ${one}.`
      : `Dá para notar por duas coisas: ${one}, e ${other}.`,
  retrograde: {
    Mercury:
      'Estava retrógrado quando você nasceu, e por isso você pensa primeiro para trás e depois para a frente.',
    Venus: 'Estava retrógrada quando você nasceu: o que amou, você muitas vezes só sabe no segundo olhar.',
    Mars: 'Estava retrógrado quando você nasceu; a força vai primeiro para dentro e sai tarde, já pensada.',
    Jupiter: 'Como estava retrógrado, a fé você encontra por conta própria e não numa congregação.',
    Saturn: 'Como estava retrógrado, o juiz mais severo é o de dentro, que nunca viu você de perto.',
  },
  weak: {
    Sun: 'Contra isso puxa um Sol num signo que lhe é estranho: você se vê primeiro pelos olhos dos outros, e o orgulho se aprende como um idioma.',
    Moon: 'Contra isso puxa uma Lua longe das suas águas: com os seus sentimentos você tem mais rigor do que teria qualquer pessoa.',
    Mars: 'Contra isso puxa Marte num signo onde ele não pode bater: você espera, contorna ou cede, e só mais tarde percebe que havia raiva.',
    Mercury:
      'Contra isso puxa Mercúrio num signo largo demais: você vê o todo tão depressa que as partes se perdem.',
    Jupiter: 'Contra isso puxa Júpiter num signo que o encolhe: você só confia na sorte depois de conferida.',
    Venus:
      'Contra isso puxa Vênus num signo que não lhe dá sossego: o amor quer paz, e você lhe traz uma tarefa.',
    Saturn:
      'Contra isso puxa Saturno num signo que não aguenta o seu peso: você põe rigor onde sobra e indulgência onde o rigor ajudaria.',
  },
  strong: {
    Sun: 'A seu favor, o Sol está num signo que o honra, e o seu amor-próprio sobrevive às derrotas.',
    Moon: 'A seu favor, a Lua está num signo que a trata bem, e você sabe se alimentar, em todos os sentidos.',
    Mars: 'A seu favor, Marte está num signo onde anda bem armado: uma vez decidido, está feito.',
    Mercury: 'A seu favor, Mercúrio está num signo seu, e pensar com clareza tira você de quase tudo.',
    Jupiter: 'A seu favor, Júpiter está num signo que lhe cai bem, e a ajuda encontra você.',
    Venus: 'A seu favor, Vênus está num signo que lhe cai bem: você sabe se deixar amar, o que é uma arte.',
    Saturn: 'A seu favor, Saturno está num signo onde é respeitado, e o que você constrói permanece.',
  },
  missing: {
    Fire: 'Tirando os três planetas exteriores, nenhum está no fogo: o entusiasmo você pega dos outros, e os escolhe de acordo.',
    Earth:
      'Tirando os três planetas exteriores, nenhum está na terra: o lado prático se aprende, não vem de berço, e uma boa agenda é a sua melhor amiga.',
    Air: 'Tirando os três planetas exteriores, nenhum está no ar: tomar distância custa, e pôr no papel já lhe dá um pouco dela.',
    Water:
      'Tirando os três planetas exteriores, nenhum está na água: os sentimentos chegam tarde, pelo corpo ou por outras pessoas, e merecem um segundo olhar.',
  },
  atPeace:
    'Nada neste mapa puxa com força contra isso, o que é mais raro do que parece; a resistência terá de vir de fora, então escolha uma tarefa um pouco grande demais.',
  signature: {
    Fire: {
      Cardinal:
        'O maior peso está no fogo e nos signos cardinais: você rende mais na primeira hora de qualquer coisa.',
      Fixed:
        'O maior peso está no fogo e nos signos fixos: o seu entusiasmo não é labareda, é brasa, e pode aquecer uma casa.',
      Mutable:
        'O maior peso está no fogo e nos signos mutáveis: você pega fogo fácil e leva a chama de um lugar a outro.',
    },
    Earth: {
      Cardinal:
        'O maior peso está na terra e nos signos cardinais: você começa coisas reais, com data e horas contadas.',
      Fixed: 'O maior peso está na terra e nos signos fixos: de manhã, você continua ali.',
      Mutable:
        'O maior peso está na terra e nos signos mutáveis: você se vira, remenda, melhora e não desperdiça nada.',
    },
    Air: {
      Cardinal: 'O maior peso está no ar e nos signos cardinais: você junta gente e ideias e abre a reunião.',
      Fixed:
        'O maior peso está no ar e nos signos fixos: você pensou até o fim, e não há quem tire isso da sua cabeça.',
      Mutable:
        'O maior peso está no ar e nos signos mutáveis: a sua mente é uma rua de muitas portas, todas entreabertas.',
    },
    Water: {
      Cardinal:
        'O maior peso está na água e nos signos cardinais: você age a partir do sentimento, e antes de tudo pelos seus.',
      Fixed:
        'O maior peso está na água e nos signos fixos: por cima calma, por baixo fundura, e você não solta.',
      Mutable:
        'O maior peso está na água e nos signos mutáveis: você toma a forma do vaso e se lembra do mar.',
    },
  },
  lights: {
    'Fire-Fire':
      'O Sol e a Lua ardem os dois: querer e sentir são rápidos e quentes, e o descanso precisa de receita.',
    'Earth-Fire':
      'Das suas duas luzes, uma arde e a outra é de terra: você acende devagar ou constrói às pressas, até que elas se revezem.',
    'Air-Fire': 'Fogo e ar dividem as suas duas luzes: uma ideia vira aventura antes do jantar.',
    'Fire-Water':
      'Fogo e água dividem as suas duas luzes, e fazem vapor: você sente com ardor e esfria com remorso.',
    'Earth-Earth':
      'O Sol e a Lua pisam os dois na terra: você precisa de poucas palavras, coisas de verdade e uma porta que feche direito.',
    'Air-Earth':
      'Das suas duas luzes, uma mora no ar e a outra no chão: você tem cabeça para ideias e um olho no relógio.',
    'Earth-Water':
      'Terra e água dividem as suas duas luzes, e alguma coisa cresce: você cuida do que tem, e tem aquilo de que cuida.',
    'Air-Air':
      'O Sol e a Lua moram os dois no ar: você pensa até os sentimentos, e conversar é o seu jeito de respirar.',
    'Air-Water':
      'Ar e água dividem as suas duas luzes: o que sente, você entende no dia seguinte, e o que entendeu, sente então.',
    'Water-Water':
      'O Sol e a Lua são os dois de água: você vai pelo que pressente, e o argumento seco passa ao lado.',
  },
  use: {
    Sun: 'Então deixe que vejam você fazendo aquilo em que acredita, uma vez por semana ao menos e sem desculpas.',
    Moon: 'Então dê aos seus sentimentos um lugar fixo no dia, antes dos deveres, e vai precisar menos de todo o resto.',
    Mars: 'Então gaste a sua força todo dia em algo que resista, e guarde o resto do dia para as pessoas.',
    Mercury: 'Então escreva, mande e deixe alguém responder.',
    Jupiter: 'Então escolha a coisa grande, e por causa dela diga não a duas boas.',
    Venus:
      'Então ponha algo bonito onde tenha de olhar todo dia, e diga a quem ama o que exatamente agrada a você neles.',
    Saturn: 'Então continue construindo devagar, e marque um dia só para andar em volta e olhar.',
    Uranus: 'Então ponha uma saída em cada compromisso; aí você pode se dar ao luxo de alguns.',
    Neptune: 'Então dê ao sonho uma forma, mesmo pequena, que outra pessoa possa ver e tocar.',
    Pluto: 'Então vá à raiz, mas de um assunto por vez, e deixe que os outros sejam comuns.',
  },
  heed: {
    Sun: 'E onde o orgulho falar, pergunte de que ele tem medo.',
    Moon: 'E quando um humor disser que vai ser sempre assim, deixe que ele durma sobre o assunto.',
    Mars: 'E quando vier a raiva, dê a ela movimento e um quarto de hora antes de lhe dar palavras.',
    Mercury: 'E onde a cabeça não parar de explicar, peça a versão curta.',
    Jupiter: 'E quando tudo parecer possível, conte as noites que custaria.',
    Venus: 'E onde a gentileza sair sozinha, confira se você queria dizer sim.',
    Saturn: 'E quando o examinador de dentro pedir os documentos, diga que você mora aqui.',
    Uranus: 'E antes de arrancar alguma coisa, espere três noites.',
    Neptune: 'E onde é bonito demais para olhar de perto, olhe.',
    Pluto: 'E onde notar que precisa ganhar, levante-se um pouco da mesa.',
  },
};
