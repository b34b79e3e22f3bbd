/** From Sunday. Only words that are no month: mar is martes, and March. */
const names = [
  'sunday sun sonntag dimanche domingo domenica zondag niedziela воскресенье रविवार 日曜日',
  'monday mon montag lundi lunes segunda-feira lunedì maandag poniedziałek понедельник सोमवार 月曜日',
  'tuesday tue tues dienstag mardi martes terça-feira martedì dinsdag wtorek вторник मंगलवार 火曜日',
  'wednesday wed mittwoch mercredi miércoles quarta-feira mercoledì woensdag środa среда बुधवार 水曜日',
  'thursday thu thur thurs donnerstag jeudi jueves quinta-feira giovedì donderdag czwartek четверг गुरुवार 木曜日',
  'friday fri freitag vendredi viernes sexta-feira venerdì vrijdag piątek пятница शुक्रवार 金曜日',
  'saturday sat samstag sonnabend samedi sábado sabato zaterdag sobota суббота शनिवार 土曜日',
];

const numbers: ReadonlyMap<string, number> = new Map(
  names.flatMap((list, at) => list.split(' ').map((name) => [name, at] as const)),
);

/** Returns the weekday that a date names, 0 for Sunday. */
export function weekdayNamed(text: string): number | undefined {
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}-]{2,}/gu)) {
    const found = numbers.get(word);
    if (found !== undefined) return found;
  }
  return undefined;
}
