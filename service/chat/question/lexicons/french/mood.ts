import { anyOf, type MoodWords } from '../mood.ts';

const trouble =
  '(?:problemes?|difficultes?|dettes?|ennuis?|soucis?|malchance|souffrances?|douleurs?|peines?|chagrins?|maladies?|crises?|pertes?|disputes?|ennemis?|rivaux|peurs?|angoisses?|solitude|malediction|pauvrete|obstacles?|retards?|mauvais oeil|magie noire|mauvaise (?:passe|periode)|mauvais (?:jours|moments?))';
const loss =
  '(?:divorce|separation|rupture|maladie|accident|perte|operation|crise|faillite|echec|licenciement)';
const own =
  '(?:(?:le|la|les|l|mon|ma|mes|un|une|ce|cette|ces|tous|toutes|tant|plus|de|des|du|d|nos|notre|a|aux) )*';

/** Folded: without accents and hyphens, elisions written out. */
export const mood: MoodWords = {
  fear: anyOf(
    'malades?|maladies?|perdr\\w*|perds?|perdu\\w*|perte\\w*|divorc\\w*|separ\\w*|rompr\\w*|rompu|rupture|echou\\w*|echec\\w*|rater\\w*|rate|problemes?|difficult\\w*|difficile\\w*|ennuis|soucis|mal|mauvais\\w*|pire|danger\\w*|accident\\w*|prison|vire|virer|viree|licenci\\w*|renvoy\\w*|chomage|demission\\w*|malchanc\\w*|pauvre\\w*|ruin\\w*|faillite|trompe\\w*|tromper\\w*|infidel\\w*|trahi\\w*|souffr\\w*|tard|tardi\\w*|retard\\w*|rejet\\w*|refus\\w*|endett\\w*|ennemis?|contre moi|jamais|magie noire|mauvais oeil|envout\\w*|bless\\w*|douleur\\w*|peur|abandonn\\w*|larguer|largue\\w*|plaquer|triste\\w*|crise\\w*|grave|graves|nefaste\\w*|negatif\\w*|malheur\\w*|obstacle\\w*|mentir\\w*|ment|dispute\\w*|depress\\w*',
    'seule? (?:toute ma vie|pour toujours|a vie)|(?:rester\\w*|finir\\w*|mourir|vieillir) (?:je )?(?:\\w+ )?(?:seule?s?|celibataire|sans enfants?|pauvre)',
    '(?:me|nous) (?:va )?quitt\\w*|va (?:til |elle |il )?me (?:quitter|laisser)|(?:il|elle|mari|femme|copain|copine|conjoint\\w*|compagn\\w+) (?:\\w+ ){0,2}quitt\\w*|quitt\\w* (?:je )?(?:mon|ma|ce|cet|cette|le|la) (?:travail|emploi|boulot|poste|job|metier|mari|femme|copain|copine|conjoint\\w*|compagn\\w+|mariage)',
  ),
  hope: anyOf(
    '(?:perdr\\w*|perds) (?:je |enfin |un peu |quelques |ces |mes |du |de |le |ma )*(?:\\d+ )?(?:poids|kilos?|ventre|graisse|peurs?|timidite)',
    '(?:enfin|finalement|reussir\\w*|oser\\w*|arriver\\w*|pouvoir|capable de) (?:\\w+ ){0,4}?(?:quitt\\w*|divorc\\w*|demission\\w*|separ\\w*|rompr\\w*|partir)(?: (?:mon|ma|ce|cet|cette|le|la) \\w+)?|quitt\\w* (?:je )?enfin(?: (?:mon|ma|ce|cet|cette|le|la) \\w+)?',
    '(?:arret\\w*|cess\\w*) (?:je )?(?:de )?(?:fumer|boire|souffrir|pleurer|la cigarette|le alcool)',
    `${trouble}(?: \\w+){0,5}? (?:fini\\w*|fin|termin\\w*|resol\\w*|resoudr\\w*|regl\\w*|pass\\w*|disparai\\w*|disparait\\w*|arret\\w*|cess\\w*|derriere|amelior\\w*|guer\\w*)`,
    `(?:fin|finir\\w*|sortir\\w*|sors|debarrass\\w*|surmont\\w*|vaincr\\w*|vaincre|rembours\\w*|resoudr\\w*|regl\\w*|gueri\\w*|remettr\\w*|liber\\w*|evit\\w*|echapp\\w*|protege\\w*|proteg\\w*|protection contre|sans|malgre|combattre|triompher\\w*) (?:je )?${own}${trouble}`,
    `(?:apres|depuis|suite a) ${own}(?:\\w+ )?${loss}`,
    '(?:homme|femme|quelqu\\W?un|personne) divorcee?|(?:plus|trop|pas trop) tard dans|plus tard|tot ou tard|ne (?:\\w+ )?(?:pas|jamais|plus) (?:echouer|perdre|souffrir|rater|etre seule?)',
    '(?:relation|mariage|couple|sante|situation|chance) (?:\\w+ ){0,3}(?:amelior\\w*|retabli\\w*)',
  ),
};
