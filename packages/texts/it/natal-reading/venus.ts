import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const venus: PlanetTexts = {
  signs: [
    'In amore, Venere in Ariete vuole un inizio al giorno; verso chi ti piace ci vai di persona, e una piccola gara ti tiene al caldo.',
    'In amore, Venere in Toro è sul suo terreno: scegli con i sensi, resti dove è buono e l’affetto lo metti in pentola.',
    'Venere in Gemelli si conquista dall’orecchio. Ami chi ti fa ridere a metà di una frase, e alla noia non sai essere fedele.',
    'Venere in Cancro ama dando riparo, e vuoi che ti facciano entrare nell’infanzia, nella cucina e nelle giornate storte.',
    'Venere in Leone corteggia a piene mani; vuoi che l’amore sia una festa, le resti fedele, e un brindisi ogni tanto te lo aspetti.',
    'Venere in Vergine ama con piccoli servizi e sguardo esatto. Rammendi il cappotto più volentieri di quanto scrivi il sonetto, e hai più timidezza di quel che sembra.',
    'Venere in Bilancia è sul suo terreno, e hai il dono del due: la distanza giusta, la parola giusta, la tavola apparecchiata in modo che entrambi facciano bella figura.',
    'Venere in Scorpione vuole tutto oppure aspetta; la civetteria ti annoia, la dedizione no, e senti subito quando un fascino è stato provato allo specchio.',
    'Venere in Sagittario si innamora di un modo di ridere e di un biglietto per chissà dove; ti serve compagnia d’avventura più che qualcuno che ti custodisca.',
    'Venere in Capricorno corteggia tardi e fa sul serio. Prima di adorare rispetti, e la tua idea di romanticismo comprende una persona che si presenta davvero.',
    'Venere in Acquario ama un’amicizia che le pare strana; lasci la porta aperta e ti commuovi se qualcuno rimane.',
    'Venere in Pesci ama senza contorni, e vedi il principe nascosto quasi in tutti, il che ogni tanto ne fa comparire uno.',
  ],
  houses: [
    'Nella prima casa ti leviga i modi, e la gente pensa bene di te prima di sapere perché.',
    'La seconda casa le dà gusto per gli oggetti: ne compri pochi e buoni, e ti piace avere qualcosa da regalare.',
    'Dalla terza casa addolcisce le parole di ogni giorno, e i tuoi messaggi vengono conservati.',
    'Nella quarta casa fa della casa la sua opera d’arte, e inviti più volentieri di quanto esci.',
    'La quinta casa è il suo cortile di giochi, con amori, musica, teatro e una mano larga con i bambini.',
    'Nella sesta casa è gentile sul lavoro, e un compito lo sai amare per le persone con cui lo fai.',
    'Sta nella settima casa come compagna nata; in due hai più senso, e conosci l’arte di cedere senza sparire.',
    'L’ottava casa la porta sotto la superficie, dove l’affetto si lega alla fiducia, e la gelosia all’amore.',
    'Dalla nona casa si innamora di accenti, idee e coste lontane, e chi veniva da altrove forse ti è ormai più vicino di tutti.',
    'Nella decima casa ti aiuta a salire: al tuo posto ti vogliono bene, e il lavoro può essere proprio la bellezza o la mediazione.',
    'L’undicesima casa fa degli amici amori e degli amori amici, e una cerchia la tieni insieme rallegrandoti di vedere ciascuno.',
    'Nella dodicesima casa ama in segreto o in devozione, e dai di più dove nessuno tiene il conto.',
  ],
};
