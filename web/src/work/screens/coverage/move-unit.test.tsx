import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { lakeshore } from '@/work/parts/locations/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { CoverageView } from './coverage-view';
import { bookingOf, shiftOf } from './testing';

const [icu, stepdown] = [testId('unt', 1), testId('unt', 2)];
const free = { unitId: icu, confirmed: 0, requested: 0, backups: 0 };

let stored: Shift;
let bookings: Booking[];
const answer = () => ({ shift: stored, bookings, favorites: [], ladder: [], filling: null, outlook: null });

const server = answering({
  listUnitBlocks: () => ({ people: [] }),
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({ days: [], people: [] }),
  getShift: answer,
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  updateShift: answer,
});

const press = async (name: string) => {
  const found = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(found));
};
const openForm = async (): Promise<HTMLSelectElement> => {
  await showTo(memberOf('manager'), <CoverageView />, `/coverage?shift=${testId('shf')}`);
  await press('Edit Shift');
  return screen.findByLabelText<HTMLSelectElement>(/^Unit/);
};

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  stored = shiftOf(free);
  bookings = [];
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'labels/certifications', 'marketplace', 'errors');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the unit of a shift', () => {
  it('can change without people on it', async () => {
    const unit = await openForm();
    fireEvent.change(unit, { target: { value: stepdown } });
    await press('Save Shift');
    await waitFor(() => expect(server.calls('updateShift')).toMatchObject([{ body: { unitId: stepdown } }]));
  });

  it('is sent only if it changes', async () => {
    await openForm();
    await press('Save Shift');
    await waitFor(() => expect(server.calls('updateShift')).toHaveLength(1));
    expect(server.calls('updateShift')[0]?.body).not.toHaveProperty('unitId');
  });

  it('changes only for people who accept, as the confirmation says before saving', async () => {
    // One booking is from before bookings stored their unit.
    bookings = [bookingOf(1, 'Ada'), bookingOf(2, 'Ben', { unitId: icu }), bookingOf(3, 'Cy', { status: 'requested' })];
    stored = shiftOf({ ...free, confirmed: 2, requested: 1, unitId: icu });
    const unit = await openForm();
    expect(screen.getByText(/people keep theirs until they accept/)).toBeDefined();
    fireEvent.change(unit, { target: { value: stepdown } });
    await press('Save Shift');
    expect(await screen.findByText(/^2 people are asked to work in Stepdown instead/)).toBeDefined();
    expect(screen.getByText(/^1 person requested it and has to accept/)).toBeDefined();
    expect(server.calls('updateShift')).toEqual([]);
    await press('Save and Ask');
    await waitFor(() => expect(server.calls('updateShift')).toMatchObject([{ body: { unitId: stepdown } }]));
  });

  it('names the requester’s unit', async () => {
    const place = { unitId: icu, unit: 'ICU', careUnit: 'icu' } as const;
    const { terms, termsHash, startsAt, endsAt, expectedCents } = bookingOf(1, 'Ada');
    const change = { terms, termsHash, startsAt, endsAt, expectedCents, askedAt: startsAt, answerBy: startsAt };
    bookings = [bookingOf(1, 'Ada', { place, change })];
    stored = shiftOf({ ...free, unitId: stepdown, confirmed: 1 });
    await showTo(memberOf('manager'), <CoverageView />, `/coverage?shift=${testId('shf')}`);
    expect(await screen.findByText(/Agreed to: ICU, /)).toBeDefined();
  });
});
