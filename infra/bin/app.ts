import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { builtSite, bundleDirectory } from '../artifacts';
import { bundleFunctions } from '../bundling';
import { functionEntries } from '../../shared/platform/functions';
import { stageConfig } from '../config';
import { addStage } from '../stage';
import { stageContext } from '../stage-context';

const app = new App();
const config = stageConfig(app.node.tryGetContext('stage'));
addStage(app, stageContext(config, await bundleFunctions(functionEntries, bundleDirectory), builtSite()));
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
