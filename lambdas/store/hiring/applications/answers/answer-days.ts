import { afterAnswerEvent, isAnswer, type DueStep } from '@shared/hiring/rules/answer-clock';
import { isOpen } from '@shared/hiring/rules/application-status';
import { addDays } from '@shared/core/rules/calendar-days';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import type { PromisedAnswer } from '@shared/hiring/model/answer';
import { buildUpdate } from '../../../../platform/table/build-update';
import { all, equals } from '../../../../platform/table/conditions';
import { ConcurrentModificationError, retryOnConflict } from '../../../../platform/table/retry-on-conflict';
import { getItem, queryDue, queryEvery, queryFirst, transact, type Table } from '../../../../platform/table/table';
import { readAnswerDay, type AnswerDayItem } from './answer-day-item';
import { answerDayWrites, answerPosition } from './answer-day-writes';
import { readApplication, type ApplicationItem } from '../application-item';
import { sameAnswer } from '../application-writes';
import { getStoredApplication } from '../get-application';
import { applicationIndexes, applicationKeys } from '../keys';
import { missedAnswersOf } from './missed-answers';
import type { AnswerClocks, AnswerDays, PromiseWrites } from '../ports';

/** Reads the counters and the waiting applications in one query. */
export const createAnswerDays = (table: Table): AnswerDays => ({
  async ofJob(jobId, today) {
    const from = applicationKeys.answerDay(jobId, addDays(today, -answerLimits.recordDays)).sk;
    const found: AnswerDayItem[] = [];
    // "~" sorts after every day.
    const until = applicationKeys.answerDay(jobId, '~').sk;
    const list = applicationIndexes.jobAnswers(jobId);
    for await (const item of queryEvery(table, { list, since: from, until })) found.push(readAnswerDay(item));
    return found;
  },

  missed: (organizationId) => missedAnswersOf(table, organizationId),
});

/** Changes only the promise, so a concurrent move by the team doesn't conflict. */
const changePromise = (table: Table, application: ApplicationItem, after: PromisedAnswer): Promise<void> =>
  transact(table, [
    {
      Update: {
        TableName: table.name,
        Key: applicationKeys.application(application.applicationId),
        ...buildUpdate({
          set: { answer: after },
          when: all(equals('seenVersion', application.seenVersion), sameAnswer(application)),
        }),
      },
      refusal: ConcurrentModificationError,
    },
    ...answerDayWrites(table, application, { before: application.answer, after }),
  ]);

export const createPromiseWrites = (table: Table): PromiseWrites => ({
  change: (application, after) => changePromise(table, application, after),

  answered: (applicationId, at) =>
    retryOnConflict(async () => {
      const application = await getStoredApplication(table, applicationId);
      const { answer = null } = application ?? {};
      if (!application || answer?.outcome !== null) return;
      await changePromise(table, application, afterAnswerEvent(answer, { kind: 'message', at }));
    }),

  async waitingOf({ userId, organizationId }) {
    const list = applicationIndexes.professionalApplications(userId);
    const items = await queryFirst(table, { list, index: 'gsi2', limit: answerLimits.answeredByMessage });
    return items
      .map(readApplication)
      .filter((it) => it.organizationId === organizationId && it.answer?.outcome === null && isOpen(it.seenStatus));
  },
});

/** Longest calendar time between an application and the day its answer was promised for, extended. */
const longestPromiseDays = 45;

export const createAnswerClocks = (table: Table): AnswerClocks => ({
  async due({ now, shard }, after) {
    // "$" sorts after "#", which follows the time in positions.
    const bound = { compared: '<', with: `${now.toISOString()}$` } as const;
    const { items, next } = await queryDue(table, { list: applicationIndexes.dueAnswers(shard), bound, after });
    return { due: items.map(readAnswerDay).map(({ jobId, on }) => ({ jobId, on })), next };
  },

  async get({ jobId, on }) {
    const item = await getItem(table, applicationKeys.answerDay(jobId, on), true);
    return item ? readAnswerDay(item) : null;
  },

  async advance(day: AnswerDayItem, { reached, next }: { reached: AnswerDayItem['reached']; next: DueStep | null }) {
    const { jobId, on, organizationId, step } = day;
    const isMissed = reached !== null && ['managers', 'paused'].includes(reached.step);
    await transact(table, [
      {
        Update: {
          TableName: table.name,
          Key: applicationKeys.answerDay(jobId, on),
          ...buildUpdate({
            set: {
              step: next?.step ?? null,
              gsi1sk: next ? answerPosition(next.at, day) : undefined,
              ...(reached && { reached }),
              ...(isMissed && {
                gsi2pk: applicationIndexes.missedAnswers(organizationId),
                gsi2sk: answerPosition(on, day),
              }),
            },
            remove: next ? [] : ['gsi1pk', 'gsi2pk', 'gsi2sk'],
            when: equals('step', step),
          }),
        },
        refusal: ConcurrentModificationError,
      },
    ]);
  },

  async *waiting({ jobId, on }) {
    const list = applicationIndexes.jobApplications(jobId);
    const range = { since: addDays(on, -longestPromiseDays), until: addDays(on, 1) };
    for await (const item of queryEvery(table, { list, index: 'gsi1', ...range })) {
      const application = readApplication(item);
      const { answer, status } = application;
      if (answer?.on === on && answer.outcome === null && isOpen(status))
        yield { application, decided: isAnswer(status) };
    }
  },
});
