import type { PairTexts } from '../../aspects-report/texts.ts';

export const venus: PairTexts<'Venus'> = {
  'Venus-Saturn': {
    conjunction:
      'Du nimmst die Liebe ernst und gibst sie nicht leichthin. Alter, Erfahrung oder Entfernung können zur Geschichte gehören; was du einmal gewählt hast, behältst du, und dein Geschmack geht auf wenige Dinge, die gemacht sind, um zu halten.',
    soft: 'Du bist treu, ohne streng zu sein. Zuneigung wächst bei dir mit den Jahren, du kannst einfach und gut leben, und wer Arbeit mit dir geteilt hat, bleibt dir verbunden.',
    hard: 'Du wartest, bis du sicher bist, und eine Pause sieht für dich wie eine Absage aus. Lieber verzichtest du, als zu bitten; dabei gäben die Menschen, die dich lieben, viel darum, gebeten zu werden.',
  },
  'Venus-Uranus': {
    conjunction:
      'Du verliebst dich in das, was dir nicht gleicht, und es geschieht von einer Minute auf die andere. In jeder Bindung brauchst du Luft; Freundschaft mit einem Funken darin hält dich länger als Schwüre.',
    soft: 'Du hältst die Liebe lebendig. Du magst Menschen gerade ihrer Eigenheiten wegen, verstehst dich mit früheren Partnern, und dein Geschmack ist zehn Jahre zu früh.',
    hard: 'Sobald man sich darauf verlassen könnte, verliert es seinen Glanz, oder du ziehst die an, bei denen es so ist. Bitte offen und rechtzeitig um Abstand, um ein Zimmer, einen Abend, eine Reise, und du wirst nichts zerbrechen müssen, um ihn zu bekommen.',
  },
  'Venus-Neptune': {
    conjunction:
      'Du hast das Auge eines Dichters: Du liebst das Licht auf einem Menschen so sehr wie den Menschen. Kunst und Barmherzigkeit sind in dir zu Hause. Wer mit dir lebt, würde manchmal gern ohne das Licht gesehen.',
    soft: 'Schönheit bewegt dich zur Güte. Du bist sanft mit Schwächen, in irgendeinem Sinn des Wortes musikalisch und fähig zu lieben, ohne zu zählen.',
    hard: 'Du verfällst einer Sehnsucht und gibst ihr ein Gesicht. Das Erwachen ist vor allem deshalb bitter, weil du so viel daran selbst gemalt hast; sieh lange hin, was jemand an trüben Tagen tut.',
  },
  'Venus-Pluto': {
    conjunction:
      'Du liebst wie jemand, der nur dieses eine Leben hat. Halbherzige Gesellschaft langweilt dich, Anziehung hat für dich etwas Schicksalhaftes, und aus jeder großen Liebe kommst du verwandelt hervor.',
    soft: 'Du gehst in die Tiefe, ohne zu verschlingen. Du spürst, wofür sich ein anderer schämt, und liebst ihn auch dort, und was du schön findest, hat oft eine Narbe.',
    hard: 'Am festesten hältst du, wo du am wenigsten vertraust. Eifersucht, Prüfungen, Schweigen: Das sind Arten zu fragen, ob man dich verlassen kann. Frag es direkt, einmal, und lass die Antwort gelten.',
  },
  'Venus-Ascendant': {
    conjunction:
      'Du gefällst, bevor du etwas getan hast. Deine Art ist weich, dein Äußeres gepflegt, und man sagt dir gern Ja; sorg dafür, dass man auch dein Nein hört.',
    soft: 'Du bist von Natur aus höflich. Du kleidest dich, sprichst und bewegst dich so, dass anderen wohl wird, und mit dir ist Vorstellen ein Vergnügen.',
    hard: 'Du siehst so deutlich, was dem anderen gefiele, dass du vergisst, bei dir selbst nachzufragen. Im Spiegel eines Partners siehst du reizend aus; sieh noch einmal hin, wenn du allein bist.',
  },
  'Venus-Midheaven': {
    conjunction:
      'Deine Arbeit hat mit Schönheit zu tun, mit Menschen oder mit dem Frieden zwischen ihnen, oder sie hätte etwas davon. In deiner Stellung hat man dich gern, und dein Charme gehört zum Handwerk.',
    soft: 'Takt bringt dich weiter als Ellbogen. Du gewinnst Verbündete bei der Arbeit, und was deine Hände verlässt, sieht fertig aus, bis zur Schnur um das Paket.',
    hard: 'Du nimmst den angenehmen Posten und verpasst den richtigen, oder Liebe und Laufbahn beanspruchen dieselben Abende. Entscheide, welche von beiden du dich schämen würdest versäumt zu haben.',
  },
};
