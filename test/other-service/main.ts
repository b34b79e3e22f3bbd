import { wordsGiven } from '../support/processes/command-line.ts';
import { OtherService } from './service.ts';

const [port = '38417', calls = '1000'] = wordsGiven('node test/other-service/main.ts [PORT] [CALLS]');
const service = new OtherService();
service.wallet = Number(calls);
const url = await service.listen(Number(port));
console.log(
  `${url} takes the token ${service.token} and has ${service.wallet} calls; "fill" fills its wallet.`,
);
process.stdin.on('data', (line) => {
  if (String(line).trim() === 'fill') service.wallet += 1000;
  console.log(
    `charged ${service.chargedCalls}, left ${service.wallet}; mistakes: ${service.mistakes.join('; ') || 'none'}`,
  );
});
