import { appealDueAt } from '@shared/trust/rules/moderation';
import { openDisputeCase, type Dispute } from '@shared/work/rules/attendance/dispute-cases';
import type { DisputeCase } from '@shared/work/model/attendance';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { filesView } from '../../trust/shift-cases/appeal-view';
import { undecided, type ShiftCase } from '../../trust/shift-cases/case-item';
import type { AttendanceItem } from './attendance-item';

export type Disputed = AttendanceItem & { dispute: Dispute };

export const isDisputed = (item: AttendanceItem): item is Disputed => item.dispute !== null;

type Opening = {
  caseId: string;
  now: Date;
  /** Null if opened automatically. */
  by: { userId: string; side: BookingSide; text: string; files: ShiftCase['files'] } | null;
  /** For an appeal: the case with the contested decision. */
  appealed: ShiftCase | null;
};

const caseOf = (item: Disputed, { caseId, now, by, appealed }: Opening): ShiftCase => ({
  ...{ caseId, kind: 'dispute', side: 'worker', ownerId: item.professional.userId, eventId: '' },
  ...{ shiftId: item.shiftId, organizationId: item.organizationId, on: item.day },
  text: by?.text ?? '',
  files: by?.files ?? [],
  openedBy: by?.userId ?? null,
  openedFor: by?.side ?? null,
  isAppeal: appealed !== null,
  notBy: appealed?.decidedBy ?? null,
  openedAt: now.toISOString(),
  dueAt: appealDueAt(now).toISOString(),
  ...undecided,
});

/** Adds a case that both sides see. After an objection, nothing counts as settled. */
export const withDisputeCase = (item: Disputed, opening: Opening): { item: AttendanceItem; opened: ShiftCase } => {
  const opened = caseOf(item, opening);
  const { caseId, isAppeal, openedFor, text, openedAt, dueAt } = opened;
  const added: DisputeCase = {
    ...{ caseId, state: 'open', isAppeal, openedBy: openedFor, text, files: filesView(opened), openedAt, dueAt },
    ...{ minutes: null, reason: null, decidedAt: null },
  };
  const { dispute } = item;
  const settledMinutes = isAppeal ? dispute.settledMinutes : null;
  const settledAt = isAppeal ? dispute.settledAt : null;
  return {
    item: { ...item, dispute: { ...dispute, settledMinutes, settledAt, cases: [...dispute.cases, added] } },
    opened,
  };
};

/** Stores the outcome of the open case, if any. */
export const withClosedCase = (dispute: Dispute, closed: ShiftCase | null): Dispute => {
  const open = openDisputeCase(dispute);
  if (!open || closed?.caseId !== open.caseId) return dispute;
  const { minutes, reason, decidedAt } = closed;
  const state = closed.outcome === 'settled' ? ('settled' as const) : ('decided' as const);
  const cases = dispute.cases.map((it) => (it === open ? { ...it, state, minutes, reason, decidedAt } : it));
  return { ...dispute, cases };
};

/** Closes the case of a dispute that both sides resolved before staff decided. */
export const resolvedCase = (stored: ShiftCase, now: Date): ShiftCase => ({
  ...stored,
  ...{ state: 'decided', outcome: 'settled', decidedAt: now.toISOString() },
  version: stored.version + 1,
});
