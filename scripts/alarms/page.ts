import { allAlarms } from '../../infra/monitoring/alarm-rules';
import { stageConfig, type StageConfig } from '../../infra/config';
import { formatted } from '../lib/formatted';

export const pageFile = new URL('../../docs/alarms.md', import.meta.url);

/** Configuration with every alarm that a stage can have. */
const completeStage: StageConfig = { ...stageConfig('prod'), search: 'opensearch' };

/** Text of docs/alarms.md. */
export const alarmsPage = async (): Promise<string> => {
  const filepath = pageFile.pathname;
  const rows = allAlarms(completeStage).map(({ name, description }) => `| \`${name}\` | ${description} |`);
  const source = `# Alarms

Each alarm is something that someone must do something about. Messages name it \`wardline-<stage>-<alarm>\` and carry its line of this page. An alarm
that names several functions rings for any of them. The dashboard \`wardline-<stage>-overview\` shows the state of every alarm first, then a graph of each
group with a line for each function.

Groups of functions are declared in \`infra/monitoring/function-groups.ts\`: a new function needs one. Alarms are declared in \`infra/monitoring/alarm-rules.ts\`, and those whose
metrics have generated IDs in \`infra/monitoring/owned-alarms.ts\`. \`npm run alarms\` writes this page. The alarms \`search-*\` exist on stages with OpenSearch.

| alarm | what it means, and what to do |
| - | - |
${rows.join('\n')}
`;
  return formatted(filepath, source);
};
