import { randomUUID } from 'node:crypto';
import { OfferTerms } from '@shared/hiring/model/offer';
import { LocationForm, LocationUnitForm, type LocationUnit, type StoredLocation } from '@shared/work/model/location';
import type { Membership } from '@shared/accounts/model/account';
import { ShiftTerms } from '@shared/work/model/shifts/shift';
import { matchedProfile } from '@shared/hiring/rules/match/match.fake';
import { utcDay, systemClock } from '../../../lambdas/platform/clock';
import type { AuthorizedCaller } from '../../../lambdas/platform/http/caller';
import { PutCommand } from '../../../lambdas/platform/table/commands';
import type { Table } from '../../../lambdas/platform/table/table';
import { keyedHash } from '../../../lambdas/platform/crypto/keyed-hash';
import type { Deps } from '../../../lambdas/work/shifts/ports';
import { createShiftDeps } from '../../../lambdas/work/shifts/shift-deps';
import { createLocations } from '../../../lambdas/store/work/locations/locations';
import { placementItem, type PlacementItem } from '../../../lambdas/store/work/placements/placement-item';
import { bookingItem, type BookingItem } from '../../../lambdas/store/work/shifts/shift-item';

const { newId, now } = systemClock;

export const organizationId = newId('org');
const locationId = newId('loc');
/** A profession without a license. */
export const profession = 'surgical_tech';

export const manager: AuthorizedCaller = {
  userId: randomUUID(),
  role: 'manager',
  scope: 'organization',
  membership: { organizationId } as Membership,
};

export const professional = (userId: string): AuthorizedCaller => ({
  userId,
  role: 'professional',
  scope: 'own',
  membership: null,
});

/** The real stores of shifts, locations, and pools; profiles and files of the people come from memory. */
export const depsOver = (table: Table): Deps => ({
  ...createShiftDeps(
    table,
    keyedHash(() => Promise.resolve(Buffer.from('bench'))),
  ),
  organizations: { get: async () => ({ company_name: 'Lakeshore Health' }) } as unknown as Deps['organizations'],
  profiles: {
    get: async () => ({
      ...matchedProfile,
      profession,
      blockedOrganizations: [],
      units: [{ id: newId('ent'), unit: 'or', years: 5, lastWorkedOn: null }],
    }),
  },
  files: { items: async () => [] },
});

export type Place = { location: StoredLocation; units: readonly LocationUnit[] };

export const makePlace = async (table: Table, units: number): Promise<Place> => {
  const locations = createLocations(table);
  const made = { updatedAt: now().toISOString(), version: 1 };
  const form = LocationForm.parse({ name: 'Lakeshore', city: 'Chicago', state: 'IL', timeZone: 'America/Chicago' });
  const location = { ...form, ...made, locationId };
  await locations.create(organizationId, location);
  const all = Array.from({ length: units }, (_, index) => ({
    ...LocationUnitForm.parse({ name: `Unit ${index + 1}`, careUnit: 'or' }),
    ...made,
    locationId,
    unitId: newId('unt'),
  }));
  for (const unit of all) await locations.addUnit(organizationId, unit);
  return { location, units: all };
};

const placementOf = (userId: string): PlacementItem => ({
  placementId: newId('plc'),
  offerId: newId('ofr'),
  applicationId: newId('app'),
  jobId: newId('job'),
  jobTitle: 'Surgical technologist',
  organizationId,
  organization: 'Lakeshore Health',
  professional: { userId, name: 'Josephine Quigley' },
  terms: OfferTerms.parse({
    jobType: 'per_diem',
    startOn: utcDay(now()),
    payCents: 60_00,
    rate: 'hour',
    currency: 'USD',
  }),
  endOn: null,
  endReason: '',
  createdAt: now().toISOString(),
  version: 1,
});

const hourMs = 3600_000;

/** People with a past shift here book instantly. */
const workedShift = ({ placementId, professional: person }: PlacementItem): BookingItem => {
  const startsAt = new Date(now().getTime() - 10 * 24 * hourMs);
  const terms = ShiftTerms.parse({
    day: utcDay(startsAt),
    startTime: '07:00',
    endTime: '15:00',
    professions: [profession],
    rateCents: 60_00,
  });
  return {
    shiftId: newId('shf'),
    organizationId,
    locationId,
    professional: person,
    placementId,
    how: 'request',
    status: 'completed',
    terms,
    termsHash: '0'.repeat(64),
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 8 * hourMs).toISOString(),
    currency: 'USD',
    expectedCents: 480_00,
    attempt: 1,
    reason: '',
    bookedAt: startsAt.toISOString(),
    updatedAt: startsAt.toISOString(),
    version: 1,
  };
};

/** Fills the pool and returns its user IDs. */
export const fillPool = async (table: Table, people: number): Promise<string[]> => {
  const userIds = Array.from({ length: people }, () => randomUUID());
  for (let from = 0; from < people; from += 50) {
    const items = userIds.slice(from, from + 50).flatMap((userId) => {
      const placement = placementOf(userId);
      return [placementItem(placement), bookingItem(workedShift(placement))];
    });
    await Promise.all(items.map((Item) => table.client.send(new PutCommand({ TableName: table.name, Item }))));
  }
  return userIds;
};
