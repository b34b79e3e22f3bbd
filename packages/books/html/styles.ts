import { familiesOf } from '../fonts/fonts.ts';
import { generic, families as letters, onPaper, sizes, spaces } from '../look/tokens.ts';
import type { Theme } from '../theme/theme.ts';

export function styles({ colours: { main, accent }, font, page }: Theme, fontFaces: string): string {
  const quoted = (name: string): string => (name.includes(' ') ? `'${name}'` : name);
  const families = [...new Set([...letters.book[font], ...familiesOf(font)]), generic[font]].map(quoted);
  const [soft, line] = [onPaper('soft'), onPaper('line')];
  return `${fontFaces}
@page{size:${page};margin:18mm 16mm}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:0 1.4rem 4rem;font:17px/${sizes.line} ${families.join(',')};color:${onPaper('ink')};background:#fff}
h1,h2,h3{color:${main};line-height:1.25;break-after:avoid}
h1{font-size:2.5rem;margin:.4em 0}
h2{font-size:1.8rem;margin:0 0 1.2rem;padding-bottom:.35rem;border-bottom:2px solid ${accent};display:inline-block}
h3{font-size:1.1rem;margin:2rem 0 .5rem;display:flex;justify-content:space-between;gap:1rem;align-items:baseline}
h3 small{white-space:nowrap;font-weight:400;color:${soft};font-size:.8rem;text-align:right}
p{margin:0 0 ${spaces.paragraph}em}
.help{border:1px solid;padding:1rem 1.25rem;margin:0 0 2rem}
section,nav{margin-top:5rem}
article{break-inside:avoid}
hr{width:9rem;border:0;border-top:1px solid ${accent};margin:1.2rem auto}
.cover{min-height:96vh;margin-top:1.5rem;border:3px double ${accent};text-align:center;display:flex;flex-direction:column;justify-content:space-around;align-items:center;padding:2rem;color:${soft}}
.cover .brand{letter-spacing:.08em}
.logo{max-height:6rem;max-width:60%}
nav ol{list-style:none;padding:0}
nav li{border-bottom:1px dotted ${line};padding:.4rem 0}
nav .fine{margin:.2rem 0 0}
nav a{color:inherit;text-decoration:none}
.lead{font-size:${sizes.lead}rem;color:${main};margin:1rem 0 1.6rem}
.fine,footer,figcaption{font-size:${sizes.fine}rem;color:${soft}}
.sign svg{width:1em;height:1em;vertical-align:-.12em;margin-right:.35em}
dl{display:grid;grid-template-columns:minmax(8rem,32%) 1fr;gap:.4rem 1rem;margin:.6rem 0}
dt{color:${soft};font-size:.9rem}
dd{margin:0}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:${sizes.table}rem}
th{text-align:left;color:${main}}
thead th{border-bottom:2px solid ${accent}}
td,th{padding:${spaces.cell}rem .4rem;border-bottom:1px solid ${line}}
tr{break-inside:avoid}
.dial{white-space:nowrap}
.figure{text-align:right;white-space:nowrap}
.shares td,.shares th{border:0;font-weight:400;white-space:nowrap}
.bar{width:100%}
.bar span{display:block;height:.5rem;background:${main};border-radius:2px}
figure{margin:1.2rem auto;text-align:center;break-inside:avoid}
.drawing svg{width:100%;height:auto;display:block}
.photo img{max-width:100%;max-height:70vh;border:1px solid ${line};padding:.35rem}
figcaption span{margin:0 .7rem;white-space:nowrap}
figcaption i{display:inline-block;width:2rem;vertical-align:middle;margin-right:.4rem}
footer{margin-top:5rem;border-top:1px solid ${line};padding-top:1rem}
details{border-bottom:1px dotted ${line};padding:.3rem 0}
summary{cursor:pointer;padding:.5rem 0}
summary h2{font-size:1.35rem;margin:0;padding:0;border:0;display:inline}
summary .fine{margin:.3rem 0 0}
.page .cover{min-height:0;padding:1.5rem 1rem}
.page h1{font-size:2rem;overflow-wrap:anywhere}
.page footer{margin-top:2.5rem}
@media print{details::details-content{content-visibility:visible;display:block}body{max-width:none;padding:0;font-size:10.5pt}section,nav{break-before:page;margin-top:0}.cover{min-height:90vh}}
`;
}
