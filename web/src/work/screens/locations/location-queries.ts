import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Location, LocationForm, LocationUnit, LocationUnitForm } from '@shared/work/model/location';
import { locationsQuery } from '@/work/parts/locations/location-queries';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const teamQuery = () => queryOf('listTeamMembers');

const byName = (one: Location, other: Location): number => one.name.localeCompare(other.name, 'en');

/** Puts a write's response into the list, in the server's order. */
const useTake = () => {
  const client = useQueryClient();
  return (change: (before: readonly Location[]) => readonly Location[]) => {
    const before = client.getQueryData(locationsQuery().queryKey)?.items ?? [];
    client.setQueryData(locationsQuery().queryKey, { items: change(before).toSorted(byName) });
    void readAgain(client, ['getSettingsOverview']);
  };
};

const withLocation = (saved: Location) => (before: readonly Location[]) => [
  ...before.filter(({ locationId }) => locationId !== saved.locationId),
  saved,
];

type Saving<F> = { form: F; version: number };

/** Saves a location, or adds a new one. */
export const useSaveLocation = (location: Location | null) => {
  const keyFor = useIdempotencyKey();
  const take = useTake();
  return useMutation({
    mutationFn: ({ form, version }: Saving<LocationForm>) =>
      location === null
        ? api('createLocation', { body: form }, { idempotencyKey: keyFor(form) })
        : api('updateLocation', {
            params: { locationId: location.locationId },
            body: { location: form, version },
          }),
    onSuccess: (saved) => take(withLocation(saved)),
  });
};

/** Saves a unit, or adds a new one. */
export const useSaveUnit = (locationId: string, unit: LocationUnit | null) => {
  const keyFor = useIdempotencyKey();
  const take = useTake();
  return useMutation({
    mutationFn: ({ form, version }: Saving<LocationUnitForm>) =>
      unit === null
        ? api('addLocationUnit', { params: { locationId }, body: form }, { idempotencyKey: keyFor(form) })
        : api('updateLocationUnit', {
            params: { locationId, unitId: unit.unitId },
            body: { unit: form, version },
          }),
    onSuccess: (saved) => take(withLocation(saved)),
  });
};

/** Reloads what a colleague removed or changed meanwhile. */
const useReadLocationsAgain = () => {
  const client = useQueryClient();
  return () => void readAgain(client, ['listLocations', 'getSettingsOverview']);
};

export const useDeleteLocation = (locationId: string) => {
  const take = useTake();
  const readLocationsAgain = useReadLocationsAgain();
  return useMutation({
    mutationFn: (_nothing: undefined) => api('deleteLocation', { params: { locationId } }),
    onSuccess: ({ items }) => take(() => items),
    onError: readLocationsAgain,
  });
};

export const useDeleteUnit = (locationId: string, unitId: string) => {
  const take = useTake();
  const readLocationsAgain = useReadLocationsAgain();
  return useMutation({
    mutationFn: (_nothing: undefined) => api('deleteLocationUnit', { params: { locationId, unitId } }),
    onSuccess: (location) => take(withLocation(location)),
    onError: readLocationsAgain,
  });
};

/** The stored location, or null once deleted. */
export const useLocationNow = () => {
  const client = useQueryClient();
  return async (id: string): Promise<Location | null> => {
    const { items } = await client.query({ ...locationsQuery(), staleTime: 0 });
    return items.find(({ locationId }) => locationId === id) ?? null;
  };
};
