import type { Clock } from '../../platform/clock';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { SealedText } from '../../platform/crypto/sealed-text';
import type { DueImports, Connections, Tasks, Schedule } from '../../store/messages/calendar/ports';
import type { CalendarInterviews } from '../../store/hiring/interviews/ports';
import type { FirstDays } from '../../store/work/placements/first-days';

export type CalendarSource = {
  /** Rejects unusable addresses with an error in `url`. */
  check(address: string): Promise<URL>;
  read(url: URL, seconds: number): Promise<string>;
};

export type Deps = {
  schedule: Schedule;
  interviews: CalendarInterviews;
  firstDays: FirstDays;
  tasks: Tasks;
  connections: Connections;
  counts: DailyCounts;
  hash: KeyedHash;
  clock: Clock;
  siteUrl: string;
};

export type ImportDeps = {
  connections: Connections;
  source: CalendarSource;
  sealed: SealedText;
  clock: Clock;
  readSeconds: number;
};
export type RequestDeps = ImportDeps & Deps;
export type DueDeps = ImportDeps & { due: DueImports };
