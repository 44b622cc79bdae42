import { readFile, writeFile } from 'node:fs/promises';
import { stageConfig } from '../../infra/config';
import { synthesizeStage } from '../../infra/synthesis';
import type { MeasuredCapacity } from '../bench/capacity/summary';
import { costPage, pageFile } from './page';
import { readOn } from './prices';
import { stageOf } from './stage-of';
import { runScript } from '../lib/run-script';

// npm run cost   writes docs/cost.md

const yearMs = 365 * 24 * 60 * 60 * 1000;

runScript(async () => {
  if (Date.now() - Date.parse(readOn) > yearMs)
    throw new Error(`The prices are from ${readOn}, over a year ago. Read them again (scripts/cost/prices.ts).`);
  const capacity = JSON.parse(await readFile(new URL('capacity.json', import.meta.url), 'utf8')) as MeasuredCapacity;
  const stage = stageOf(synthesizeStage(stageConfig('prod'), null).templates);
  await writeFile(pageFile, await costPage(stage, capacity));
  console.info('docs/cost.md is up to date with prices, measured capacity, and the templates.');
});
