import { folded } from '../lexicons/folded.ts';
import { anyOf, type MoodWords, moodReaderOf } from '../lexicons/mood.ts';

const trouble =
  '(?:problem[ai]|difficolta|debiti|debito|guai|sfortuna|sfiga|sofferenz[ae]|dolor[ei]|pen[ae]|malatti[ae]|cris[ie]|perdit[ae]|lit[ie]|litigi|nemic[oi]|rivali|paur[ae]|ansi[ae]|solitudine|maledizion[ei]|poverta|ostacol[oi]|ritard[oi]|malocchio|magia nera|preoccupazion[ei]|moment[oi] (?:brutt[oi]|difficil[ei])|period[oi] (?:brutt[oi]|difficil[ei]|ner[oi]))';
const loss =
  '(?:divorzio|separazione|rottura|malattia|incidente|perdita|operazione|intervento|crisi|fallimento|licenziamento|tradimento)';
const functionWords =
  '(?:(?:il|lo|la|i|gli|le|mio|mia|miei|mie|un|uno|una|questo|questa|questi|queste|tanti|tante|tutti|tutte|piu|di|del|dello|della|dei|degli|delle|dal|dallo|dalla|dai|dagli|dalle|da|al|alla|ai|con|suo|sua) )*';

const shall =
  '(?:dovrei|devo|dovremmo|dobbiamo|debbo|(?:mi |ci )?(?:conviene|converrebbe)|(?:eh|sarebbe) (?:meglio|ora|il momento|il caso|giusto|tempo|bene|arrivato il momento)|(?:faccio|farei|facciamo) bene a)';
const fillerWords =
  '(?:(?:di|che|io|me|mi|ci|lo|la|il|davvero|finalmente|ora|adesso|a|chiedere|pensare|ormai|quindi|proprio|gia|per) ){0,4}?';
const placesAndHabits =
  '(?:(?:il|la|lo|questo|questa|mio|mia|di) )?(?:paese|citta|italia|india|casa|regione|francia|germania|europa|fumare|bere|fumo|sigarette|alcol)';
const firm = '(?:azienda|ditta|negozio|attivita|ristorante|impresa|bar)';
const thisOne = '(?:(?:il|la|lo|mio|mia|questo|questa|nostro|nostra) )*';
const ending = [
  `lasciar(?:e|lo|la|li|ci)?(?! ${placesAndHabits})|mollar(?:e|lo|la)|divorziare|il divorzio|separar(?:e|mi|ci|si)|la separazione|licenziarmi|dimettermi|le dimissioni|dare dimissioni|rompere|abbandonare(?! ${placesAndHabits})|rinunciare|troncare|interrompere|dimenticar(?:e|lo|la)|andare in pensione|smettere di (?!${placesAndHabits})`,
  `chiudere (?:con|${thisOne}(?:relazione|storia|rapporto|matrimonio|${firm}))|chiuderla|finirla|finire (?:con|${thisOne}(?:relazione|storia|rapporto|matrimonio))|mettere fine|annullare ${thisOne}(?:matrimonio|nozze)|vendere ${thisOne}(?:casa|macchina|auto|appartamento|terreno|${firm})`,
].join('|');

const mood: MoodWords = {
  fear: anyOf(
    '(?:se ne|ne) (?:andr\\w*|va)|va via|ha una? altr[oa]|nascond\\w*|port\\w* via|chiudera (?:il|la|mio|mia) (?:ditta|azienda|negozio|fabbrica|impresa)|sott\\w* un ponte|mezzo a una strada|malat[oaie]|malatti[ae]|ammal\\w*|perder(?!e (?:la testa|tempo))\\w*|perdo|perde|perdit[ae]|perso|persa|divorzi\\w*|separ\\w*|rottura|rompere|rompera|fall(?:ir|it|isc|iment)\\w*|bocc[ie]\\w*|problem[ai]|difficolta|difficil[ei]|male|brutt[oaie]|cattiv[oaie]|peggio\\w*|pericol\\w*|incident[ei]|infortun\\w*|prigione|carcere|galera|licenzi\\w*|dimett\\w*|dimission[ei]|disoccupat\\w*|senza lavoro|sfortun\\w*|sfig\\w*|iella\\w*|pover[oaie]|poverta|rovin\\w*|bancarotta|trad(?:ir|isc|it|en)\\w*|tradimento|imbrogli\\w*|ingann\\w*|truff\\w*|deruba\\w*|rubano|sfratt\\w*|pignor\\w*|arrest\\w*|condann\\w*|delus\\w*|deluder\\w*|guai|corna|infedel\\w*|amante|soffr\\w*|sofferenz[ae]|tardi|ritard\\w*|rifiut\\w*|respin\\w*|indebit\\w*|debiti|nemic\\w*|contro di me|malocchio|magia nera|fattura|iettatura|maledett[oa]|ferit[oa]|dolor[ei]|lit[ie]|litig\\w*|paura|temo|rischi\\w*|triste\\w*|abbandon\\w*|cris[ie]|grav[ei]|negativ\\w*|ment(?:e|ira|irmi)|bugi\\w*|ostacol\\w*|depress\\w*|odia\\w*',
    'non (?:\\w+ ){1,4}?mai|mai piu',
    '(?:rest\\w*|rimarr\\w*|rimang\\w*|rimanere|finir\\w*|saro|morir\\w*|invecchi\\w*) (?:\\w+ ){0,2}?(?:sol[oa]|single|zitella|senza (?:figli|lavoro|soldi|nessuno)|al verde)|sol[oa] (?:per sempre|a vita|per tutta la vita|tutta la vita)',
    '(?:mi|ci) (?:lascer\\w*|lasci[ao]?\\w*|moll\\w*|piant\\w*|pianter\\w*|caccer\\w*|butt\\w* fuori)|lasciarmi|mollarmi|(?:lasci\\w*|moll\\w*|lascero) (?:il|lo|la|mio|mia|questo|questa) (?:lavoro|impiego|posto|marito|moglie|ragazz[oa]|fidanzat[oa]|compagn[oa]|universita|matrimonio)',
  ),
  hope: anyOf(
    'super(?:ar|are|era|ara)\\w* (?:\\w+ ){0,2}\\w+',
    '(?:perder\\w*|perdo|togliere) (?:finalmente |un poco di |qualche |quei |questi |il |la |i |mio |mia )*(?:\\d+ )?(?:peso|chil[oi]|kg|pancia|grasso|paur[ae]|timidezza)',
    '(?:finalmente|riuscir\\w*|riesco|trover\\w* il coraggio|coraggio di|capace di|avro la forza) (?:\\w+ ){0,4}?(?:lasci\\w*|moll\\w*|divorzi\\w*|separ\\w*|dimett\\w*|rompere|licenziarmi)(?: (?:il|la|mio|mia|questo|questa) \\w+)?|(?:lascero|mollero|lascio) finalmente(?: (?:il|la|mio|mia|questo|questa) \\w+)?',
    '(?:smett\\w*|finir\\w*) di (?:fumare|bere|soffrire|piangere|stare male|preoccuparmi)|fumare',
    `${trouble}(?: \\w+){0,5}? (?:finir\\w*|finisc\\w*|fine|termin\\w*|risolv\\w*|passer\\w*|passa|spari\\w*|migliorer\\w*|migliora\\w*|super\\w*|andr\\w* via)`,
    `(?:fine|finir\\w*|termin\\w*|risolv\\w*|super\\w*|vinc\\w*|liber\\w*|uscir\\w*|uscire|esco|pag\\w*|ripag\\w*|saldar\\w*|saldero|estingu\\w*|guarir\\w*|guarire|evit\\w*|scamp\\w*|sfugg\\w*|protegg\\w*|protezione|senza|nonostante|malgrado|sbarazz\\w*) (?:di pagare )?${functionWords}${trouble}`,
    `(?:dopo|a seguito) ${functionWords}(?:\\w+ )?${loss}`,
    '(?:uomo|donna|qualcuno|persona|un|una) divorziat[oa]|prima o poi|presto o tardi|piu tardi|non (?:\\w+ )?(?:fallir\\w*|perder\\w*|soffr\\w*|ammal\\w*|(?:saro|restero|rimarro) piu sol[oa])|(?:andra|andranno) (?:meglio|bene)',
    '(?:rapporto|relazione|matrimonio|salute|situazione|fortuna) (?:\\w+ ){0,2}(?:miglior\\w*|risan\\w*|si riprender\\w*)',
  ),
  leaving: anyOf(
    `${shall} ${fillerWords}(?:${ending})`,
    '(?<=^\\W*)(?:(?:lo|la) lascio|lascio (?:il|mio|mia|la)|mi (?:licenzio|separo|dimetto))',
  ),
  sorrow: anyOf(
    '(?:io sono|sono|mi sento|mi sono sentit[oa]|mi sentivo)(?: (?:molto|tanto|cosi|davvero|sempre|spesso|un|poco|troppo|proprio|solo|ancora|piuttosto|in questo periodo|ultimamente|oggi|completamente|profondamente|anche|da giorni|tutta))* (?:triste|giu(?: di morale| di corda)?|depress[oa]|pers[oa]|smarrit[oa]|infelice|disperat[oa]|sol[oa]|vuot[oa]|abbattut[oa]|demoralizzat[oa]|a pezzi|sconfortat[oa]|scoraggiat[oa]|distrutt[oa]|affrant[oa])(?! (?:per sempre|per tutta|tutta la vita|a vita))',
    '(?:mi sento|sto) (?:molto |cosi |davvero |tanto )?(?:male|malissimo)|non (?:sto|mi sento) bene|non sono (?:affatto )?felice|ho (?:il cuore (?:spezzato|a pezzi|pesante)|il morale (?:a terra|basso)|la depressione|una depressione)|(?:mio )?cuore eh (?:spezzato|a pezzi)|(?:continuo a|non smetto di|non faccio che) piangere|piango (?:sempre|spesso|tutto)',
    'eh (?:morto|morta|mancat[oa]) mi[oa]|mi[oa] (?:\\w+ )?eh (?:morto|morta|mancat[oa])|ho perso (?:il |la )?mi[oa] (?:marito|moglie|madre|mamma|padre|papa|figlio|figlia|fratello|sorella|nonn[oa]|bambin[oa])',
  ),
};

/** Keeps "è" (is) and "e" (and) apart before accents are dropped. */
const markVerb = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<!\p{L})[èé](?!\p{L})/giu, 'eh')
    .replace(/(?<!\p{L})e'(?!\p{L})/giu, 'eh');

/** Elided words by their beginning. */
const whole: Readonly<Record<string, string>> = {
  l: 'il',
  d: 'di',
  c: 'ci',
  dell: 'del',
  all: 'al',
  nell: 'nel',
  dall: 'dal',
  sull: 'sul',
  quell: 'quel',
  quest: 'questo',
  cos: 'cosa',
  com: 'come',
  dov: 'dove',
  quand: 'quando',
  qual: 'quale',
  un: 'una',
  m: 'mi',
  s: 'si',
  t: 'ti',
  anch: 'anche',
};
const elided = new RegExp(`\\b(${Object.keys(whole).join('|')})'\\s?`, 'g');

/** "l'amore" becomes "il amore", "il mio" becomes "mio". */
const foldedItalian = (text: string): string =>
  folded(markVerb(text))
    .replace(/\b(?:xke|xche|perke|xk)\b/g, 'perche')
    .replace(/\bke\b/g, 'che')
    .replace(/\bnn\b/g, 'non')
    .replace(/\b(?:qnd|qndo|qdo)\b/g, 'quando')
    .replace(/\bx\b/g, 'per')
    .replace(/\bpo'/g, 'poco')
    .replace(elided, (_, short: string) => `${whole[short]} `)
    .replace(
      /\b(l|d|c|dell|all|nell|dall|sull|quest|cos|com|dov|quand) (?=[aeiou])/g,
      (_, short: string) => `${whole[short]} `,
    )
    .replace(/\b(cosa|come|dove|quale|qual|ci|quanto) e\b/g, '$1 eh')
    .replace(/\b(?:il|lo|la|i|gli|le) (?=mi[oa]\b|miei\b|mie\b)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const moodReader = moodReaderOf(mood, foldedItalian);
