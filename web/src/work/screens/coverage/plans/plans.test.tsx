import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { BoardDay } from '@shared/work/model/shifts/board';
import type { CheckedRow, ShiftKind, ShiftPattern, ShiftTemplate } from '@shared/work/model/shifts/shift-plan';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { lakeshore, locationId } from '@/work/parts/locations/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { CoverageView } from '../coverage-view';
import { rowOf, shiftOf } from '../testing';

const icu = testId('unt', 1);
const today = '2026-11-26';

const {
  day: _day,
  startTime,
  endTime,
  professions,
  breakRule,
  rateCents,
  differentials,
  bonusCents,
  bonusReason,
  headcount,
  requiredCertifications,
  unitMonths,
  orientation,
  notes,
} = shiftOf({ notes: 'Entrance B' });
const kind: ShiftKind = {
  ...{ startTime, endTime, professions, breakRule, rateCents, differentials, bonusCents, bonusReason },
  ...{ headcount, requiredCertifications, unitMonths, orientation, notes },
};

const templateOf = (changes: Partial<ShiftTemplate> = {}): ShiftTemplate => ({
  ...kind,
  name: 'ICU nights',
  templateId: testId('stp'),
  locationId,
  unitId: icu,
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  ...changes,
});

const patternOf = (changes: Partial<ShiftPattern> = {}): ShiftPattern => ({
  weekdays: [{ weekday: 'thu', headcount: 2 }],
  everyWeeks: 2,
  from: today,
  until: '2027-03-04',
  skipped: [],
  patternId: testId('spt'),
  name: 'ICU nights',
  shift: kind,
  publish: true,
  locationId,
  unitId: icu,
  plannedThrough: '2027-01-20',
  missed: [],
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  ...changes,
});

const checked = (line: number, problems: CheckedRow['problems'] = []): CheckedRow => ({
  line,
  row: { unitId: icu, day: '2026-12-03', kind: 0, copy: 1 },
  problems,
  warnings: [],
  readAs: [],
});

let templates: ShiftTemplate[];
let patterns: ShiftPattern[];
let rows: CheckedRow[];
let days: BoardDay[];

const server = answering({
  listUnitBlocks: () => ({ people: [] }),
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({ days, people: [] }),
  getShift: () => ({
    shift: shiftOf({ confirmed: 0, requested: 0, patternId: testId('spt') }),
    bookings: [],
    favorites: [],
    ladder: [],
    filling: null,
    outlook: null,
  }),
  listShiftPlans: () => ({ templates, patterns }),
  createShiftTemplate: ({ body }) => {
    templates = [...templates, templateOf({ ...(body as Partial<ShiftTemplate>), templateId: testId('stp', 2) })];
    return templates.at(-1)!;
  },
  updateShiftTemplate: ({ body: { template, version } }) => {
    if (version !== templates[0]!.version) throw new AppError('STALE_VERSION');
    templates = [{ ...templates[0]!, ...(template as Partial<ShiftTemplate>), version: version + 1 }];
    return templates[0]!;
  },
  deleteShiftTemplate: ({ params: { templateId } }) => {
    templates = templates.filter((it) => it.templateId !== templateId);
    return { templateId };
  },
  createShiftPattern: ({ body: { rule } }) => {
    patterns = [patternOf(rule)];
    return patterns[0]!;
  },
  updateShiftPattern: () => ({ pattern: patterns[0]!, changed: 7, kept: 1 }),
  endShiftPattern: () => {
    patterns = [];
    return { canceled: 4, kept: 1 };
  },
  checkShifts: () => ({ batchId: testId('sbt'), kinds: [kind], rows, costCents: 131_100 }),
  createShifts: ({ body }) => ({
    rows: body.rows.map((_, index) => ({
      outcome: 'created' as const,
      shiftId: testId('shf', index + 1),
      problems: [],
    })),
  }),
  undoShifts: ({ body: { shiftIds } }) => ({ undone: shiftIds.slice(1), kept: shiftIds.slice(0, 1) }),
  createShift: () => shiftOf(),
});

const manager = memberOf('manager');
const show = (address = '/coverage', me: Me = manager) => showTo(me, <CoverageView />, address);
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(button));
};
const choose = async (name: string) => {
  await press('More actions');
  const item = await screen.findByRole('menuitem', { name, hidden: true });
  await act(async () => fireEvent.click(item));
};
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: RegExp, value: string) => fireEvent.input(await field(name), { target: { value } });

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  templates = [templateOf()];
  patterns = [];
  rows = [checked(1), checked(2)];
  days = [{ unitId: icu, day: today, shifts: [rowOf(1)] }];
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'labels/certifications', 'marketplace', 'notices');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a copied week', () => {
  it('is reviewed, published as far as the person approves, and undone', async () => {
    rows = [
      checked(1),
      checked(2, [{ code: 'twin', field: 'day', args: {} }]),
      checked(3, [{ code: 'over_budget', field: 'rateCents', args: { overCents: 124_000, weekCents: 1_800_000 } }]),
      checked(4, [{ code: 'start_past', field: 'startTime', args: {} }]),
    ];
    await show();
    await choose('Copy This Week');
    expect((await field(/^To the week of/)).value).toBe('2026-11-30');
    await press('Review Shifts');
    expect(server.calls('checkShifts')).toMatchObject([
      { body: { source: 'week', from: '2026-11-23', to: '2026-11-30' } },
    ]);
    expect(await screen.findByText('It starts in the past.')).toBeDefined();
    const publish = await screen.findByRole('button', { name: 'Publish 1 Shift', hidden: true });
    expect(publish).toBeDefined();
    fireEvent.click(await field(/^Publish 1 shift over the unit's weekly budget/));
    await press('Publish 2 Shifts');
    expect(await screen.findByText(/^2 shifts were created/)).toBeDefined();
    expect(server.calls('createShifts')).toMatchObject([{ body: { publish: true, kinds: [{ notes: 'Entrance B' }] } }]);
    await press('Done');
    await choose('Undo Publishing 2 Shifts');
    await waitFor(() => expect(server.calls('undoShifts')).toMatchObject([{ body: { batchId: testId('sbt') } }]));
    await press('More actions');
    expect(screen.queryByRole('menuitem', { name: /^Undo/, hidden: true })).toBeNull();
  });

  it('continues with the failed chunk', async () => {
    rows = Array.from({ length: 60 }, (_, index) => checked(index + 1));
    let sent = 0;
    server.use({
      createShifts: ({ body }) => {
        sent += 1;
        if (sent === 2) throw new AppError('ORGANIZATION_NOT_VERIFIED');
        return {
          rows: body.rows.map((_, index) => ({
            outcome: 'created' as const,
            shiftId: testId('shf', 100 * sent + index),
            problems: [],
          })),
        };
      },
    });
    await show();
    await choose('Copy This Week');
    await press('Review Shifts');
    await press('Publish 60 Shifts');
    expect(await screen.findByText(/^Publishing stopped/)).toBeDefined();
    expect(screen.getByText('25 of 60')).toBeDefined();
    await press('Continue');
    expect(await screen.findByText(/^60 shifts were created/)).toBeDefined();
    expect(server.calls('createShifts').map(({ body }) => body.rows.length)).toEqual([25, 25, 25, 10]);
  });
});

describe('a file', () => {
  it('names the error of each line', async () => {
    rows = [
      checked(2),
      {
        line: 3,
        row: null,
        problems: [{ code: 'unit_unknown', field: 'unit', args: { text: 'ER' } }],
        warnings: [],
        readAs: [],
      },
    ];
    await show();
    await choose('Import Shifts from CSV');
    const file = new File(['unit,profession,date,start,end\n'], 'week.csv', { type: 'text/csv' });
    const input = await screen.findByLabelText('CSV file');
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
    const problems = await screen.findByRole('region', { name: 'Left out', hidden: true });
    expect(within(problems).getByText('Line 3:')).toBeDefined();
    expect(problems.textContent).toContain("“ER” isn't one of your units here.");
  });
});

describe('a file with another cell format', () => {
  it('shows how each cell was read, before anything is published', async () => {
    const day = { field: 'day' as const, text: '12/1/26', value: '2026-12-01' };
    rows = [
      { ...checked(2), readAs: [day, { field: 'endTime', text: '24:00', value: '00:00' }] },
      { ...checked(3), readAs: [day, { field: 'rateCents', text: '57,50', value: 57_50 }] },
      { ...checked(4), readAs: [{ field: 'profession', text: 'ICU nurse', value: 'rn' }] },
    ];
    await show();
    await choose('Import Shifts from CSV');
    const file = new File(['unit;profession;date;start;end\n'], 'week.csv', { type: 'text/csv' });
    const input = await screen.findByLabelText('CSV file');
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
    const cells = await screen.findByText(/^Check how we read these cells/);
    expect(
      within(cells)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual([
      '“12/1/26”: Dec 1, 2026 (2 lines)',
      '“24:00”: 12:00 AM (line 2)',
      '“57,50”: $57.50 (line 3)',
      '“ICU nurse”: Registered nurse (RN) (line 4)',
    ]);
    expect(server.calls('createShifts')).toEqual([]);
  });
});

describe('templates', () => {
  it('are added, repeated, and deleted beside the board', async () => {
    await show();
    await choose('Templates and Patterns');
    expect(await screen.findByText('ICU, 7:00 PM-7:00 AM, $57 per hour')).toBeDefined();
    await press('Repeat ICU nights');
    await press('Save Pattern');
    expect(await screen.findByText(/^Enter the people needed on at least one day/)).toBeDefined();
    await type(/^Thu$/, '3');
    await press('Save Pattern');
    expect(await screen.findByText(/^ICU, Thu, every week until/)).toBeDefined();
    expect(server.calls('createShiftPattern')).toMatchObject([
      { body: { publish: true, rule: { weekdays: [{ weekday: 'thu', headcount: 3 }], everyWeeks: 1, from: today } } },
    ]);
    await press('End ICU nights');
    await press('End Pattern');
    expect(await screen.findByText(/^Pattern ended, 4 shifts canceled\. 1 stays/)).toBeDefined();
    await press('Delete ICU nights');
    await press('Delete');
    await waitFor(() => expect(templates).toEqual([]));
  });

  it("let people choose when a colleague's change came first", async () => {
    await show();
    await choose('Templates and Patterns');
    await press('Edit ICU nights');
    await type(/^Notes/, 'Mine');
    templates = [templateOf({ notes: 'Theirs', version: 2 })];
    await press('Save Template');
    expect(await screen.findByText('Someone else saved changes')).toBeDefined();
    await press('Save');
    await waitFor(() => expect(templates).toMatchObject([{ notes: 'Mine', version: 3 }]));
  });

  it('fill in a new shift, which asks before it is published a second time', async () => {
    rows = [checked(1, [{ code: 'twin', field: 'day', args: {} }])];
    await show();
    await press('Add Shift');
    const pick = await screen.findByLabelText<HTMLSelectElement>(/^From a template/);
    fireEvent.change(pick, { target: { value: testId('stp') } });
    expect((await field(/^Rate per hour/)).value).toBe('57');
    await press('Publish Shift');
    expect(await screen.findByText(/already has a shift at this time/)).toBeDefined();
    expect(server.calls('createShift')).toEqual([]);
    await press('Publish Anyway');
    await waitFor(() =>
      expect(server.calls('createShift')).toMatchObject([{ body: { shift: { notes: 'Entrance B', day: today } } }]),
    );
  });
});

describe('a shift of a pattern', () => {
  it('changes with the later ones on request', async () => {
    patterns = [patternOf()];
    await show(`/coverage?shift=${testId('shf')}`);
    await press('Edit Shift');
    fireEvent.click(await field(/^This and later shifts/));
    await type(/^People needed/, '4');
    await press('Save Shift');
    await waitFor(() =>
      expect(server.calls('updateShiftPattern')).toMatchObject([
        {
          body: {
            reach: 'later',
            day: today,
            version: 1,
            rule: { weekdays: [{ weekday: 'thu', headcount: 4 }] },
            shift: { rateCents: 5700 },
          },
        },
      ]),
    );
    expect(server.calls('updateShift')).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('copies a shift to another day', async () => {
    await show();
    const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
    const key = (name: string) => act(async () => fireEvent.keyDown(document.activeElement!, { key: name }));
    const from = await cell(/^ICU, Thu, Nov 26/);
    await act(() => from.focus());
    await key('c');
    const to = await cell(/^ICU, Fri, Nov 27/);
    await act(() => to.focus());
    await key('v');
    expect((await field(/^Day\b/)).value).toBe('2026-11-27');
    expect([(await field(/^Starts/)).value, (await field(/^Rate per hour/)).value]).toEqual(['19:00', '57']);
  });
});
