import { describe, expect, it } from 'vitest';
import type { ApplicationStep } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { stageLine } from './stage-line';

const step = (status: ApplicationStatus, day: number, undo = false): ApplicationStep => ({
  status,
  at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  reason: '',
  side: 'employer',
  by: '',
  undo,
  closing: null,
});
const inWords = (status: ApplicationStatus, steps: readonly ApplicationStep[]) =>
  stageLine(status, steps).map(({ status: stage, at, place }) => `${stage} ${place} ${at?.slice(8, 10) ?? '-'}`);

describe('the line of stages', () => {
  it('shows past, current, and future stages', () => {
    expect(inWords('shortlisted', [step('new', 1), step('shortlisted', 3)])).toEqual([
      'new done 01',
      'under_review done -',
      'shortlisted now 03',
      'interview_scheduled ahead -',
      'offered ahead -',
      'hired ahead -',
    ]);
  });

  it('drops a stage that was undone', () => {
    const line = inWords('new', [step('new', 1), step('under_review', 2), step('new', 1, true)]);
    expect(line.slice(0, 2)).toEqual(['new now 01', 'under_review ahead -']);
  });

  it('ends where the application was closed', () => {
    const line = inWords('rejected', [step('new', 1), step('under_review', 2), step('rejected', 4)]);
    expect(line).toEqual(['new done 01', 'under_review done 02', 'rejected now 04']);
  });

  it('continues after an application was reopened', () => {
    const line = inWords('under_review', [
      step('new', 1),
      step('under_review', 2),
      step('rejected', 4),
      step('under_review', 5),
    ]);
    expect(line[1]).toBe('under_review now 05');
    expect(line).toHaveLength(6);
  });
});
