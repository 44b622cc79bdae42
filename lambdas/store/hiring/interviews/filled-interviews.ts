import { isOpen } from '@shared/hiring/rules/application-status';
import { getStoredApplication } from '../applications/get-application';
import { interviewEndWrites, isOver } from './interview-writes';
import { applicationKeys } from '../applications/keys';
import { interviewIndexes } from './keys';
import { readApplication } from '../applications/application-item';
import { readInterview } from './interview-item';
import { getItems, queryEvery, transact, type Table } from '../../../platform/table/table';
import type { FilledInterviews } from './ports';

const theEnd = '~';

export const createFilledInterviews = (table: Table): FilledInterviews => ({
  async applications(jobId, now) {
    const coming = new Set<string>();
    const query = {
      list: interviewIndexes.jobInterviews(jobId),
      index: 'gsi1',
      since: now.toISOString(),
      until: theEnd,
    } as const;
    for await (const item of queryEvery(table, query)) {
      const interview = readInterview(item);
      if (interview.applicationId !== null && !isOver(interview)) coming.add(interview.applicationId);
    }
    const items = await getItems(table, [...coming].map(applicationKeys.application), true);
    const found = items.filter((item) => item !== undefined).map(readApplication);
    return found.filter(({ status }) => isOpen(status)).map(({ applicationId }) => applicationId);
  },

  async cancel(applicationId, now) {
    const application = await getStoredApplication(table, applicationId);
    // An application decided in the meantime ends its own interviews.
    if (!application || !isOpen(application.status)) return;
    await transact(table, await interviewEndWrites(table, applicationId, { filled: true, at: now.toISOString() }));
  },
});
