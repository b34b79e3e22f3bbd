import type { AspectType } from '@palmleaf/engines/chart';
import type { Target } from '@palmleaf/engines/forecast';
import type { BodyName } from '@palmleaf/engines/zodiac';

type Tone = 'meets' | 'helps' | 'presses' | 'faces';

const toneOf: Readonly<Record<AspectType, Tone>> = {
  Conjunction: 'meets',
  Trine: 'helps',
  Sextile: 'helps',
  Square: 'presses',
  Opposition: 'faces',
};

/** What is touched in a person; each takes the singular. */
const parts: Readonly<Record<Target, string>> = {
  Sun: 'la tua volontà',
  Moon: 'il tuo sentimento',
  Mercury: 'il tuo pensiero',
  Venus: 'il tuo affetto',
  Mars: 'il tuo slancio',
  Jupiter: 'il tuo buon senso',
  Saturn: 'il tuo senso del dovere',
  Uranus: 'la tua indipendenza',
  Neptune: 'la tua immaginazione',
  Pluto: 'la tua profondità',
  'North Node': 'la tua direzione',
  Chiron: 'una tua vecchia ferita',
  Rahu: 'la tua fame di nuovo',
  Ketu: 'il tuo distacco',
  Ascendant: 'il tuo modo di fare',
  Midheaven: 'la tua posizione',
};

const slow: Readonly<Partial<Record<BodyName, Readonly<Record<Tone, string>>>>> = {
  Jupiter: {
    meets: 'trova più spazio',
    helps: 'ha il vento a favore',
    presses: 'cresce un po’ oltre misura, e l’arte è nella misura',
    faces: 'riceve lusinghe da fuori, perciò controlla prima di dire di sì',
  },
  Saturn: {
    meets: 'sente un richiamo alla serietà',
    helps: 'trova qualcosa di solido a cui appoggiarsi',
    presses: 'affronta una prova, e cresce con la pazienza',
    faces: 'incontra un limite che mette qualcun altro',
  },
  Uranus: {
    meets: 'si sveglia a qualcosa di nuovo',
    helps: 'si libera di una vecchia abitudine',
    presses: 'riceve uno scossone, perciò lascia posto alle sorprese',
    faces: 'resta di stucco per ciò che fanno gli altri',
  },
  Neptune: {
    meets: 'sogna e si apre',
    helps: 'trova ispirazione',
    presses: 'entra nella nebbia, perciò decidi con calma',
    faces: 'va dietro alle promesse altrui, perciò chiedi due volte',
  },
  Pluto: {
    meets: 'si rifà dalle fondamenta',
    helps: 'guadagna profondità e tenuta',
    presses: 'urta contro una questione di potere',
    faces: 'si misura con qualcuno di forte',
  },
};

const quick: Readonly<Record<Tone, string>> = {
  meets: 'si risveglia un poco',
  helps: 'riceve una mano',
  presses: 'incontra qualche resistenza',
  faces: 'si ritrova di fronte agli altri',
};

/** "il tuo sentimento affronta una prova, e cresce con la pazienza" */
export function touched(mover: BodyName, type: AspectType, target: Target): string {
  return `${parts[target]} ${(slow[mover] ?? quick)[toneOf[type]]}`;
}
