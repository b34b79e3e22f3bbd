import { App } from 'aws-cdk-lib';
import { featureFlags } from './files/feature-flags.ts';
import { addStage } from './palmleaf.ts';
import { ownContext, WrongSettingError } from './settings.ts';

try {
  const outdir = process.env.CDK_OUTDIR ?? 'cdk.out';
  const app = new App({ analyticsReporting: false, outdir, context: featureFlags });
  // Only the CDK command line sets this version.
  if (process.env.CDK_CLI_VERSION !== undefined && ownContext(app.node).local !== undefined)
    throw new WrongSettingError('-c local: is set by npm start alone; leave it out of a deployment');
  addStage(app);
  app.synth();
} catch (error) {
  if (!(error instanceof WrongSettingError)) throw error;
  console.error(error.message);
  // Otherwise the CDK would check the unfinished stack and print more errors.
  process.exit(1);
}
