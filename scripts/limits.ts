import { fillsOf, fillTable, isTooFull } from '../infra/limits/fill';
import { stageConfig } from '../infra/config';
import { synthesizeStage } from '../infra/synthesis';
import { runScript } from './lib/run-script';
import { readOptions, stageOption } from './lib/stage-option';

// npm run limits [-- --stage <stage>]

const help = `npm run limits [-- options]
  How full the limits of AWS are, counted from the templates. Fails above 80% of a limit that can't be raised.
  --stage <stage>   default prod`;

runScript(async () => {
  const { stage = 'prod' } = readOptions(stageOption, help);
  const fills = fillsOf(synthesizeStage(stageConfig(stage), null).templates);
  console.log(fillTable(fills));
  return fills.some(isTooFull) ? 1 : 0;
});
