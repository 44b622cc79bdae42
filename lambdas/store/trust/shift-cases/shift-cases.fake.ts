import { ofNoDispute, undecided, type ShiftCase } from './case-item';

/** A case about a no-show, open by default. */
export const shiftCaseWith = (changes: Partial<ShiftCase> = {}): ShiftCase => ({
  caseId: 'shc_1',
  kind: 'appeal',
  side: 'worker',
  ownerId: 'pro',
  eventId: '2026-11-20#shf_1#booking#1',
  shiftId: 'shf_1',
  on: '2026-11-20',
  text: 'The unit sent me away.',
  openedBy: 'pro',
  openedAt: '2026-11-21T09:00:00.000Z',
  dueAt: '2026-11-25T09:00:00.000Z',
  files: [],
  ...ofNoDispute,
  ...undecided,
  ...changes,
});
