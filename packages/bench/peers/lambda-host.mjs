// Runs the handler of a script as Lambda does. The parent process plays the AWS service behind it.
const [script, kind] = process.argv.slice(2);
const loaded = await import(script);
const replies = new Map();
let asked = 0;

const ask = (request) =>
  new Promise((resolve) => {
    asked += 1;
    replies.set(asked, resolve);
    process.send({ ask: asked, ...request });
  });

const durableExecutionClient = {
  checkpoint: (request) => ask({ checkpoint: request }),
  getExecutionState: (request) => ask({ state: request }),
};
const handler = kind === 'durable' ? loaded.handlerWith({ durableExecutionClient }) : loaded.handler;

process.on('message', async ({ reply, answer, invoke, event, timeoutMs }) => {
  if (reply !== undefined) {
    replies.get(reply)?.(answer);
    replies.delete(reply);
    return;
  }
  const deadline = Date.now() + timeoutMs;
  const context = {
    functionName: 'peer',
    awsRequestId: String(invoke),
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
  try {
    process.send({ ended: invoke, result: await handler(event, context) });
  } catch (error) {
    process.send({ ended: invoke, error: String(error) });
  }
});
process.send({ ready: true });
