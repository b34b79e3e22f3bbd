import { seeded } from '../../engines/test/astrology/oracle.ts';
import { conversations } from './conversations.ts';
import { measure, type ProseReport, percent } from './measures.ts';

function answersIn({ subject, asked, paragraphs }: ProseReport): ProseReport[] {
  const answers: { question: string; replies: string[] }[] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.startsWith('> ')) answers.push({ question: paragraph, replies: [] });
    else answers.at(-1)?.replies.push(paragraph);
  }
  return answers.map(({ question, replies }) => ({
    subject,
    asked: `${asked} ${question}`,
    paragraphs: replies,
  }));
}

export function chatTable(reports: readonly ProseReport[]): string {
  const rows = Object.entries(conversations).map(([name, questions]) => {
    const ownReports = reports.filter((report) => report.asked?.startsWith(`${name} `));
    const conversation = measure(ownReports, ownReports, seeded(7), 'en');
    const { shared, same, words, grade } = measure(ownReports.flatMap(answersIn), [], seeded(7), 'en');
    const [few, middle, many] = words;
    return `| ${[
      `${name}: ${questions.join(' ')}`,
      percent(conversation.repeated),
      percent(shared),
      percent(same),
      `${middle} (${few} to ${many})`,
      grade.toFixed(1),
    ].join(' | ')} |`;
  });
  return `| asked, one after the other | repeated in the conversation | shared with another person who asks the same | same answer | words in an answer: median (5 to 95 %) | school grade |
|---|---:|---:|---:|---:|---:|
${rows.join('\n')}`;
}
