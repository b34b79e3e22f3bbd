import type { PairTexts } from '../../aspects-report/texts.ts';

export const venus: PairTexts<'Venus'> = {
  'Venus-Saturn': {
    conjunction:
      'Prendi l’amore sul serio e non lo dai alla leggera. Età, esperienza o distanza possono far parte della storia; quello che hai scelto una volta lo tieni, e il tuo gusto va a poche cose, fatte per durare.',
    soft: 'Sei leale senza durezza. L’affetto con te cresce negli anni, sai vivere bene con poco rumore, e chi ha condiviso lavoro con te conserva il legame.',
    hard: 'Aspetti la certezza, e una pausa ti sembra un rifiuto. Preferisci fare senza piuttosto che chiedere; eppure chi ti ama darebbe molto perché gli si chiedesse.',
  },
  'Venus-Uranus': {
    conjunction:
      'Ti innamori di ciò che non ti somiglia, e succede da un minuto all’altro. In ogni legame ti serve aria; un’amicizia con una scintilla ti tiene più a lungo dei giuramenti.',
    soft: 'Tieni vivo l’amore. Le persone ti piacciono proprio per le loro stranezze, con gli amori di un tempo vai d’accordo, e il tuo gusto è in anticipo di dieci anni.',
    hard: 'Appena ci si potrebbe contare perde lo smalto, o attiri quelli a cui succede. Chiedi la distanza apertamente e per tempo, una stanza, una sera, un viaggio, e per averla non dovrai rompere niente.',
  },
  'Venus-Neptune': {
    conjunction:
      'Hai l’occhio di un poeta: ami la luce su una persona quanto la persona. Arte e misericordia in te sono di casa. Chi vive con te vorrebbe qualche volta uno sguardo senza la luce.',
    soft: 'La bellezza ti muove alla bontà. Con i difetti hai mano dolce, orecchio in qualche senso della parola, e sai amare senza contare.',
    hard: 'Ti invaghisci di un desiderio e gli dai un volto. Il risveglio è amaro soprattutto perché tanta parte del quadro l’hai dipinta tu; guarda a lungo che cosa fa qualcuno nei giorni opachi.',
  },
  'Venus-Pluto': {
    conjunction:
      'Ami come chi ha soltanto questa vita. La compagnia tiepida ti annoia, l’attrazione ha per te qualcosa di fatale, e da ogni grande amore esci con un’altra pelle.',
    soft: 'Vai a fondo senza divorare. Senti di che cosa l’altro si vergogna e lo ami anche lì, e quello che trovi bello ha spesso una cicatrice.',
    hard: 'Stringi di più dove ti fidi di meno. Gelosia, prove, silenzio: sono modi di chiedere se ti si possa lasciare. Chiedilo direttamente, una volta, e lascia che la risposta valga.',
  },
  'Venus-Ascendant': {
    conjunction:
      'Piaci prima di aver fatto qualcosa. I tuoi modi sono morbidi, il tuo aspetto è curato, e la gente ti dice di sì; bada che senta anche il tuo no.',
    soft: 'Hai una cortesia naturale. Vesti, parli e ti muovi in modo che gli altri stiano bene, e con te le presentazioni sono un piacere.',
    hard: 'Vedi così chiaramente che cosa piacerebbe all’altro da scordarti di sentire il tuo parere. Nello specchio di un compagno fai una bella figura; guarda ancora quando non c’è nessuno.',
  },
  'Venus-Midheaven': {
    conjunction:
      'Il tuo lavoro ha a che fare con la bellezza, con le persone o con la pace tra loro, o ne trarrebbe vantaggio. Nel tuo posto ti vogliono bene, e il fascino fa parte del mestiere.',
    soft: 'Il tatto ti porta più lontano dei gomiti. Al lavoro ti fai alleati, e quello che lascia le tue mani sembra finito, fino allo spago del pacco.',
    hard: 'Prendi il posto piacevole e ti sfugge quello giusto, oppure amore e carriera chiedono le stesse sere. Decidi quale dei due ti vergogneresti di aver trascurato.',
  },
};
