import { businessDayFrom } from '@shared/core/rules/business-days';
import { calendarDay } from '@shared/core/rules/calendar-days';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { watchDueAnswers, type WatchResult } from '@lambdas/hiring/applications/answers/watch-due-answers';
import { openTable } from '@lambdas/platform/table/table';
import { createAnswerClocks, createPromiseWrites } from '@lambdas/store/hiring/applications/answers/answer-days';
import { createApplicationRepository } from '@lambdas/store/hiring/applications/applications';
import { getStoredApplication } from '@lambdas/store/hiring/applications/get-application';

/** Backdates a promised answer by business days, counted in its zone. */
export const promisedEarlier = async (applicationId: string, businessDays: number): Promise<string> => {
  const table = openTable();
  const application = await getStoredApplication(table, applicationId);
  if (!application?.answer) throw new Error(`Nothing was promised to ${applicationId}.`);
  const today = calendarDay(wallTimeAt(Date.now(), application.answer.zone));
  const on = businessDayFrom(today, -businessDays);
  await createPromiseWrites(table).change(application, { ...application.answer, on });
  return on;
};

/** Runs the schedule at an instant, for one job: others in the table belong to other tests. */
export const watchAnswers = (jobId: string, at: string, { isInterrupted = false } = {}): Promise<WatchResult> => {
  const table = openTable();
  const clocks = createAnswerClocks(table);
  const own: typeof clocks.due = async (when, after) => {
    const { due, next } = await clocks.due(when, after);
    return { due: due.filter((it) => it.jobId === jobId), next };
  };
  return watchDueAnswers(
    {
      clocks: {
        ...clocks,
        due: own,
        ...(isInterrupted && { advance: () => Promise.reject(new Error('interrupted')) }),
      },
      applications: createApplicationRepository(table),
      clock: { now: () => new Date(at) },
    },
    () => true,
  );
};
