import type { AspectPoint } from '@palmleaf/engines/chart';
import type { VoiceTexts } from '../../natal-reading/texts.ts';
import { names } from '../names.ts';

/** With con, which does not contract. */
const withPoint = (point: AspectPoint): string => `con ${names[point]}`;

export const voice: VoiceTexts = {
  leads: {
    Sun: 'Il Sole è la voce più forte di questo tema: ci sei per rispondere di qualcosa, e dove ti lasciano soltanto dare una mano ti senti fuori posto.',
    Moon: 'La Luna è la voce più forte di questo tema; in te il sentimento viene prima, e le ragioni si trovano dopo.',
    Mars: 'Marte è la voce più forte di questo tema. Capisci la vita mettendoci le mani, e restare a guardare è la cosa più dura che ti si possa chiedere.',
    Mercury:
      'Mercurio è la voce più forte di questo tema. Vivi di domande e di parole, e un giorno senza niente di nuovo a cui pensare è un giorno perso.',
    Jupiter:
      'Giove è la voce più forte di questo tema: cerchi il senso più largo, e cresci, insegni, prometti e perdoni in grande.',
    Venus:
      'Venere è la voce più forte di questo tema: ti orienti su ciò che ami, e il brutto, nelle forme o nei sentimenti, ti toglie forze vere.',
    Saturn:
      'Saturno è la voce più forte di questo tema. Prendi la vita sul serio e lei ha preso sul serio te; quello che più stimi di te ha richiesto tempo.',
    Uranus:
      'Urano è la voce più forte di questo tema. L’eccezione è il tuo mestiere, e davanti a chi dice che si è sempre fatto così cerchi il cappotto.',
    Neptune:
      'Nettuno è la voce più forte di questo tema: vivi con un piede in ciò che potrebbe essere, e capisci le persone da quello che desiderano.',
    Pluto:
      'Plutone è la voce più forte di questo tema. Vuoi sapere che cosa c’è in fondo, fai poche cose a metà, e più di una volta hai ricominciato da terra.',
  },
  reasons: {
    rising: (planet) => `${names[planet]} era sull’orizzonte orientale nell’ora della tua nascita`,
    culminating: (planet) =>
      `${names[planet]} era al Medio Cielo, nel punto più alto del tema, nell’ora della tua nascita`,
    setting: (planet) => `${names[planet]} era sull’orizzonte occidentale nell’ora della tua nascita`,
    anchoring: (planet) => `${names[planet]} era nel punto più basso del tema nell’ora della tua nascita`,
    domicile: (planet) => `${names[planet]} è nel suo domicilio`,
    exalted: (planet) => `${names[planet]} è nel segno della sua esaltazione`,
    ruler: (planet) => `${names[planet]} governa il segno che sorgeva`,
    tied: (planet, to) => `${names[planet]} è in aspetto stretto ${withPoint(to)}`,
  },
  because: (one, other) =>
    other === undefined
      ? `Lo si capisce da questo: ${one}.`
      : `Lo si capisce da due cose: ${one}, e ${other}.`,
  retrograde: {
    Mercury: 'Era retrogrado nell’ora della tua nascita: pensi prima all’indietro e poi in avanti.',
    Venus: 'Era retrograda alla tua nascita: ciò che hai amato, spesso lo sai al secondo sguardo.',
    Mars: 'Alla tua nascita era retrogrado; la forza va prima verso l’interno ed esce tardi, ben meditata.',
    Jupiter: 'Poiché era retrogrado, la fede la trovi per conto tuo e non in un’assemblea.',
    Saturn:
      'Poiché era retrogrado, il giudice più severo è uno interiore, che non ti ha mai visto in faccia.',
  },
  weak: {
    Sun: 'A remare contro è un Sole in un segno che gli è estraneo: ti vedi prima con gli occhi degli altri, e l’orgoglio va imparato come una lingua.',
    Moon: 'A remare contro è una Luna lontana dalle sue acque: con i tuoi sentimenti hai più rigore di quanto ne avrebbe chiunque.',
    Mars: 'A remare contro è Marte in un segno dove non può colpire: aspetti, aggiri o cedi, e solo più tardi ti accorgi che c’era della rabbia.',
    Mercury:
      'A remare contro è Mercurio in un segno che gli sta largo: vedi l’insieme così in fretta che le parti si perdono.',
    Jupiter:
      'A remare contro è Giove in un segno che lo rimpicciolisce: della fortuna ti fidi solo quando è stata verificata.',
    Venus:
      'A remare contro è Venere in un segno che non le dà riposo: l’amore vuole pace, e tu gli porti un compito.',
    Saturn:
      'A remare contro è Saturno in un segno che non regge il suo peso: usi il rigore dove è di troppo e l’indulgenza dove servirebbe il rigore.',
  },
  strong: {
    Sun: 'A tuo favore, il Sole è in un segno che gli fa onore, e la stima che hai di te sopravvive alle sconfitte.',
    Moon: 'A tuo favore, la Luna è in un segno che la tratta bene, e sai nutrirti, in tutti i sensi.',
    Mars: 'A tuo favore, Marte è in un segno dove va ben armato: una volta deciso, si fa.',
    Mercury:
      'A tuo favore, Mercurio è in un segno suo, e la chiarezza di pensiero ti tira fuori da quasi tutto.',
    Jupiter: 'A tuo favore, Giove è in un segno che gli si addice, e l’aiuto ti trova.',
    Venus: 'A tuo favore, Venere è in un segno che le si addice: sai farti voler bene, ed è un’arte.',
    Saturn: 'A tuo favore, Saturno è in un segno dove lo rispettano, e ciò che costruisci resta.',
  },
  missing: {
    Fire: 'A parte i tre pianeti esterni, nessuno si trova nel fuoco: l’entusiasmo te lo attaccano gli altri, e li scegli di conseguenza.',
    Earth:
      'A parte i tre pianeti esterni, nessuno si trova nella terra: il lato pratico si impara, non viene in dono, e un buon calendario è il tuo migliore amico.',
    Air: 'A parte i tre pianeti esterni, nessuno si trova nell’aria: prendere le distanze ti costa, e mettere le cose per iscritto te ne regala un po’.',
    Water:
      'A parte i tre pianeti esterni, nessuno si trova nell’acqua: i sentimenti ti arrivano tardi, nel corpo o in altre persone, e meritano un secondo sguardo.',
  },
  atPeace:
    'Niente in questo tema rema davvero contro, e accade meno spesso di quanto sembri; la resistenza dovrà venirti da fuori, perciò scegli un compito un po’ troppo grande.',
  signature: {
    Fire: {
      Cardinal:
        'Il peso maggiore sta nel fuoco e nei segni cardinali: dai il meglio nella prima ora di qualsiasi cosa.',
      Fixed:
        'Il peso maggiore sta nel fuoco e nei segni fissi: il tuo entusiasmo non divampa, arde, e può scaldare una casa.',
      Mutable:
        'Il peso maggiore sta nel fuoco e nei segni mobili: ti accendi facilmente e porti la fiamma da un posto all’altro.',
    },
    Earth: {
      Cardinal:
        'Il peso maggiore sta nella terra e nei segni cardinali: cominci cose vere, con una data e le ore contate.',
      Fixed: 'Il peso maggiore sta nella terra e nei segni fissi: al mattino, ci sei ancora.',
      Mutable:
        'Il peso maggiore sta nella terra e nei segni mobili: ti arrangi, rammendi, migliori e non butti via niente.',
    },
    Air: {
      Cardinal:
        'Il peso maggiore sta nell’aria e nei segni cardinali: metti insieme persone e idee e apri la seduta.',
      Fixed:
        'Il peso maggiore sta nell’aria e nei segni fissi: ci hai pensato a fondo e nessuno te lo toglie dalla testa.',
      Mutable:
        'Il peso maggiore sta nell’aria e nei segni mobili: la tua mente è una strada con molte porte, tutte socchiuse.',
    },
    Water: {
      Cardinal:
        'Il peso maggiore sta nell’acqua e nei segni cardinali: agisci partendo dal sentimento, e prima di tutto per i tuoi.',
      Fixed:
        'Il peso maggiore sta nell’acqua e nei segni fissi: calma in superficie, profondità sotto, e non molli la presa.',
      Mutable:
        'Il peso maggiore sta nell’acqua e nei segni mobili: prendi la forma del vaso e ti ricordi del mare.',
    },
  },
  lights: {
    'Fire-Fire':
      'Sole e Luna ardono entrambi: volere e sentire sono rapidi e caldi, e il riposo va prescritto.',
    'Earth-Fire':
      'Delle tue due luci una arde e l’altra è di terra: ti accendi piano o costruisci in fretta, finché le due non fanno a turno.',
    'Air-Fire': 'Fuoco e aria si dividono le tue due luci: un’idea diventa avventura prima di cena.',
    'Fire-Water':
      'Fuoco e acqua si dividono le tue due luci, e fanno vapore: senti con ardore e ti raffreddi con rimpianto.',
    'Earth-Earth':
      'Sole e Luna poggiano entrambi sulla terra: ti servono poche parole, cose vere e una porta che chiuda bene.',
    'Air-Earth':
      'Delle tue due luci una vive nell’aria e l’altra al suolo: hai testa per le idee e un occhio all’orologio.',
    'Earth-Water':
      'Terra e acqua si dividono le tue due luci, e qualcosa cresce: curi ciò che hai, e hai ciò che curi.',
    'Air-Air':
      'Sole e Luna vivono entrambi nell’aria: pensi perfino i sentimenti, e parlare è il tuo respiro.',
    'Air-Water':
      'Aria e acqua si dividono le tue due luci: quello che senti lo capisci il giorno dopo, e quello che hai capito lo senti allora.',
    'Water-Water':
      'Sole e Luna sono entrambi d’acqua: vai a sensazione, e i ragionamenti asciutti ti passano accanto.',
  },
  use: {
    Sun: 'Perciò lasciati vedere mentre fai ciò in cui credi, almeno una volta alla settimana e senza scusarti.',
    Moon: 'Perciò da’ ai tuoi sentimenti un posto fisso nella giornata, prima dei doveri, e ti servirà meno di tutto il resto.',
    Mars: 'Perciò consuma ogni giorno la tua forza su qualcosa che resiste, e tieni il resto della giornata per le persone.',
    Mercury: 'Perciò scrivilo, spediscilo e lascia che qualcuno risponda.',
    Jupiter: 'Perciò scegli la cosa grande, e per lei di’ di no a due belle.',
    Venus:
      'Perciò metti qualcosa di bello dove devi vederlo ogni giorno, e di’ alle persone che ami che cosa esattamente ti piace di loro.',
    Saturn: 'Perciò continua a costruire piano, e fissa un giorno in cui ci giri soltanto intorno e guardi.',
    Uranus: 'Perciò metti un’uscita in ogni impegno; allora potrai permettertene qualcuno.',
    Neptune: 'Perciò da’ al sogno una forma, anche piccola, che un’altra persona possa vedere e toccare.',
    Pluto: 'Perciò va’ alla radice, ma di una faccenda alla volta, e lascia che le altre siano comuni.',
  },
  heed: {
    Sun: 'E dove parla l’orgoglio, chiedigli di che cosa ha paura.',
    Moon: 'E quando un umore dice che sarà sempre così, lascia che ci dorma sopra.',
    Mars: 'E quando arriva la rabbia, dalle movimento e un quarto d’ora prima di darle parole.',
    Mercury: 'E dove la testa non smette di spiegare, chiedile la versione breve.',
    Jupiter: 'E quando tutto sembra possibile, conta le sere che costerebbe.',
    Venus: 'E dove ti scopri gentile senza pensarci, controlla se volevi dire di sì.',
    Saturn: 'E quando l’esaminatore interiore ti chiede i documenti, digli che qui ci abiti.',
    Uranus: 'E prima di strappare qualcosa, aspetta tre notti.',
    Neptune: 'E dove è troppo bello per guardarlo da vicino, guarda.',
    Pluto: 'E dove ti accorgi che devi vincere per forza, alzati un momento dal tavolo.',
  },
};
