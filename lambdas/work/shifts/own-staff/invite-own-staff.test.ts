import { beforeEach, describe, expect, it } from 'vitest';
import type { Invitation } from '@shared/organizations/model/invitation';
import { ownStaffLimits } from '@shared/work/limits/own-staff-limits';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import { inviteOwnStaff } from './invite-own-staff';
import { listOwnStaff } from './list-own-staff';
import type { StaffDeps } from './ports';

const icu = 'unt_00000000000000000000000001';
const manager = {
  userId: 'manager',
  scope: 'organization',
  membership: { organizationId: 'org_1' },
} as unknown as AuthorizedCaller;
const person = (email: string) => ({ name: 'Ada M. Byron', email, profession: 'rn' as const, unitIds: [icu] });

const over = { from: '2026-11-10', until: '2026-11-19' };
const ahead = { from: '2026-12-01', until: '2026-12-08' };

let now = new Date('2026-11-21T12:00:00.000Z');
let invitations: Map<string, Invitation>;
let addresses: Map<string, string>;
let pool: PlacementItem[];
let counted: number;

const deps = {
  locations: {
    list: async () => [{ units: [{ unitId: icu, name: 'ICU', supervisors: ['sup'] }] }],
  },
  pool: async () => pool,
  preferences: { many: async () => new Map([['u', { available: ['mon_night'], away: [over, ahead] }]]) },
  invitations: {
    get: async (id: string) => invitations.get(id) ?? null,
    ofAddress: async (_organizationId: string, hash: string) => addresses.get(hash) ?? null,
    put: async (invitation: Invitation, { emailHash }: { emailHash: string }) => {
      invitations.set(invitation.invitationId, invitation);
      addresses.set(emailHash, invitation.invitationId);
    },
    refresh: async (invitation: Invitation, refresh: Partial<Invitation>) =>
      void invitations.set(invitation.invitationId, { ...invitation, ...refresh }),
    listStaff: async () => [...invitations.values()],
  },
  throttle: { count: async () => void (counted += 1) },
  hash: async (purpose: string, text: string) => `${purpose} ${text}`,
  clock: { now: () => now, newId: (prefix: string) => `${prefix}_${invitations.size + 1}` },
} as unknown as StaffDeps;

const invite = (emails: readonly string[], dryRun = false) =>
  inviteOwnStaff(deps, { caller: manager, list: { people: emails.map(person) }, dryRun });
const inviteFile = (csv: string, dryRun = false) => inviteOwnStaff(deps, { caller: manager, list: { csv }, dryRun });

beforeEach(() => {
  now = new Date('2026-11-21T12:00:00.000Z');
  [invitations, addresses, pool, counted] = [new Map(), new Map(), [], 0];
});

describe('an invitation of own staff', () => {
  it('includes their units and lasts seven days', async () => {
    expect(await invite(['ada@example.test'])).toEqual({ people: 1, invited: 1, problems: [], readAs: [] });
    expect([...invitations.values()]).toMatchObject([
      {
        firstName: 'Ada M.',
        lastName: 'Byron',
        role: 'member',
        staff: { profession: 'rn', unitIds: [icu] },
        expiresAt: '2026-11-28T12:00:00.000Z',
      },
    ]);
    const { invitations: shown } = await listOwnStaff(deps, manager);
    expect(shown).toMatchObject([{ name: 'Ada M. Byron', email: 'ada@example.test' }]);
  });

  it('exists once per address; repeating it sends the email again after a while', async () => {
    await invite(['ada@example.test']);
    await invite(['ada@example.test']);
    expect([...invitations.values()]).toMatchObject([{ sentAt: '2026-11-21T12:00:00.000Z' }]);
    now = new Date('2026-11-21T13:00:00.000Z');
    await invite(['ada@example.test']);
    expect([...invitations.values()]).toMatchObject([{ sentAt: '2026-11-21T13:00:00.000Z' }]);
  });

  it('is not sent during a check, or when a line has a problem', async () => {
    expect(await invite(['ada@example.test'], true)).toEqual({ people: 1, invited: 0, problems: [], readAs: [] });
    const twice = await invite(['ada@example.test', 'ada@example.test']);
    expect(twice).toEqual({ people: 1, invited: 0, problems: [{ line: 2, problem: 'twice' }], readAs: [] });
    expect([invitations.size, counted]).toEqual([0, 0]);
  });

  it('is rejected above the limit of people', async () => {
    const placement = {
      kind: 'own_staff',
      professional: { userId: 'u', name: 'U' },
      terms: { startOn: '2026-01-01', jobType: 'full_time' },
      endOn: null,
    } as unknown as PlacementItem;
    pool = Array.from({ length: ownStaffLimits.people }, () => placement);
    expect((await invite(['ada@example.test'])).problems).toEqual([{ line: 1, problem: 'full' }]);
  });
});

describe('a file of own staff', () => {
  it('reports the problem of each line', async () => {
    const csv = [
      'Name,Email,Profession,Units',
      'Ada Byron,ada@example.test,RN,icu',
      ',ben@example.test,RN,',
      'Cyd,not an address,RN,',
      'Dan,dan@example.test,Astronaut,',
      'Eve,eve@example.test,RN,Unknown',
      'Fay,ADA@example.test,RN,',
    ].join('\r\n');
    expect(await inviteFile(csv, true)).toEqual({
      people: 1,
      invited: 0,
      problems: [
        { line: 3, problem: 'name' },
        { line: 4, problem: 'email' },
        { line: 5, problem: 'profession' },
        { line: 6, problem: 'unit' },
        { line: 7, problem: 'twice' },
      ],
      readAs: [],
    });
  });

  it('invites everyone listed, for all units when it has no unit column', async () => {
    expect(await inviteFile('name,email,profession\nAda,ada@example.test,RN')).toMatchObject({ invited: 1 });
    expect([...invitations.values()]).toMatchObject([{ staff: { profession: 'rn', unitIds: [] } }]);
  });

  it('reports cells it interpreted', async () => {
    const csv =
      'name;email;profession\nAda;ada@example.test;RN\nBen;ben@example.test;ICU nurse\nCyd;cyd@example.test;Pilot';
    expect(await inviteFile(csv, true)).toMatchObject({
      problems: [{ line: 4, problem: 'profession' }],
      readAs: [{ line: 3, field: 'profession', text: 'ICU nurse', value: 'rn' }],
    });
  });

  it('is rejected without its columns, or with too many people', async () => {
    await expect(inviteFile('who\nAda')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    const rows = Array.from({ length: ownStaffLimits.invitesAtOnce + 1 }, (_, at) => `Ada,a${at}@example.test,RN`);
    await expect(inviteFile(['name,email,profession', ...rows].join('\n'))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });
});

it('supervisors see people of their units, and no invitations', async () => {
  await invite(['ada@example.test']);
  const member = (userId: string) => ({ ...manager, userId, scope: 'assigned' }) as AuthorizedCaller;
  pool = [
    {
      placementId: 'plc_1',
      kind: 'own_staff',
      unitIds: [icu],
      jobTitle: '',
      professional: { userId: 'u', name: 'U' },
      terms: { startOn: '2026-01-01', jobType: 'full_time' },
      endOn: null,
    } as unknown as PlacementItem,
  ];
  expect(await listOwnStaff(deps, member('sup'))).toMatchObject({
    people: [{ userId: 'u', available: ['mon_night'], away: [ahead] }],
    invitations: [],
  });
  expect(await listOwnStaff(deps, member('other'))).toEqual({ people: [], invitations: [] });
});
