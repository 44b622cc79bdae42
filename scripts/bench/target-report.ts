import { markdownTable, type Table } from './report';
import { rounded } from './statistics';

/** The machine at the start of the run. */
export type Measured = { measuredAt: Date; cores: number; loadAverage: number };

type Section = {
  title: string;
  command: string;
  sides: string;
  missed: readonly string[];
  met: string;
  tables: readonly Table[];
};

/** Section of docs/bench.md: date and machine, whether the targets were met (`met` explains), and the metrics. */
export const targetReport = (
  { title, command, sides, missed, met, tables }: Section,
  { measuredAt, cores, loadAverage }: Measured,
): string =>
  [
    `## ${title}`,
    `Written by \`${command}\` on ${measuredAt.toISOString().slice(0, 10)}: Node ${process.version}, ${cores} cores with a load average of ${rounded(loadAverage)} at the start, ${sides}.`,
    missed.length === 0 ? met : `Targets missed:\n\n${missed.map((it) => `- ${it}`).join('\n')}`,
    ...tables.map((table) => markdownTable(table).replace(/^## /, '### ')),
  ].join('\n\n');
