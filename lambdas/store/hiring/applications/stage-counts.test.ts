import { ApplicationStatus } from '@shared/core/model/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageCountsOf, stageWrite, type StageMove } from './stage-counts';
import type { Table } from '../../../platform/table/table';

const table = { name: 'table' } as Table;

/** Amounts that the update adds, by attribute. */
const addedBy = (move: StageMove): Record<string, number> => {
  const {
    ExpressionAttributeNames = {},
    ExpressionAttributeValues = {},
    UpdateExpression = '',
  } = stageWrite(table, 'job_1', move).Update!;
  const [, added = ''] = UpdateExpression.split('ADD ');
  return Object.fromEntries(
    added.split(', ').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [ExpressionAttributeNames[name]!, Number(ExpressionAttributeValues[value])];
    }),
  );
};

const status = fc.constantFrom(...ApplicationStatus.options);
const life = fc.array(status, { minLength: 1, maxLength: 6 });

describe('the number of applications in each stage', () => {
  it('equals a count of the applications', () => {
    fc.assert(
      fc.property(fc.array(life, { maxLength: 20 }), (lives) => {
        const item: Record<string, number> = {};
        for (const stages of lives) {
          for (const [at, to] of stages.entries()) {
            const from = stages[at - 1] ?? null;
            if (from === to) continue;
            for (const [name, by] of Object.entries(addedBy({ from, to }))) item[name] = (item[name] ?? 0) + by;
          }
        }
        const counts = stageCountsOf(item);
        for (const stage of ApplicationStatus.options) {
          expect(counts[stage] ?? 0).toBe(lives.filter((stages) => stages.at(-1) === stage).length);
        }
      }),
    );
  });

  it('is never negative for applications that were not counted at creation', () => {
    expect(stageCountsOf({ new: -1, under_review: 1, hired: 0 })).toEqual({ under_review: 1 });
    expect(stageCountsOf(undefined)).toEqual({});
  });
});
