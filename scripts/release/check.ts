import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stageConfig } from '../../infra/config';
import { synthesizeStage } from '../../infra/synthesis';
import { runScript } from '../lib/run-script';
import { atRelease, commitOfSources } from './at-release';
import { findingsOf } from './compare-releases';
import type { Release } from './release';
import { keepRelease, readKept, releaseOf } from './kept';
import { synthesize } from './synthesize';

// npm run release:check   whether this release can be deployed over the one that was kept, and rolled back to it
// npm run release:check -- --keep <name>   keeps what is compared of this release
// npm run release:check -- <git ref>   the same with that one, and with all that its templates have
// npm run release:check -- <git ref> <git ref>   the same for two others

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string', default: 'prod' }, keep: { type: 'string' } },
});
const { stage, keep } = values;
const [older, newer] = positionals;

const releaseAt = (ref: string): Promise<Release> => atRelease(ref, (sources) => synthesize(sources, stage));

const report = (title: string, from: Release, to: Release): number => {
  const findings = findingsOf(from, to);
  console.info(`${title}: ${findings.length === 0 ? 'nothing is in the way.' : `${findings.length} findings`}`);
  for (const { kind, text } of findings) console.info(`  ${kind.padEnd(6)}  ${text}`);
  return findings.length;
};

const both = (before: Release, now: Release): number =>
  report('Deploying', before, now) + report('Rolling back', now, before) === 0 ? 0 : 1;

const check = async (): Promise<number> => {
  if (older) {
    const before = await releaseAt(older);
    return both(before, newer ? await releaseAt(newer) : await synthesize(root, stage));
  }
  const release = releaseOf(synthesizeStage(stageConfig(stage), null).templates);
  if (keep) {
    await keepRelease({ name: keep, commit: await commitOfSources(), stage, release });
    return 0;
  }
  const kept = await readKept();
  if (kept.stage !== stage) throw new Error(`What was kept is ${kept.stage}: name a git ref to compare ${stage}.`);
  console.info(`With ${kept.name}:`);
  return both(kept.release, release);
};

runScript(check);
