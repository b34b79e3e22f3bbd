import { OtherService } from './service.ts';

/** `node test/other-service/main.ts [PORT] [CALLS]` */
const [port = '38417', calls = '1000'] = process.argv.slice(2);
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
