/** Letters, each with its sound; `-` is silent. */
const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(' ').map((pair) => {
      const [letter = '', ...spelling] = pair;
      return [letter, spelling.join('').replace('-', '')];
    }),
  );

const cyrillic = table(
  'аa бb вv гg дd еe ёe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цc чch шsh щsh ъ- ыi ь- эe юiu яia',
);
const consonants = table(
  'कk खkh गg घgh ङn चch छch जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl वv शsh षsh सs हh ळl ' +
    'கk ஙn சs ஞn டt ணn தt நn பp மm யy ரr லl வv ழl ளl றr னn ஜj ஷsh ஸs ஹh',
);
const vowels = table(
  'अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ऑo ाa िi ीi ुu ूu ृri ेe ैai ोo ौau ॉo ंn ँn ः- ़- ्- ' +
    'அa ஆa இi ஈi உu ஊu எe ஏe ஐai ஒo ஓo ஔau ாa ிi ீi ுu ூu ெe ேe ைai ொo ோo ௌau ்-',
);

/** Maps words in their script or in Latin letters to one form. Drops `a`, which Hindi often leaves silent. */
export function soundsOf(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  // All words together, which is faster. `.` matches no end of a line.
  return [...words.join('\n')]
    .map((letter) => cyrillic.get(letter) ?? consonants.get(letter) ?? vowels.get(letter) ?? letter)
    .join('')
    .replace(/4|s?ch|sh|zh/g, 's')
    .replace(/ph|f/g, 'p')
    .replace(/([kgtdpbjcs])h/g, '$1')
    .replace(/[wv]/g, 'v')
    .replace(/[zx]/g, 'j')
    .replace(/[qcg]/g, 'k')
    .replace(/y|ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/a/g, '')
    .replace(/(.)\1+/g, '$1')
    .split('\n');
}
