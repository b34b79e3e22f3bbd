// Run by `npm start`. Plain JavaScript, so that any Node can report what is missing if main.ts cannot be loaded.
const { node } = process.versions;

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 2;
}

if (Number.parseInt(node, 10) < 24) {
  fail(
    `This is Node ${node}, and the stack needs 24: "npm ci" installs it (the package "node", an optional dependency with an install script), and "npm start" uses it; or install Node 24 on this machine.`,
  );
} else {
  import('./main.ts').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const [, name] = /Cannot find package '([^']+)'/.exec(error.message) || [];
    if (name === undefined) throw error;
    fail(`The package ${name} is not installed: run "npm ci" first.`);
  });
}
