import type { PlanetTexts } from '../../natal-reading/texts.ts';

export const mars: PlanetTexts = {
  signs: [
    'Cuando quieres algo, Marte en Aries ya ha salido; te enciendes pronto, acabas pronto y no sirves para el rencor.',
    'Marte en Tauro empuja como un arado. Cuesta mucho provocarte, y luego vuelca la mesa.',
    'Marte en Géminis pelea con la lengua y en dos frentes, y trabajas mejor con varios hierros en el fuego.',
    'Marte en Cáncer defiende; por los tuyos sacas las uñas, por ti das rodeos, y el enfurruñarte es tu modo de ir a la guerra.',
    'Marte en Leo actúa a lo grande o no actúa, y tu mayor valentía tiene testigos.',
    'Marte en Virgo trabaja. Conviertes el enojo en orden, en exactitud, en una corrección más, y aguantas más que gente el doble de ruidosa.',
    'Marte en Libra lucha por lo justo y odia que lo vean luchar; ganas por ser razonable un minuto más.',
    'Marte en Escorpio está en casa propia, paciente y entero: esperas tu momento, no malgastas un golpe y no vas de farol.',
    'Marte en Sagitario carga contra las ideas; te apuntas a toda causa que tenga horizonte, y recoger se lo dejas a otros.',
    'Marte en Capricornio es fuerte, porque se guarda para la cumbre; en la crisis sabes tener frialdad, y conoces el para qué de cada esfuerzo.',
    'Marte en Acuario se rebela por principio, y te pones en marcha en cuanto alguien dice que siempre se ha hecho así.',
    'Marte en Piscis llega cediendo. Actúas con la marea del sentimiento, te cansa la oposición frontal, y a más de un bruto lo has sorprendido no estando donde caía el golpe.',
  ],
  houses: [
    'En la casa primera va delante de ti: la gente se prepara o cobra ánimo.',
    'Desde la casa segunda sale a cazar el sustento, gana deprisa y gasta con garbo.',
    'La casa tercera lo afila para el debate, y conduces, escribes y contestas más rápido de lo prudente.',
    'En la casa cuarta pelea en el hogar o por él; siempre hay algo en obras.',
    'La casa quinta le da juegos, pasión y riesgo, y compites por gusto.',
    'En la casa sexta se afana: necesitas trabajo físico o un problema duro, y la gente ociosa te irrita.',
    'La casa séptima lo manda a los brazos de rivales fuertes, y con alguno hasta se comparte la vida.',
    'Desde la casa octava entra donde otros se quedan fuera: urgencias, tabúes y asuntos enredados de los demás.',
    'La casa novena lo hace cruzado; viajas sin comodidades y discutes por tu verdad.',
    'Está en la casa décima como ambición, y prefieres que te ataquen arriba a la seguridad de en medio.',
    'En la casa undécima mueve grupos: tú empiezas la campaña, y las amistades se hacen haciendo algo juntos.',
    'La casa duodécima lo tiene a cubierto; tu enojo da rodeos, y tu fuerza aparece cuando le hace falta a otra persona.',
  ],
};
