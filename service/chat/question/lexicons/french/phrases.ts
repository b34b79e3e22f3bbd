const ordinals = [
  'premiere',
  'deuxieme',
  'troisieme',
  'quatrieme',
  'cinquieme',
  'sixieme',
  'septieme',
  'huitieme',
  'neuvieme',
  'dixieme',
  'onzieme',
  'douzieme',
];
const english = '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(' ');

/** "maison 7", "7e maison", "septième maison"; the highest first, for "maison 1" stands in "maison 12". */
const houses = ordinals
  .map((word, index): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:maison (?:numero )?${index + 1}\\b|${word} maison\\b|${index + 1} ?(?:e|eme|ere|re) maison\\b)`,
      'g',
    ),
    `${english[index]} house`,
  ])
  .reverse();

const few = '(deux|2|trois|3|quatre|4|cinq|5|six|6|dix|10)';

/** What several French words mean together, folded, elisions written out. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  ...houses,
  [
    /\b(?:(?:je )?(?:ne )?(?:veux|ai) (?:plus|pas) (?:envie de )?vivre|mettre fin a mes jours|me tuer|me faire du mal|en finir avec la vie|me suicider)\b/g,
    'kill myself',
  ],
  [
    /\b(?:veux|voudrais|souhaite|ai envie de|envie de) (?:mourir|en finir|disparaitre)\b|\bplus envie de vivre\b|\b(?:en peux plus|ai marre|marre) de (?:vivre|la vie|le vie)\b/g,
    'kill myself',
  ],
  [/\bsuicid\w*/g, 'suicide'],
  [/\besperance de vie\b|\bduree de (?:ma|la) vie\b/g, 'life span'],
  [/\b(?:va|vont) (?:til |elle |il )?mourir\b|\bmourra(?: il| elle)?\b/g, 'will die'],
  [/\bsexe (?:de mon|du|de le|de ma) (?:bebe|enfant|futur enfant)\b/g, 'boy or girl'],
  [/\b(?:enfant|bebe) (?:sera(?: il)?|est(?: il)?|est ce) (?:un garcon|une fille)\b/g, 'boy or girl'],
  [/\battends (?:je )?un (?:enfant|bebe)\b/g, 'am i pregnant'],
  [
    /\b(?:vais je|je vais) tomber malade\b|\btomberai je malade\b|\bje tomberai malade\b/g,
    'will i have health problems',
  ],
  [
    /\b(?:rencontrer|rencontrerai(?: je)?|trouver|trouverai(?: je)?) quelqu(?:e|'| )?un\b|\b(?:rencontrer|trouver) quelque un\b/g,
    'find love',
  ],
  [/\bhomme de ma vie\b|\bfemme de ma vie\b/g, 'true love'],
  [/\b(?:en|de|au mois de) mars\b(?= \d|\W*$)/g, 'in march'],
  [/\b(\d+|1er) mars\b/g, '$1 march'],
  [
    /\b(?:combien de (?:temps|annees) (?:il )?(?:me reste(?: il)?|vais je vivre|je vais vivre|vivrai je|je vivrai)(?: a vivre)?|jusque a quel age (?:vais je|je vais) vivre)\b/g,
    'how long will i live',
  ],
  [/\b(?:vais je mourir|je vais mourir|mourrai je|je mourrai)\b/g, 'will i die'],
  [/\b(?:garcon ou (?:une )?fille|fille ou (?:un )?garcon)\b/g, 'boy or girl'],
  [/\b(?:suis je|je suis|serais je) enceinte\b/g, 'am i pregnant'],
  [/\b(?:tomber|tomberai je|je tomberai) enceinte\b/g, 'will i get pregnant'],
  [
    /\b(?:dis (?:me|moi) en|dites (?:me|moi) en|raconte (?:me|moi) en|explique (?:me|moi) en|en savoir|dis en) (?:un peu )?(?:plus|davantage)\b|^(?:et )?(?:encore|continue|plus)\W*$|\bplus de details\b/g,
    'tell me more',
  ],
  [
    /\bque (?:puis je|dois je|devrais je|je (?:peux|dois)|faut il|faire)(?: y)?(?: faire)?(?: contre (?:cela|ca))?(?=\W*$)|\bque y faire\b|\bquoi faire\b/g,
    'what can i do',
  ],
  [/\b(?:ce )?est (?:ce )?(?:tres )?(?:bon|bien|favorable|positif)\b(?: signe)?(?=\W*$)/g, 'is that good'],
  [
    /\b(?:ce )?est (?:ce )?(?:tres )?(?:mauvais|mal|grave|dangereux|negatif)\b(?: signe)?(?=\W*$)/g,
    'is that bad',
  ],
  [/\bque (?:veut dire|signifie) (?:cela|ca)\b|\b(?:cela|ca) veut dire quoi\b/g, 'what does that mean'],
  [/\b(?:et )?(?:apres cela|apres ca|et ensuite|et apres)\b/g, 'after that'],
  [/\b(?:merci beaucoup|mille mercis|un grand merci)\b/g, 'thank you'],
  [/\b(?:au revoir|a bientot|a demain|bonne (?:nuit|journee|soiree))\b/g, 'goodbye'],
  [/\bqui es tu\b|\btu es qui\b|\bqui etes vous\b|\bcomment te appelles tu\b/g, 'who are you'],
  [
    /\b(?:es tu|tu es|etes vous) (?:un |une )?(?:robot|machine|personne|humain|programme|ia|bot|vraie personne)\b/g,
    'are you human',
  ],
  [/\bcomment (?:vas tu|ca va|tu vas|allez vous)\b|^ca va\W*$/g, 'how are you'],
  [/\bque (?:peux tu|sais tu) faire\b|\bque puis je (?:te )?demander\b/g, 'what can you do'],
  [
    new RegExp(
      `\\b(?:dans |pendant |pour |au cours de )?(?:les|des) (?:${few} (?:prochaines|prochains)|(?:prochaines|prochains) ${few}) (annees|ans|mois)\\b`,
      'g',
    ),
    'in the next $1$2 $3',
  ],
  [new RegExp(`\\b(?:dans|de ici) ${few} ans\\b`, 'g'), 'in $1 years'],
  [/\b(?:en )?cette annee\b/g, 'this year'],
  [/\b(?:le |en )?(?:annee prochaine|annee qui vient|prochaine annee|an prochain)\b/g, 'next year'],
  [/\b(?:le )?(?:annee derniere|annee passee|an dernier)\b/g, 'last year'],
  [/\bce mois(?: ci)?\b/g, 'this month'],
  [/\ble (?:mois prochain|prochain mois|mois qui vient)\b/g, 'next month'],
  [/\bcette semaine\b/g, 'this week'],
  [/\bla (?:semaine prochaine|semaine qui vient|prochaine semaine)\b/g, 'next week'],
  [/\ba (\d\d) ans\b/g, 'at age $1'],
  [/\ben ce moment\b|\bactuellement\b|\ba present\b|\bmaintenant\b/g, 'now'],
  [/\bcombien de temps\b/g, 'how long'],
  [/\bcombien\b/g, 'how many'],
  [/\bhoroscope (?:de|pour)(?: le)? (?:aujourdhui|jour)\b|\bhoroscope du jour\b/g, 'forecast for today'],
  [/\bque me (?:reserve|attend)(?: le avenir)?\b|\bce qui me attend\b|\bmon avenir\b/g, 'what is coming'],
  [/\bmariage (?:de|par) amour\b/g, 'love marriage'],
  [/\b(?:mariage )?arrange\b/g, 'arranged marriage'],
  [/\b(?:second|deuxieme) mariage\b|\bme remarier\b|\bremarierai\b/g, 'second marriage'],
  [/\bavec qui (?:vais je|je vais) me marier\b|\bqui (?:vais je|je vais) epouser\b/g, 'who will i marry'],
  [
    /\b(?:vais je|je vais|dois je) me marier\b|\bme marierai je\b|\bje me marierai\b|\bje me marie\b|\bme marier\b/g,
    'will i marry',
  ],
  [
    /\b(?:vais je|je vais) (?:me separer|divorcer)\b|\bdivorcerai je\b|\bje divorcerai\b|\bdivorcer\b/g,
    'will i get divorced',
  ],
  [
    /\b(?:mon|ma) ex (?:va(?: til| elle)? revenir|reviendra(?: il| elle)?|revient(?: il| elle)?)\b|\breviendra mon ex\b|\brevenir mon ex\b/g,
    'will my ex come back',
  ],
  [/\b(?:grand amour|amour de ma vie|veritable amour|ame soeur)\b/g, 'true love'],
  [
    /\b(?:a quoi ressemblera|comment sera|comment est) mon (?:futur )?(?:mari|epoux)\b/g,
    'how will my husband be',
  ],
  [
    /\b(?:a quoi ressemblera|comment sera|comment est) ma (?:future )?(?:femme|epouse)\b/g,
    'how will my wife be',
  ],
  [
    /\b(?:ma propre (?:entreprise|boite|affaire)|mon propre (?:commerce|business)|a mon compte|creer (?:une|ma) (?:entreprise|boite|societe)|monter (?:une|ma) (?:entreprise|boite|affaire))\b/g,
    'own company',
  ],
  [/\b(?:fonctionnaire|fonction publique|poste dans le etat)\b/g, 'government job'],
  [
    /\b(?:acheter|acheterai|achete) (?:je )?(?:une |ma |un )?(?:propre )?(?:maison|logement|appartement)\b/g,
    'buy house',
  ],
  [/\b(?:nombre|numero|chiffre)s? (?:de chance|porte bonheur|chanceux)\b/g, 'lucky number'],
  [/\bjours? (?:de chance|porte bonheur|chanceux)\b/g, 'lucky day'],
  [/\bcouleurs? (?:de chance|porte bonheur)\b/g, 'lucky colour'],
  [/\bpierres? (?:de chance|porte bonheur|precieuses?)\b/g, 'gemstone'],
  [/\bquels? jours?\b/g, 'which day'],
  [/\bquelle direction\b/g, 'which direction'],
  [/\bquel dieu\b|\b(?:quelle|ma) (?:divinite|deite|deesse)\b/g, 'which god'],
  [/\bdans quelle maison\b/g, 'where'],
  [/\bsigne lunaire\b/g, 'moon sign'],
  [
    /\bsigne (?:solaire|astro(?:logique)?|du zodiaque)\b|\bmon signe\b|\bquel signe suis je\b|\bsous quel signe\b/g,
    'my sun sign',
  ],
  [
    /\b(?:theme|carte) (?:natal|natale|astral|astrale|du ciel)\b|\bmon theme\b|\bma carte\b/g,
    'my birth chart',
  ],
  [/\bretour de saturne\b/g, 'saturn return'],
  [/\bplanete (?:est )?(?:la )?plus (?:forte|puissante)\b/g, 'strongest planet'],
  [/\bplanete (?:est )?(?:la )?plus faible\b/g, 'weakest planet'],
  [/\bmauvais oeil\b/g, 'evil eye'],
  [/\bmagie noire\b|\b(?:ensorcele|envoute)e?\b/g, 'black magic'],
  [/\bseule? (?:toute ma vie|pour toujours|a vie)\b/g, 'alone forever'],
  [/\betoile de naissance\b/g, 'birth star'],
  [/\bbelle mere\b/g, 'mother-in-law'],
  [/\bbeau pere\b/g, 'father-in-law'],
  [/\bbeaux parents\b|\bbelle famille\b/g, 'in-laws'],
  [/\bprendre (?:ma|sa) retraite\b/g, 'retire'],
  [/\bvais je (?:avoir|obtenir)\b|\bje vais avoir\b|\baurai je\b|\bje aurai\b/g, 'will i have'],
  [/\bai je\b|\bje ai\b/g, 'do i have'],
  [/\bsuis je\b|\bje suis\b/g, 'am i'],
  [
    /\bserai je\b|\bje serai\b|\bvais je (?:etre|devenir)\b|\bdeviendrai je\b|\bje deviendrai\b/g,
    'will i be',
  ],
  [/\bdois je\b|\bdevrais je\b|\bje (?:dois|devrais)\b|\bfaut il(?: que je)?\b/g, 'should i'],
  [/\bpuis je\b|\bje peux\b|\bpourrai je\b|\bje pourrai\b/g, 'can i'],
  [/\bvais je\b|\bje vais\b|\ballons nous\b/g, 'will i'],
  [/\by a (?:t )?il\b|\bil y a\b/g, 'is there'],
  [/\btrouverai je\b|\bje trouverai\b/g, 'will i find'],
  [/\bgagnerai je\b|\bje gagnerai\b/g, 'will i win'],
  [/\breussirai je\b|\bje reussirai\b/g, 'will i pass'],
  [/\bpour moi\b/g, 'for me'],
  [/\bme (?:convient|va|irait|conviendrait)\b/g, 'suits me'],
];
