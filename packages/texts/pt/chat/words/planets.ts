import type { AspectPoint } from '@palmleaf/engines/chart';
import type { BodyName, ClassicalPlanet, PerSign } from '@palmleaf/engines/zodiac';

/** What a body stands for, with its articles. */
export const standsFor: Record<BodyName, string> = {
  Sun: 'a vontade e o respeito próprio',
  Moon: 'o sentimento e o hábito',
  Mars: 'o ímpeto e a coragem',
  Mercury: 'o pensamento e o comércio',
  Jupiter: 'o crescimento e o bom senso',
  Venus: 'o afeto e o gosto',
  Saturn: 'a paciência e o dever',
  Uranus: 'a mudança e a independência',
  Neptune: 'a imaginação e o anseio',
  Pluto: 'a profundidade e a transformação',
  'North Node': 'a direção em que se cresce',
  Chiron: 'uma velha ferida e o que ela ensina',
  Rahu: 'a fome do novo',
  Ketu: 'o desapego e a percepção',
};

/** The same in one word with "seu", for sentences that bring two together. */
export const yourWord: Record<BodyName | AspectPoint, string> = {
  Sun: 'a sua vontade',
  Moon: 'o seu sentimento',
  Mars: 'o seu ímpeto',
  Mercury: 'o seu pensamento',
  Jupiter: 'o seu crescimento',
  Venus: 'o seu afeto',
  Saturn: 'a sua paciência',
  Uranus: 'a sua independência',
  Neptune: 'a sua imaginação',
  Pluto: 'a sua profundidade',
  'North Node': 'a sua direção',
  Chiron: 'a sua velha ferida',
  Rahu: 'a sua fome do novo',
  Ketu: 'o seu desapego',
  Ascendant: 'o seu jeito de ser',
  Midheaven: 'a sua posição',
};

/** How a time under a body tends to feel, after its name. */
export const timeOf: Record<BodyName, string> = {
  Sun: 'coloca você à vista e pede que você assuma o comando',
  Moon: 'mexe com sentimentos, pessoas e lugares',
  Mars: 'pede esforço, decisões e sangue-frio nas brigas',
  Mercury: 'favorece o estudo, os papéis, o comércio e os contatos',
  Jupiter: 'amplia, ensina e encontra ajuda',
  Venus: 'favorece a proximidade, o bem-estar e os acordos',
  Saturn: 'freia, põe à prova e premia o trabalho constante',
  Uranus: 'solta o que estava fixo e traz o inesperado',
  Neptune: 'dissolve certezas e alimenta a imaginação',
  Pluto: 'cava fundo e muda o que já teve o seu tempo',
  'North Node': 'puxa para pessoas e tarefas novas',
  Chiron: 'toca um ponto sensível e mostra o que ajuda',
  Rahu: 'puxa para o novo e o estrangeiro, com inquietação',
  Ketu: 'simplifica e leva para dentro',
};

/** Fields of work and study by planet. */
export const fieldsOf: Record<ClassicalPlanet, string> = {
  Sun: 'administração pública, direção e medicina',
  Moon: 'cuidados, alimentação, hotelaria e atendimento ao público',
  Mars: 'engenharia, cirurgia, polícia, esporte e imóveis',
  Mercury: 'comércio, escrita, contabilidade, informática e mídia',
  Jupiter: 'ensino, direito, finanças e consultoria',
  Venus: 'artes, design, moda, hotéis e beleza',
  Saturn: 'indústria, construção, administração e ciências da terra',
};

/** The part of the body of a sign; with whether it takes the plural. */
export const bodyParts: PerSign<readonly [part: string, many: boolean]> = [
  ['a cabeça', false],
  ['a garganta e o pescoço', true],
  ['os ombros, os braços e os pulmões', true],
  ['o peito e o estômago', true],
  ['o coração e as costas', true],
  ['o ventre e a digestão', true],
  ['os rins e a região lombar', true],
  ['os órgãos de eliminação', true],
  ['os quadris e as coxas', true],
  ['os joelhos e as articulações', true],
  ['as panturrilhas e a circulação', true],
  ['os pés', true],
];
