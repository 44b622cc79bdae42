import type { JobHistoryEntry } from '@shared/hiring/model/job';
import { fullName } from '@/hiring/parts/jobs/labels/job-names';

/** Edits by one user within this interval are merged. */
const closeMs = 15 * 60_000;

const isSameWork = (newer: JobHistoryEntry | undefined, older: JobHistoryEntry): newer is JobHistoryEntry =>
  newer?.kind === 'edited' &&
  older.kind === 'edited' &&
  newer.actor !== null &&
  older.actor !== null &&
  fullName(newer.actor) === fullName(older.actor);

/** Merges successive edits into one line at the position of the newest, because writing a draft saves many times. */
export const mergeConsecutiveEdits = (newestFirst: readonly JobHistoryEntry[]): JobHistoryEntry[] => {
  const lines: { entry: JobHistoryEntry; oldestAt: string }[] = [];
  for (const entry of newestFirst) {
    const last = lines.at(-1);
    if (last && isSameWork(last.entry, entry) && Date.parse(last.oldestAt) - Date.parse(entry.at) <= closeMs) {
      last.entry = { ...last.entry, fields: [...new Set([...entry.fields, ...last.entry.fields])] };
      last.oldestAt = entry.at;
    } else lines.push({ entry, oldestAt: entry.at });
  }
  return lines.map(({ entry }) => entry);
};
