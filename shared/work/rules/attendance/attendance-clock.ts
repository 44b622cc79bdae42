import { shiftLimits } from '../../limits/shift-limits';
import type { BookingStatus } from '../../model/shifts/shift-vocabulary';

/** What is known of a booking that the clock looks at. */
export type Watched = {
  status: BookingStatus;
  startsAt: string;
  endsAt: string;
  /** "Running late", in minutes after the start. */
  runningLate: { minutes: number } | null;
  /** When the person was asked if they're on their way. */
  askedAt: string | null;
  /** When the unit heard that they haven't clocked in. */
  missingAt: string | null;
  /** Minutes after the end for which the person was asked if they're still working; 0 before. */
  stillAsked: number;
  approvedBySilenceAt: string | null;
  /** When the unit was reminded that silence approves it. */
  approvalRemindedAt: string | null;
  /** `until`: the end of the time to settle it; `cases`: those that staff decide. */
  dispute: { until: string; settledMinutes: number | null; cases: readonly unknown[] } | null;
};

export const clockSteps = [
  'on_way',
  'missing',
  'still_working',
  'needs_time',
  'approval_due',
  'approved_by_silence',
  'dispute_unsettled',
] as const;
/** `minutes`: of `still_working`, after the end. */
export type ClockStep = { step: (typeof clockSteps)[number]; at: string; minutes?: number };

const minuteMs = 60_000;
const after = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * minuteMs).toISOString();

/** The time that someone needs who says that they're late, up to half an hour. */
const missingFrom = ({ startsAt, runningLate }: Watched): string => {
  const { lateMinutes, waitMinutes } = shiftLimits.coverNow;
  return after(startsAt, Math.max(lateMinutes, Math.min(waitMinutes, runningLate?.minutes ?? 0)));
};

/** Who said that they're late isn't asked. */
const beforeArrival = (watched: Watched): ClockStep[] => {
  if (watched.missingAt !== null) return [];
  const asks = watched.askedAt === null && watched.runningLate === null;
  return [
    ...(asks ? [{ step: 'on_way' as const, at: after(watched.startsAt, shiftLimits.onWayMinutes) }] : []),
    { step: 'missing', at: missingFrom(watched) },
  ];
};

const afterEnd = ({ endsAt, stillAsked }: Watched): ClockStep[] => [
  ...shiftLimits.stillWorkingMinutes
    .filter((minutes) => minutes > stillAsked)
    .map((minutes) => ({ step: 'still_working' as const, at: after(endsAt, minutes), minutes })),
  { step: 'needs_time', at: after(endsAt, shiftLimits.needsTimeHours * 60) },
];

const beforeApproval = ({ approvedBySilenceAt: at, approvalRemindedAt }: Watched): ClockStep[] => {
  if (at === null) return [];
  const reminder = { step: 'approval_due' as const, at: after(at, -shiftLimits.approvalReminderMinutes) };
  return [...(approvalRemindedAt === null ? [reminder] : []), { step: 'approved_by_silence', at }];
};

/** The rest of the minutes is for staff to decide, once. */
const afterApproval = ({ dispute }: Watched): ClockStep[] =>
  dispute && dispute.settledMinutes === null && dispute.cases.length === 0
    ? [{ step: 'dispute_unsettled', at: dispute.until }]
    : [];

/** What the clock still has to do about a booking, the earliest first; nothing while it waits for people. */
export const clockStepsOf = (watched: Watched): ClockStep[] => {
  switch (watched.status) {
    case 'confirmed':
      return beforeArrival(watched);
    case 'in_progress':
      return afterEnd(watched);
    case 'submitted':
      return beforeApproval(watched);
    case 'approved':
    case 'paid':
    case 'no_show':
      return afterApproval(watched);
    default:
      return [];
  }
};

/** What is due; a run that is late skips what was between. */
export const dueClockStep = (watched: Watched, now: Date): ClockStep | null =>
  clockStepsOf(watched).findLast(({ at }) => Date.parse(at) <= now.getTime()) ?? null;

/** Whether one reminder covers this attendance together with the first that is approved without an answer. */
export const isRemindedWith = (first: string, approvedBySilenceAt: string): boolean =>
  approvedBySilenceAt <= after(first, shiftLimits.approvalReminderMinutes);
