import type { PairTexts } from '../../aspects-report/texts.ts';

export const jupiter: PairTexts<'Jupiter'> = {
  'Jupiter-Venus': {
    conjunction:
      'Você aproveita, e deixa aproveitar. Gosto, hospitalidade e um olhar bondoso sobre as pessoas vão com você a qualquer roda; a arte que pratica a vida toda é parar enquanto ainda está bonito.',
    soft: 'Você gosta das pessoas e elas de você, e não há truque. As amizades duram, e de um comentário desajeitado sai a leitura generosa.',
    hard: 'Você dá demais e escolhe doce demais, e depois se pergunta quem comeu o bolo. O que de fato valoriza aparece quando é preciso pagar com tempo.',
  },
  'Jupiter-Saturn': {
    conjunction:
      'Esperança e cautela vieram no mesmo pacote. Você constrói em etapas longas, vinte anos são um plano, e cada ampliação tem alicerce; aos outros parece lentidão até verem de pé.',
    soft: 'Você tem senso do tamanho certo. Sabe quando ampliar e quando segurar, instituições confiam em você, e dá para servir um ideal sem perder o calendário de vista.',
    hard: 'Você oscila entre largo demais e estreito demais: na segunda um grande plano, na sexta só razões contra. Escreva na segunda a data no plano, e deixe que a sexta mude apenas isso.',
  },
  'Jupiter-Uranus': {
    conjunction:
      'Você tem faro para a brecha. Ofertas repentinas, aliados improváveis e uma viagem decidida à noite moveram a sua vida mais que qualquer plano, e o verdadeiro você reconhece porque faz rir.',
    soft: 'Visões novas do mundo fazem bem. Você se entende com reformadores, inventores e viajantes, e um risco que assusta os vizinhos parece uma porta entreaberta.',
    hard: 'Você deixa terra boa porque o horizonte se mexeu. Nem toda promessa de liberdade se cumpre; pergunte a cada partida o que vai fazer lá numa terça-feira comum.',
  },
  'Jupiter-Neptune': {
    conjunction:
      'O seu coração é largo e não tem cerca. Acredita em gente, em música, num arranjo melhor do mundo, e precisa de uma amizade sóbria com licença para perguntar como.',
    soft: 'A fé vem por si, com igreja ou sem. Você sabe consolar, sabe imaginar o bom desfecho, e às vezes é assim que ele chega.',
    hard: 'Você crê primeiro no que é belo e pergunta depois. Gurus, grandes planos e casos perdidos sabem o seu endereço. Durma sobre o que comove, e depois dê a metade.',
  },
  'Jupiter-Pluto': {
    conjunction:
      'Com uma convicção você é força da natureza. Sabe pôr em marcha coisas grandes, ganhar uma sala, construir sobre ruínas; cuide do que acontece a quem não concorda.',
    soft: 'Você sente onde está o poder e como usá-lo bem. Pensa em gerações, e sabe persuadir sem dobrar ninguém.',
    hard: 'Você gostaria de convertê-los. É uma grande verdade a que segura, e ela convence exatamente tanto quanto deixa à outra pessoa o espaço de recusar.',
  },
  'Jupiter-Ascendant': {
    conjunction:
      'Você entra e a sala aumenta. Esperam coisas boas de você, de um jeito ou de outro tende a ocupar espaço, e a sua confiança pega.',
    soft: 'Você causa uma impressão que anima, e as portas ficam abertas um instante a mais. Sabe ser visita, sabe ensinar, sabe perder.',
    hard: 'Com o sorriso você promete o que ainda não pensou até o fim. A grandeza quem traz são os outros, parceiros generosos, grandiosos, barulhentos, e a medida se aprende olhando para eles.',
  },
  'Jupiter-Midheaven': {
    conjunction:
      'O seu trabalho quer horizonte largo: ensino, direito, viagem, um público qualquer. Gente do alto aprecia você, e a subida é melhor onde também dá para acreditar nela.',
    soft: 'Padrinhos você acha sem procurar. O seu juízo é pedido, e a fama corre um pouco à frente, o que pode permitir a ela.',
    hard: 'Você mira tão alto que o próximo degrau some da vista. Aceite o posto menor que tem uma porta de verdade; dali, o otimismo faz o resto.',
  },
};
