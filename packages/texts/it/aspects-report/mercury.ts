import type { PairTexts } from '../../aspects-report/texts.ts';

export const mercury: PairTexts<'Mercury'> = {
  'Mercury-Jupiter': {
    conjunction:
      'Pensi a lunghe arcate e le racconti bene. Imparare ti rallegra a ogni età, le tue storie crescono un poco a ogni racconto, e un redattore sarebbe la tua fortuna.',
    soft: 'Afferri l’insieme e sai tuttavia spiegare la parte. Lingue, viaggi, insegnamento e una buona discussione a cena ti tengono giovane la mente.',
    hard: 'Vedi prima la conclusione e riempi i fatti per strada. Il tuo giudizio è migliore delle tue cifre; fa’ controllare le cifre a qualcuno di noioso, e del giudizio non dubiterà nessuno.',
  },
  'Mercury-Venus': {
    conjunction:
      'Hai la mano leggera con le parole. Le cose sgradite le dici in modo che si possano ascoltare, ti piace una frase ben tornita come un oggetto ben fatto, e il paragrafo brutto tendi a lasciarlo fuori.',
    soft: 'Parlare con te è piacevole, ed è anche il tuo modo di amare. Scrivi il biglietto, ricordi l’anniversario di una battuta, e i piccoli screzi li componi prima che abbiano un nome.',
  },
  'Mercury-Saturn': {
    conjunction:
      'Pesi una frase prima di separartene. Pensi piano dove altri pensano forte, e alla fine hai ragione; a scuola forse dicevano che ti mancava la prontezza, e da allora controlli.',
    soft: 'Sai concentrarti. Piani, contratti, artigianato, tutto ciò che punisce la trascuratezza con te è al sicuro, e il tuo umorismo asciutto coglie di sorpresa.',
    hard: 'Prima di parlare hai già sentito ogni obiezione, e spesso poi non dici niente. Il critico che hai in testa ha buon occhio e cattive maniere: fallo entrare alla seconda stesura e tienilo fuori dalla prima.',
  },
  'Mercury-Uranus': {
    conjunction:
      'Le idee ti arrivano intere e fuori turno. Vedi il legame che nessuno aveva tracciato, le spiegazioni ti spazientiscono, e dovresti avere sempre con te di che scrivere.',
    soft: 'Impari sistemi nuovi per divertimento e li volgi a usi per cui non sono fatti. La tua conversazione ha spigoli; se ne esce con un pensiero che prima non c’era.',
    hard: 'I tuoi pensieri si sorpassano, e chi ascolta è ancora al primo. A metà delle tue frasi sconcertanti mancavano semplicemente due passaggi; di’ i passaggi, e saranno intuizioni.',
  },
  'Mercury-Neptune': {
    conjunction:
      'Pensi per immagini e senti quello che non è stato detto. Poesia, cinema e silenzi altrui ti sono leggibili; gli orari no, e te lo perdoni da tempo.',
    soft: 'Sai mettere in parole ciò che non ha bordi. Per capire ti basta un accenno, e la fantasia è un attrezzo che prendi e riponi.',
    hard: 'Senti quello che speri o quello che temi, e la frase in mezzo va perduta. Ripeti per iscritto ciò che è convenuto, anche tra amici; non è sfiducia, è un corrimano.',
  },
  'Mercury-Pluto': {
    conjunction:
      'Vuoi sapere che cosa c’è dietro, e domandi finché lo sai. La ricerca, la terapia, l’indagine, un guasto testardo in una macchina ti tengono per ore; la chiacchiera vuota non ti tiene nemmeno un minuto.',
    soft: 'Vedi attraverso una cosa senza smontarla in pubblico. La gente ti dice la verità perché te ne accorgeresti comunque, e i tuoi silenzi hanno peso.',
    hard: 'Un sospetto, una volta pensato, non si disfa più, e di notte ci giri intorno. Trovare prove ti riesce; cerca per una volta la prova che ti sbagli.',
  },
  'Mercury-Ascendant': {
    conjunction:
      'Parli, ti guardi intorno, domandi e dimostri meno anni. Il contatto è il tuo elemento e il tuo modo di pensare; con te una passeggiata è una conversazione e una conversazione è una passeggiata.',
    soft: 'Vai d’accordo con la gente perché ti incuriosisce. L’argomento comune lo trovi presto, e quello che dici va con la tua faccia.',
    hard: 'A un incontro pensi mentre si svolge. Gli altri mettono il testo, tu il commento, e dopo sai con esattezza che cosa avresti dovuto dire.',
  },
  'Mercury-Midheaven': {
    conjunction:
      'Ti si conosce per quello che dici, scrivi, vendi o insegni. Il tuo lavoro deve muoversi e deve parlare; un posto in cui nessuno ti chiede nulla ti farebbe rattrappire.',
    soft: 'Con chi decide ti spieghi bene. In te vivono più mestieri fianco a fianco, e i legami tra loro valgono più di ciascuno.',
    hard: 'Al lavoro pensi in una lingua e a casa in un’altra. Cambiare parere in pubblico ti è costato qualcosa, una volta; fallo di nuovo quando i fatti sono cambiati, solo dillo.',
  },
};
