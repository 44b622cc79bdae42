import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shift } from '@shared/model/shift';
import { lakeshore } from '@/entities/locations/testing';
import { memberOf, showTo } from '@/entities/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { CoverageView } from './coverage-view';
import { shiftOf } from './testing';

const [icu, stepdown] = [testId('unt', 1), testId('unt', 2)];
const free = { unitId: icu, confirmed: 0, requested: 0, backups: 0 };

let stored: Shift;
const answer = () => ({ shift: stored, bookings: [], favorites: [], ladder: [], filling: null, outlook: null });

const server = answering({
  listUnitBlocks: () => ({ people: [] }),
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({ days: [] }),
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

  it('is only sent if it changes', async () => {
    await openForm();
    await press('Save Shift');
    await waitFor(() => expect(server.calls('updateShift')).toHaveLength(1));
    expect(server.calls('updateShift')[0]?.body).not.toHaveProperty('unitId');
  });

  it.each([{ confirmed: 1 }, { requested: 1 }, { backups: 1 }])('stays with %o', async (counts) => {
    stored = shiftOf({ ...free, ...counts });
    const unit = await openForm();
    expect(unit.disabled).toBe(true);
    expect(screen.getByText('People are on this shift, so it stays in its unit.')).toBeDefined();
  });
});
