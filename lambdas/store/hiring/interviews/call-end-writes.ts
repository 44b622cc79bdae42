import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, type Table, type Write } from '../../../platform/table/table';
import { overAt, readInterview, type InterviewItem } from './interview-item';
import { following, interviewChangeWrites, isOver } from './interview-writes';
import { interviewKeys } from './keys';

/** `by`: person named as canceling. */
export type CallEnding = { by: string; reason: string; at: string };

type CallEnd = { after: InterviewItem; writes: Write[] };

/** Returns null if the call is over. Also changes the conversation. */
export const callEndWrites = async (
  table: Table,
  interviewId: string,
  { by, reason, at }: CallEnding,
): Promise<CallEnd | null> => {
  const item = await getItem(table, interviewKeys.interview(interviewId), true);
  const before = item && readInterview(item);
  if (!before || isOver(before) || overAt(before) <= at) return null;
  const canceled = { status: 'cancelled', change: 'cancelled', reason, changedBy: by } as const;
  const after = following(before, new Date(at), canceled);
  const changes = interviewChangeWrites(table.name, before, after);
  return {
    after,
    writes: changes.map((write) => (write.refusal ? { ...write, refusal: ConcurrentModificationError } : write)),
  };
};
