import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mercury: PlanetTexts = {
  signs: [
    'Mercure en Bélier pense manches retroussées : tu le dis d’abord, tu l’adoucis ensuite, et tu aimes mieux qu’on te corrige que d’aller lentement.',
    'Mercure en Taureau pense au pas et se souvient avec les mains ; ce que tu as compris une fois est à toi.',
    'Mercure en Gémeaux est chez lui, et ton esprit saute, relie, imite et demande ; le seul danger est de répondre avant que la question soit profonde.',
    'Mercure en Cancer garde ce qui l’a ému ; tu penses en histoires et en voix, et tu sais encore ce qu’on servait le jour de la querelle.',
    'Mercure en Lion parle du bord de la scène ; tu convaincs parce qu’on voit que la phrase te réjouit.',
    'Mercure en Vierge est chez lui, à trier : tu trouves la faute, le meilleur mot, le chemin plus court, et le vague te donne une sorte de mal de dents.',
    'Mercure en Balance pèse, retourne la balance et pèse encore ; tu défends avec élégance le parti absent.',
    'Mercure en Scorpion lit les petites lignes d’un visage. Où d’autres posent dix questions tu en poses une, et c’est celle qu’on avait sautée.',
    'Mercure en Sagittaire court vers la conclusion, bras ouverts ; tu penses par exemples, par éclats de rire, par grandes cartes où manquent quelques routes.',
    'Mercure en Capricorne pense en titres et en conséquences ; tu parles quand il y a quelque chose à décider, et l’on en prend note.',
    'Mercure en Verseau pense en biais et aime les systèmes ; tu soutiens calmement l’étrange, et le courant avec méfiance.',
    'Mercure en Poissons pense en images qui refusent de se mettre en rang. Tu comprends un poème aussitôt et un formulaire au troisième essai.',
  ],
  houses: [
    'Dans la première maison, il se lit sur ton visage, et tu traverses le monde en posant des questions.',
    'De la deuxième maison, il calcule : les mots, les chiffres ou les marchés deviennent ton gagne-pain.',
    'La troisième maison double sa vitesse, et ta journée est faite d’appels, de courses et de phrases commencées par d’autres.',
    'Dans la quatrième maison, il lit au foyer ; bien des choses que tu penses, tu les as d’abord entendues à la table de famille.',
    'La cinquième maison lui apprend à jouer : tu apprends par le jeu, tu badines avec les mots et tu sais expliquer aux enfants.',
    'Il a à faire dans la sixième maison, où la méthode, les listes et le bon outil te sont une joie tranquille.',
    'Dans la septième maison, il veut un interlocuteur : tu penses mieux à voix haute, devant quelqu’un qui réplique.',
    'La huitième maison le fait creuser, et ce qui n’est pas dans la brochure t’attire.',
    'De la neuvième maison, il veut étudier, publier, voyager, traduire, et n’en a jamais fini avec l’école.',
    'La dixième maison lui donne une voix publique ; parler, écrire ou négocier fait partie de ton métier.',
    'Dans la onzième maison, il pense en compagnie : tu connais toujours quelqu’un qui connaît quelqu’un.',
    'Caché dans la douzième maison, il pense d’abord sans mots, et tes meilleures idées viennent quand tu ne cherches plus.',
  ],
};
