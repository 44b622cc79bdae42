import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Source = { file: string; text: string };

const isTest = (file: string): boolean => /\.test\.tsx?$|\.(?:fake|fixture)\.ts$|\/testing\//.test(file);

export const linesOf = ({ text }: Pick<Source, 'text'>): string[] => text.trimEnd().split('\n');

const readTracked = (...patterns: string[]): Source[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    // Excludes files deleted but not committed yet.
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

export const readTree = () => ({
  sources: readTracked('*.ts', '*.tsx'),
  styles: readTracked('*.css'),
  architecture: readFileSync(join(root, 'docs/architecture.md'), 'utf8'),
});

export const productSources = (sources: readonly Source[]): Source[] =>
  sources.filter(({ file }) => /^(lambdas|shared|infra|web\/src)\//.test(file) && !isTest(file));
