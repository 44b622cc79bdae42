import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { AssignRefusal } from '@shared/work/model/own-staff';
import { lakeshore, unitOf, staffOf } from '@/work/parts/locations/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { Toaster } from '@/components/ui/base/toaster';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { CoverageView } from './coverage-view';
import { bookingOf, dragOver, letGo, rowOf, shiftOf } from './testing';

const [icu, stepdown] = [testId('unt', 1), testId('unt', 2)];
const [friday, saturday] = ['2026-11-27', '2026-11-28'];
const shifts = { own: testId('shf', 1), full: testId('shf', 2), free: testId('shf', 3), late: testId('shf', 5) };

const open = { confirmed: 0, flags: [] };
const days = [
  { unitId: icu, day: friday, shifts: [rowOf(1, { ...open, requested: 1 })] },
  { unitId: stepdown, day: friday, shifts: [rowOf(2, { confirmed: 2 })] },
  { unitId: stepdown, day: saturday, shifts: [rowOf(3, open)] },
  { unitId: icu, day: saturday, shifts: [rowOf(4, open), rowOf(5, { ...open, start: 19 * 60 })] },
  { unitId: icu, day: '2026-11-25', shifts: [rowOf(6, open)] },
];

let refusals: Record<string, AssignRefusal>;
const answer = (shiftId: string) => ({
  shift: shiftOf({ shiftId, unitId: icu, day: friday, confirmed: 0, requested: 1 }),
  bookings: [bookingOf(3, 'Cyd Ray', { status: 'requested', how: 'request' })],
  favorites: [],
  ladder: [],
  filling: null,
  outlook: null,
});

const server = answering({
  listLocations: () => ({ items: [lakeshore({ units: [unitOf(1, 'ICU'), unitOf(2, 'Stepdown')] })] }),
  getBoard: () => ({ days, people: [] }),
  getShift: ({ params: { shiftId } }) => answer(shiftId),
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  listUnitBlocks: () => ({ people: [] }),
  listOwnStaff: ({ query: { shiftId } }) =>
    shiftId === undefined
      ? { people: [staffOf(2, 'Ada Byron')], invitations: [] }
      : { people: [], invitations: [], refusal: refusals[shiftId] ?? null },
  assignShift: ({ params: { shiftId } }) => answer(shiftId),
  approveShiftRequest: ({ params: { shiftId } }) => answer(shiftId),
});

const hidden = { hidden: true };
const cell = (unitId: string, day: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-cell="${unitId}.${day}"]`)!;
const line = (shiftId: string): HTMLElement => document.querySelector<HTMLElement>(`[data-line="${shiftId}"]`)!;
const handle = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `Move ${name} to a slot`, ...hidden });
const click = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const press = async (...names: string[]) => {
  for (const name of names) {
    await act(async () => {
      fireEvent.keyDown(document.activeElement!, { key: name });
    });
  }
};
const show = async () => {
  await showTo(
    memberOf('manager'),
    <>
      <CoverageView />
      <Toaster />
    </>,
    `/coverage?day=2026-11-26&shift=${shifts.own}`,
  );
  await screen.findByRole('grid', hidden);
};
const showStaff = async () => {
  await show();
  await click(await screen.findByRole('button', { name: 'Assign Own Staff', ...hidden }));
  return handle('Ada Byron');
};
const assigned = () => server.calls('assignShift');
const checks = () => server.calls('listOwnStaff').filter(({ query }) => query['shiftId'] !== undefined);

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  refusals = {};
  await loadTexts('coverage', 'labels/professions', 'labels/certifications', 'marketplace', 'errors', 'shift-plans');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('own staff, dragged from the panel', () => {
  it('are assigned where they are dropped, and the panel hides until then', async () => {
    const grip = await showStaff();
    const [assign, panel] = [grip.closest('dialog')!, document.querySelector('dialog')!];
    await dragOver(grip, line(shifts.free));
    expect([assign.open, panel.open]).toEqual([false, false]);
    expect(screen.getByText('Stepdown, Sat, Nov 28, morning: Checking...')).toBeDefined();
    expect(await screen.findByText('Assign Ada Byron to Stepdown, Sat, Nov 28, morning')).toBeDefined();
    expect(cell(stepdown, saturday).dataset['drop']).toBe('ok');
    expect(line(shifts.free).dataset['drop']).toBe('ok');
    await letGo();
    await waitFor(() =>
      expect(assigned()).toMatchObject([{ params: { shiftId: shifts.free, userId: testUserId(2) } }]),
    );
    expect(await screen.findByText('Ada Byron is booked')).toBeDefined();
    expect(checks()).toHaveLength(1);
    expect([assign.isConnected, panel.open]).toEqual([false, true]);
  });

  it('are refused by a full shift, a past one, and an empty day, before the drop', async () => {
    const grip = await showStaff();
    await dragOver(grip, line(shifts.full));
    expect(screen.getByText('Stepdown, Fri, Nov 27: This shift has no free slot.')).toBeDefined();
    expect(cell(stepdown, friday).dataset['drop']).toBe('refused');
    await letGo();
    await dragOver(grip, cell(icu, '2026-11-25'));
    expect(screen.getByText(/This shift has started or is over\.$/)).toBeDefined();
    await letGo();
    await dragOver(grip, cell(stepdown, '2026-11-29'));
    expect(screen.getByText(/No shift here\.$/)).toBeDefined();
    await letGo();
    expect([assigned(), checks()]).toEqual([[], []]);
  });

  it('are refused because of another shift, before the drop', async () => {
    refusals = { [shifts.free]: 'license' };
    const grip = await showStaff();
    await dragOver(grip, line(shifts.free));
    const words = 'Ada Byron has no verified license that covers this shift.';
    expect(await screen.findByText(`Stepdown, Sat, Nov 28: ${words}`)).toBeDefined();
    await letGo();
    expect(await screen.findByText(words)).toBeDefined();
    expect(assigned()).toEqual([]);
  });

  it('wait for the answer if they are dropped before it', async () => {
    let say = (_refusal: AssignRefusal | null): void => undefined;
    const asked = new Promise<AssignRefusal | null>((resolve) => (say = resolve));
    server.use({
      listOwnStaff: async ({ query: { shiftId } }) =>
        shiftId === undefined
          ? { people: [staffOf(2, 'Ada Byron')], invitations: [] }
          : { people: [], invitations: [], refusal: await asked },
    });
    const grip = await showStaff();
    await dragOver(grip, line(shifts.free));
    await letGo();
    expect(screen.getByText('Stepdown, Sat, Nov 28, morning: Checking...')).toBeDefined();
    expect(assigned()).toEqual([]);
    await act(async () => say(null));
    await waitFor(() => expect(assigned()).toHaveLength(1));
  });

  it('show the reason if the answer after the drop is no', async () => {
    refusals = { [shifts.free]: 'hours' };
    await dragOver(await showStaff(), line(shifts.free));
    await letGo();
    expect(await screen.findByText('A limit on hours or rest keeps Ada Byron from this shift.')).toBeDefined();
    expect(assigned()).toEqual([]);
  });

  it('show the reason if someone took the slot meanwhile', async () => {
    server.use({
      assignShift: () => {
        throw new AppError('NOT_ELIGIBLE');
      },
    });
    await dragOver(await showStaff(), line(shifts.free));
    await letGo();
    expect(await screen.findByText(/^Ada Byron can't work this shift right now/)).toBeDefined();
  });

  it('stay if they are dropped off the board, or with Esc', async () => {
    const grip = await showStaff();
    await dragOver(grip, null);
    await letGo();
    await dragOver(grip, line(shifts.free));
    await act(async () => {
      fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
    });
    await letGo();
    expect(screen.getByText("Ada Byron wasn't assigned")).toBeDefined();
    expect(assigned()).toEqual([]);
    expect(grip.closest('dialog')?.open).toBe(true);
  });
});

it('have their list back above the panel, and toasts in it', async () => {
  refusals = { [shifts.free]: 'file' };
  const grip = await showStaff();
  await dragOver(grip, line(shifts.free));
  const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await letGo();
  const list = grip.closest('dialog')!;
  const words = await within(list).findByText("Ada Byron's compliance file isn't complete for this shift.");
  expect(words).toBeDefined();
  expect(opened.mock.contexts.at(-1)).toBe(list);
  opened.mockRestore();
});

describe('own staff, moved by keyboard', () => {
  it('start at the panel’s shift, and are dropped with Space', async () => {
    await click(await showStaff());
    expect(document.activeElement).toBe(cell(icu, friday));
    await press('ArrowRight', 'ArrowDown', 'n');
    expect(await screen.findByText('Assign Ada Byron to Stepdown, Sat, Nov 28, morning')).toBeDefined();
    await press(' ', ' ');
    await waitFor(() => expect(assigned()).toMatchObject([{ params: { shiftId: shifts.free } }]));
  });

  it('ask which shift where several have a free slot', async () => {
    refusals = { [testId('shf', 4)]: 'overtime' };
    await click(await showStaff());
    await press('ArrowRight');
    expect(screen.getByText('ICU, Sat, Nov 28: 2 shifts have a free slot. Drop to choose one.')).toBeDefined();
    await press('Enter');
    const choice = (await screen.findByText('Choose a shift for Ada Byron')).closest('dialog')!;
    expect(await within(choice).findByText(/^This shift would be overtime for Ada Byron/)).toBeDefined();
    const [late, ...others] = within(choice).getAllByRole('button', { name: /^Assign Ada Byron, /, ...hidden });
    expect(others).toEqual([]);
    await click(late!);
    await waitFor(() => expect(assigned()).toMatchObject([{ params: { shiftId: shifts.late } }]));
    expect(choice.isConnected).toBe(false);
  });

  it('are put back with Esc, and the handle has the focus again', async () => {
    const grip = await showStaff();
    await click(grip);
    await press('ArrowRight', 'Escape');
    expect(document.activeElement).toBe(grip);
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(assigned()).toEqual([]);
  });

  it('are dropped with a click, too', async () => {
    await click(await showStaff());
    await click(line(shifts.free));
    await waitFor(() => expect(assigned()).toMatchObject([{ params: { shiftId: shifts.free } }]));
  });
});

describe('a request, dragged from the panel', () => {
  it('is approved on its own shift', async () => {
    await show();
    await dragOver(await handle('Cyd Ray'), line(shifts.own));
    expect(screen.getByText("Approve Cyd Ray's request for ICU, Fri, Nov 27, morning")).toBeDefined();
    await letGo();
    await waitFor(() =>
      expect(server.calls('approveShiftRequest')).toMatchObject([
        { params: { shiftId: shifts.own, userId: testUserId(3) } },
      ]),
    );
    expect(await screen.findByText('Cyd Ray is booked')).toBeDefined();
  });

  it('is refused on every other', async () => {
    await show();
    await dragOver(await handle('Cyd Ray'), line(shifts.free));
    expect(screen.getByText(/Cyd Ray requested another shift/)).toBeDefined();
    await letGo();
    expect(server.calls('approveShiftRequest')).toEqual([]);
    expect(checks()).toEqual([]);
  });

  it('is not started by links and buttons beside it', async () => {
    await show();
    const decline = await screen.findByRole('button', { name: "Decline Cyd Ray's request", ...hidden });
    await dragOver(decline, line(shifts.own));
    await letGo();
    expect(server.calls('approveShiftRequest')).toEqual([]);
  });
});
