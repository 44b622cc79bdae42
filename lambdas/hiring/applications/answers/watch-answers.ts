import { systemClock } from '../../../platform/clock';
import { openTable } from '../../../platform/table/table';
import { scheduledRun } from '../../../platform/scheduled-run';
import { createAnswerClocks } from '../../../store/hiring/applications/answers/answer-days';
import { createApplicationRepository } from '../../../store/hiring/applications/applications';
import { watchDueAnswers, type WatchDeps } from './watch-due-answers';

const table = openTable();
const deps: WatchDeps = {
  clocks: createAnswerClocks(table),
  applications: createApplicationRepository(table),
  clock: systemClock,
};

/** Reserve in milliseconds to close the applications of one more day. */
const reserveMs = 10_000;

export const handler = scheduledRun({ name: 'answers', reserveMs }, (hasTime) => watchDueAnswers(deps, hasTime));
