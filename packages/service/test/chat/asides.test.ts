import { describe, expect, test } from 'vitest';
import { anna, chatWith, readByAnna } from './conversation.ts';

const kinds = {
  cost: [
    'How much does this cost?',
    'Was kostet das?',
    'wie viel kostet',
    'Combien ça coûte ?',
    '¿Cuánto cuesta?',
    'Quanto costa?',
    'Quanto custa?',
    'Сколько это стоит?',
    'इसकी कीमत क्या है?',
    'kitna paisa lagta',
    'இது இலவசமா?',
  ],
  order: [
    'I want my money back',
    'Ich will mein Geld zurück',
    'Je veux être remboursé',
    'Quiero mi dinero de vuelta',
    'Voglio indietro i miei soldi',
    'Quero meu dinheiro de volta',
    'Верните деньги',
    'मेरे पैसे वापस करो',
    'mere paise wapas karo',
    'என் பணத்தைத் திருப்பிக் கொடுங்கள்',
  ],
  palm: [
    'can you read my palm?',
    'Kannst du meine Hand lesen?',
    'Peux-tu lire les lignes de ma main ?',
    '¿Puedes leer mi mano?',
    'Puoi leggere la mia mano?',
    'Você pode ler minha mão?',
    'Ты можешь прочитать мою ладонь?',
    'क्या आप मेरा हाथ देख सकते हैं?',
    'mera haath dekh sakte ho',
    'கை ரேகை பார்ப்பீர்களா?',
  ],
  trust: [
    'can I trust you',
    'Kann ich dir vertrauen?',
    'Puis-je te faire confiance ?',
    '¿Puedo confiar en ti?',
    'Posso fidarmi di te?',
    'Posso confiar em você?',
    'Можно ли тебе верить?',
    'क्या मैं आप पर भरोसा कर सकता हूँ?',
    'உங்களை நம்பலாமா?',
  ],
  erasure: [
    'please forget everything about me',
    'Lösche meine Daten',
    'Supprime mes données',
    'Borra mis datos',
    'Cancella i miei dati',
    'Apague meus dados',
    'Удали мои данные',
    'मेरा डेटा मिटा दो',
    'என் தரவை அழிக்கவும்',
  ],
  identity: [
    'are you a real person?',
    'Bist du ein Mensch?',
    'Es-tu un robot ?',
    '¿Eres un robot?',
    'Sei un robot?',
    'Você é um robô?',
    'Ты человек?',
    'क्या आप इंसान हैं?',
    'நீங்கள் ரோபோவா?',
  ],
  help: [
    'help',
    'Can you tell me my future?',
    'Was kannst du?',
    'Que peux-tu faire ?',
    '¿Qué puedes hacer?',
    'Cosa sai fare?',
    'O que você pode fazer?',
    'Что ты умеешь?',
    'आप क्या कर सकते हैं?',
    'நீங்கள் என்ன செய்ய முடியும்?',
  ],
  farewell: [
    'bye',
    'Tschüss',
    'Au revoir',
    'Adiós',
    'Arrivederci',
    'Tchau',
    'До свидания',
    'अलविदा',
    'பிறகு பார்க்கலாம்',
  ],
  missed: [
    'Your prediction was wrong',
    'Du hast gesagt, ich heirate 2023, das stimmt nicht',
    'Ta prédiction était fausse',
    'Tu predicción estaba equivocada',
    'Hai sbagliato tutto',
    'Sua previsão estava errada',
    'Ты ошибся',
    'आपकी भविष्यवाणी गलत निकली',
    'உங்கள் கணிப்பு தவறு',
  ],
  unanswered: [
    'You did not answer my question',
    'Du hast meine Frage nicht beantwortet',
    'Tu n’as pas répondu à ma question',
    'No respondiste a mi pregunta',
    'Non hai risposto alla mia domanda',
    'Você não respondeu à minha pergunta',
    'Ты не ответил на мой вопрос',
    'आपने मेरे सवाल का जवाब नहीं दिया',
    'mere sawal ka jawab nahi diya',
    'என் கேள்விக்கு பதில் சொல்லவில்லை',
  ],
};

describe.each(Object.entries(kinds))('a message about the chat itself: %s', (what, messages) => {
  test.each(messages)('The chat recognises the message and charges nothing: %s', async (q) => {
    expect(readByAnna(q)[0]?.subject).toMatchObject({ what });
    expect((await chatWith()({ ...anna, q })).free).toBe(true);
  });
});

test.each([
  ['will the money I lent come back?', 'money'],
  ['When will I get a refund of my tax?', 'money'],
  ['Bekomme ich mein geliehenes Geld zurück?', 'money'],
  ['How much will my wedding cost me?', 'expenses'],
  ['¿Volverá el dinero que presté?', 'money'],
  ['help me find work', 'career'],
  ['Aide-moi à trouver du travail', 'career'],
  ['Могу ли я доверять своему парню?', 'love'],
])(
  'The chat reads a question about a matter as such, although it uses words of a message about the chat: %s',
  (q, topic) => {
    expect(readByAnna(q).map(({ subject }) => subject)).toEqual([{ kind: 'topic', topic }]);
  },
);
