import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const moon: PlanetTexts = {
  signs: [
    'Avec la Lune en Bélier, tes sentiments arrivent en courant et repartent de même. La colère te tient dix minutes, le regret une seule, et consoler veut dire pour toi qu’enfin quelque chose se fasse.',
    'La Lune en Taureau te donne une humeur de bon pain : simple, lente à lever, nourrissante. Tu t’apaises en touchant, en mangeant, en jardinant, et tu quittes à regret un lieu qui t’a fait du bien.',
    'Avec la Lune en Gémeaux, tu apprends ce que tu ressens en le racontant. Un message auquel on répond aussitôt t’est une caresse, le silence t’inquiète, et deux humeurs peuvent loger en toi porte à porte.',
    'La Lune en Cancer est dans ses propres eaux : tu sens par marées, tu te souviens avec le ventre et tu sais depuis la cuisine comment va chacun. Les tiens sont soignés, qu’ils l’aient demandé ou non.',
    'Avec la Lune en Lion, il te faut la première place dans un cœur. Tu donnes de l’affection comme on donne une fête, avec des bougies, et un merci tiède te poursuit plus longtemps que tu ne l’avoues.',
    'La Lune en Vierge se console en remettant de l’ordre. Tu montres ton amour en remarquant le pneu dégonflé, et le souci est le prix d’une tête qui ne cesse de veiller sur les autres.',
    'Avec la Lune en Balance, ta paix dépend du ton de la pièce. On vit bien avec toi, tu arrondis les choses avant qu’elles soient dites, et porter une décision sans personne te fatigue.',
    'La Lune en Scorpion sent jusqu’au fond et n’en montre guère. À la troisième phrase tu sais à qui te fier, une trahison ne s’oublie pas, et la tendresse est chez toi chose grave.',
    'Avec la Lune en Sagittaire, tes sentiments ont besoin d’air. Un voyage, une vue, une bonne dispute sur Dieu te consolent, et tu quittes une humeur comme on quitte une gare.',
    'La Lune en Capricorne tient les sentiments en ordre et garde les larmes pour plus tard. On comptait sur toi avant de te l’avoir demandé ; servir te paraît plus sûr que plaire, et qui reste découvre ta douceur.',
    'Avec la Lune en Verseau, tu observes tes sentiments pendant que tu les as. Amitié est ton mot le plus chaud, la presse te refroidit, et tu pardonnes presque tout sauf qu’on attende de toi une réaction.',
    'La Lune en Poissons n’a pas de volets. Le chagrin du film, du voisin, du chien d’en face entre chez toi, et il te faut plus de sommeil, plus de musique et plus de silence que d’autres ne trouvent raisonnable.',
  ],
  houses: [
    'Elle se tient dans la première maison, où la moindre humeur se voit ; on t’apporte ses peines avant de savoir ton nom.',
    'Dans la deuxième maison, elle veut le garde-manger plein, et ton sentiment de sécurité monte et descend avec tes réserves.',
    'La troisième maison la rend causante : il te faut la ronde quotidienne des petites nouvelles, et un frère, une sœur ou un voisin fait partie de tes meubles intimes.',
    'Elle est chez elle dans la quatrième maison, et l’endroit où tu vis compte plus que ce que tu fais ; un déménagement te remue une année.',
    'De la cinquième maison, elle cherche la joie, chez les enfants, dans le jeu, dans les assiduités, et ton cœur reste plus jeune que ton passeport.',
    'Dans la sixième maison, elle vit d’habitudes : la même tasse, la même promenade, quelqu’un dont s’occuper, et une semaine en désordre te tape sur les nerfs.',
    'La septième maison la confie à l’autre : tu sens ce que sent la personne en face et tu attends parfois qu’on te dise ce qui te plairait.',
    'Elle est au fond de la huitième maison, où la proximité veut dire tout savoir l’un de l’autre, et la moitié de ce que tu perçois, personne ne te l’a dit.',
    'Dans la neuvième maison, elle a le mal d’ailleurs, et une langue étrangère, une foi ou un long trajet en train peut être plus chez toi que chez toi.',
    'Elle est dans la dixième maison, à la vue de tous ; ton temps intérieur devient une nouvelle, et des inconnus croient te connaître.',
    'La onzième maison lui donne une famille d’amis, et tu te reposes là où plusieurs que tu aimes tiennent dans une cuisine.',
    'Elle s’est retirée dans la douzième maison, où elle recueille tout et raconte peu ; il te faut une heure par jour où personne ne veut rien de toi.',
  ],
};
