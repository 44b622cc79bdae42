import type { ReliabilityAppeal } from '@shared/model/reliability';
import { reliabilityOutcomes } from '@shared/model/shift-case-vocabulary';
import type { ShiftCase } from './case-item';

/** As its side sees it. `suspended`: events that an open appeal suspends. */
export const appealView = (
  { caseId, eventId, text, openedAt, dueAt, outcome, reason, decidedAt }: ShiftCase,
  suspended: ReadonlySet<string>,
): ReliabilityAppeal => ({
  caseId,
  text,
  openedAt,
  dueAt,
  suspends: suspended.has(eventId),
  outcome: reliabilityOutcomes.find((it) => it === outcome) ?? null,
  reason,
  decidedAt,
});
