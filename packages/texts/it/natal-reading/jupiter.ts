import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const jupiter: PlanetTexts = {
  signs: [
    'Giove in Ariete crede nel primo passo, e la fortuna ti viene incontro quando parti prima di sentirti a posto.',
    'Giove in Toro crede in ciò che cresce. Dagli tempo, terra e buona compagnia, e si moltiplica.',
    'Giove in Gemelli crede nel chiedere in giro; collezioni argomenti come altri i francobolli, e le occasioni le trovi parlando di passaggio.',
    'Giove in Cancro è esaltato, come dicono gli antichi: fiorisci accogliendo gente, e la generosità per te comincia ai fornelli.',
    'Giove in Leone crede nella grandezza, anche in quella altrui, e ciò che lodi spunta come una pianta.',
    'Giove in Vergine trova la sua fortuna nel dettaglio, e cresci rendendoti utile più in grande di quanto intendevi.',
    'Giove in Bilancia cresce con l’equità e con un buon compagno dopo l’altro.',
    'Giove in Scorpione cerca il profondo; ti fidi di ciò che ha superato una crisi, e di crisi tu ne hai superate.',
    'Giove in Sagittario è sul suo terreno e vuole la mappa intera; prendi il senso delle cose sul serio come altri il pane.',
    'Giove in Capricorno si allarga a tappe e con la ricevuta. Della fortuna facile diffidi, e quella difficile ti vuole bene.',
    'Giove in Acquario crede in persone che devono ancora essere inventate; la fortuna la trovi nelle reti e nelle riforme.',
    'Giove in Pesci è sul suo terreno e non sa passare oltre un randagio; ti sostiene qualcosa che preferisci non spiegare.',
  ],
  houses: [
    'Nella prima casa ti allarga i gesti, e alla gente piace starti vicino.',
    'Nella seconda casa confida che basterà, e spende di conseguenza.',
    'La terza casa gli dà storie, viaggi nei dintorni e un gran numero di conoscenze.',
    'Dalla quarta casa benedice il focolare; vuoi soffitti alti e la porta aperta.',
    'Nella quinta casa moltiplica le gioie, e i tuoi passatempi hanno il vizio di ingrandirsi.',
    'Nella sesta casa rende gradevole il lavoro, e di passaggio aiuti più gente di quanta altri ne aiutino apposta.',
    'La settima casa ti porta compagni di vedute larghe, e in due hai fortuna.',
    'Nell’ottava casa arriva attraverso ciò che si condivide, e vedi un acquisto dove altri contano una perdita.',
    'La nona casa è la sua, con lo studio, la fede e i paesi lontani, e lì ti apre le porte.',
    'Sta nella decima casa, e agli altri piace affidarti il comando.',
    'Nell’undicesima casa si fa amici in ogni campo, e qualcuno di loro ti solleva.',
    'Nella dodicesima casa lavora senza farsi vedere, come un custode, e l’aiuto ti arriva all’ultimo momento più spesso di quanto sia ragionevole.',
  ],
};
