import type { StoredChecklist } from '../../store/people/checklists/checklist-item';
import { describe, expect, it } from 'vitest';
import { admin, form, jobId, organizationId, professional, world } from './applications.fixture';
import { applyToJob } from './apply-to-job';
import { listApplicationChecklists } from './candidate-checklists';

const signedOn = (checklist: StoredChecklist['checklist'], day: string): StoredChecklist => ({
  checklist,
  draft: { crrt: { rating: 1, lastDone: null } },
  signed: {
    signedOn: day,
    name: 'Nora Nurse',
    contentVersion: 1,
    share: 0.5,
    answers: { crrt: { rating: 3, lastDone: 'longer' }, vital_signs: { rating: 4, lastDone: 'under_12_months' } },
  },
  version: 3,
  updatedAt: `${day}T10:00:00.000Z`,
});

const setUp = async (stored: StoredChecklist[]) => {
  const deps = { ...world(), checklists: { list: async () => stored } };
  const { applicationId } = await applyToJob(deps, { caller: professional, jobId, form });
  return { deps, applicationId };
};

describe('the checklists of a candidate', () => {
  it('are those signed within two years, newest first', async () => {
    const { deps, applicationId } = await setUp([
      signedOn('rn_ed', '2024-11-21'),
      signedOn('rn_general', '2025-01-10'),
      signedOn('rn_icu', '2026-08-01'),
      { ...signedOn('rn_ld', '2026-08-01'), signed: null },
    ]);
    const found = await listApplicationChecklists(deps, { caller: admin, applicationId });
    expect(found.map(({ checklist, state }) => [checklist, state])).toEqual([
      ['rn_icu', 'current'],
      ['rn_general', 'renew'],
    ]);
    expect(found[0]).toMatchObject({
      share: 0.5,
      groups: [{ group: 'equipment', skills: [{ skill: 'crrt', rating: 3, lastDone: 'longer' }] }],
    });
  });

  it('answer NOT_FOUND to other organizations', async () => {
    const { deps, applicationId } = await setUp([signedOn('rn_icu', '2026-08-01')]);
    const other = { ...admin, membership: { ...admin.membership!, organizationId: organizationId.replace('0', '1') } };
    const reading = listApplicationChecklists(deps, { caller: other, applicationId });
    await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
