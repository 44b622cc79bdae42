import { runCommand } from '../lib/run-command';
import { atMost, metricOf, type Measure } from './measure';
import { linesOf, type Source } from './sources';

type Violation = { from: string; to: string; rule: { name: string } };

/** Violations of the import rules: counted here, errors in lint. */
const violations = async (): Promise<Violation[]> => {
  const folders = ['emulators', 'infra', 'lambdas', 'web/src', 'shared', 'test', 'scripts'];
  const { output } = await runCommand([
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    ...folders,
  ]);
  const report = JSON.parse(output.slice(output.indexOf('{'))) as { summary: { violations: Violation[] } };
  return report.summary.violations;
};

const filesFrom = (found: readonly Violation[], rules: RegExp): string[] => [
  ...new Set(found.filter(({ rule }) => rules.test(rule.name)).map(({ from }) => from)),
];

/** Query keys written manually instead of with `queryOf`. */
const handMadeKeys = (sources: readonly Source[]): number =>
  sources
    .filter(({ file }) => file.startsWith('web/src/') && file !== 'web/src/lib/requests/query-of.ts')
    .reduce((sum, { text }) => sum + [...text.matchAll(/\bqueryKey: \[['"`]/g)].length, 0);

/** Short route files that only render one view. */
const forwarders = (sources: readonly Source[]): number =>
  sources.filter(
    (source) =>
      /^web\/src\/app\/(routes|screens)\//.test(source.file) &&
      linesOf(source).filter((line) => line.trim() && !line.startsWith('import ')).length <= 5,
  ).length;

export const structureMeasures = async (sources: readonly Source[], openApi: string | null): Promise<Measure[]> => {
  const found = await violations();
  const domainParts = new Set(filesFrom(found, /^components-know-no-domain$/));
  const domainLines = sources
    .filter(({ file }) => domainParts.has(file))
    .reduce((sum, source) => sum + linesOf(source).length, 0);
  return [
    atMost('files outside store and platform that name a key', filesFrom(found, /^keys-/).length, 0),
    atMost('query keys written by hand', handMadeKeys(sources), 0),
    atMost('lines of web/src/components with a domain', domainLines, 0),
    atMost('route files that only forward', forwarders(sources), 0),
    atMost('upward imports', found.filter(({ rule }) => /downward$|-are-apart$/.test(rule.name)).length, 0),
    atMost('broken import rules in all', found.length, 0),
    openApi === null
      ? metricOf('lines of openapi.json', 'not built (npm run openapi)')
      : atMost('lines of openapi.json', openApi.trimEnd().split('\n').length, 12_000),
  ];
};
