import type { CoreTexts } from '../../natal-reading/texts.ts';

export const core: CoreTexts = {
  'Sun-Moon': {
    conjunction: 'O Sol e a Lua estão juntos, e por isso a sua força é querer uma coisa só.',
    soft: 'O Sol e a Lua se apoiam, que é a sorte calada deste mapa: para andar, você não precisa brigar consigo.',
    hard: 'Contra isso está a briga mais velha do mapa, o Sol diante da Lua: as suas metas e as suas necessidades têm horários diferentes.',
  },
  'Sun-Mars': {
    conjunction: 'Marte junto do seu Sol dá impulso a tudo, e um gênio que não pede licença.',
    soft: 'Você pode contar com Marte, que apoia o seu Sol: a coragem está lá quando chega a hora.',
    hard: 'Contra isso puxa Marte, em atrito com o seu Sol: uma disposição para a briga que gasta a força guardada para outra coisa.',
  },
  'Sun-Mercury': {
    conjunction:
      'Mercúrio colado ao seu Sol põe uma caneta na mão dele, e você se esclarece pondo em palavras.',
  },
  'Sun-Jupiter': {
    conjunction: 'Júpiter ao lado do seu Sol alarga a moldura, sempre mais uma vez.',
    soft: 'Júpiter olha bem para o seu Sol, e a confiança de que acaba bem leva você por trechos em que outros dão meia-volta.',
    hard: 'Contra isso puxa Júpiter, em tensão com o seu Sol: promete-se mais do que cabe num dia.',
  },
  'Sun-Venus': {
    conjunction: 'Vênus colada ao seu Sol arredonda os cantos, e você prefere ganhar as pessoas a vencê-las.',
  },
  'Sun-Saturn': {
    conjunction:
      'Saturno ao lado do seu Sol põe peso em tudo o que você empreende, e no começo da vida foi demais.',
    soft: 'Saturno dá ao seu Sol uma mão firme, e o tempo trabalha para você.',
    hard: 'Contra isso puxa Saturno, que recebe o seu Sol de testa franzida: antes de cada passo, um examinador de dentro pede os documentos.',
  },
  'Sun-Uranus': {
    conjunction: 'Urano junto do seu Sol cuida de que nada saia bem do jeito que se costuma fazer.',
    soft: 'Urano empresta ar fresco ao seu Sol, e a sua liberdade não precisa bater portas.',
    hard: 'Contra isso puxa Urano, atravessado no caminho do seu Sol: o que fica parado, você sacode.',
  },
  'Sun-Neptune': {
    conjunction: 'Netuno junto do seu Sol amacia cada linha, e o que você procura não tem endereço fixo.',
    soft: 'Netuno empresta imaginação ao seu Sol, e o que você faz por gosto é o que sai melhor.',
    hard: 'Contra isso puxa Netuno, que põe um véu no seu Sol: o desejo e o fato trocam de roupa quando você não está olhando.',
  },
  'Sun-Pluto': {
    conjunction: 'Plutão junto do seu Sol faz dele um tudo ou nada.',
    soft: 'Plutão está por trás do seu Sol como um motor profundo, e nas crises você ganha.',
    hard: 'Contra isso puxa Plutão, em disputa com o seu Sol: uma guarda erguida diante do poder, o seu e o dos outros.',
  },
  'Sun-Ascendant': {
    conjunction: 'O seu Sol está no horizonte, e assim o que você é e o que parece são uma coisa só.',
    soft: 'O seu Sol e o seu Ascendente se entendem, e no seu jeito as pessoas reconhecem o que você busca.',
    hard: 'Contra isso puxa uma distância entre o seu Sol e o seu Ascendente: respondem ao seu jeito e perdem o que você quis dizer.',
  },
  'Moon-Mars': {
    conjunction: 'Marte junto da sua Lua esquenta os sentimentos e lhe dá coragem pelos outros.',
    soft: 'A Lua e Marte se dão bem, e um humor vira ato antes de azedar.',
    hard: 'Contra isso puxa Marte, em choque com a sua Lua: a mágoa vira calor, em casa mais que em outro lugar.',
  },
  'Moon-Mercury': {
    conjunction: 'Mercúrio junto da sua Lua dá voz aos humores.',
    soft: 'A Lua e Mercúrio se entendem, e a palavra chega antes que o sentimento cresça demais.',
    hard: 'Contra isso puxa Mercúrio, em discussão com a sua Lua: a cabeça explica o que o coração só queria dizer.',
  },
  'Moon-Jupiter': {
    conjunction: 'Júpiter junto da sua Lua deixa o coração espaçoso.',
    soft: 'Júpiter quer bem à sua Lua: você recebeu uma reserva de confiança, e ela se enche sozinha.',
    hard: 'Contra isso puxa Júpiter, que incha a sua Lua: sentimentos e presentes saem um número maior.',
  },
  'Moon-Venus': {
    conjunction: 'Vênus junto da sua Lua dá ternura, e horror ao que é grosseiro.',
    soft: 'A Lua e Vênus se dão bem, e o afeto é simples para você, coisa mais rara do que parece.',
    hard: 'Contra isso puxa Vênus, em desacordo com a sua Lua: primeiro você agrada, e só depois descobre de que precisava.',
  },
  'Moon-Saturn': {
    conjunction: 'Saturno junto da sua Lua deixou os sentimentos em ordem e à chave.',
    soft: 'Saturno dá chão à sua Lua, e os seus sentimentos aguentam peso.',
    hard: 'Contra isso puxa Saturno, que fecha a porta à sua Lua: você prefere ficar sem a pedir.',
  },
  'Moon-Uranus': {
    conjunction: 'Urano junto da sua Lua deixa os sentimentos na ponta dos pés.',
    soft: 'Urano dá espaço à sua Lua, e a mudança não assusta você.',
    hard: 'Contra isso puxa Urano, que sobressalta a sua Lua: você quer a proximidade e, quando ela chega, escapa.',
  },
  'Moon-Neptune': {
    conjunction: 'Netuno junto da sua Lua deixa entrar tudo.',
    soft: 'Netuno e a sua Lua falam a mesma língua de imagens, e dela vem a sua compaixão.',
    hard: 'Contra isso puxa Netuno, que embaça a sua Lua: você carrega dores que não são suas.',
  },
  'Moon-Pluto': {
    conjunction: 'Plutão junto da sua Lua torna fundo cada sentimento.',
    soft: 'Plutão dá fundura à sua Lua sem afogá-la, e das perdas você sai com mais do que tinha.',
    hard: 'Contra isso puxa Plutão, que aperta a sua Lua: quando algo fere, um medo antigo fala em seu nome.',
  },
  'Moon-Ascendant': {
    conjunction: 'A sua Lua está no horizonte, e todo humor se vê.',
    soft: 'A Lua e o Ascendente combinam, e com você os desconhecidos se sentem em casa.',
    hard: 'Contra isso puxa a distância entre a sua Lua e o rosto que você mostra: poucos adivinham como você está.',
  },
  'Mars-Ascendant': {
    conjunction: 'Marte no horizonte entra antes de você.',
    soft: 'Marte dá um empurrão ao seu Ascendente, e você vai às coisas sem cerimônia.',
    hard: 'Contra isso puxa Marte diante do seu Ascendente: disputas que parecem vir de fora e começam sempre do mesmo jeito.',
  },
  'Mercury-Ascendant': {
    conjunction: 'Mercúrio no horizonte lhe dá, à primeira vista, rapidez e curiosidade.',
    soft: 'Mercúrio serve bem ao seu Ascendente, e o assunto em comum aparece em um minuto.',
    hard: 'Contra isso puxa Mercúrio, que contradiz o seu Ascendente: enquanto encontra as pessoas, você já está comentando.',
  },
  'Jupiter-Ascendant': {
    conjunction: 'Júpiter no horizonte aumenta você à primeira vista.',
    soft: 'Júpiter é gentil com o seu Ascendente, e as portas ficam abertas um instante a mais.',
    hard: 'Contra isso puxa Júpiter, que estica o seu Ascendente: o seu primeiro sorriso promete mais do que cabe na semana.',
  },
  'Venus-Ascendant': {
    conjunction: 'Vênus no horizonte agrada antes que você fale.',
    soft: 'Vênus dá graça ao seu Ascendente, e ao seu lado os outros ficam à vontade.',
    hard: 'Contra isso puxa Vênus, oposta ao rosto que você mostra: você vê tão bem o que agradaria que esquece de se perguntar.',
  },
  'Saturn-Ascendant': {
    conjunction: 'Saturno no horizonte lhe dá cautela na soleira.',
    soft: 'Saturno firma o seu Ascendente, e quando você assume a gente se acalma.',
    hard: 'Contra isso puxa Saturno, que pesa no seu Ascendente: um primeiro encontro parece um exame.',
  },
  'Uranus-Ascendant': {
    conjunction: 'Urano no horizonte faz com que você não se pareça com ninguém.',
    soft: 'Urano refresca o seu Ascendente, e a sua diferença diverte os outros.',
    hard: 'Contra isso puxa Urano, em choque com o seu Ascendente: você vai embora, ou vão embora de você, um instante antes de chegar.',
  },
  'Neptune-Ascendant': {
    conjunction: 'Netuno no horizonte deixa que as pessoas vejam em você o que procuram.',
    soft: 'Netuno amacia o seu Ascendente, e os tímidos vêm a você.',
    hard: 'Contra isso puxa Netuno, que espalha névoa no seu Ascendente: você e os outros se tomam por um sonho.',
  },
  'Pluto-Ascendant': {
    conjunction: 'Plutão no horizonte se faz sentir antes que você abra a boca.',
    soft: 'Plutão dá peso ao seu Ascendente, e na hora decisiva você está lá.',
    hard: 'Contra isso puxa Plutão diante do seu Ascendente: você monta guarda antes que alguém tenha chegado.',
  },
};
