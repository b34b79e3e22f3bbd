import type { SafetyTexts } from './safety-texts.ts';

export const es: SafetyTexts = {
  advice: {
    'self-harm':
      'Lo que cuentas duele mucho, y es más importante que cualquier carta. Por favor, no te quedes a solas con ello: habla ahora con alguien, una persona de confianza o una línea de ayuda. Si tú, o la persona que te preocupa, pudiera actuar hoy, llama a emergencias y aléjate de todo lo que pueda hacer daño.',
    violence:
      'Lo que describes es violencia, y nadie la merece. Ninguna carta puede decir si alguien va a parar, ni debe decidir si te quedas. Si estás en peligro ahora, ve a un lugar seguro y llama a emergencias. Una línea de ayuda te escucha de forma confidencial y te ayuda a dar el siguiente paso.',
    'child-abuse':
      'Lo primero es que el niño o la niña esté a salvo, y eso no lo puede juzgar ninguna carta. Si corre peligro ahora, llama a emergencias. Cuenta hoy mismo lo que sabes a un adulto de confianza o a una línea de ayuda. Si te pasa a ti: no es culpa tuya y puedes contarlo.',
    threat:
      'Estás bajo mucha presión y alguien podría salir herido. Por favor, aléjate de la situación y de todo lo que pueda servir de arma, y habla ahora con alguien. Si crees que podrías hacer daño a alguien, llama a emergencias. Una carta no responde a esto.',
    medical:
      'Esta es una pregunta para un médico; una carta no puede responderla. Si los síntomas son graves o repentinos, llama a emergencias o ve ahora a un hospital. Por favor, no dejes ni cambies un medicamento o un tratamiento sin consultar a un médico.',
  },
  helpIsHere: 'Aquí puedes recibir ayuda:',
  emergency: 'Emergencias',
};
