import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reliability } from '@shared/work/model/reliability';
import { showTo } from '@/hiring/parts/offers/testing';
import { reliabilityOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { OwnReliabilityView } from './reliability-view';

let reliability: Reliability;
const server = answering({ getReliability: () => reliability });

const place = {
  organization: 'Lakeshore Health',
  location: 'Lakeshore Main',
  unit: 'ICU',
  day: '2026-11-20',
  startsAt: '2026-11-21T01:00:00.000Z',
};
const line = {
  eventId: 'one',
  shiftId: testId('shf'),
  attempt: 1,
  isExempt: false,
  appealBy: null,
  appeal: null,
  place,
} as const;

const open = () => showTo('professional', <OwnReliabilityView />, { at: '/reliability', path: '/reliability' });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T18:00:00Z') });
  await loadTexts('reliability', 'shifts', 'appeal-files');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the person’s own reliability', () => {
  it('has no number before a few shifts, and says what is missing', async () => {
    reliability = reliabilityOf({ record: { score: null, shifts: 3 }, kept: 3 });
    await open();
    expect(await screen.findByText('New here, 3 shifts')).toBeDefined();
    expect(screen.getByText('The number shows after 2 more shifts.')).toBeDefined();
    expect(screen.getByText('Nothing has lowered it.')).toBeDefined();
    expect(screen.getByText('You can book right away wherever a unit allows it.')).toBeDefined();
  });

  it('says what moved it, its consequences, and when it counts less', async () => {
    reliability = reliabilityOf({
      record: { score: 87, shifts: 22 },
      lastYear: 21,
      kept: 20,
      lines: [
        { ...line, on: '2026-11-20', outcome: { kind: 'no_show' }, points: 10, halfOn: '2027-02-18' },
        {
          ...line,
          eventId: 'two',
          ...{ on: '2026-08-01', outcome: { kind: 'canceled', noticeHours: 3.5 }, points: 6, halfOn: '2026-10-30' },
          isExempt: true,
          place: null,
        },
      ],
      effects: { ...reliabilityOf().effects, instantClosed: 'no_show', instantFrom: '2026-12-20' },
      exemptionsLeft: 1,
    });
    await open();
    expect((await screen.findByText('87')).parentElement?.textContent).toBe('87 21 shifts in 12 months');
    expect(
      screen.getByText("After a shift you didn't come to, units decide on your requests until Dec 20."),
    ).toBeDefined();
    const [absent, canceled] = screen.getAllByRole('listitem').filter((it) => within(it).queryByRole('heading'));
    expect(absent?.textContent).toContain("Didn't come");
    expect(absent?.textContent).toContain('counts half from Feb 18');
    expect(absent?.textContent).toContain('10 points');
    expect(canceled?.textContent).toContain('Canceled 3 hours before');
    expect(canceled?.textContent).toContain("doesn't count");
    expect(canceled?.textContent).toContain('No points');
    expect(screen.getByText(/^You can still cancel 1 time without points/)).toBeDefined();
  });

  it.each([
    [null, /^Booking is paused because you didn't come .* decides by Dec 3, 2026/],
    ['2026-12-15T18:00:00.000Z', /^Booking is paused until Dec 15, 2026\. Shifts you're booked on stay\.$/],
  ])('says that booking is paused, and until when: %s', async (until, text) => {
    const paused = { until, dueAt: '2026-12-03T18:00:00.000Z' };
    reliability = reliabilityOf({ effects: { ...reliabilityOf().effects, paused } });
    await open();
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText('You can book right away wherever a unit allows it.')).toBeNull();
  });

  it('lets the person appeal once, says until when, and shows what follows', async () => {
    const appeal = {
      ...{ caseId: testId('shc'), text: 'I was sent away.', openedAt: '2026-12-01T18:00:00.000Z' },
      files: [],
      ...{ dueAt: '2026-12-04T18:00:00.000Z', suspends: true, outcome: null, reason: null, decidedAt: null },
    };
    reliability = reliabilityOf({
      lines: [
        {
          ...line,
          appealBy: '2026-12-04',
          on: '2026-11-20',
          outcome: { kind: 'no_show' },
          points: 10,
          halfOn: '2027-02-18',
        },
      ],
    });
    server.use({ appealReliability: () => appeal });
    await open();
    expect(await screen.findByText('You can object until Dec 4, 2026. If you were there, say so.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Object' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send Appeal' }));
    expect(server.calls('appealReliability')).toEqual([]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' I was sent away. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send Appeal' }));
    expect(await screen.findByText("It doesn't count until we decide, by Dec 4, 2026.")).toBeDefined();
    expect(server.calls('appealReliability')).toMatchObject([
      { body: { eventId: 'one', text: 'I was sent away.', files: [] } },
    ]);
    expect(screen.queryByRole('button', { name: 'Object' })).toBeNull();
    expect(screen.getByText('No points')).toBeDefined();
  });
});
