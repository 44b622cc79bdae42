import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../lib/run-command';
import type { Release, Template } from './compare-releases';

type Artifact = {
  type: string;
  dependencies?: readonly string[];
  properties?: { templateFile?: string; stackName?: string };
};

/** Stacks after those that they depend on, as `cdk deploy --all` deploys them. */
const inOrder = (artifacts: ReadonlyMap<string, Artifact>): string[] => {
  const done = new Set<string>();
  const visit = (id: string): void => {
    const artifact = artifacts.get(id);
    if (!artifact || done.has(id)) return;
    for (const dependency of artifact.dependencies ?? []) visit(dependency);
    done.add(id);
  };
  for (const id of artifacts.keys()) visit(id);
  return [...done];
};

/** Templates of a stage as the sources in `directory` make them, also of a stage that prod's refusals would stop. */
export const synthesize = async (directory: string, stage: string, output: string): Promise<Release> => {
  const command = [
    'env',
    `--chdir=${directory}`,
    'npx',
    'cdk',
    'synth',
    '--all',
    '--quiet',
    '--ignore-errors',
    '-c',
    `stage=${stage}`,
  ];
  const result = await runCommand([...command, '--output', output]);
  if (result.exitCode !== 0) throw new Error(`Synthesis failed:\n${result.output}`);
  const manifest = JSON.parse(await readFile(join(output, 'manifest.json'), 'utf8')) as {
    artifacts: Record<string, Artifact>;
  };
  const stacks = new Map(
    Object.entries(manifest.artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack'),
  );
  return Promise.all(
    inOrder(stacks).map(async (id) => {
      const file = stacks.get(id)?.properties?.templateFile ?? '';
      return { stack: id, template: JSON.parse(await readFile(join(output, file), 'utf8')) as Template };
    }),
  );
};
