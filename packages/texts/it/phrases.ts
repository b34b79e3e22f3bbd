const ordinals = [
  'prima',
  'seconda',
  'terza',
  'quarta',
  'quinta',
  'sesta',
  'settima',
  'ottava',
  'nona',
  'decima',
  'undicesima',
  'dodicesima',
];
const roman = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const english = '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(' ');

/** "casa 7", "7ª casa", "settima casa", "VII casa"; the highest first, for "casa 1" stands in "casa 12". */
const houses = ordinals
  .map((word, index): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:casa (?:numero )?${index + 1}\\b|${index + 1} ?a? casa\\b|${word} casa\\b|casa ${word}\\b|${roman[index]} casa\\b|casa ${roman[index]}\\b)`,
      'g',
    ),
    `${english[index]} house`,
  ])
  .reverse();

const few = '(due|2|tre|3|quattro|4|cinque|5|sei|6|dieci|10)';
const months =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
const loved =
  'mio marito|mia moglie|mio ragazzo|mia ragazza|mio fidanzato|mia fidanzata|mio partner|mio compagno|mia compagna|lui|lei';

/** What several Italian words mean together, folded, elisions written out. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  // What must not be answered from a chart.
  [
    /\b(?:non (?:voglio|ho|riesco) (?:piu )?(?:(?:voglia|motivo|ragione) di |a )?vivere|non voglio piu (?:vivere|esserci)|togliermi la vita|farla finita|uccidermi|ammazzarmi|mi (?:voglio )?(?:ammazzare|uccidere|ammazzo|uccido)|non ne posso piu (?:di vivere|di tutto|della vita|di questa vita)|farmi (?:del )?male|(?:stanc[oa]|stuf[oa]) di (?:vivere|questa vita)|finirla (?:qui|con tutto)|porre fine alla mia vita)\b/g,
    'kill myself',
  ],
  [/\b(?:non (?:vorrei )?svegliarmi piu|vorrei non svegliarmi(?: piu)?)\b/g, 'want to die'],
  [/\bsuicid\w*/g, 'suicide'],
  [
    /\b(?:(?:voglio|vorrei|voglia di|meglio) (?:solo )?(?:morire|sparire per sempre)|(?:vivere|mia vita|vita) non ha (?:piu )?(?:alcun )?senso|non (?:ha|vedo|trovo) (?:piu )?(?:alcun )?(?:un )?(?:senso|motivo)(?: (?:di|a|per|nel|nella|in))?(?: mia| questa)? (?:vita|vivere)|non vedo (?:piu )?(?:una )?via di uscita)\b/g,
    'want to die',
  ],
  [/^\W*(?:io )?non ce la faccio piu\W*$/g, 'i want to die'],
  [/\b(?:morira|muore|sta morendo|moriranno|puo morire)\b/g, 'will die'],
  [
    /\b(?:quant[oi] (?:anni |tempo )?(?:ancora )?(?:vivro|mi (?:resta|restano|rimane|rimangono)(?: ancora)?(?: da vivere| di vita)?)|fino a (?:che|quale) eta vivro|(?:vivro|campero|avro una vita) (?:molto |tanto )?(?:a )?(?:lung[oa]|tanto)|vita lunga|(?:aspettativa|speranza|durata) (?:di|del|della) (?:mia )?vita)\b/g,
    'how long will i live',
  ],
  [/\b(?:moriro|muoio|devo morire|sto morendo)\b/g, 'will i die'],
  [
    /\b(?:maschi(?:o|etto) o (?:una? )?femmin(?:a|uccia)|femmin(?:a|uccia) o (?:un )?maschi(?:o|etto)|bambino o (?:una )?bambina|bimbo o (?:una )?bimba)\b/g,
    'boy or girl',
  ],
  [/\bsesso (?:del|di) (?:mio |mia )?(?:bambin[oa]|bebe|figli[oa]|bimb[oa]|nascituro)\b/g, 'boy or girl'],
  [/\b(?:sara|eh|avro|aspetto) (?:un |una )?(?:maschio|maschietto|femmina|femminuccia)\b/g, 'boy or girl'],
  [/\b(?:sono|saro) (?:gia )?incinta\b|\baspetto un (?:bambino|figlio|bimbo)\b/g, 'am i pregnant'],
  [
    /\b(?:rimarro|restero|rimango|resto|rimanere|restare) incinta\b|\bavro una gravidanza\b/g,
    'will i get pregnant',
  ],
  [/\bguariro\b|\bmi riprendero\b/g, 'will i recover from my disease'],
  [/\b(?:guarira|guarisce)\b/g, 'will my relative recover from illness'],
  [/\b(?:devo|dovro|mi devo|debbo) (?:operarmi|operare|farmi operare)\b/g, 'will i need surgery'],
  [
    /\b(?:interrompere|sospendere|cambiare|smettere|lasciare) (?:di prendere |con )?(?:i |le |la |gli |miei |mie |mia )*(?:farmaci|medicine|medicinali|terapia|pillole?|psicofarmaci)\b/g,
    'stop my medication',
  ],
  [/\bborsa di studio\b/g, 'scholarship'],
  [/\bgratta e vinci\b|\bsuper ?enalotto\b/g, 'lottery'],
  [/\b(?:in|alla|la) borsa\b/g, 'stock market'],

  // Fears.
  [/\b(?:ho paura|rischio|temo|ho il timore) (?:di|che|del)\b/g, 'will i'],
  [
    new RegExp(
      `\\b(${loved}) (?:mi (?:tradira|tradisce|sta tradendo|tradiva|fa le corna)|ha una? altr[oa](?: donna| uomo)?|ha una? amante|ha qualcun altro|mi nasconde qualcosa)\\b`,
      'g',
    ),
    'will $1 cheat on me',
  ],
  [
    new RegExp(`\\bmi (?:tradira|tradisce|sta tradendo|fa le corna) (${loved})\\b`, 'g'),
    'will $1 cheat on me',
  ],
  [/\bmi (?:tradira|tradisce|sta tradendo|tradiranno|fa le corna)\b/g, 'will he cheat on me'],
  [
    new RegExp(
      `\\b(${loved}) (?:mi (?:lascera|lascia|abbandonera|sta lasciando)|se ne (?:andra|va)|andra via|va via)\\b`,
      'g',
    ),
    'will $1 leave me relationship',
  ],
  [new RegExp(`\\bmi (?:lascera|lascia|abbandonera) (${loved})\\b`, 'g'), 'will $1 leave me relationship'],
  [/\bmi sento (?:\w+ )?sol[oa]\b/g, 'i feel lonely'],
  [/\bmi (?:lascera|lascia|abbandonera|molla|mollera)\b/g, 'will he leave me'],
  [/\b(?:ci lasceremo|ci lasciamo|ci separeremo)\b/g, 'will we break up'],
  [/\bmi (?:licenzieranno|licenziano|licenziera|licenzia)\b/g, 'will i be fired from my job'],
  [/\b(?:saro|verro|vengo) licenziat[oa]\b/g, 'will i be fired from my job'],
  [/\bmi (?:ammalero|ammalo|verra una malattia)\b/g, 'will i have health problems'],
  [
    /\b(?:restero|rimarro|resto|rimango|saro)(?: per)?(?: sempre)?(?: da)? (?:single|sol[oa])(?: per sempre| a vita| per tutta la vita| tutta la vita)?\b/g,
    'will i be single alone forever',
  ],
  [/\bha una? (?:altr[oa](?: donna| uomo)?|amante)\b|\bmi nasconde qualcosa\b/g, 'will he cheat on me'],
  [/\b(?:se ne (?:andra|va)|andra via|va via)\b/g, 'will he leave me'],
  [/\b(?:mi boccer(?:anno|a)|mi bocciano|saro bocciat[oa])\b/g, 'will i fail my exam'],
  [/\bsaro operat[oa]\b/g, 'will i need surgery'],
  [/\bparto\b/g, 'childbirth'],
  [/\bmi (?:rifiutera|respingera|dira di no)\b/g, 'will he reject me'],
  [
    /\b(?:qualcuno )?mi (?:ha|hanno) (?:fatto|messo) (?:il |un |una )?(?:malocchio|fattura|magia nera|maledizione)\b/g,
    'is there evil eye black magic against me',
  ],
  [/\b(?:malocchio|iettatura|jella)\b/g, 'evil eye'],
  [/\b(?:magia nera|fattura contro|stregat[oa])\b/g, 'black magic'],

  // What leans on the answer before.
  [
    /\b(?:dimmi|dammi|raccontami|spiegami|parlami|sapere|saperne)(?:ne)? (?:un poco )?(?:di piu|meglio|piu dettagli|altro|qualcosa in piu)\b|^(?:e )?(?:ancora|continua|vai avanti|prosegui|approfondisci|di piu|altro)\W*$/g,
    'tell me more',
  ],
  [
    /\b(?:che cosa|cosa|che) (?:ci |ne )?(?:posso|devo|dovrei|potrei|si puo) (?:fare|farci)(?: al riguardo| in merito| contro questo)?(?=\W*$)|\b(?:che cosa|cosa|che) (?:faccio|fare)(?=\W*$)|\bcome (?:posso )?(?:rimediare|risolvere|rimedio|risolvo|ne esco)\b/g,
    'what can i do',
  ],
  [
    /\b(?:questo |questa cosa )?eh (?:molto |una |un )?(?:buon[oa]?|bene|positiv[oa]|favorevole|bell[oa])(?: cosa| segno)?(?=\W*$)|^va bene\?$/g,
    'is that good',
  ],
  [
    /\b(?:questo |questa cosa )?eh (?:molto |una |un )?(?:cattiv[oa]|male|brutt[oa]|grave|negativ[oa]|pericolos[oa])(?: cosa| segno)?(?=\W*$)/g,
    'is that bad',
  ],
  [
    /\b(?:che cosa|cosa|che) (?:significa|vuol dire|vuole dire)(?: questo| cio| tutto questo)?(?=\W*$)/g,
    'what does that mean',
  ],
  [/^e (?:dopo|poi)\W*$|\bdopo di (?:che|questo)\b|\be in seguito\b/g, 'after that'],

  // Small talk.
  [/(?<!\bun )\b(?:buon ?giorno|buona ?sera|buon pomeriggio|salve|ciao)\b/g, 'hello'],
  [/\b(?:grazie mille|mille grazie|grazie tante|molte grazie|ti ringrazio|grazie)\b/g, 'thank you'],
  [/\b(?:arrivederci|a presto|a domani|buona ?notte|alla prossima|ci vediamo|addio)\b/g, 'goodbye'],
  [/\bchi sei\b|\bcome ti chiami\b|\bcon chi (?:sto parlando|parlo)\b/g, 'who are you'],
  [
    /\bsei (?:un |una )?(?:ver[oa] )?(?:robot|macchina|person[a]|uman[oa]|programma|ia|ai|bot|intelligenza artificiale|astrolog[oa])(?: ver[oa]| reale)?\b/g,
    'are you human',
  ],
  [/\bcome stai\b|\bcome va\W*$|\btutto bene\W*$/g, 'how are you'],
  [
    /\b(?:che cosa|cosa|che) (?:sai fare|puoi fare|fai|posso chiedert?i|posso domandarti|ti posso chiedere)\b/g,
    'what can you do',
  ],

  // Times.
  [
    new RegExp(
      `\\b(?:nei|nelle|per i|per le|i|le) (?:prossim[ie] ${few}|${few} prossim[ie]) (anni|mesi|settimane)\\b`,
      'g',
    ),
    'in the next $1$2 $3',
  ],
  [new RegExp(`\\b(?:fra|tra|entro) ${few} anni\\b`, 'g'), 'in $1 years'],
  [/\b(?:in )?questo anno\b/g, 'this year'],
  [/\b(?:nel |il )?(?:prossimo anno|anno prossimo|anno che viene|anno venturo)\b/g, 'next year'],
  [/\b(?:nel |il )?(?:anno scorso|scorso anno|anno passato)\b/g, 'last year'],
  [/\b(?:in )?questo mese\b/g, 'this month'],
  [/\b(?:nel |il )?(?:prossimo mese|mese prossimo|mese che viene)\b/g, 'next month'],
  [/\b(?:in )?questa settimana\b/g, 'this week'],
  [/\b(?:nella |la )?(?:prossima settimana|settimana prossima|settimana che viene)\b/g, 'next week'],
  [/\b(?:a|quando avro|quando ho) (\d\d) anni\b/g, 'at age $1'],
  [/\bin questo (?:momento|periodo)\b|\badesso\b|\battualmente\b|\bal momento\b|\bora\b/g, 'now'],
  [new RegExp(`\\b(?:a|ad|in|nel|per|entro|di) (${months})\\b`, 'g'), 'in $1'],
  [/\b(?:tra |fra |da |per )?quanto tempo\b|\b(?:tra|fra) quanto\b/g, 'how long'],
  [/\bquant[ie]\b/g, 'how many'],
  [/\boroscopo (?:di|per|del) (?:oggi|giorno)\b/g, 'forecast for today'],
  [
    /\b(?:che cosa|cosa|che) mi (?:aspetta|riserva|riservera|portera|porta|accadra|succedera)(?: il futuro)?\b|\bmio futuro\b(?! (?:marito|sposo|lavoro|capo))|\bcome sara il futuro\b/g,
    'what is coming',
  ],

  [/\ba (?:che|quale) eta\b/g, 'at what age'],
  [/\b(?:momento|periodo|tempo|anno) migliore\b|\bmiglior (?:momento|periodo)\b/g, 'best time'],
  [/\b(?:momento|periodo) (?:giusto|adatto|buono|propizio|favorevole)\b/g, 'right time'],
  [/\bmi aspett(?:a|ano)\b/g, 'for me'],
  [/\banno (?:difficile|duro|pesante|brutto|negativo)\b/g, 'bad year'],
  [/\bperiodo (?:nero|difficile|duro|pesante|brutto|negativo)\b/g, 'bad period'],

  [/\bmai\b/g, 'ever'],

  // Love and marriage.
  [/\bmatrimonio (?:di|per) amore\b/g, 'love marriage'],
  [/\b(?:matrimonio )?combinat[oa]\b/g, 'arranged marriage'],
  [/\bper amore o\b/g, 'love marriage or'],
  [
    /\b(?:secondo matrimonio|(?:mi )?risposer?o|risposarmi|sposarmi (?:di nuovo|ancora))\b/g,
    'second marriage',
  ],
  [/\b(?:con )?chi (?:mi )?(?:sposero|sposo)\b|\bchi sara mi[oa] (?:marito|moglie)\b/g, 'who will i marry'],
  [/\bcome sara (?:mio )?(?:futuro )?(?:marito|sposo)\b/g, 'how will my husband be'],
  [/\bcome sara (?:mia )?(?:futura )?(?:moglie|sposa)\b/g, 'how will my wife be'],
  [/\b(?:mi )?(?:sposero|sposo|sposarmi|maritero|accasero)\b/g, 'will i marry'],
  [/\bci sposeremo\b|\bci sposiamo\b/g, 'will we marry'],
  [/\b(?:divorziero|mi separero|divorzieremo|divorziare|separarmi)\b/g, 'will i get divorced'],
  [
    /\bmi[oa] ex (?:mi )?(?:tornera|torna|ritornera|ritorna|tornare|ricontattera|cerchera)(?: da me| con me)?\b|\b(?:tornera|torna|ritornera) (?:da me )?mi[oa] ex\b|\btornero con mi[oa] ex\b/g,
    'will my ex come back',
  ],
  [
    /\b(?:lui |lei )?(?:tornera|torna|ritornera|ritorna)(?: (?:da|con) me| indietro)?\b/g,
    'will he come back to me',
  ],
  [new RegExp(`\\b(${loved}) mi (?:ama|vuole bene|amera)(?: ancora| davvero)?\\b`, 'g'), 'does $1 love me'],
  [/\bmi (?:ama|vuole bene|amera)(?: ancora| davvero)?\b/g, 'does he love me'],
  [/\bmi (?:pensa|manca|penserà|penserà ancora)\b/g, 'does he miss me'],
  [/\bmi (?:cerchera|scrivera|chiamera|contattera|richiamera)\b/g, 'will he contact me'],
  [
    /\b(?:(?:vero|grande) amore|amore (?:vero|della mia vita)|uomo della mia vita|donna della mia vita)\b/g,
    'true love',
  ],
  [/\banima gemella\b/g, 'soulmate'],
  [
    /\b(?:saremo|staremo|resteremo) (?:felici )?insieme\b|\bsaremo felici\b/g,
    'will we be happy in relationship',
  ],
  [/\bproposta(?: di matrimonio)?\b(?! di lavoro)/g, 'marriage proposal'],
  [/\b(?:trovero|incontrero|conoscero|trovare|incontrare) (?:mai )?qualcuno\b/g, 'will i find love'],

  // Work, money, home.
  [
    /\b(?:sono|sarei|saro) (?:adatt[oa]|portat[oa]|tagliat[oa]) (?:a|per) (?:fare )?\b/g,
    'is profession suitable for me ',
  ],
  [/\btorner?o in (?:italia|patria)\b/g, 'will i return to home country'],
  [/\bmi laure(?:ero|o)\b/g, 'will i pass university degree'],
  [/\b(?:il|un) visto\b/g, 'the visa'],
  [
    /\b(?:mettermi in proprio|in proprio|(?:aprire|avviare|apriro|aprissi) (?:una |un |mia |mio )?(?:attivita|azienda|negozio|impresa|ditta|partita iva|locale|bar|ristorante)|mia (?:attivita|azienda|impresa|ditta)|libera professione|partita iva)\b/g,
    'own company',
  ],
  [
    /\b(?:posto fisso|(?:lavoro|impiego|posto|incarico) (?:pubblico|statale)|dipendente (?:pubblico|statale)|concorso pubblico)\b/g,
    'government job',
  ],
  [
    /\b(?:comprero|compro|acquistero|avro|costruiro) (?:una |un |la |mia )?(?:mia )?(?:prima |propria |nuova )?(?:casa|appartamento|villa)(?: (?:di proprieta|tutta mia|mia))?\b/g,
    'will i buy house',
  ],
  [
    /\b(?:comprare|comprarmi|acquistare|avere|costruire) (?:una |un |la |mia )?(?:mia )?(?:prima |propria |nuova )?(?:casa|appartamento|villa)(?: (?:di proprieta|tutta mia|mia))?\b|\bcasa (?:di proprieta|tutta mia)\b|\b(?:mutuo per|acquisto della) (?:la )?(?:prima )?casa\b/g,
    'buy house',
  ],
  ...houses,
  [/\b(?:cambiare|cambiero|cambio) casa\b|\btraslocher?o\b|\btraslocare\b|\btrasloco\b/g, 'move house'],
  [/\b(?:in|in un) altro paese\b|\bestero\b|\bfuori (?:dal? |dal )?italia\b/g, 'abroad'],
  [
    /\b(?:diventare|diventero|saro|essere) (?:molto )?(?:ricc[oa]|milionari[oa]|benestante)\b/g,
    'will i be rich',
  ],

  // Words of the art.
  [/\bnumer[oi] (?:fortunat[oi]|portafortuna|della fortuna)\b/g, 'lucky number'],
  [/\bgiorn[oi] (?:fortunat[oi]|portafortuna)\b/g, 'lucky day'],
  [/\bcolor[ei] (?:fortunat[oi]|portafortuna)\b/g, 'lucky colour'],
  [/\bpietr[ae] (?:fortunat[ae]|portafortuna|preziose?)\b/g, 'gemstone'],
  [/\b(?:che|quale|quali) giorn[oi]\b/g, 'which day'],
  [/\b(?:che|quale) direzione\b/g, 'which direction'],
  [/\b(?:che|quale) (?:dio|dea|divinita)\b|\bmia divinita\b/g, 'which god'],
  [/\bsegno (?:lunare|della luna)\b/g, 'moon sign'],
  [
    /\b(?:mio )?segno (?:solare|zodiacale)\b|\bmio segno\b|\b(?:di )?che segno (?:zodiacale )?sono\b|\bsotto (?:che|quale) segno\b/g,
    'my sun sign',
  ],
  [
    /\b(?:tema|carta|quadro|mappa) (?:natale|astrale|astrologic[oa])\b|\bmio (?:tema|oroscopo)\b/g,
    'my birth chart',
  ],
  [/\britorno di saturno\b/g, 'saturn return'],
  [
    /\bpianeta (?:eh |mio )?(?:il )?(?:mio )?piu (?:forte|potente)\b|\bpianeta dominante\b/g,
    'strongest planet',
  ],
  [/\bpianeti (?:mi?ei )?(?:sono )?retrogradi\b|\bpianeta (?:eh )?retrogrado\b/g, 'retrograde planets'],
  [/\bpianeti (?:mi?ei )?(?:sono )?esaltati\b/g, 'exalted planets'],
  [/\bpianeti (?:mi?ei )?(?:sono )?(?:debilitati|in caduta)\b/g, 'debilitated planets'],
  [/\bpianeti (?:mi?ei )?(?:sono )?combusti\b/g, 'combust planets'],
  [/\bnodo nord\b/g, 'north node'],
  [/\bnodo sud\b/g, 'south node'],
  [/\bvit[ae] (?:passat[ae]|precedent[ei])\b/g, 'past life'],
  [/\bpianeta (?:eh |mio )?(?:il )?(?:mio )?piu debole\b/g, 'weakest planet'],
  [/\bcas[ae] (?:eh |sono )?vuot[ae]\b/g, 'empty houses'],
  [/\b(?:mi )?port[ai](?:no)? (?:male|sfortuna|jella)\b/g, 'unlucky'],
  [/\bstella (?:di nascita|natale)\b/g, 'birth star'],
  [/\bin (?:che|quale) casa\b/g, 'where'],

  [
    /\bsono (?:(?:del|dei|un|una|di) )?(ariete|toro|gemelli|cancro|leone|vergine|bilancia|scorpione|sagittario|capricorno|acquario|pesci)\b/g,
    'am i $1',
  ],

  // Verbs with their persons.
  [/\b(?:finiro di pagare|paghero|estinguero|saldero|ripaghero)\b/g, 'will i pay'],
  [/\bsi (?:eh|puo|possono)\b/g, 'is'],
  [/\bci (?:eh|sono|sara|saranno)\b|\besiste\b/g, 'is there'],
  [/\bmi conviene\b|\bfaccio bene a\b|\beh meglio (?:se|che)\b/g, 'should i'],
  [
    /\b(?:mi si addice|mi si adatta|fa per me|adatt[oai] a me|giust[oa] per me|mi sta bene|mi porta fortuna)\b/g,
    'suits me',
  ],
  [/\bper me\b/g, 'for me'],
  [/\bche cosa\b/g, 'what'],
];
