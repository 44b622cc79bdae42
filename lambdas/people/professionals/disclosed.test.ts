import { describe, expect, it, vi } from 'vitest';
import { personIdOf } from '../../../test/support/people/professional-documents';
import { professional } from '../../../test/support/people/professionals';
import { aViewer } from '../../../test/support/viewer';
import { professionalView } from '../../store/people/profiles/professional-view';
import { disclosed } from './disclosed';

const organizationId = 'org_00000000000000000000000001';
const membership = { organizationId } as never;
const person = professional({ userId: personIdOf(1), privacy: { contactInfoVisible: true } });
const extras = { portfolio: [], portfolioCount: 0, online: false, responseTime: null, saved: null };
const full = professionalView(person, 'full', extras);
const now = new Date('2026-11-21T12:00:00.000Z');

const viewedBy = aViewer();

const depsOf = (...revoked: string[]) => ({
  disclosures: {
    handOver: vi.fn(async (handed) => handed.map((it: { subject: string }) => !revoked.includes(it.subject))),
  },
  clock: { now: () => now, newId: () => '' },
});

describe('what an organization sees of an applicant', () => {
  it('is recorded before it is shown', async () => {
    const deps = depsOf();
    expect(await disclosed(deps, full, { role: 'member', membership })).toEqual(full);
    const of = { userId: person.profile.userId, organizationId, reason: 'application' };
    expect(deps.disclosures.handOver).toHaveBeenCalledWith(
      [
        { ...of, subject: 'contact' },
        { ...of, subject: 'license' },
      ],
      now.toISOString(),
    );
  });

  it('leaves out revoked data', async () => {
    const shown = await disclosed(depsOf('contact', 'license'), full, { role: 'member', membership });
    expect(shown).toMatchObject({ contact: null, npiNumber: null, displayName: full.displayName });
    expect([...shown.licenses, ...shown.certifications].every(({ number }) => number === null)).toBe(true);
  });

  it('follows the privacy setting without an application', async () => {
    const deps = depsOf();
    const standard = professionalView(person, 'standard', extras);
    await disclosed(deps, standard, { role: 'admin', membership });
    const [handed] = deps.disclosures.handOver.mock.calls[0]!;
    expect(handed).toMatchObject([{ reason: 'profile', subject: 'contact' }]);
  });

  it('is not recorded for other readers', async () => {
    const deps = depsOf('contact');
    expect(await disclosed(deps, full, { role: 'support', membership: null })).toEqual(full);
    expect(await disclosed(deps, full, { role: 'professional', membership: null })).toEqual(full);
    expect(await disclosed(deps, full, { role: 'admin', membership, viewedBy })).toEqual(full);
    expect(deps.disclosures.handOver).not.toHaveBeenCalled();
  });

  it('has no documents for staff, including when they view as someone', async () => {
    const proved = { ...full, documents: ['npi'] };
    const documentsFor = async (reader: Parameters<typeof disclosed>[2]) =>
      (await disclosed(depsOf(), proved, reader)).documents;
    expect(await documentsFor({ role: 'support', membership: null })).toEqual([]);
    expect(await documentsFor({ role: 'admin', membership, viewedBy })).toEqual([]);
    expect(await documentsFor({ role: 'admin', membership })).toEqual(['npi']);
  });
});
