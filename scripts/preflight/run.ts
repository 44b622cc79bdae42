import { builtSite } from '../../infra/artifacts';
import { stageConfig } from '../../infra/config';
import { fillsOf } from '../../infra/limits/fill';
import { refusalsOf } from '../../infra/refusals';
import { synthesizeStage } from '../../infra/synthesis';
import { operator } from '../../shared/legal/operator';
import { runScript } from '../lib/run-script';
import { readOptions, stageOption } from '../lib/stage-option';
import { openAccount } from './account';
import { askAccount } from './questions';

// npm run preflight [-- --stage <stage>]

const help = `npm run preflight [-- options]
  What keeps a stage from serving people: in its configuration, and in the account of the shell's credentials, which is
  only read. Fails unless all is well.
  --stage <stage>   default prod`;

runScript(async () => {
  const { stage = 'prod' } = readOptions(stageOption, help);
  const config = stageConfig(stage);
  const site = builtSite();
  const refusals = refusalsOf({ config, site, operator });
  console.log(refusals.length === 0 ? 'The configuration is ready.' : 'The configuration is not ready:');
  for (const refusal of refusals) console.log(`NO  ${refusal}`);
  const { isReady, lines } = await askAccount(
    config,
    fillsOf(synthesizeStage(config, null).templates),
    openAccount(config.region),
  );
  console.log(lines.join('\n'));
  return refusals.length === 0 && isReady ? 0 : 1;
});
