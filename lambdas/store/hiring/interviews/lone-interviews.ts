import { countWrite } from '../../../platform/table/reserve-slot';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryEvery, transact, type Table } from '../../../platform/table/table';
import { readInterview, teamTakingPart } from './interview-item';
import { createCallLists } from './call-lists';
import { createCalls } from './calls';
import { following, interviewChangeWrites, isOver } from './interview-writes';
import { interviewIndexes, interviewKeys } from './keys';
import type { LoneInterviews } from './ports';

const theEnd = '~';

export const createLoneInterviews = (table: Table): LoneInterviews => ({
  async upcoming(userId, now) {
    const list = interviewIndexes.interviewTimes(userId);
    const lists = createCallLists(table);
    const calls = await Promise.all([lists.ofProfessional(userId, now), lists.ofMember(userId, now)]);
    const found = new Set(calls.flat().map(({ interviewId }) => interviewId));
    for await (const item of queryEvery(table, { list, index: 'gsi1', since: now.toISOString(), until: theEnd })) {
      found.add(String(item['interviewId']));
    }
    return [...found];
  },

  async cancel(interviewId, userId, now) {
    const item = await getItem(table, interviewKeys.interview(interviewId), true);
    const before = item && readInterview(item);
    if (!before || isOver(before)) return;
    const isAlone = teamTakingPart(before).every((it) => it === userId);
    const { applicationId } = before;
    if (applicationId === null) {
      if (!isAlone && before.professionalId !== userId) return;
      return createCalls(table).cancel(interviewId, { by: userId, reason: '', at: now.toISOString() });
    }
    if (!isAlone) return;
    const canceled = { status: 'cancelled', change: 'cancelled', reason: '', changedBy: userId } as const;
    const changes = interviewChangeWrites(table.name, before, following(before, now, canceled));
    await transact(table, [
      ...changes.map((write) => (write.refusal ? { ...write, refusal: ConcurrentModificationError } : write)),
      countWrite(table.name, interviewKeys.openInterviewCount(applicationId), { add: -1 }),
    ]);
  },
});
