import { getItems, queryFirst, type Table } from '../../../platform/table/table';
import { readInterview, type InterviewItem } from './interview-item';
import { interviewIndexes, interviewKeys } from './keys';

const listed = 50;

/** Returns the newest first. */
export const applicationInterviews = async (table: Table, applicationId: string): Promise<InterviewItem[]> => {
  const list = interviewIndexes.applicationInterviews(applicationId);
  // The count item sorts first, so it is not among the newest.
  const pointers = await queryFirst(table, { list, limit: listed });
  const found = pointers.filter((item) => item['entity'] === 'ApplicationInterview');
  const items = await getItems(
    table,
    found.map((item) => interviewKeys.interview(String(item['interviewId']))),
    true,
  );
  return items.filter((item) => item !== undefined).map(readInterview);
};
