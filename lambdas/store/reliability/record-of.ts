import { fadedTo } from '@shared/domain/shifts/reliability';
import { shownScore } from '@shared/domain/shifts/reliability-effects';
import type { ReliabilityRecord } from '@shared/model/reliability';
import type { LedgerSummary } from './ledger-item';

export type Sums = Parameters<typeof shownScore>[0];

const noSums = { kept: 0, lost: 0, events: 0 };

export const sumsOn = (summary: LedgerSummary | null, day: string): Sums => {
  if (!summary) return { ...noSums, day };
  return summary.day < day ? fadedTo(summary, day) : summary;
};

export const recordOf = (summary: LedgerSummary | null, day: string): ReliabilityRecord => {
  const sums = sumsOn(summary, day);
  return { score: shownScore(sums), shifts: sums.events };
};
