import { folded } from '../lexicons/folded.ts';
import { anyOf, type MoodWords, moodReaderOf } from '../lexicons/mood.ts';

const trouble =
  '(?:problemas?|dificuldad\\w*|dividas?|azar|ma (?:fase|sorte)|fase ruim|tempos ruins|sofrimento|dor|dores|doencas?|crises?|perdas?|brigas?|inimig\\w*|rivais|medos?|solidao|maldicao|pobreza|obstaculos?|atrasos?|mau[- ]olhado|olho gordo|macumba|magia negra|preocupac\\w*)';
const loss =
  '(?:divorcio|separacao|termino|doenca|acidente|perda|cirurgia|operacao|crise|falencia|fracasso|demissao)';
const functionWords =
  '(?:(?:o|a|os|as|meu|minha|meus|minhas|um|uma|este|esta|esse|essa|estes|essas|todos|todas|tantos?|tantas?|mais|de|do|da|dos|das|desta|dessa|com) )*';

const shall =
  '(?:dev(?:o|eria|emos|eriamos)|tenho que|teria que|preciso|vale a pena|convem|(?:eh|seria) (?:melhor|hora|a hora|o momento|bom|certo|momento|uma boa ideia)(?: de| para)?|(?:faco|faria) bem em)';
const fillerWords =
  '(?:(?:me|nos|se|o|a|eu|ja|agora|mesmo|de|em|para|que|realmente|finalmente|pedir|logo|pensar) ){0,4}?';
const placesAndHabits =
  '(?:(?:o|a|meu|minha|este|esta|de) )?(?:pais|cidade|brasil|portugal|india|casa|fumar|beber|cigarro|vicio|bebida|alcool|acucar)';
const firm = '(?:negocio|empresa|loja|restaurante)';
const thisOne = '(?:(?:o|a|meu|minha|este|esta|esse|essa|nosso|nossa) )*';
const ending = [
  `(?:largar|deixar|abandonar)(?! ${placesAndHabits})|divorciar|divorcio|separar|separacao|romper|demitir|demissao|desistir|esquecer|aposentar|parar de (?:ver|amar|esperar|trabalhar|estudar|insistir)|trancar ${thisOne}(?:faculdade|curso)|sair (?:do|deste|desse|da|desta) ${thisOne}(?:emprego|trabalho|empresa|relacionamento|casamento|relacao|faculdade|curso)`,
  `terminar(?: tudo)? com|(?:terminar|acabar com|encerrar) ${thisOne}(?:namoro|casamento|noivado|relacionamento|relacao)|acabar com (?:ele|ela|tudo)|fechar ${thisOne}${firm}|vender ${thisOne}(?:casa|apartamento|carro|terreno|moto|${firm})|cancelar ${thisOne}(?:casamento|noivado)`,
].join('|');

/** Without accents, short forms written out. */
const mood: MoodWords = {
  fear: anyOf(
    'tem (?:outr[oa]|alguem)(?! \\w+ (?:chance|forma|jeito))',
    'doent\\w*|doenca\\w*|adoec\\w*|enferm\\w*|perder\\w*|perco|perde|perda\\w*|divorci\\w*|separ\\w*|romper\\w*|rompimento|termino|fracass\\w*|reprov\\w*|problemas?|dificuldad\\w*|dificil|dificeis|mal|ruim|ruins|pior|perig\\w*|acident\\w*|prisao|cadeia|pres[oa]|demit\\w*|demiss\\w*|mandad[oa]s? embora|azar|azarad[oa]|pobre\\w*|pobreza|falencia|falir\\w*|falid[oa]|quebrar\\w*|enganar\\w*|enganad[oa]|engana|trai|trair\\w*|traid[oa]s?|traindo|traicao|chifr\\w*|infiel|infidel\\w*|sofr\\w*|prejudi\\w*|prejuizo|tarde|atras\\w*|demor\\w*|rejeit\\w*|endivid\\w*|dividas|inimig\\w*|contra mim|nunca|jamais|magia negra|macumba|mau[- ]olhado|olho gordo|machuc\\w*|dor|dores|brig\\w*|medo|trist\\w*|desempreg\\w*|abandon\\w*|crise\\w*|grave|graves|negativ\\w*|mentir\\w*|mente|mentindo|obstaculo\\w*|amaldicoad[oa]',
    'sozinh[oa] (?:para sempre|a vida|o resto)|(?:ficar\\w*|fico|acabar\\w*|terminar\\w*|morrer) (?:\\w+ )?(?:sozinh[oa]|solteir[oa]|sem filhos|sem emprego|sem dinheiro|encalhad[oa])',
    '(?:me|nos) (?:deix\\w*|larg\\w*)|(?:vai|ira|vao) (?:me |nos )?(?:deixar|largar)(?: me| de mim)?|(?:larg\\w*|deix\\w*) (?:o |a )?(?:meu|minha|este|esse) (?:emprego|trabalho|faculdade|curso|marido|esposa|mulher|namorad[oa]|casamento|carreira)|termin\\w* comigo',
  ),
  hope: anyOf(
    'super(?:ar|are|era|ara)\\w* (?:\\w+ ){0,2}\\w+',
    '(?:perder\\w*|perco|eliminar\\w*) (?:finalmente |um pouco de |uns |o |a |meu |meus |esse |esses |essa )*(?:\\d+ )?(?:peso|quilos?|kg|gordura|barriga|medos?|vergonha|timidez)',
    '(?:finalmente|enfim|consegui\\w*|consigo|capaz de|coragem (?:de|para)) (?:\\w+ ){0,4}?(?:larg\\w*|deix\\w*|sair|divorci\\w*|separ\\w*|demit\\w*|termin\\w*|romper\\w*)(?: (?:o |a )?(?:meu|minha|este|esse|deste|desse) \\w+)?',
    '(?:parar\\w*|deixar\\w*|larg\\w*) (?:de |o |a )(?:fumar|beber|sofrer|cigarro|vicio|alcool|chorar)',
    `${trouble}(?: \\w+){0,4}? (?:termin\\w*|acab\\w*|resolv\\w*|passar\\w*|passa|sumir\\w*|desaparec\\w*|melhor\\w*|embora|super\\w*|fim)`,
    `(?:termin\\w*|acab\\w*|resolv\\w*|super\\w*|venc\\w*|livr\\w*|sair\\w*|saio|pagar\\w*|pago|quitar\\w*|quito|recuper\\w*|cur\\w*|evit\\w*|escap\\w*|fim|livre|proteg\\w*|protecao|sem|apesar) (?:me )?${functionWords}${trouble}`,
    `(?:depois|apos) (?:de |do |da |o |a )?(?:meu |minha |um |uma |este |esse )?(?:\\w+ )?${loss}`,
    '(?:homem|mulher|alguem|pessoa|um|uma) divorciad[oa]|mais cedo ou mais tarde|mais tarde|boa tarde|hoje a tarde|nao (?:\\w+ )?(?:fracass\\w*|perder\\w*|sofrer\\w*|adoec\\w*)',
    '(?:relacao|relacionamento|casamento|saude|situacao|sorte) (?:\\w+ ){0,2}(?:melhor\\w*|recuper\\w*)',
  ),
  leaving: anyOf(
    `${shall} ${fillerWords}(?:${ending})`,
    '(?<=^\\W*)(?:me (?:separo|divorcio)|largo (?:meu|minha|o|este|esse)|deixo (?:meu|minha|este|esse)|peco demissao|termino com)',
  ),
  sorrow: anyOf(
    '(?:eu )?(?:estou|me sinto|sinto me|ando|me sentia|estava|eu sou)(?: (?:muito|tao|demais|um|pouco|bem|bastante|sempre|realmente|completamente|totalmente|profundamente|tambem|ultimamente|hoje|meio|me|sentindo|ainda|assim))* (?:triste|deprimid[oa]|perdid[oa]|infeliz|desesperad[oa]|sozinh[oa]|so|vazi[oa]|desanimad[oa]|abatid[oa]|arrasad[oa]|para baixo|mal|na pior|desolad[oa]|angustiad[oa])(?! (?:para sempre|de saude|na vida inteira))',
    'estou com (?:o coracao (?:partido|apertado)|depressao|uma tristeza)|tenho depressao|meu coracao (?:esta|estah) (?:partido|apertado)|nao (?:sou|estou|me sinto) (?:nada )?(?:feliz|bem)|nao (?:paro|consigo parar) de chorar|(?:so )?choro (?:muito|sempre|todos)|sou (?:muito )?infeliz',
    '(?:meu|minha) (?:\\w+ )?(?:morreu|faleceu)|perdi (?:o |a )?(?:meu|minha) (?:marido|esposa|mae|pai|filho|filha|irmao|irma|bebe)',
  ),
};

/** Keeps the verbs "é" and "está" apart from "e" and "esta" before accents are dropped. */
const markVerbs = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(?<!\p{L})é(?!\p{L})/giu, 'eh')
    .replace(/(?<!\p{L})está(?!\p{L})/giu, 'estah');

const foldedMessage = (text: string): string =>
  folded(markVerbs(text))
    .replace(/\b(?:vc|ce|voce)\b/g, 'voce')
    .replace(/\bq\b/g, 'que')
    .replace(/\b(?:qdo|qnd|qndo)\b/g, 'quando')
    .replace(/\bpra\b/g, 'para')
    .replace(/\bpro\b/g, 'para o')
    .replace(/\bto\b/g, 'estou')
    .replace(/\bta\b/g, 'estah')
    .replace(/\bsera que\b/g, '')
    .replace(/\beu (?=tenho|terei|sou|serei|estou|vou|devo|deveria|posso|consigo)/g, '')
    .replace(/\bpor ?que\b/g, 'porque')
    .trim();

export const moodReader = moodReaderOf(mood, foldedMessage);
