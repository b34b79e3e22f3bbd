import { startStack } from '../../../packages/stack-runner/index.ts';

const [assembly, stateDir, timeScale = '1', port = '0'] = process.argv.slice(2);
if (assembly === undefined || stateDir === undefined)
  throw new Error('usage: run.ts ASSEMBLY STATE_DIR [SCALE] [PORT]');
const stack = await startStack({
  assembly,
  stateDir,
  timeScale: Number(timeScale),
  port: Number(port),
  log: (line) => console.error(line),
});
const { endpoint, region, credentials, outputs, stackName } = stack;
console.log(JSON.stringify({ endpoint, region, credentials, outputs, stackName }));
process.on('SIGTERM', () => void stack.stop().then(() => process.exit(0)));
