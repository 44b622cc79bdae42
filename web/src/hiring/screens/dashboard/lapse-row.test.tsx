import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LapseKind } from '@shared/work/model/shifts/shift-vocabulary';
import { ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { LapseRow } from './shift-rows';

const lapsing = (shift: number, kind: LapseKind) => {
  const lapse = { kinds: [kind], since: '2026-12-01T12:00:00.000Z', until: '2026-12-02T22:00:00.000Z' };
  return ownBookingOf(shiftOf(shift), { lapse });
};
const show = (bookings: Parameters<typeof LapseRow>[0]['bookings']) =>
  render(
    <MemoryRouter>
      <Suspense>
        <ol>
          <LapseRow bookings={bookings} />
        </ol>
      </Suspense>
    </MemoryRouter>,
  );

beforeEach(() => loadTexts('home', 'shifts'));

describe('a booking that will end', () => {
  it('says which one, until when, and where to fix it', async () => {
    show([lapsing(1, 'license')]);
    expect(await screen.findByRole('heading', { name: /^Your ICU booking on .+ will end$/ })).toBeDefined();
    expect(
      screen.getByText(/^Your license doesn't cover this shift anymore\. Fix it by Wed, Dec 2, 4:00 PM/),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open Credentials' }).getAttribute('href')).toBe('/profile/credentials');
  });

  it('is counted with others that the same fix resolves', async () => {
    show([lapsing(1, 'profession'), lapsing(2, 'profession')]);
    expect(await screen.findByRole('heading', { name: '2 of your bookings will end' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/profile/edit');
  });

  it('offers nothing where the person has nothing to fix', async () => {
    show([lapsing(1, 'exclusion')]);
    expect(await screen.findByRole('heading')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
