import type { PairTexts } from '../../aspects-report/texts.ts';

export const sun: PairTexts<'Sun'> = {
  'Sun-Moon': {
    conjunction:
      'Você nasceu perto da lua nova: vontade e sentimento partem do mesmo lugar, e quando quer uma coisa, quer por inteiro. Não há ninguém lá dentro para defender o outro lado, por isso uma segunda opinião de alguém de confiança vale mais para você do que para a maioria.',
    soft: 'O que você se propõe e aquilo de que precisa para descansar não brigam. Você se recupera depressa, raramente age contra a própria fibra, e quem conheceu os seus pais talvez note que de ambos ficou algo útil.',
    hard: 'O que você decide de manhã, o humor pode derrubar à noite. Você aprendeu cedo que duas pessoas de quem dependia queriam coisas diferentes, e ainda tenta contentar as duas; a saída é dar à necessidade a hora dela e não a deixar esperando até gritar.',
  },
  'Sun-Mars': {
    conjunction:
      'É difícil não notar você depois da decisão tomada. A energia vai direto ao assunto, a oposição acelera, e falta aprender quando uma porta fechada é só uma porta e não um insulto.',
    soft: 'A coragem lhe vem sem discurso antes. Você começa, insiste, sabe perder uma rodada sem emburrar, e os outros se animam porque você não faz do esforço um drama.',
    hard: 'Ouvir o que deve fazer põe fogo em alguma coisa. Você ganha mais discussões do que precisa e depois tem de viver com o silêncio; um corpo cansado honestamente, de trabalho ou de esporte, negocia muito melhor.',
  },
  'Sun-Mercury': {
    conjunction:
      'Você pensa com a pessoa inteira: uma ideia é sua como é sua uma mão. Daí vem a cor da sua fala, e a dificuldade de ouvir a crítica a uma frase como crítica a uma frase e nada mais.',
  },
  'Sun-Jupiter': {
    conjunction:
      'Você conta que vai dar certo, e essa expectativa abre portas. A generosidade lhe cai bem, a medida se aprende de propósito, e os seus planos melhoram assim que alguém pode perguntar quanto tempo vão custar.',
    soft: 'Você tem no amanhã uma fé leve que não é ingênua, porque acertou vezes bastantes. Mestres e mais velhos se afeiçoam a você, e a retribuição é passar adiante o que recebeu.',
    hard: 'Você diz sim no calor do momento e mais tarde conhece o tamanho da promessa. A grandeza que há em você é real; fica confiável quando corta um terço de cada plano antes de anunciar.',
  },
  'Sun-Venus': {
    conjunction:
      'Você quer agradar e quase sempre agrada, pois tem olho para o que é agradável e modos que tiram o fio das coisas. A conta chega onde cabia um não simples e foi dado um talvez cheio de graça.',
  },
  'Sun-Saturn': {
    conjunction:
      'Você cresceu depressa. O dever se sentou ao seu lado antes que a brincadeira acabasse, e ainda se cobra o que nunca cobraria de um amigo; o que constrói assim fica de pé, e fica melhor desde que se permite a vista.',
    soft: 'Você sabe esperar, e sabe trabalhar enquanto espera. A autoridade não assusta porque há um pouco dela em você, e os anos estão do seu lado: o que aos trinta faz bem, aos cinquenta fará com folga.',
    hard: 'Em algum lugar ficou em você a frase de que é preciso merecer o lugar, e prova nenhuma basta. Sob esse chicote você trabalha a fundo. Sem ele trabalha igual, como descobre no dia em que põe um limite e nada desaba.',
  },
  'Sun-Uranus': {
    conjunction:
      'Há em você alguma coisa que não se deixa arquivar. Muda de rumo quando outros se instalam, e a gente acha você um sopro de ar ou não sabe onde encaixar; a liberdade importa tanto que vale perguntar, de vez em quando, para que a quer.',
    soft: 'Métodos novos, companhias estranhas e aberturas de repente fazem bem a você. Sabe romper com um hábito sem romper mais nada, e muitas vezes é sua, dita com calma, a frase de que há outro jeito.',
    hard: 'Justo quando uma coisa começa a prender, dá vontade de arrancá-la. Algumas dessas saídas estavam certas. Outras você desfaria, e a diferença aparece se entre o impulso e o anúncio passam três noites.',
  },
  'Sun-Neptune': {
    conjunction:
      'O seu contorno é macio, e muita coisa entra: humores, música, esperanças alheias. Isso faz artista ou cuidador mais do que gerente, e torna a solidão necessária, pois é nela que se descobre quais sentimentos são seus.',
    soft: 'A imaginação alimenta sem carregar você embora. Você sente o que falta numa sala, sabe dar sem pedir o mérito, e um ideal que outros chamariam pouco prático costuma se cumprir nas suas mãos.',
    hard: 'Você vê pessoas e planos como poderiam ser, e se espanta com o que são. O mesmo olho que aqui engana é um dom onde a ilusão é o ofício, num palco, numa página; nos acordos, peça tudo em palavras simples.',
  },
  'Sun-Pluto': {
    conjunction:
      'Você não faz nada pela metade. Há em você uma vontade que os outros sentem antes da sua fala, e ao menos uma vez foi preciso deixar para trás quem você era e recomeçar do chão; o poder está seguro com você enquanto admite que gosta dele.',
    soft: 'Você sabe ir à raiz de um assunto sem que o que está ali abale. Na crise procuram você, e com razão, e um capítulo você sabe fechar de vez.',
    hard: 'Cedo você percebe quem quer mandar, e resiste até onde ninguém quer. Muita força vai em não se deixar mover; ela se solta quando você cede uma vez, de propósito, numa coisinha, e nota que continua aqui.',
  },
  'Sun-Ascendant': {
    conjunction:
      'O que você é está na cara. Você nasceu perto do amanhecer, entra sem máscara, e estranha que outros tenham um dentro e um fora; quem conhece você se lembra do dia.',
    soft: 'O seu jeito diz a verdade sobre você, e com simpatia. Não precisa empurrar para que vejam você, e estranhos dão o crédito que outros primeiro têm de juntar.',
    hard: 'As pessoas encontram primeiro uns modos e depois você, e podem passar meses até notarem a diferença. Você se encontra em quem está à sua frente: um parceiro ou um rival muitas vezes diz em voz alta o que você estava para ser.',
  },
  'Sun-Midheaven': {
    conjunction:
      'Você nasceu perto do meio-dia, e a sua vida se vive onde dá para ver. Trabalho nunca é só trabalho; você quer que o seu nome responda por algo, e terá de descobrir quem é nos dias em que ninguém liga.',
    soft: 'O seu ofício e o seu modo de ser se dão bem. Quem manda reconhece a sua meta sem longas explicações, e você sobe sendo um pouco mais claramente o que já era.',
    hard: 'A estrada pública e o seu propósito se cruzam de viés. Talvez você tenha começado numa profissão que alguém queria no seu lugar, ou deixado as raízes para achar uma; a vocação que dura tem espaço para o lugar de onde você vem.',
  },
};
