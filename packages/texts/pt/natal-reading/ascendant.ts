import type { ClassicalPlanet } from '@palmleaf/engines/zodiac';
import { capital } from '../../languages/capital.ts';
import type { AscendantTexts } from '../../natal-reading/texts.ts';
import { isFeminine, names, rulerTitles } from '../names.ts';

/** “Vênus, senhora deste signo,” at the beginning of a sentence. */
const ruling = (ruler: ClassicalPlanet): string => {
  return `${capital(names[ruler])}, ${rulerTitles[ruler]} deste signo,`;
};
const agreeing = (ruler: ClassicalPlanet, masculine: string, feminine: string): string =>
  isFeminine(ruler) ? feminine : masculine;

export const ascendant: AscendantTexts = {
  signs: [
    'Áries subia no horizonte quando você nasceu, e o mundo encontra você no instante da largada: passo rápido, olhar reto, nenhum preâmbulo. O que pensa de uma coisa, você descobre fazendo.',
    'Touro subia no horizonte quando você nasceu, e logo se sente que você não vai sair correndo. Chega devagar, conhece o lugar pelo nariz e pelos dedos, e então fica.',
    'Gêmeos subia no horizonte quando você nasceu; você entra falando, de mãos ligeiras, e fez três perguntas antes de tirar o casaco. A vida é uma conversa em que se pode entrar em qualquer ponto.',
    'Câncer subia no horizonte quando você nasceu. Você sente um lugar antes de entrar, guarda uma casca para o primeiro quarto de hora, e vira pura bondade assim que decide que não há perigo.',
    'Leão subia no horizonte quando você nasceu, e olham para você, queira ou não. Você traz calor e certa cerimônia, e nos cantos murcha.',
    'Virgem subia no horizonte quando você nasceu: você olha duas vezes antes de entrar e vê o que está fora do lugar. Acham que é frieza, até que, sem barulho, você tenha arrumado alguma coisa para eles.',
    'Libra subia no horizonte quando você nasceu. Você vai ao encontro das pessoas, acerta o tom, e em cinco minutos elas acham que vocês pensam igual.',
    'Escorpião subia no horizonte quando você nasceu, e você observa antes de falar. Os outros se sentem examinados, imaginam profundezas e não erram; raro é o estranho que se atreve.',
    'Sagitário subia no horizonte quando você nasceu. Você entra a passos largos e como quem vem de longe, diz o que pensa, e dá na gente vontade de fazer a mala.',
    'Capricórnio subia no horizonte quando você nasceu. A sua infância teve cara séria e a velhice terá cara travessa; entre uma e outra, entregam as chaves a você.',
    'Aquário subia no horizonte quando você nasceu. Você trata bem todo mundo e ninguém sabe onde encaixar você; o que faz, faz um pouco diferente, e notaria se parassem de comentar.',
    'Peixes subia no horizonte quando você nasceu. O seu olhar é macio, as suas bordas cedem, e você pega a cor da companhia; quem conhece você pergunta como está quando os outros já foram.',
  ],
  rulerHouses: [
    (ruler) =>
      `${ruling(ruler)} está na própria primeira casa: o que você mostra e o que guia você são uma coisa só.`,
    (ruler) =>
      `${ruling(ruler)} está na segunda casa, e o caminho passa pelo que você sabe fazer, ganhar e chamar de seu.`,
    (ruler) =>
      `${ruling(ruler)} foi para a terceira casa, e você se guia falando, aprendendo e pela gente do lado.`,
    (ruler) => `${ruling(ruler)} mora na quarta casa; vá para onde vá, você se guia pelo lar.`,
    (ruler) => `${ruling(ruler)} brinca na quinta casa, e o rumo você acha no que lhe dá alegria.`,
    (ruler) =>
      `${ruling(ruler)} está ${agreeing(ruler, 'ocupado', 'ocupada')} na sexta casa: você acha o caminho sendo útil.`,
    (ruler) => `${ruling(ruler)} está na sétima casa, e as curvas do seu caminho têm nome de gente.`,
    (ruler) => `${ruling(ruler)} desceu à oitava casa, e o rumo você acha nas crises mais que na calma.`,
    (ruler) => `${ruling(ruler)} anda longe, na nona casa; você se guia por um ponto distante.`,
    (ruler) => `${ruling(ruler)} está no alto da décima casa, e os outros veem o seu rumo antes de você.`,
    (ruler) =>
      `${ruling(ruler)} está ${agreeing(ruler, 'sentado', 'sentada')} entre amigos na décima primeira casa: você se guia por um plano comum.`,
    (ruler) =>
      `${ruling(ruler)} está ${agreeing(ruler, 'escondido', 'escondida')} na décima segunda casa, e o caminho você acha no silêncio e dando voltas.`,
  ],
};
