import { wordsGiven } from '../support/processes/command-line.ts';
import { OtherService } from './service.ts';

const [port = '38417', calls = '1000'] = wordsGiven('node test/other-service/main.ts [PORT] [CALLS]');
const service = new OtherService();
service.purse = Number(calls);
const url = await service.listen(Number(port));
console.log(
  `${url} takes the token ${service.token} and has ${service.purse} calls; "fill" fills its purse.`,
);
process.stdin.on('data', (line) => {
  if (String(line).trim() === 'fill') service.purse += 1000;
  console.log(
    `charged ${service.chargedCalls}, left ${service.purse}; mistakes: ${service.mistakes.join('; ') || 'none'}`,
  );
});
