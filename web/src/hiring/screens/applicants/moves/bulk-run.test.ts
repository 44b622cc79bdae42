import { describe, expect, it, vi } from 'vitest';
import { partsOf, runParts, splitByPossible } from './bulk-run';
import { applicantCalled, rowWith } from '../testing';
import { errorTexts } from '@shared/text/english.fixture';

const many = (count: number, jobId: string) =>
  Array.from({ length: count }, (_, index) => rowWith({ applicationId: `app_${jobId}_${index}`, jobId }));

describe('a bulk move', () => {
  it('is sent by job, in parts within the server’s limit', () => {
    const parts = partsOf([...many(150, 'job_1'), ...many(3, 'job_2')]);
    expect(parts.map(({ jobId, applications }) => [jobId, applications.length])).toEqual([
      ['job_1', 100],
      ['job_1', 50],
      ['job_2', 3],
    ]);
    expect(parts[0]?.applications[0]).toEqual({ applicationId: 'app_job_1_0', version: 1 });
  });

  it('is split by whether the move is possible', () => {
    const hired = applicantCalled('Hal', { status: 'hired' });
    const ann = rowWith();
    expect(splitByPossible([hired, ann], 'rejected')).toEqual({ possible: [ann], impossible: [hired] });
  });

  it('reports every result; a part without an answer does not stop the others', async () => {
    const [one, two, three] = [
      rowWith(),
      rowWith({ applicationId: 'app_2' }),
      rowWith({ applicationId: 'app_3', jobId: 'job_2' }),
    ];
    const changed = { ...three, status: 'shortlisted' as const };
    const send = vi
      .fn()
      .mockRejectedValueOnce(new Error('No network'))
      .mockResolvedValueOnce([
        { applicationId: 'app_3', application: changed, error: null },
        { applicationId: 'app_4', application: null, error: { code: 'NOT_FOUND', message: 'Gone' } },
      ]);
    const progress: unknown[] = [];
    const result = await runParts(partsOf([one, two, three]), send, (it) => progress.push(it));
    expect(result).toEqual({
      changed: [changed],
      failed: [
        { applicationId: one.applicationId, message: 'No network' },
        { applicationId: 'app_2', message: 'No network' },
        { applicationId: 'app_4', message: errorTexts.NOT_FOUND },
      ],
    });
    expect(progress).toEqual([
      { done: 0, of: 3 },
      { done: 2, of: 3 },
      { done: 3, of: 3 },
    ]);
  });
});
