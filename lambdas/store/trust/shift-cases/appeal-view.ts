import type { AppealFile } from '@shared/core/model/file';
import type { ReliabilityAppeal } from '@shared/work/model/reliability';
import { reliabilityOutcomes } from '@shared/work/model/shifts/shift-case-vocabulary';
import type { ShiftCase } from './case-item';

/** Files without their storage keys. */
export const filesView = ({ files }: Pick<ShiftCase, 'files'>): AppealFile[] =>
  files.map(({ uploadId, fileName, contentType, bytes }) => ({ uploadId, fileName, contentType, bytes }));

/** The appeal for its own side. `suspended`: events that an open appeal suspends. */
export const appealView = (
  { caseId, eventId, text, files, openedAt, dueAt, outcome, reason, decidedAt }: ShiftCase,
  suspended: ReadonlySet<string>,
): ReliabilityAppeal => ({
  caseId,
  text,
  files: filesView({ files }),
  openedAt,
  dueAt,
  suspends: suspended.has(eventId),
  outcome: reliabilityOutcomes.find((it) => it === outcome) ?? null,
  reason,
  decidedAt,
});
