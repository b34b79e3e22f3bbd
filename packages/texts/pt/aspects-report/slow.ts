import type { PairTexts } from '../../aspects-report/texts.ts';

export const slow: PairTexts<'Saturn' | 'Uranus' | 'Neptune' | 'Pluto' | 'Ascendant'> = {
  'Saturn-Uranus': {
    conjunction:
      'O que constrói e o que derruba dividem em você a mesma bancada, como em toda a sua leva. Na sua vida fica pessoal onde ergue algo sólido por regras novas e o defende dos dois lados.',
    soft: 'Você sabe renovar uma ordem antiga sem ofendê-la. A sua leva aprendeu a consertar com a máquina ligada, e você faz isso com mão firme.',
    hard: 'Regra e revolta se revezam: você obedece por muito tempo, e depois não mais. Mude a cada ano uma cláusula do contrato, e não vai precisar queimá-lo.',
  },
  'Saturn-Neptune': {
    conjunction:
      'Você quer que o sonho tenha paredes e telhado. Com a sua geração viu um ideal acabar e outro entrar em obras, e visão que chega sem planta dá desconfiança.',
    soft: 'Você sabe servir ao que ninguém vê ainda, em silêncio e por anos. O prático e o esperançoso conversam em você, e por isso as suas esperanças têm endereço.',
    hard: 'Você se cansa quando o mundo vai mais devagar que a visão, e então não confia em nenhum dos dois. Um pedacinho do sonho, tornado real à mão, faz mais por você que um grande que tem razão.',
  },
  'Saturn-Pluto': {
    conjunction:
      'Você nasceu numa estação dura do mundo, e sabe nos ossos que as coisas podem acabar. Daí a minúcia. Daí também os dias de dentes cerrados em que não vem nada.',
    soft: 'Você tem a resistência que cava. Longas reformas, longas recuperações, longos projetos estão em boas mãos, e pelo caminho dispensam-se aplausos.',
    hard: 'Você espera resistência e finca os pés. Poder que não responde por si é o seu velho inimigo, e convém zelar que o seu responda.',
  },
  'Saturn-Ascendant': {
    conjunction:
      'Parece que você tem mais idade, mais frieza ou mais cautela do que tem. Estranhos confiam responsabilidades à primeira vista e piadas só depois de um ano; com esse rosto os anos são gentis.',
    soft: 'Você tem autoridade natural que dispensa volume. A sua palavra vale, os modos são simples, e as pessoas se acalmam quando você assume.',
    hard: 'A um primeiro encontro você vai como a uma prova, e os outros acham que quem examina é você. Parceiros sérios ensinam que se pode encostar.',
  },
  'Saturn-Midheaven': {
    conjunction:
      'Você sobe a pé, e chega. Cargo e dever vêm cedo; a altura é sua de direito quando deixa de crer que só o esgotamento dá direito a ela.',
    soft: 'Confiam a você o que não pode dar errado. A sua carreira parece mais muro de pedra que fogo de artifício, e cada fileira sustenta a seguinte.',
    hard: 'Você carrega o telhado inteiro e acha que ninguém mais poderia. Velhas lealdades pesam nos passos; ponha no chão aquela sobre a qual há anos ninguém pergunta.',
  },
  'Uranus-Neptune': {
    conjunction:
      'Você é de uma leva em que fios e sonhos foram ligados de novo. Toca em você onde dá a uma ideia incomum uma forma que outros possam sentir.',
    soft: 'À sua geração pareceu natural que o novo também fosse gentil. Você sente cedo o que está no ar, e não precisa acreditar em tudo.',
    hard: 'Entre a ruptura clara e a bela bruma, você hesita com toda a sua leva. Onde é preciso agir, pegue a próxima pergunta prática e responda a essa.',
  },
  'Uranus-Pluto': {
    conjunction:
      'Você vem de anos de reviravolta e leva a semente deles. A pergunta da sua geração, o que tem de ir embora, vira sua onde quer que a diga antes dos outros.',
    soft: 'Mudança radical não assusta a sua leva, e lhe cai bem. Você sabe desmontar uma coisa de modo que das peças se faça outra melhor.',
    hard: 'O que é velho e vazio impacienta sem medida. Você derruba depressa, mais depressa do que constrói; deixe antes a viga nova no lugar.',
  },
  'Neptune-Pluto': {
    conjunction:
      'Você nasceu no encontro de duas marés muito lentas, dessas a partir das quais se contam eras. O que sonha e o que teme têm uma raiz só, e você a procura.',
    soft: 'Essa corrente calada você divide com quase todos do seu tempo: a sensação de que o perdido não foi embora. Em você ela vira paciência com o que se passa no fundo.',
    hard: 'O anseio de pureza e o saber do abismo se roçam em toda a sua leva. Você precisa de um lugar onde os dois possam ser ditos.',
  },
  'Uranus-Ascendant': {
    conjunction:
      'Ninguém confunde você com ninguém. Espanta, refresca, contradiz; em alguma turma ou em alguma rua coube a você destoar, e depois se viu que a graça era essa.',
    soft: 'A sua diferença é das que as pessoas apreciam. Você traz uma corrente de ar, e deixa os outros serem esquisitos por sua vez.',
    hard: 'Você vai embora um instante antes de ter chegado de todo, ou encontra quem faça assim. Um laço que aguente surpresas é possível; só precisa de aviso de que elas virão.',
  },
  'Uranus-Midheaven': {
    conjunction:
      'O seu caminho tem curvas fechadas, e são os melhores trechos. Você precisa de um campo cujo manual ninguém escreveu ainda, e de chefes que só peçam resultado.',
    soft: 'Métodos novos levam você adiante. Chamam quando o caminho de sempre falhou, e como você entrega, pode ir e vir à vontade.',
    hard: 'Assim que o papel serve, aperta. Em pensamento você pediu demissão com raiva ao menos uma vez; ponha a saída dentro do cargo, e dá para ficar.',
  },
  'Neptune-Ascendant': {
    conjunction:
      'As pessoas veem em você o que procuram. De certo modo é difícil fotografar você; uma frase clara sobre quem é e o que não vai fazer poupa muito papel.',
    soft: 'Alguma coisa suave vai à sua frente. Você entra tateando numa sala, e os tímidos e os feridos vêm por conta própria.',
    hard: 'Você acha parceiros que precisam de resgate, ou que cintilam. Vê neles mais do que há, e eles veem em você uma promessa que nunca fez; diga cedo o que simplesmente é.',
  },
  'Neptune-Midheaven': {
    conjunction:
      'A sua vocação tem a ver com o que não se mede: imagem, som, cuidado, fé, mar. Títulos escorregam, e você segue um anseio com mais fidelidade que um plano.',
    soft: 'A imaginação acha caminho para dentro do seu trabalho. Acreditam em você porque parece não querer nada, e as melhores ideias chegam de lado.',
    hard: 'A meta muda de forma quando você se aproxima. Peça a alguém que escreva com você, em números simples, o que faz, para quem e até quando.',
  },
  'Pluto-Ascendant': {
    conjunction:
      'Notam você mesmo em silêncio. As pessoas se sentem lidas por dentro, umas se aproximam e outras se afastam, e mais de uma pele já ficou para trás.',
    soft: 'Você tem presença. Vê o que move as pessoas, guarda para si, e na hora decisiva aparece.',
    hard: 'Você encontra os poderosos e os ciumentos, e se pergunta por quê. Parte da resposta é que monta guarda antes que tenha vindo alguém; abra o portão uma vez em pleno dia.',
  },
  'Pluto-Midheaven': {
    conjunction:
      'Você não ocupa um posto, muda o posto. A influência vem a você, e com ela os adversários; ou o trabalho vai à raiz de algo, ou você vai embora.',
    soft: 'Você sabe virar o jogo de uma coisa que afunda. Quem decide leva você a sério, e parece que sabe onde ficam os papéis.',
    hard: 'No trabalho você esbarra no poder, de novo e de novo, até perguntar como usa o seu. O lugar de onde veio é mais forte do que gosta de admitir, e é também o seu combustível.',
  },
  'Ascendant-Midheaven': {
    conjunction:
      'O modo como entra e o lugar aonde vai são quase um só. Entre pessoa e papel há pouca distância, e por isso acreditam em você.',
    soft: 'O seu jeito combina com as suas metas. As pessoas conseguem imaginar você no posto antes que o tenha, e de um ao outro é um passo.',
    hard: 'Como você chega aos outros e o que persegue pedem roupas diferentes. Você traduz todo dia de uma para a outra, e pegou prática.',
  },
};
