import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { currentClock } from '@/work/parts/attendance/use-clock';
import { showTo } from '@/hiring/parts/offers/testing';
import { act } from '@/lib/testing/act';
import { testId } from '@/lib/testing/ids';
import { ShiftDayView } from './shift-day-view';

/** A phone whose owner hasn't been asked for the location yet. */
export const phoneWith = (geolocation: unknown) => {
  const own: Record<PropertyKey, unknown> = {
    geolocation,
    permissions: { query: () => Promise.resolve({ state: 'prompt' }) },
  };
  // Its properties must be read on the object itself.
  const get = (target: Navigator, name: PropertyKey): unknown => own[name] ?? Reflect.get(target, name, target);
  vi.stubGlobal('navigator', new Proxy(navigator, { get }));
};

export const place = { lat: 41.9, lon: -87.63, accuracy: 15 };
export const locate = (found: typeof place | 'denied') => {
  const getCurrentPosition = vi.fn((done: PositionCallback, fail: PositionErrorCallback) =>
    found === 'denied'
      ? fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      : done({
          coords: { latitude: found.lat, longitude: found.lon, accuracy: found.accuracy },
        } as GeolocationPosition),
  );
  phoneWith({ getCurrentPosition });
  return getCurrentPosition;
};

const shiftId = testId('shf');
export const show = (search = '') =>
  showTo('professional', <ShiftDayView />, { at: `/shifts/${shiftId}${search}`, path: '/shifts/:shiftId' });
export const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
export const press = async (name: string | RegExp) => {
  const found = await button(name);
  // Like the keyboard and screen readers.
  await act(async () => fireEvent.click(found, { detail: 0 }));
};
export const leaveView = () => act(async () => currentClock()?.flush({ all: true }));

export const forgetEntries = async () => {
  for (const { entry } of currentClock()?.get().entries ?? []) await currentClock()?.dismiss(entry.entryId);
};
