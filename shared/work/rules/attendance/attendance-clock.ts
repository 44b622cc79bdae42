import { shiftLimits } from '../../limits/shift-limits';
import type { BookingStatus } from '../../model/shifts/shift-vocabulary';

/** Booking data for scheduled steps. */
export type Watched = {
  status: BookingStatus;
  startsAt: string;
  endsAt: string;
  /** "Running late", in minutes after the start. */
  runningLate: { minutes: number } | null;
  /** Time at which the worker was asked whether they're on their way. */
  askedAt: string | null;
  /** Time at which the unit was told that they haven't clocked in. */
  missingAt: string | null;
  /** Minutes after the end at which the worker was last asked whether they're still working; 0 before. */
  stillAsked: number;
  approvedBySilenceAt: string | null;
  /** Time at which the unit was reminded of automatic approval. */
  approvalRemindedAt: string | null;
  /** `until`: deadline to settle it; `cases`: those for staff to decide. */
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
/** `minutes`: minutes after the end, for `still_working`. */
export type ClockStep = { step: (typeof clockSteps)[number]; at: string; minutes?: number };

const minuteMs = 60_000;
const after = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * minuteMs).toISOString();

/** Time at which a worker counts as missing, up to half an hour later if running late. */
const missingFrom = ({ startsAt, runningLate }: Watched): string => {
  const { lateMinutes, waitMinutes } = shiftLimits.coverNow;
  return after(startsAt, Math.max(lateMinutes, Math.min(waitMinutes, runningLate?.minutes ?? 0)));
};

/** Workers who said they're late aren't asked. */
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

/** Escalates the disputed minutes to staff, once. */
const afterApproval = ({ dispute }: Watched): ClockStep[] =>
  dispute && dispute.settledMinutes === null && dispute.cases.length === 0
    ? [{ step: 'dispute_unsettled', at: dispute.until }]
    : [];

/** Remaining scheduled steps of a booking, earliest first; none while waiting for people. */
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

/** The due step; a late run skips those before it. */
export const dueClockStep = (watched: Watched, now: Date): ClockStep | null =>
  clockStepsOf(watched).findLast(({ at }) => Date.parse(at) <= now.getTime()) ?? null;

/** Whether one reminder covers this attendance and the first one approved automatically. */
export const isRemindedWith = (first: string, approvedBySilenceAt: string): boolean =>
  approvedBySilenceAt <= after(first, shiftLimits.approvalReminderMinutes);
