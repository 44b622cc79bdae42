import { describe, expect, it } from 'vitest';
import type { MatchOutcome } from '@shared/hiring/model/match';
import { readApplication, readContent } from './application-item';

const noLicense = { code: 'no_license', args: { state: 'TX' } };
const earlier = {
  score: 67,
  rules: 2,
  factors: [
    { factor: 'specialty', points: 30, of: 30, reason: { code: 'specialty_same', args: { specialty: 'Surgery' } } },
    { factor: 'license_state', points: 0, of: 20, reason: noLicense },
    { factor: 'availability', points: 4, of: 8, reason: { code: 'available', args: { status: 'limited' } } },
  ],
  blockers: [{ blocker: 'license_state', reason: noLicense, remedy: { code: 'add_license', args: { state: 'TX' } } }],
};
const content = { coverLetter: 'Hello', availableStart: '2026-12-01', expectedSalary: '', message: '' };
const application = {
  applicationId: `app_${'0'.repeat(26)}`,
  jobId: `job_${'0'.repeat(26)}`,
  organizationId: `org_${'0'.repeat(26)}`,
  professionalId: '00000000-0000-4000-8000-000000000001',
  status: 'new',
  appliedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  source: 'direct',
  jobTitle: 'Surgeon',
  organization: 'Harbor',
  location: 'Austin, TX',
  candidate: {
    userId: '00000000-0000-4000-8000-000000000001',
    firstName: 'Nora',
    lastName: 'Nurse',
    title: 'Nurse',
    specialty: 'Surgery',
    experience: 3,
    location: '',
  },
};
const outcomeIn = (item: object) => readApplication({ ...application, ...item }).match;

describe('a match stored under earlier rules', () => {
  it('keeps its score, rules and reasons', () => {
    expect(readContent({}, { ...content, match: earlier }).match).toEqual({
      rules: 2,
      state: 'unknown',
      readyOn: null,
      license: null,
      steps: [],
      reasons: [{ code: 'earlier_rules', args: {} }, noLicense],
      score: 67,
      parts: [
        { part: 'unit', points: 30, of: 30, reason: { code: 'specialty_same', args: { specialty: 'Surgery' } } },
        { part: 'readiness', points: 0, of: 20, reason: noLicense },
        { part: 'shift', points: 4, of: 8, reason: { code: 'available', args: { status: 'limited' } } },
      ],
      counterfactuals: [],
    });
  });

  it('can have no blockers, or be missing', () => {
    const { blockers: _blockers, ...first } = { ...earlier, rules: 1 };
    expect(readContent({}, { ...content, match: first }).match).toMatchObject({ rules: 1, score: 67 });
    expect(readContent({}, { ...content, match: null }).match).toBeNull();
    expect(readContent(content, undefined).match).toBeNull();
    expect(outcomeIn({})).toBeNull();
  });

  it('is listed with its score, however it is stored', () => {
    const listed = { state: 'unknown', score: 67, reasons: [{ code: 'earlier_gap' }] };
    expect(outcomeIn({ match: { score: 67, blocked: true } })).toMatchObject(listed);
    expect(outcomeIn({ shape: 1, match: earlier })).toMatchObject(listed);
    expect(outcomeIn({ match: { score: 67, blocked: false } })).toMatchObject({ reasons: [{ code: 'earlier_rules' }] });
  });

  it('stays unchanged if it follows the current rules', () => {
    const today: MatchOutcome = { state: 'eligible', readyOn: null, reasons: [], steps: [], score: 90 };
    expect(outcomeIn({ match: today })).toEqual(today);
  });
});
