import type { PalmWords } from '../../palm/palm-words.ts';

/** What few hands show. Sources as in the English words. */
export const special: PalmWords['special'] = {
  told: {
    joined:
      'Uma linha onde outros têm duas: os livros antigos dão grande valor a uma mão em que coração e cabeça andam juntos, e a chamam a mão de quem não faz nada pela metade.',
    heartBroken:
      'Uma interrupção curta na linha do coração, que os livros tomam por um segundo pensamento no afeto.',
    headApart:
      'Uma linha da cabeça que no começo se mantém longe da linha da vida: a marca de quem forma a própria opinião.',
    wideField:
      'As linhas do coração e da cabeça guardam uma distância incomum, e o nome antigo disso é franqueza.',
    freeThumb:
      'Poucos polegares estão tão livres como o seu, e um polegar livre sempre se leu como vontade livre.',
    longIndex: 'Um indicador que passa do anular é nos livros antigos a marca de quem conduz.',
    longRing: 'Um anular desse comprimento se dava aos artistas, e aos jogadores.',
    middleHeart:
      'Uma linha do coração que para cedo é rara, e se lia como um coração que vai pelo próprio caminho.',
    narrowLife: 'Uma linha da vida tão justa ao polegar raramente se vê; ela guarda a força em casa.',
    fateNear: 'Uma linha do destino tão clara como a sua não é coisa comum, e começa entre os seus.',
    fateCentre: 'Uma linha do destino tão clara como a sua não é coisa comum, e começa em você.',
    fateFar: 'Uma linha do destino tão clara como a sua não é coisa comum, e começa entre desconhecidos.',
  },
  none: 'Nenhum traço da sua mão sai sozinho do habitual; o caráter dela está em como as coisas comuns se juntam. Os livros chamam harmoniosa uma mão assim.',
  open: 'Nada do que esta foto decide sobre a sua mão sai do habitual, e o que deixa em aberto não se conta. Outra foto, da mão estendida e com luz igual, talvez decida mais.',
  unnamed: 'Cruzes, estrelas, ilhas, quadrados e anéis não são identificados.',
};
