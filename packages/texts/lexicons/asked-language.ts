import { type Language, languages } from '@palmleaf/contract/languages';
import type { Written } from '../languages/kinds.ts';
import { folded } from './lexicon.ts';

/** Scripts and signs that tell a language at once; Marathi shares that of Hindi and is told apart by its own words. */
const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[¿¡]/, 'es'],
  [/(?<!\p{L})(?:quê|você|vocês|não|tô|avó|bebê|mercúrio|vênus)(?!\p{L})/iu, 'pt'],
  [/(?<!\p{L})(?:è|più|può|perché|perchè|sì|così|città)(?!\p{L})|\p{L}r[òà](?!\p{L})/iu, 'it'],
];
const marathi = /(?<![\p{L}\p{M}])(?:माझ\p{M}*|कधी|आहे|होईल|मला|काय)(?![\p{L}\p{M}])/u;

/** Languages of another script that people type in Latin letters. */
export type Romanized = 'Hindi in Latin letters' | 'Russian in Latin letters' | 'Tamil in Latin letters';

/** Every language of the chat that has no script of its own above. */
type InLatinLetters = Exclude<Written<'readings'>, 'ru' | 'hi' | 'ta'> | Romanized;

/** Small words by which a language in Latin letters is known, folded; a word of several languages counts for each. */
const marks: Readonly<Record<InLatinLetters, string>> = {
  en: 'i the my mine will when what is am are do does did have has had how and or for me should can could would which who whom whose why of to in on get about tell at it that this be with from your you not any please there we our if but so was were been he she they them his her him an no then here these those out up by as just now than too very want need know make wont going go give find see take long much many some every next last year years',
  de: 'ich mein meine meiner meinen meinem meines mich mir werde wird wirst wurde wann wie ist bin sind habe hab hat haben und oder nicht kein keine welche welcher welches welchen welchem soll sollte kann konnte ein eine einen einem einer der das den dem des fur uber mit von vom im zum zur bei am warum wieso weshalb wo wer gibt es heute morgen nachstes nachsten nachste diesen dieses dieser bitte du sie wir uns auf aus noch auch mal denn etwas mehr dagegen danke hallo tschuss sag sage was bald jahr ja nein in was kommt zuruck steht haus geld arbeit liebe liebes heiraten beruf kinder gesundheit horoskop sternzeichen aszendent leben passt bringt gut schlecht viel viele mehr vielen dank guten tag abend erzahl edelstein nachstes heute morgen oder traurig fuhle sollen sterben er mann frau kind tochter sohn mutter vater freund freundin job wohnung woche monat besser wieder immer nie schon ob dass wenn weil dann nach vor bis seit ohne gegen zwischen unser unsere euch ihr ihn ihm sein seine krieg kriege bekomme finde lohnt klappt geht heirate schaffe macht lernt liebt',
  es: 'a van vas vamos nos se si pero sin soltera marido novio novia embarazada dejar eres mi mis yo me cuando como que es soy estoy tengo tiene voy sera el la los las un una en y o no por para con cual cuales quien donde debo puedo hay este esta del al tendre tu gracias muchas hola casare tendre sere ganare encontrare trabajo dinero amor salud carta casa piedra suerte maldicion quiero tiempo signo ascendente aprobare ano anos seguir viviendo profesion conviene transitos vienen mucho mas recibire cuentame periodo planeta de va ex volver vuelve volvera dejara enganar enganara perder perdere despedir despediran divorciar divorciarme mujer esposo esposa hijo hija hijos madre padre hermano hermana vida morir siento triste sola solo perdida perdido demandar deberia ahora mercurio marte saturno venus retrogrado ira bien examen jefe porque hacer necesito mejor peor manana hoy ayer semana mes dia fecha empleo deudas coche viaje embarazo pareja boda negocio tienda les le lo sus tus fue ser estar tener dejo casarme abrir',
  fr: 'je me es robot janvier fevrier avril juin juillet aout novembre decembre veut dire explique pk reserve j l d m n c qu s t tu ton ta tes te moi toi mon ma mes quand comment que qui quoi quel quelle quelles quels ou pourquoi est suis ai as vais va vont sera serai aurai le la les un une en et ne pas plus pour avec dois peux puis y du au aux des ce cette ces cet mois il elle on nous sont ont fait faire merci bonjour bonsoir salut jour numero signe solaire lunaire marier marierai mariage mari femme travail metier argent amour coeur sante enfants enfant bebe maison voiture examen mere frere soeur pere pierre malediction theme nombre bonheur heritage proces voyager etranger demenager annee annees prochaine prochain cette semaine vivre vie mourir riche guerir gagner gagnerai gagnerais loto enceinte garcon fille bien bon bonne mal dis expliquer planete maitresse ascendante periode quest jai cest aujourd hui demain faut il devrais devenir trouver reussir reussirai avenir patron chef entreprise avoir etre porte portera chance lune soleil boulot mec copain copine combien notre votre leur chez dans sur sans tres aussi encore toujours jamais an mai mars hier rencontrer retrouver revenir quitter ete',
  pt: 'so homens mulheres vao vamos nos foi ele ela se sem marido namorado namorada meu minha meus minhas eu me mim quando como que e sou estou tenho tem vou vai sera ser o a os as um uma em ou nao por para pra com qual quais quem onde devo posso ha este esta isso do da no na terei obrigado obrigada muito mais porque vem ola oi bom boa dia tarde noite tchau casamento trabalho emprego dinheiro saude amor filhos mapa casa pedra sorte numero quero tempo signo ascendente planeta lua ano anos proximo voce vc significa combina conte conta largar abrir negocio profissao mae pai irmao gravida viver morrer comprar quanto divida dividas heranca prova loteria bolsa exterior viajar passar mudar transitos de perder vida ama setima oitava mulher esposa filho filha ex volta voltar sinto triste sozinho sozinha perdida perdido divorciar ganhar processo processar terminar deveria pedir demissao faculdade trancar agora mercurio marte venus saturno retrogrado sim esse aqui pouco tudo nada loja engravidar concurso mes semana custa pro ter traiu dar certo achar conseguir',
  it: 'a ad lungo mio mia miei mie io mi ti ci me quando come che cosa e sono ho ha hai sara saro il lo la i gli le un uno una in o non per con quale quali qual chi dove devo dovrei posso potro c d l del dello della dei delle al alla nel nella dal sul questo questa quest anno anni mese prossimo prossima settimana domani oggi adesso avro perche perke ke nn grazie mille ciao salve buongiorno buonasera sposo sposero sposare sposarmi matrimonio marito moglie ragazzo ragazza fidanzato fidanzata amore amera ama tornera torna tradira tradisce lascera lascia trovero incontrero perdero perdo vincero guadagnero diventero comprero cambiare lavoro lavorare capo licenziato licenziata licenzieranno soldi denaro debiti eredita causa figli figlio figlia bambino incinta gravidanza salute malato malata ammalero guariro moriro morire morira vivro vivere voglio vorrei casa macchina viaggiare viaggi estero trasferirmi esame esami superero passero madre padre mamma fratello sorella suocera famiglia amici nemici fortuna fortunato sfortuna pietra numero giorno colore segno ascendente tema natale pianeta luna sole giove venere marte saturno periodo scopo vita destino futuro maledizione malocchio dimmi raccontami spiegami piu di sei stai va bene male buon buono bello brutto fare conviene adatta mai sempre solo sola settima ottava decima sta tra fra poi dopo smettere aspetta riserva rimedi rimedio previsioni oroscopo lotto lotteria borsa investire maschio femmina bimbo significa transiti attivita mestiere professione robot quanto quanti quante resta restano rimane comprare vinco concorso pagare vado vanno sto trovo cerco ex incontro gemella anima processo tribunale successo vero stella pietre fai puoi sai parlami spiega prima seconda terza quarta quinta sesta nona lui lei noi ne pianeti retrogradi retrogrado colori fortunati fortunata vite passate falsi intorno schedina gioco vendere acquistare scegliere operarmi fidarmi farmaci insieme saremo felici siamo compatibili compatibile compatibilita arrivederci aiuto rischio paura nasconde qualcosa bocceranno bocciano andra lui altra donna tutto sento triste persa perso lasciarlo lasciarla lasciare mercurio si problemi senza faccio',
  'Hindi in Latin letters':
    'mera meri mere mujhe mujhko main mai mein kab kya hai hain hu hoon hoga hogi honge ka ki ke ko se aur nahi kaun kaise kaisa kaisi kyu kyun kyon kitna kitne kitni milega milegi par me ya liye karu karna chahiye raha rahi tha thi bhi apna apni ho jayegi jayega shaadi shadi naukri bahut bohot mujhko talaq chhod chod ne kiya h nhi hua hui gaya gayi gye rahe rha rhi ja kar karne karta karti karte chahta chahti milna lagegi lagega lagegi paisa paise ghar pati patni biwi beta beti bhai bhaiya didi behen papa mummy sasural zindagi jeevan kundli grah dosh upay upaay kala jadu jaadu tona padosi dost pyar pyaar ladka ladki bachche bache bacche santan padhai pariksha dukan dukaan bimari sehat tabiyat karz udhar videsh yaar guruji batao bataiye bataye kuch abhi agle agla saal mahine mahina din aaj kal parso koi sab sabse jab tab tak kyuki lekin kisi kisne jaldi phir fir wapas vapas sakta sakti sakte hogaya sir wala wali vale chal kahin yahan vahan sath saath unka uska uski iska iski unki hum hume humein tum aap aapne apne tera teri lagta lagti pe rehta rehti rahega rahegi theek thik sahi accha acha',
  'Russian in Latin letters':
    'ya kogda menya mne moy moya moyo moe moyu moyei moego li budet budut budu byt kakoi kakoy kakaya kakie chto kak pochemu gde kto etom sleduyushem sleduyuschem godu zamuzh zamuj zhenyus jenus rabota rabotu rabote karyera karera dengi deneg deti detei lyubov lubov lyubit lubit muzh muj muzha zhena ili vyidu vyjdu viydu naidu naydu stanu poluchu kuplyu smogu pereedu bogatym zdorovye zdorovie svoi svoyu svoy goroskop znak zodiaka privet spasibo ona skoro segodnya zavtra menja ja moj moja stoit nam grustno',
  'Tamil in Latin letters':
    'enakku enaku ennaku ennai ennoda ennudaiya naan en enna eppo eppa eppothu eppadi epdi yen endha entha yaaru kidaikkum kidaikkuma kidaikuma kedaikkuma kedaikuma kedaikkum nadakkum nadakkuma nadakuma aagum aaguma aguma varum varuma irukkum irukkuma irukka iruka iruku irukku unda mudiyuma panna pannalama pannalam vangalama vaangalama pogalama podalama velai vela velaya kalyanam kalyaanam thirumanam kuzhandhai kuzhanthai kulandhai veedu panam kadan udambu raasi rasi natchathiram lagnam jathagam jadhagam jaathagam dasai thisai sani peyarchi dosham parigaram adhirshtam athirshtam nalla indha intha adutha varusham purushan kanavar manaivi pondatti amma appa innum sollunga solunga vanakkam nandri poividuma poiduma poidum thozhil tholil padippu velinadu veliyur saven irappen saaganum nallatha nalladha vaazha vazha vaazhave vazhave pidikala pidikkala pidikavillai saaganum saganum tharkolai sethuda uyiroda kuzhandhaiya aan paiyana romba iruken irukken manasu pirakkum pirakkuma pirakum sir varumaa kalyanama ponnu paiyan kidaippan kidaippana nadakkumo enga enge seiyanum seyyalama vaangalam mudiyum mudiyaathu kashtam prachanai sondha thambi akka anna mappillai ungal unga neenga nan enakkum avan aval avanga epo',
};
const isKnown = (name: string): name is InLatinLetters => Object.hasOwn(marks, name);
const marked = Object.keys(marks)
  .filter(isKnown)
  .map((language) => ({ language, words: new Set(marks[language].split(' ')) }));

/** What a question may be put in: by its script, else those for which its words speak most. Of several, or none, the words do not tell. */
function candidatesOf(question: string, hints: readonly Language[] = []): readonly (Language | Romanized)[] {
  const script = scripts.find(([pattern]) => pattern.test(question))?.[1];
  if (script) return [script === 'hi' && marathi.test(question) ? 'ma' : script];
  const words = (folded(question).match(/[a-z]+/g) ?? []).filter((word) => weightOf(word) > 0);
  const evidence = marked.map(({ language, words: own }) => ({
    language,
    weight:
      words.filter((word) => own.has(word)).reduce((sum, word) => sum + weightOf(word), 0) +
      (words.length > 0 && hints.some((hint) => hint === language) ? hintWeight : 0),
  }));
  const most = Math.max(...evidence.map(({ weight }) => weight));
  if (words.length === 0) return [];
  return evidence.filter(({ weight }) => weight > most - 0.01).map(({ language }) => language);
}

/** How much the conversation and the field of the request count: less than one word that only one language has. */
const hintWeight = 0.6;

/** A word of one language tells it; one of several counts for a part each. */
function weightOf(word: string): number {
  const sharing = marked.filter(({ words }) => words.has(word)).length;
  return sharing === 0 ? 0 : 1 / sharing;
}

/** The language that a question is put in, by its script or its small words; undefined where they do not tell. */
export function languageOf(question: string): Language | undefined {
  const [only, ...others] = candidatesOf(question);
  return others.length > 0 ? undefined : languages.find((language) => language === only);
}

/**
 * The language that a question is read in: its own; where its words do not tell ("e quando?"), the first of `hints` that they allow.
 *
 * @param hints what the conversation was in, and what the request asks for
 */
export function readIn(question: string, hints: readonly Language[]): Language | Romanized | undefined {
  const candidates = candidatesOf(question, hints);
  if (candidates.length === 1) return candidates[0];
  return hints.find((hint) => candidates.length === 0 || candidates.includes(hint));
}
