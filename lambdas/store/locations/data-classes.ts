import type { LocationUnit, StoredLocation } from '@shared/model/location';
import { counters, type AttributeClasses, type ClassesOf } from '../attribute-classes';

export const locationsClasses = {
  Location: {
    city: 'content',
    entrance: 'content',
    locationId: 'operational',
    name: 'content',
    organizationId: 'operational',
    parking: 'content',
    postalCode: 'content',
    state: 'content',
    street: 'content',
    timeZone: 'operational',
    unitCount: 'operational',
    updatedAt: 'operational',
    version: 'operational',
    workdayStartsAt: 'operational',
    workweekStartsOn: 'operational',
  } satisfies ClassesOf<StoredLocation, 'organizationId' | 'unitCount'>,
  LocationUnit: {
    careUnit: 'operational',
    favoritesFirst: 'operational',
    instantBook: 'operational',
    locationId: 'operational',
    name: 'content',
    organizationId: 'operational',
    overtime: 'operational',
    supervisors: 'operational',
    unitId: 'operational',
    updatedAt: 'operational',
    version: 'operational',
    weeklyBudgetCents: 'operational',
  } satisfies ClassesOf<LocationUnit, 'organizationId'>,
  LocationCount: counters,
} as const satisfies Record<string, AttributeClasses>;
