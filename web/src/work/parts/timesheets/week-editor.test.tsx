import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { Timesheet } from '@shared/work/model/placement';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { ids, placementOf, showTo, weekOf } from '@/hiring/parts/offers/testing';
import { weekQuery } from './timesheet-queries';
import { WeekEditor } from './week-editor';
import { linesOf, sameWeek, stepped, valuesOf } from './week-values';

type Written = { body: { version: number; timesheet: { lines: { day: string; minutes: number }[] } } };
let stored: Timesheet;
let save: (call: Written) => Timesheet;

const kept = (call: Written): Timesheet => {
  const lines = call.body.timesheet.lines.map((line) => ({ note: '', dispute: null, ...line }));
  const totalMinutes = lines.reduce((sum, { minutes }) => sum + minutes, 0);
  stored = { ...stored, lines, totalMinutes, version: stored.version + 1 };
  return stored;
};
const server = answering({
  getTimesheet: () => stored,
  saveTimesheet: (call) => save(call),
  submitTimesheet: () => {
    stored = { ...stored, status: 'submitted', version: stored.version + 1 };
    return stored;
  },
});
const saves = () => server.calls('saveTimesheet');

const Shown = ({ endOn = null }: { endOn?: string | null }) => {
  const { data } = useQuery(weekQuery(stored));
  return data ? <WeekEditor placement={placementOf({ endOn })} stored={data} onDirty={() => undefined} /> : null;
};
const hoursOn = (day: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Hours on ${day}` });
const type = async (day: string, text: string) => {
  fireEvent.change(await hoursOn(day), { target: { value: text } });
  fireEvent.blur(await hoursOn(day));
};
const total = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  stored = weekOf();
  save = kept;
  await loadTexts('timesheets', 'marketplace');
});
afterEach(() => vi.useRealTimers());

describe('an entered week', () => {
  it('is summed while typing, saved and submitted', async () => {
    await showTo('professional', <Shown />);
    await type('Monday, Nov 16', '7.5');
    await type('Tuesday, Nov 17', '8:15');
    expect((await hoursOn('Monday, Nov 16')).value).toBe('7:30');
    expect(total('Hours')).toBe('15h 45m');
    expect(total('Expected pay')).toBe('$1,496.25');
    expect(screen.getByText('Not saved yet')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'Note for Monday, Nov 16' }), {
      target: { value: 'Orientation' },
    });

    const submit = screen.getByRole('button', { name: 'Submit for Approval' });
    fireEvent.click(submit);
    fireEvent.click(submit);
    expect(await screen.findByText('Your employer is reviewing these hours.')).toBeDefined();
    expect(saves()).toEqual([
      {
        params: { placementId: ids.placement, weekStartsOn: '2026-11-16' },
        body: {
          timesheet: {
            lines: [
              { day: '2026-11-16', minutes: 450, note: 'Orientation' },
              { day: '2026-11-17', minutes: 495, note: '' },
            ],
          },
          version: 0,
        },
      },
    ]);
    expect(server.calls('submitTimesheet')).toHaveLength(1);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('fills hours by touch: a usual day first, then as the day before, then in half hours', async () => {
    await showTo('professional', <Shown />);
    await hoursOn('Monday, Nov 16');
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('More hours on Monday, Nov 16');
    press('More hours on Monday, Nov 16');
    press('More hours on Wednesday, Nov 18');
    press('Fewer hours on Wednesday, Nov 18');
    expect((await hoursOn('Monday, Nov 16')).value).toBe('8:30');
    expect((await hoursOn('Wednesday, Nov 18')).value).toBe('8:00');
  });

  it('does not guess: days ahead and outside the placement are closed, wrong hours stay visible', async () => {
    await showTo('professional', <Shown endOn="2026-11-18" />);
    await type('Monday, Nov 16', '7h');
    await type('Tuesday, Nov 17', 'all day');
    expect(screen.getAllByText('After your last day')).toHaveLength(4);
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByText('Enter hours as 7:30 or 7.5, up to 24.')).toBeDefined();
    expect((await hoursOn('Tuesday, Nov 17')).getAttribute('aria-invalid')).toBe('true');
    expect(saves()).toHaveLength(0);
  });

  it('needs hours before it is submitted', async () => {
    await showTo('professional', <Shown />);
    fireEvent.click(await screen.findByRole('button', { name: 'Submit for Approval' }));
    expect(await screen.findByText('Enter hours for at least one day')).toBeDefined();
    expect(screen.getAllByText('Not yet')).toHaveLength(2);
  });

  it('that was returned says why beside the day, and is corrected in place', async () => {
    stored = weekOf({
      status: 'disputed',
      version: 3,
      lines: [
        { day: '2026-11-16', minutes: 600, note: '', dispute: 'You left at 4 pm' },
        { day: '2026-11-17', minutes: 480, note: '', dispute: null },
      ],
    });
    await showTo('professional', <Shown />);
    expect(await screen.findByText("Your employer's comment: You left at 4 pm")).toBeDefined();
    expect(document.getElementById((await hoursOn('Monday, Nov 16')).getAttribute('aria-describedby')!)).not.toBeNull();
    await type('Monday, Nov 16', '8');
    fireEvent.click(screen.getByRole('button', { name: 'Submit Again' }));
    await waitFor(() => expect(saves()[0]?.body).toMatchObject({ version: 3 }));
    expect(await screen.findByText('Your employer is reviewing these hours.')).toBeDefined();
  });

  it('that was changed on another device is merged day by day', async () => {
    stored = weekOf({ version: 1, lines: [{ day: '2026-11-16', minutes: 480, note: '', dispute: null }] });
    await showTo('professional', <Shown />);
    await type('Monday, Nov 16', '9');
    await type('Wednesday, Nov 18', '6');
    save = () => {
      stored = weekOf({
        version: 2,
        lines: [
          { day: '2026-11-16', minutes: 420, note: '', dispute: null },
          { day: '2026-11-17', minutes: 300, note: '', dispute: null },
        ],
      });
      throw new AppError('STALE_VERSION');
    };
    fireEvent.submit(screen.getByRole('form'));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(within(dialog).getAllByRole('radiogroup', { hidden: true })).toHaveLength(1);
    fireEvent.click(within(dialog).getByRole('radio', { name: /Use Latest/, hidden: true }));
    save = kept;
    await act(async () => {
      fireEvent.click(within(dialog).getAllByRole('button', { hidden: true }).at(-1)!);
    });
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.body).toEqual({
      version: 2,
      timesheet: {
        lines: [
          { day: '2026-11-16', minutes: 420, note: '' },
          { day: '2026-11-17', minutes: 300, note: '' },
          { day: '2026-11-18', minutes: 360, note: '' },
        ],
      },
    });
  });
});

describe('values of a week', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 1440 }), { minLength: 7, maxLength: 7 });

  it('are sent as they were stored', () => {
    fc.assert(
      fc.property(minutes, (days) => {
        const lines = days.flatMap((count, index) =>
          count === 0 ? [] : [{ day: `2026-11-${16 + index}`, minutes: count, note: '', dispute: null }],
        );
        const values = valuesOf({ weekStartsOn: '2026-11-16', lines });
        expect(linesOf(values)).toEqual(lines.map(({ dispute: _, ...line }) => line));
        expect(sameWeek(values, valuesOf({ weekStartsOn: '2026-11-16', lines }))).toBe(true);
      }),
    );
  });

  it('never leave a day by steps', () => {
    let values = valuesOf({ weekStartsOn: '2026-11-16', lines: [] });
    for (let press = 0; press < 60; press += 1)
      values = { ...values, '2026-11-16': { hours: stepped(values, '2026-11-16', 1), note: '' } };
    expect(values['2026-11-16']!.hours).toBe('24:00');
  });
});
