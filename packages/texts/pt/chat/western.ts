import type { SentencesOf } from '../../chat/said/statement.ts';
import type { VedicMatter, WesternSaid } from '../../chat/said/western-said.ts';

const names: Record<VedicMatter, string> = {
  dosha: 'um dosha',
  yoga: 'um yoga',
  karaka: 'o atmakaraka, como todos os chara karakas,',
  'sade sati': 'sade sati',
  'small panoti': 'a pequena panoti',
  dasha: 'uma dasha (mahadasha ou antardasha)',
  deity: 'a ishta devata, a divindade a cultuar,',
  star: 'o nakshatra (estrela de nascimento), com o que dele se segue,',
  navamsa: 'o navamsa',
  'love or arranged': 'a pergunta por um casamento de amor ou arranjado',
};

const saturnToMoon = 'O que ela olha no mesmo assunto é Saturno em aspecto com a sua Lua.';
const leads: Record<Exclude<VedicMatter, 'star'>, string> = {
  dosha: 'Em lugar disso ela lê o próprio planeta, aqui Marte, de que trata o dosha mais conhecido.',
  yoga: 'O mais próximo é o planeta mais bem situado.',
  karaka: 'Ela lê o núcleo de uma pessoa no Sol, na Lua e no Ascendente.',
  'sade sati': saturnToMoon,
  'small panoti': saturnToMoon,
  dasha: 'Ela fixa os tempos por trânsitos e progressões.',
  deity: 'Ela lê a vida espiritual na casa 9 e no seu regente.',
  navamsa: 'Ela lê o casamento na casa da parceria.',
  'love or arranged': 'Como você chega a um casamento ela lê na casa da parceria.',
};

export const western: SentencesOf<WesternSaid> = {
  'vedic matter': ({ matter, closed }) =>
    `${closed ? 'um sim ou um não não existe aqui: ' : ''}${names[matter]} pertence à astrologia védica, e esta leitura é ocidental.`,
  'ask Vedic': () => 'Pergunte na tradição védica e isso será calculado.',
  'western instead': ({ matter }) => leads[matter],
  'no contact of Saturn': () =>
    'Saturno não forma nenhum aspecto exato com a sua Lua nos próximos três anos.',
};
