import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlannedRow, PlanProblem, ShiftPlan } from '@shared/work/model/shifts/shift-plan';
import { shiftPlanLimits } from '@shared/work/limits/shift-plan-limits';
import { api } from '@/lib/api/api';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { readAgain } from '@/lib/requests/query-of';
import { chunksOf } from './plan-rows';
import { sendAgain } from './send-again';

/** Shifts published together, which can be undone for some minutes. */
export type Batch = { batchId: string; locationId: string; shiftIds: string[]; at: number };

export type Run = {
  state: 'running' | 'stopped' | 'done';
  done: number;
  total: number;
  /** IDs of shifts created by this run. */
  created: string[];
  existed: number;
  refused: PlanProblem[];
  /** Why it stopped. */
  problem: string | null;
};

type Job = { plan: ShiftPlan; rows: readonly PlannedRow[]; publish: boolean };

/** Sends chunk after chunk. After a failure, it continues with the failed chunk. */
export const usePublishRun = (locationId: string) => {
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const [run, setRun] = useState<Run | null>(null);

  const publishChunks = async ({ plan, rows, publish }: Job, before: Run | null): Promise<Run> => {
    const chunks = chunksOf(plan.kinds, rows);
    let now: Run = before ?? {
      state: 'running',
      done: 0,
      total: rows.length,
      created: [],
      existed: 0,
      refused: [],
      problem: null,
    };
    const show = (change: Partial<Run>) => setRun((now = { ...now, ...change }));
    show({ state: 'running', problem: null });
    for (let index = Math.floor(now.done / shiftPlanLimits.rowsAtOnce); index < chunks.length; index += 1) {
      const chunk = chunks[index]!;
      const request = () =>
        api(
          'createShifts',
          { params: { locationId }, body: { batchId: plan.batchId, publish, ...chunk } },
          { idempotencyKey: `${plan.batchId}-${publish ? 'open' : 'draft'}-${index}` },
        );
      try {
        const answer = await sendAgain(request);
        const created = answer.rows.flatMap(({ outcome, shiftId }) =>
          outcome === 'created' && shiftId ? [shiftId] : [],
        );
        show({
          done: now.done + chunk.rows.length,
          created: [...now.created, ...created],
          existed: now.existed + answer.rows.filter(({ outcome }) => outcome === 'exists').length,
          refused: [...now.refused, ...answer.rows.flatMap(({ problems }) => problems.slice(0, 1))],
        });
      } catch (error) {
        show({ state: 'stopped', problem: error instanceof Error ? error.message : '' });
        break;
      }
    }
    if (now.done === now.total) show({ state: 'done' });
    void readAgain(client, ['getBoard']);
    return now;
  };

  return {
    run,
    start: (job: Job, onDone: (run: Run) => void) =>
      void oneAtATime(async () => {
        const ended = await publishChunks(job, run);
        if (ended.state === 'done') onDone(ended);
      }),
  };
};

/** Number of undone shifts, and of those that stay because people are on them. */
export const useUndoBatch = () => {
  const client = useQueryClient();
  return async ({ batchId, locationId, shiftIds }: Batch): Promise<{ undone: number; kept: number }> => {
    const result = { undone: 0, kept: 0 };
    const { rowsAtOnce } = shiftPlanLimits;
    try {
      for (let index = 0; index < shiftIds.length; index += rowsAtOnce) {
        const body = { batchId, shiftIds: shiftIds.slice(index, index + rowsAtOnce) };
        const { undone, kept } = await sendAgain(() => api('undoShifts', { params: { locationId }, body }));
        result.undone += undone.length;
        result.kept += kept.length;
      }
      return result;
    } finally {
      void readAgain(client, ['getBoard']);
    }
  };
};
