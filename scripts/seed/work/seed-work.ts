import { writeReview } from '@lambdas/people/reviews/write-review';
import { saveTimesheet, submitTimesheet } from '@lambdas/work/timesheets/enter-hours';
import { approveTimesheet, disputeTimesheet, payTimesheet } from '@lambdas/work/timesheets/decide-timesheet';
import { utcDay } from '@lambdas/platform/clock';
import { addDays, mondayOfDay, mondaysFrom } from '@shared/core/rules/calendar-days';
import type { TimesheetStatus } from '@shared/hiring/model/hiring-vocabulary';
import type { SeedHire } from '../data/hires';
import { dayFrom, seedClock } from '../seed-clock';
import type { SeedContext } from '../seed-people';
import { memberCaller, professionalCaller, type Member } from '../seed-services';

type Placed = { hire: SeedHire; placementId: string; admin: Member; professionalId: string };
type Line = { day: string; minutes: number; note: string };

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (24 * 3600 * 1000);

const linesOf = ({ terms, work }: SeedHire, monday: string, now: Date): Line[] => {
  const today = utcDay(now);
  const [first, last] = [dayFrom(now, terms.startsIn), terms.endsIn === undefined ? today : dayFrom(now, terms.endsIn)];
  return (work?.shifts ?? [])
    .map(([weekday, hours]) => ({ day: addDays(monday, weekday), minutes: hours * 60, note: work?.note ?? '' }))
    .filter(({ day }) => day >= first && day <= last && day <= today);
};

const stepsTo: Record<TimesheetStatus, readonly ('submit' | 'dispute' | 'approve' | 'pay')[]> = {
  draft: [],
  submitted: ['submit'],
  disputed: ['submit', 'dispute'],
  approved: ['submit', 'approve'],
  paid: ['submit', 'approve', 'pay'],
};
const statusAfter = { submit: 'submitted', dispute: 'disputed', approve: 'approved', pay: 'paid' } as const;

/** Days after the end of the week. */
const after = { save: 0, submit: 0.5, dispute: 1.5, approve: 2, pay: 6 } as const;

const seedWeek = async (
  { services, now }: SeedContext,
  { hire, placementId, admin, professionalId }: Placed,
  { monday, lines, status }: { monday: string; lines: Line[]; status: TimesheetStatus },
): Promise<void> => {
  const weekStartsOn = monday;
  const sinceSunday = daysBetween(addDays(monday, 7), now.toISOString());
  const at = (step: keyof typeof after) =>
    // Never in the future.
    seedClock(now, `${placementId}/${monday}/${step}`, Math.max(0.01, sinceSunday - after[step]));
  const week = { placementId, weekStartsOn };
  const worker = { caller: professionalCaller(professionalId, 'recordHours'), ...week };
  const signer = { caller: memberCaller(admin, 'signOffTimesheets'), ...week };
  const deps = services.timesheets;
  const known = await deps.timesheets.get(placementId, monday);
  let { version } =
    known ?? (await saveTimesheet({ ...deps, clock: at('save') }, { ...worker, form: { lines }, version: 0 }));
  const steps = stepsTo[status];
  const isDone = known !== null && known.status !== 'draft';
  for (const step of steps.slice(isDone ? steps.findIndex((it) => statusAfter[it] === known.status) + 1 : 0)) {
    const on = { ...deps, clock: at(step) };
    if (step === 'submit') ({ version } = await submitTimesheet(on, { ...worker, version }));
    if (step === 'approve') ({ version } = await approveTimesheet(on, { ...signer, version }));
    if (step === 'dispute') {
      const disputed = [{ day: lines.at(-1)!.day, reason: hire.work?.dispute ?? 'Please check these hours.' }];
      ({ version } = await disputeTimesheet(on, { ...signer, version, lines: disputed }));
    }
    if (step === 'pay') {
      const caller = memberCaller(admin, 'payOut');
      ({ version } = await payTimesheet(on, { ...week, caller, version, reference: `Payroll ${monday}` }));
    }
  }
};

/** All weeks until today, oldest first and sequentially, because earnings accumulate. */
export const seedWeeks = async (context: SeedContext, placed: Placed): Promise<void> => {
  const { hire } = placed;
  const { work } = hire;
  if (!work) return;
  const thisMonday = mondayOfDay(utcDay(context.now));
  const firstMonday = mondayOfDay(dayFrom(context.now, hire.terms.startsIn));
  const worked = mondaysFrom(firstMonday, thisMonday)
    .map((monday) => ({ monday, lines: linesOf(hire, monday, context.now) }))
    .filter(({ lines }) => lines.length > 0);
  for (const [index, week] of worked.entries()) {
    const backwards = worked.length - 1 - index;
    await seedWeek(context, placed, { ...week, status: work.weeks[backwards] ?? 'paid' });
  }
};

export const seedReviews = async (
  { services, now }: SeedContext,
  { hire, placementId, admin, professionalId }: Placed,
): Promise<void> => {
  const { professional, employer } = hire.reviews ?? {};
  const callers = {
    professional: professionalCaller(professionalId, 'reviewPlacements'),
    employer: memberCaller(admin, 'reviewPlacements'),
  };
  const written = await services.reviews.reviews.ofPlacement(placementId);
  for (const [side, review] of [
    ['professional', professional],
    ['employer', employer],
  ] as const) {
    if (!review || written[side]) continue;
    const { daysAgo, ...form } = review;
    const clock = seedClock(now, `${placementId}/review/${side}`, daysAgo);
    await writeReview({ ...services.reviews, clock }, { caller: callers[side], placementId, form, language: 'en' });
  }
};
