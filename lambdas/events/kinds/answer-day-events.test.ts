import { describe, expect, it } from 'vitest';
import { answerDayEvents } from './application-events';
import type { StreamImage } from '../stream-image';

const jobId = 'job_1';
const reachedAt = '2026-11-20T14:00:00.000Z';

const day = (open: number, missed: boolean): StreamImage => ({
  jobId: { S: jobId },
  organizationId: { S: 'org_1' },
  on: { S: '2026-11-18' },
  open: { N: String(open) },
  ...(missed && {
    gsi2pk: { S: 'ORG#org_1#ANSWERS' },
    reached: { M: { step: { S: 'managers' }, at: { S: reachedAt }, open: { N: '1' } } },
  }),
});

const typesOf = (before: StreamImage | null, after: StreamImage): string[] =>
  answerDayEvents({ before, after }, '7').map(({ type }) => type);

describe('the applicants of a job who wait for an answer', () => {
  it('change after the answer day has passed, and when the last one has an answer', () => {
    expect(typesOf(day(1, false), day(1, true))).toEqual(['job.answers_due', 'job.waiting_changed']);
    expect(answerDayEvents({ before: day(1, true), after: day(0, true) }, '8')).toEqual([
      {
        type: 'job.waiting_changed',
        id: [jobId, '2026-11-18', '8'],
        at: reachedAt,
        data: { jobId, organizationId: 'org_1' },
      },
    ]);
  });

  it('stay the same while someone still waits, and before the day has passed', () => {
    expect(typesOf(day(2, true), day(1, true))).toEqual([]);
    expect(typesOf(day(1, false), day(0, false))).toEqual([]);
    expect(typesOf(null, day(1, false))).toEqual([]);
  });
});
