import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { BoardDay } from '@shared/work/model/shifts/board';
import type { Shift } from '@shared/work/model/shifts/shift';
import { lakeshore, unitOf } from '@/work/parts/locations/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { Toaster } from '@/components/ui/base/toaster';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { CoverageView } from './coverage-view';
import { dragOver, letGo, rowOf, shiftOf } from './testing';

const [icu, stepdown, lab] = [testId('unt', 1), testId('unt', 2), testId('unt', 3)];
const friday = '2026-11-27';

let stored: Shift;
let days: BoardDay[];
const answer = () => ({ shift: stored, bookings: [], favorites: [], ladder: [], filling: null, outlook: null });

const server = answering({
  listLocations: () => ({
    items: [
      lakeshore({
        units: [unitOf(1, 'ICU'), unitOf(2, 'Stepdown'), { ...unitOf(3, 'Core Lab'), careUnit: 'core_lab' }],
      }),
    ],
  }),
  getBoard: () => ({ days, people: [] }),
  getShift: answer,
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  updateShift: ({ body: { shift, version, unitId = icu } }) => {
    if (version !== stored.version) throw new AppError('STALE_VERSION');
    stored = { ...stored, ...(shift as Partial<Shift>), unitId, version: version + 1 };
    days = [{ unitId, day: stored.day, shifts: [rowOf(1, { confirmed: 0 })] }];
    return answer();
  },
});

const cell = (unitId: string, day: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-cell="${unitId}.${day}"]`)!;
const key = (name: string) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement!, { key: name });
  });
const press = async (...names: string[]) => {
  for (const name of names) await key(name);
};
const openAt = async (unitId: string, day: string) => {
  await showTo(
    memberOf('manager'),
    <>
      <CoverageView />
      <Toaster />
    </>,
    '/coverage?day=2026-11-26',
  );
  await screen.findByRole('grid');
  await act(async () => cell(unitId, day).focus());
};

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  stored = shiftOf({ confirmed: 0, requested: 0, backups: 0, day: friday });
  days = [{ unitId: icu, day: friday, shifts: [rowOf(1, { confirmed: 0 })] }];
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'labels/certifications', 'errors');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a shift picked up on the board', () => {
  it('moves to another day and unit by keyboard alone, and back', async () => {
    await openAt(icu, friday);
    await press(' ', 'ArrowRight', 'ArrowDown');
    expect(screen.getByText('Move to Stepdown, Sat, Nov 28')).toBeDefined();
    expect(cell(stepdown, '2026-11-28').dataset['drop']).toBe('ok');
    await press(' ');
    await waitFor(() =>
      expect(server.calls('updateShift')).toMatchObject([
        { body: { shift: { day: '2026-11-28' }, version: 1, unitId: stepdown } },
      ]),
    );
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' })));
    expect(await screen.findByText('Moved back')).toBeDefined();
    expect(server.calls('updateShift')[1]).toMatchObject({ body: { shift: { day: friday }, version: 2, unitId: icu } });
  });

  it('says what would be refused before it is dropped, and sends nothing', async () => {
    await openAt(icu, friday);
    await press(' ', 'ArrowLeft', 'ArrowLeft');
    expect(screen.getByText(/That's past, or starts within 30 minutes/)).toBeDefined();
    await press('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown');
    expect(cell(lab, friday).dataset['drop']).toBe('refused');
    await press(' ');
    expect(await screen.findByText("This unit doesn't staff that profession.")).toBeDefined();
    expect(server.calls('updateShift')).toEqual([]);
  });

  it('is put back with Esc', async () => {
    await openAt(icu, friday);
    await press(' ', 'ArrowRight', 'Escape');
    expect(screen.getByText('Put back')).toBeDefined();
    await press(' ');
    expect(server.calls('updateShift')).toEqual([]);
  });

  it('goes where the mouse drops it, and stays if that is off the board', async () => {
    await openAt(icu, friday);
    const line = () => document.querySelector('[data-movable]')!;
    await dragOver(line(), cell(stepdown, '2026-11-28'));
    await dragOver(line(), null);
    await letGo();
    expect(screen.getByText('Put back')).toBeDefined();
    expect(server.calls('updateShift')).toEqual([]);
    await dragOver(line(), cell(stepdown, '2026-11-28'));
    await letGo();
    await waitFor(() => expect(server.calls('updateShift')).toMatchObject([{ body: { unitId: stepdown } }]));
  });

  it('has no one on it', async () => {
    days = [{ unitId: icu, day: friday, shifts: [rowOf(1, { confirmed: 1 })] }];
    await openAt(icu, friday);
    await press(' ');
    expect(await screen.findByText(/^People are on this shift/)).toBeDefined();
  });

  it('stays if someone booked it meanwhile', async () => {
    stored = { ...stored, confirmed: 1 };
    await openAt(icu, friday);
    await press(' ', 'ArrowRight', ' ');
    expect(await screen.findByText(/^People are on this shift/)).toBeDefined();
    expect(server.calls('updateShift')).toEqual([]);
  });

  it('stays if someone else changed it', async () => {
    server.use({
      updateShift: () => {
        throw new AppError('STALE_VERSION');
      },
    });
    await openAt(icu, friday);
    await press(' ', 'ArrowRight', ' ');
    await waitFor(() => expect(server.calls('getBoard').length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
