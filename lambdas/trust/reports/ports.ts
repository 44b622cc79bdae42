import type { Clock } from '../../platform/clock';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { SignalReader } from '../../store/trust/reports/signal-reads';
import type {
  CaseNames,
  CaseWriter,
  DueSuspensions,
  ReportCases,
  ReportedThings,
} from '../../store/trust/reports/ports';

export type Deps = {
  cases: ReportCases;
  things: ReportedThings;
  names: CaseNames;
  throttle: DailyCounts;
  clock: Clock;
};

export type SignalDeps = {
  reader: SignalReader;
  cases: CaseWriter;
  things: Pick<ReportedThings, 'read'>;
  clock: Clock;
};

export type EndingDeps = { cases: Pick<CaseWriter, 'get' | 'save'>; due: DueSuspensions; clock: Pick<Clock, 'now'> };
