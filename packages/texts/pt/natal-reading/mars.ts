import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mars: PlanetTexts = {
  signs: [
    'Quando você quer alguma coisa, Marte em Áries já partiu; você esquenta cedo, termina cedo e não leva jeito para a vingança.',
    'Marte em Touro empurra como um arado. Demora muito provocar você, e aí a mesa vira.',
    'Marte em Gêmeos luta com a língua e em duas frentes, e você trabalha melhor com vários ferros no fogo.',
    'Marte em Câncer defende; pelos seus você mostra as garras, por si vai de lado, e emburrar é o seu jeito de ir à guerra.',
    'Marte em Leão age em grande ou não age, e a sua maior coragem tem testemunhas.',
    'Marte em Virgem trabalha. Você transforma a raiva em arrumação, em exatidão, em mais uma correção, e dura mais que gente que faz o dobro do barulho.',
    'Marte em Libra luta pelo que é justo e detesta que o vejam lutar; você ganha por ser razoável um minuto a mais.',
    'Marte em Escorpião está em casa, paciente e inteiro: você espera a hora, não desperdiça um golpe e não blefa.',
    'Marte em Sagitário investe contra ideias; você se anima por qualquer causa que tenha horizonte, e a faxina deixa para os outros.',
    'Marte em Capricórnio é forte, porque se poupa para o cume; na crise você sabe ter frieza, e conhece o para quê de cada esforço.',
    'Marte em Aquário se rebela por princípio, e você se põe em marcha assim que alguém diz que sempre se fez assim.',
    'Marte em Peixes chega cedendo. Você age na maré do sentimento, cansa da oposição de frente, e mais de um valentão descobriu que você não estava onde caía o golpe.',
  ],
  houses: [
    'Na primeira casa vai à sua frente: as pessoas se preparam ou ganham coragem.',
    'Da segunda casa sai à caça do sustento, ganha depressa e gasta com gosto.',
    'A terceira casa o afia para o debate, e você dirige, escreve e responde mais rápido do que convém.',
    'Na quarta casa briga no lar, ou por ele; há sempre alguma coisa em obras.',
    'A quinta casa lhe dá jogos, paixão e risco, e você compete pelo prazer.',
    'Na sexta casa se esfalfa: você precisa de trabalho físico ou de um problema duro, e colega à toa irrita.',
    'A sétima casa o manda para os braços de adversários fortes, e com algum deles acaba-se morando.',
    'Da oitava casa entra onde outros ficam de fora: emergências, tabus e assuntos alheios enrolados.',
    'A nona casa faz dele um cruzado; você viaja sem conforto e discute pela sua verdade.',
    'Está na décima casa como ambição, e você prefere ataques no topo à segurança do meio.',
    'Na décima primeira casa move grupos: você começa a campanha, e as amizades nascem de fazer algo junto.',
    'A décima segunda casa o mantém coberto; a sua raiva pega desvios, e a sua força aparece quando outra pessoa precisa dela.',
  ],
};
