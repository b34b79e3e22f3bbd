import { App } from 'aws-cdk-lib';
import { featureFlags } from './files/feature-flags.ts';
import { addStage } from './palmleaf.ts';
import { ownContext, WrongSettingError } from './settings.ts';

/** Synthesizes the stacks of a stage into `cdk.out`, or where the CDK command line says. Needs no account and no network. */
try {
  const outdir = process.env.CDK_OUTDIR ?? 'cdk.out';
  const app = new App({ analyticsReporting: false, outdir, context: featureFlags });
  // The command line says its version to every app that it runs; `npm start` runs this one without it.
  if (process.env.CDK_CLI_VERSION !== undefined && ownContext(app.node).local !== undefined)
    throw new WrongSettingError('-c local: is set by npm start alone; leave it out of a deployment');
  addStage(app);
  app.synth();
} catch (error) {
  if (!(error instanceof WrongSettingError)) throw error;
  console.error(error.message);
  // At once: the CDK would have a look at the half-made stack before the end, and write what it thinks of it.
  process.exit(1);
}
