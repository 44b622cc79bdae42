import { escapeHtml } from '../../lambdas/platform/text/escape-html';
import { localPage } from './local-page';
import type { ScheduleState } from './scheduler';

const timeOf = (instant: string | null): string => (instant ? `${instant.replace('T', ' ').slice(0, 19)} UTC` : '-');

const lastRun = ({ running, lastRunAt, lastError }: ScheduleState): string => {
  if (running) return 'running now';
  return lastError ? `${timeOf(lastRunAt)}, failed: ${escapeHtml(lastError)}` : timeOf(lastRunAt);
};

const row = (state: ScheduleState): string => `<tr><th scope="row">${escapeHtml(state.name)}</th>
<td>every ${state.everyMinutes === 1 ? 'minute' : `${state.everyMinutes} minutes`}</td><td>${lastRun(state)}</td><td>${timeOf(state.nextRunAt)}</td>
<td><form method="post" action="/_local/schedules/${encodeURIComponent(state.name)}"><button>Run now</button></form></td></tr>`;

const style = `
main { display: block; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
th, td { text-align: left; padding: 12px 16px; border-bottom: 1px solid var(--line); white-space: nowrap; }
tbody tr:last-child > * { border-bottom: 0; }
`;

export const schedulesPage = (states: readonly ScheduleState[]): string =>
  localPage({
    title: 'Schedules',
    style,
    main: `<table><thead><tr><th>Function</th><th>Period</th><th>Last run</th><th>Next run</th><td></td></tr></thead>
<tbody>${states.map(row).join('')}</tbody></table>`,
  });
