import { AppError } from '@shared/errors';
import { MemberPrivacy, PrivateDetails, ProfileDraft } from '@shared/people/model/professional';
import { storedForm } from '@shared/core/model/stored-form';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { emptyProfile } from '../../store/people/profiles/profile-item';
import type { Deps } from './ports';
import type { OwnProfile, ProfileViewer } from '../../store/people/profiles/ports';

export const now = new Date('2026-11-21T12:00:00.000Z');
export const organizationId = `org_${ulid()}`;

export const profileWorld = (stored: Partial<OwnProfile> = {}) => {
  const userId = randomUUID();
  const empty: OwnProfile = {
    ...emptyProfile(userId, now),
    ...PrivateDetails.parse({}),
    firstName: 'Nora',
    lastName: 'Østergaard',
    phone: '+12025550100',
  };
  const world = {
    userId,
    profile: { ...empty, ...stored },
    saves: [] as { before: OwnProfile; after: OwnProfile }[],
    names: new Map([[organizationId, 'Lakeshore Health System']]),
    interruptions: 0,
    views: { total: 0, days: new Map<string, number>() },
    viewers: [] as ProfileViewer[],
    member: { ...MemberPrivacy.parse({}), version: 0 },
  };
  const deps: Deps = {
    profiles: {
      get: async () => world.profile,
      save: async (before, after) => {
        if (before.version !== world.profile.version) throw new AppError('STALE_VERSION');
        world.saves.push({ before, after });
        world.profile = after;
      },
      setPrivacy: async (_userId, { privacy, version = world.profile.privacyVersion }) => {
        if (version !== world.profile.privacyVersion) throw new AppError('STALE_VERSION');
        world.profile = { ...world.profile, privacy, privacyVersion: version + 1 };
        return version + 1;
      },
      blocked: async () => world.profile.blockedOrganizations,
      setBlocked: async (_userId, _before, after) => {
        if (world.interruptions > 0) {
          world.interruptions -= 1;
          throw new ConcurrentModificationError();
        }
        world.profile = { ...world.profile, blockedOrganizations: [...after] };
      },
    },
    organizations: {
      names: async (ids) => new Map([...world.names].filter(([id]) => ids.includes(id))),
    },
    calls: { ofProfessional: async () => [], cancel: async () => undefined },
    organizationNames: { beginningWith: async () => [] },
    views: { since: async () => world.views },
    receipts: { list: async () => ({ items: [], nextCursor: null }), revoke: async () => undefined },
    viewers: { list: async () => ({ items: world.viewers, nextCursor: null }) },
    members: {
      get: async () => world.member,
      set: async (_userId, { privacy, version = world.member.version }) => {
        if (version !== world.member.version) throw new AppError('STALE_VERSION');
        world.member = { ...privacy, version: version + 1 };
        return version + 1;
      },
    },
    clock: { now: () => now, newId: (prefix) => `${prefix}_${ulid()}` },
  };
  return Object.assign(world, { deps });
};

export const wholeDraft = (overrides: Partial<ProfileDraft> = {}): ProfileDraft => ({
  ...storedForm(ProfileDraft).parse({
    firstName: 'Nora',
    lastName: 'Østergaard',
    phone: '+12025550100',
    dateOfBirth: '1990-05-17',
    gender: 'female',
    address: '1 Main Street',
    city: 'Boston',
    state: 'MA',
    zipCode: '02118',
    npiNumber: '1234567893',
    profession: 'physician',
    title: 'Physician',
    specialty: 'Surgery',
    experience: 0,
    location: 'Boston',
    bio: 'Hello',
    skills: ['Care'],
    hourlyRateMinCents: 5000,
    hourlyRateMaxCents: 7000,
    employment: [
      {
        id: `ent_${ulid()}`,
        position: 'Physician',
        employer: 'Clinic',
        location: 'Boston',
        startDate: '2020-01-01',
        current: true,
      },
    ],
    education: [
      { id: `ent_${ulid()}`, institution: 'College', degree: 'MD', field: 'Medicine', startDate: '2014-09-01' },
    ],
    licenses: [
      {
        id: `lic_${ulid()}`,
        name: 'Physician',
        number: 'MD-1',
        issuingBody: 'Board',
        issueDate: '2019-01-01',
        expiryDate: '2027-01-01',
        state: 'MA',
      },
    ],
    availability: {},
  }),
  ...overrides,
});
