import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { Location, LocationUnit } from '@shared/work/model/location';
import type { TeamMember } from '@shared/organizations/model/organization';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { LocationsView } from './locations-view';

const at = '2026-11-20T10:00:00.000Z';
const locationId = testId('loc');

const unitOf = (number: number, changes: Partial<LocationUnit> = {}): LocationUnit => ({
  unitId: testId('unt', number),
  locationId,
  name: 'ICU',
  careUnit: 'icu',
  supervisors: [testUserId(2)],
  weeklyBudgetCents: 1_800_000,
  overtime: 'no',
  instantBook: false,
  orientationShifts: 2,
  phone: '',
  favoritesFirst: true,
  ownStaffFirst: true,
  fillTarget: 90,
  weeklyRaiseCents: null,
  raisesItself: false,
  updatedAt: at,
  version: 1,
  ...changes,
});

const main = (changes: Partial<Location> = {}): Location => ({
  locationId,
  name: 'Lakeshore Main',
  street: '1200 North Lake Drive',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60610',
  timeZone: 'America/Chicago',
  workweekStartsOn: 0,
  workdayStartsAt: '07:00',
  longDuty: true,
  entrance: 'Door 3',
  parking: '',
  center: null,
  clockInBy: 'phone_or_code',
  fenceMeters: 150,
  updatedAt: at,
  version: 1,
  units: [unitOf(1)],
  ...changes,
});

const member = (number: number, first: string, last: string): TeamMember => ({
  user_id: testUserId(number),
  role: 'member',
  department: '',
  profile: { first_name: first, last_name: last, email: `${first}@mercy.example`, photo_url: null },
  status: 'active',
  joinedAt: at,
  lastActiveAt: null,
});

let stored: Location[];
const server = answering({
  listLocations: () => ({ items: stored }),
  listOwnStaff: () => ({ people: [], invitations: [] }),
  listTeamMembers: () => ({ items: [member(2, 'Hannah', 'Lindqvist'), member(3, 'David', 'Okafor')] }),
  createLocation: ({ body }) => {
    stored = [main({ ...(body as Partial<Location>), units: [] })];
    return stored[0]!;
  },
  updateLocation: ({ body: { location, version } }) => {
    if (version !== stored[0]!.version) throw new AppError('STALE_VERSION');
    stored = [{ ...stored[0]!, ...(location as Partial<Location>), version: version + 1 }];
    return stored[0]!;
  },
  deleteLocation: () => {
    stored = [];
    return { items: stored };
  },
  addLocationUnit: ({ body }) => {
    stored = [main({ units: [...stored[0]!.units, unitOf(2, body)] })];
    return stored[0]!;
  },
  updateLocationUnit: ({ body: { unit, version } }) => {
    stored = [main({ units: [unitOf(1, { ...(unit as Partial<LocationUnit>), version: version + 1 })] })];
    return stored[0]!;
  },
  deleteLocationUnit: () => {
    stored = [main({ units: [] })];
    return stored[0]!;
  },
});

const show = (role: 'member' | 'manager') => showTo(memberOf(role), <LocationsView />);
const button = (name: string) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
};
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(name);
const type = async (name: RegExp, value: string) => fireEvent.input(await field(name), { target: { value } });
const choose = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const units = async () => within(await screen.findByRole('list', { name: 'Units of Lakeshore Main' }));

beforeEach(async () => {
  stored = [main()];
  await loadTexts(
    'own-staff',
    'settings',
    'locations',
    'labels/units',
    'labels/hiring',
    'labels/profiles',
    'marketplace',
    'time-zones',
  );
});

describe('locations and units', () => {
  it('show address, clock, and workweek, and who supervises each unit', async () => {
    await show('manager');
    expect(await screen.findByText('1200 North Lake Drive, Chicago, IL 60610')).toBeDefined();
    for (const text of ['Central Time', 'Sunday', 'Door 3']) expect(screen.getByText(text)).toBeDefined();
    const list = await units();
    expect(list.getByText('Intensive care (ICU)')).toBeDefined();
    expect(await list.findByText('Hannah Lindqvist')).toBeDefined();
  });

  it('explain themselves while empty, and are added once, in the state’s time zone', async () => {
    stored = [];
    await show('manager');
    expect(await screen.findByText('No locations yet')).toBeDefined();
    await press('Add Location');
    await type(/^Name/, 'Lakeshore Main');
    await type(/^City/, 'Honolulu');
    await choose(/^State/, 'HI');
    const save = await button('Save Location');
    await act(async () => {
      fireEvent.click(save);
      fireEvent.click(save);
    });
    expect(await screen.findByRole('heading', { name: 'Lakeshore Main' })).toBeDefined();
    expect(server.calls('createLocation')).toMatchObject([
      { body: { name: 'Lakeshore Main', state: 'HI', timeZone: 'Pacific/Honolulu', workweekStartsOn: 0 } },
    ]);
  });

  it('keep input beside the missing fields', async () => {
    stored = [];
    await show('manager');
    await press('Add Location');
    await type(/^Name/, 'Lakeshore Main');
    await press('Save Location');
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect((await field(/^Name/)).value).toBe('Lakeshore Main');
    expect(server.calls('createLocation')).toEqual([]);
  });

  it('let people choose when a colleague’s change came first', async () => {
    await show('manager');
    await press('Edit Lakeshore Main');
    await type(/^Name/, 'Mine');
    stored = [main({ name: 'Theirs', parking: 'Garage B', version: 2 })];
    await press('Save Location');
    expect(await screen.findByText('Someone else saved changes')).toBeDefined();
    await press('Save');
    await waitFor(() => expect(stored).toMatchObject([{ name: 'Mine', parking: 'Garage B', version: 3 }]));
  });

  it('say when a colleague deleted the edited one', async () => {
    await show('manager');
    await press('Edit Lakeshore Main');
    await type(/^Name/, 'Mine');
    server.use({
      updateLocation: () => {
        throw new AppError('NOT_FOUND');
      },
    });
    stored = [];
    await press('Save Location');
    expect(await screen.findByText(/^A colleague deleted this/)).toBeDefined();
  });

  it('get a unit, and show a refused supervisor beside the field', async () => {
    await show('manager');
    await press('Add Unit to Lakeshore Main');
    await type(/^Name/, 'Emergency');
    await choose(/^Kind of unit/, 'ed');
    server.use({
      addLocationUnit: () => {
        const fields = { supervisors: notice('supervisorNotInTeam') };
        throw new AppError('INVALID_REQUEST', undefined, { fields });
      },
    });
    await press('Save Unit');
    expect(await screen.findByText('Choose members of your team.')).toBeDefined();
    expect((await field(/^Name/)).value).toBe('Emergency');
  });

  it('keep a unit’s other stored values when it is edited', async () => {
    await show('manager');
    await press('Edit ICU of Lakeshore Main');
    await press('Remove Hannah Lindqvist');
    await press('Save Unit');
    expect(await screen.findByText('No supervisor yet')).toBeDefined();
    expect(server.calls('updateLocationUnit')).toMatchObject([
      {
        body: {
          version: 1,
          unit: { name: 'ICU', supervisors: [], weeklyBudgetCents: 1_800_000, overtime: 'no', instantBook: false },
        },
      },
    ]);
  });

  it('say whether a location allows long duties', async () => {
    await show('manager');
    expect(await screen.findByText('Up to 16 hours in a row, for people who agree')).toBeDefined();
    await press('Edit Lakeshore Main');
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Long duties', hidden: true })));
    await press('Save Location');
    await waitFor(() =>
      expect(server.calls('updateLocation')).toMatchObject([{ body: { location: { longDuty: false } } }]),
    );
  });

  it('keep the weekly budget of a unit', async () => {
    await show('manager');
    await press('Edit ICU of Lakeshore Main');
    await type(/^Weekly budget/, '12500');
    await press('Save Unit');
    expect(server.calls('updateLocationUnit')).toMatchObject([{ body: { unit: { weeklyBudgetCents: 1_250_000 } } }]);
  });

  it('say how open shifts of a unit are booked', async () => {
    await show('manager');
    await press('Edit ICU of Lakeshore Main');
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Instant booking', hidden: true })));
    await choose(/^Overtime/, 'approval');
    await type(/^Orientation shifts/, '3');
    await press('Save Unit');
    await waitFor(() =>
      expect(server.calls('updateLocationUnit')).toMatchObject([
        { body: { unit: { instantBook: true, overtime: 'approval', orientationShifts: 3 } } },
      ]),
    );
  });

  it('are deleted after a confirmation, units first', async () => {
    await show('manager');
    await press('Delete Lakeshore Main');
    expect(await screen.findByText(/Lakeshore Main still has 1 unit\./)).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close', hidden: true }).at(-1)!);
    await press('Delete ICU of Lakeshore Main');
    await press('Delete');
    expect(await screen.findByText(/^No units yet\. Add the units/)).toBeDefined();
    await press('Delete Lakeshore Main');
    await press('Delete');
    expect(await screen.findByText('No locations yet')).toBeDefined();
  });

  it('are read-only for members', async () => {
    await show('member');
    expect((await units()).getByText('ICU')).toBeDefined();
    for (const name of ['Add Location', 'Edit Lakeshore Main', 'Delete ICU of Lakeshore Main'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
