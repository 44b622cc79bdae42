import { fadedTo } from '@shared/work/rules/reliability/reliability';
import { noReturns, shownMeasures } from '@shared/work/rules/filling/facility-measures';
import { shownScore } from '@shared/work/rules/reliability/reliability-effects';
import type { FacilityRecord, ReliabilityRecord } from '@shared/work/model/reliability';
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

export const measuresShown = (summary: LedgerSummary | null): FacilityRecord['measures'] =>
  shownMeasures(summary?.measures ?? [], summary?.returns ?? noReturns);

/** Record of an organization. */
export const facilityRecordOf = (summary: LedgerSummary | null, day: string): FacilityRecord => ({
  ...recordOf(summary, day),
  measures: measuresShown(summary),
});
