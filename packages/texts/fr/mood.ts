import { folded } from '../lexicons/folded.ts';
import { anyOf, type MoodWords, moodReaderOf } from '../lexicons/mood.ts';

const trouble =
  '(?:problemes?|difficultes?|dettes?|ennuis?|soucis?|malchance|souffrances?|douleurs?|peines?|chagrins?|maladies?|crises?|pertes?|disputes?|ennemis?|rivaux|peurs?|angoisses?|solitude|malediction|pauvrete|obstacles?|retards?|mauvais oeil|magie noire|mauvaise (?:passe|periode)|mauvais (?:jours|moments?))';
const loss =
  '(?:divorce|separation|rupture|maladie|accident|perte|operation|crise|faillite|echec|licenciement)';
const functionWords =
  '(?:(?:le|la|les|l|mon|ma|mes|un|une|ce|cette|ces|tous|toutes|tant|plus|de|des|du|d|nos|notre|a|aux) )*';

const shall =
  '(?:(?:je )?(?:dois|devrais)(?: je)?|(?:nous )?(?:devons|devrions)(?: nous)?|on (?:doit|devrait)|(?:doit|devrait) on|(?:il )?(?:faut|faudrait)(?: il)?(?: que (?:je|nous|on))?|(?:il )?(?:vaut|vaudrait)(?: il)? mieux|(?:est|serait|ce est|il est)(?: il| ce)?(?: le)? (?:temps|mieux|bon|bien|moment|bon moment|raisonnable|preferable)(?: de| que je)?|ai je raison de)';
const fillerWords =
  '(?:(?:me|nous|le|la|les|en|y|vraiment|maintenant|enfin|plutot|deja|tout|de|penser|songer|a|demander|simplement) ){0,4}?';
const placesAndHabits =
  '(?:(?:le|la|les|l|mon|ma|ce|cette|ici) )?(?:pays|ville|region|maison|quartier|france|inde|canada|belgique|suisse|europe|afrique|fumer|boire|cigarette|alcool|tabac)';
const firm = '(?:entreprise|boutique|magasin|commerce|societe|restaurant|affaire)';
const ending = [
  `(?:quitt(?:er|e)|laisser tomber|abandonner|arreter)(?! (?:de )?${placesAndHabits})|divorc(?:er|e)|le divorce|demissionn(?:er|e)|romp(?:re|s|e)|separ(?:er|e)|larguer|plaquer|mettre fin|cesser|renoncer|oublier|prendre ma retraite|couper les ponts`,
  `fermer (?:le |la )?(?:mon |ma |notre )?${firm}|vendre (?:le |la |mon |ma |notre )(?:maison|appartement|voiture|terrain|${firm})|annuler (?:le |mon |notre |les |mes )(?:mariage|fiancailles)`,
].join('|');

/** Without accents and hyphens, elisions written out. */
const mood: MoodWords = {
  fear: anyOf(
    '(?:a|voit) (?:t il |t elle )?(?:une autre|un autre|quelqu un d autre)',
    'malades?|maladies?|perdr\\w*|perds?|perdu\\w*|perte\\w*|divorc\\w*|separ\\w*|rompr\\w*|rompu|rupture|echou\\w*|echec\\w*|rater\\w*|rate|problemes?|difficult\\w*|difficile\\w*|ennuis|soucis|mal|mauvais\\w*|pire|danger\\w*|accident\\w*|prison|vire|virer|viree|licenci\\w*|renvoy\\w*|chomage|demission\\w*|malchanc\\w*|pauvre\\w*|ruin\\w*|faillite|trompe\\w*|tromper\\w*|infidel\\w*|trahi\\w*|souffr\\w*|tard|tardi\\w*|retard\\w*|rejet\\w*|refus\\w*|endett\\w*|ennemis?|contre moi|jamais|magie noire|mauvais oeil|envout\\w*|bless\\w*|douleur\\w*|peur|abandonn\\w*|larguer|largue\\w*|plaquer|triste\\w*|crise\\w*|grave|graves|nefaste\\w*|negatif\\w*|malheur\\w*|obstacle\\w*|mentir\\w*|ment|dispute\\w*|depress\\w*',
    'seule? (?:toute ma vie|pour toujours|a vie)|(?:rester\\w*|finir\\w*|mourir|vieillir) (?:je )?(?:\\w+ )?(?:seule?s?|celibataire|sans enfants?|pauvre)',
    '(?:me|nous) (?:va )?quitt\\w*|va (?:til |elle |il )?me (?:quitter|laisser)|(?:il|elle|mari|femme|copain|copine|conjoint\\w*|compagn\\w+) (?:\\w+ ){0,2}quitt\\w*|quitt\\w* (?:je )?(?:mon|ma|ce|cet|cette|le|la) (?:travail|emploi|boulot|poste|job|metier|mari|femme|copain|copine|conjoint\\w*|compagn\\w+|mariage)',
  ),
  hope: anyOf(
    '(?:perdr\\w*|perds) (?:je |enfin |un peu |quelques |ces |mes |du |de |le |ma )*(?:\\d+ )?(?:poids|kilos?|ventre|graisse|peurs?|timidite)',
    '(?:enfin|finalement|reussir\\w*|oser\\w*|arriver\\w*|pouvoir|capable de) (?:\\w+ ){0,4}?(?:quitt\\w*|divorc\\w*|demission\\w*|separ\\w*|rompr\\w*|partir)(?: (?:mon|ma|ce|cet|cette|le|la) \\w+)?|quitt\\w* (?:je )?enfin(?: (?:mon|ma|ce|cet|cette|le|la) \\w+)?',
    '(?:arret\\w*|cess\\w*) (?:je )?(?:de )?(?:fumer|boire|souffrir|pleurer|la cigarette|le alcool)',
    `${trouble}(?: \\w+){0,5}? (?:fini\\w*|fin|termin\\w*|resol\\w*|resoudr\\w*|regl\\w*|pass\\w*|disparai\\w*|disparait\\w*|arret\\w*|cess\\w*|derriere|amelior\\w*|guer\\w*)`,
    `(?:fin|finir\\w*|sortir\\w*|sors|debarrass\\w*|surmont\\w*|vaincr\\w*|vaincre|rembours\\w*|resoudr\\w*|regl\\w*|gueri\\w*|remettr\\w*|liber\\w*|evit\\w*|echapp\\w*|protege\\w*|proteg\\w*|protection contre|sans|malgre|combattre|triompher\\w*) (?:je )?${functionWords}${trouble}`,
    `(?:apres|depuis|suite a) ${functionWords}(?:\\w+ )?${loss}`,
    '(?:homme|femme|quelqu\\W?un|personne) divorcee?|(?:plus|trop|pas trop) tard dans|plus tard|tot ou tard|ne (?:\\w+ )?(?:pas|jamais|plus) (?:echouer|perdre|souffrir|rater|etre seule?)',
    '(?:relation|mariage|couple|sante|situation|chance) (?:\\w+ ){0,3}(?:amelior\\w*|retabli\\w*)',
  ),
  leaving: anyOf(`${shall} ${fillerWords}(?:${ending})`),
  sorrow: anyOf(
    '(?:je suis|suis je|je me sens|me sens je|je me sentais|je me retrouve)(?: (?:si|tres|trop|vraiment|tellement|toujours|souvent|un|peu|tout|toute|plutot|assez|encore|en ce moment|completement|totalement|profondement|bien|aussi|ces temps ci|parfois))* (?:triste|malheureuse?|deprimee?|perdue?|abattue?|desesperee?|seule?|vide|demoralisee?|brisee?|effondree?|impuissante?|au bout du rouleau)(?! (?:mon|ma|mes|le|la))',
    '(?:je ne vais|je vais|ca ne va|ca va) (?:pas (?:bien|du tout)|tres mal|mal|pas)(?= |\\W*$)|je ne (?:suis|me sens) pas (?:bien|heureuse?)|je (?:ne )?ai (?:le coeur (?:brise|lourd)|le cafard|pas le moral|plus le moral|le moral (?:a zero|dans les chaussettes|en berne|bas)|une depression)|je (?:fais|suis en) (?:une )?depression|je pleure|mon coeur est brise|je me sens (?:si |tres |vraiment )?mal',
    '(?:mon|ma) (?:\\w+ )?(?:est morte?|est decedee?|vient de mourir)|ai perdu (?:mon|ma) (?:mari|femme|mere|maman|pere|papa|fils|fille|bebe|enfant|frere|soeur)',
  ),
};

/** "l'amour" and "l amour" become "le amour". */
function foldedFrench(text: string): string {
  return folded(text)
    .replaceAll('œ', 'oe')
    .replace(/\baujourd'? ?hui\b/g, 'aujourdhui')
    .replace(/\bpresqu'/g, 'presque ')
    .replace(/\b(jusqu|lorsqu|puisqu|qu|[cdjlmnst])'\s?/g, '$1e ')
    .replace(/\bjai\b/g, 'je ai')
    .replace(/\bcest\b/g, 'ce est')
    .replace(/\bquest\b/g, 'que est')
    .replace(/(?<=[a-z])-(?:t-)?(?=[a-z])/g, ' ')
    .replace(/\best ce que\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const moodReader = moodReaderOf(mood, foldedFrench);
