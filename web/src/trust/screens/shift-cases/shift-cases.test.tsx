import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShiftCaseDetail } from '@shared/work/model/shifts/shift-case';
import { paths, pathTo } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { CaseView } from './case-view';
import { QueueView } from './queue-view';

const caseId = testId('shc');
const found: ShiftCaseDetail = {
  caseId,
  kind: 'appeal',
  side: 'worker',
  name: 'Josephine Quigley',
  openedAt: '2026-11-24T15:00:00.000Z',
  dueAt: '2026-11-27T15:00:00.000Z',
  state: 'open',
  outcome: null,
  decidedAt: null,
  since: '2025-03-01T10:00:00.000Z',
  text: 'The unit sent me away at the door.',
  suspends: true,
  reason: null,
  decidedBy: null,
  event: { on: '2026-11-23', outcome: { kind: 'no_show' }, points: 10, isExempt: false },
  place: null,
  booking: {
    professional: 'Josephine Quigley',
    status: 'no_show',
    attempt: 1,
    bookedAt: '2026-11-10T16:00:00.000Z',
    startsAt: '2026-11-24T01:00:00.000Z',
    endsAt: '2026-11-24T13:00:00.000Z',
    timeZone: 'America/Chicago',
    plannedMinutes: 690,
    reason: 'Never arrived',
    cancellations: [],
    attendance: {
      in: null,
      out: null,
      runningLate: { at: '2026-11-24T00:40:00.000Z', minutes: 15 },
    },
  },
  record: { score: 91, shifts: 14 },
  files: [],
  hours: null,
  mayDecide: true,
  recent: [],
  pausedUntil: null,
  minutes: null,
  version: 1,
};
const row = (({ caseId: id, kind, side, name, openedAt, dueAt, state, outcome, decidedAt }) => ({
  ...{ caseId: id, kind, side, name, openedAt, dueAt, state, outcome, decidedAt },
}))(found);

const server = answering({
  getShiftCase: () => found,
  listShiftCases: () => ({ items: [row], nextCursor: null }),
});

const open = () => showTo('support', <CaseView />, { at: pathTo(paths.shiftCase, { caseId }), path: paths.shiftCase });

beforeEach(() => loadTexts('shift-cases', 'attached-messages', 'reliability', 'due-clock', 'appeal-files'));

it('lists waiting cases, with their due time', async () => {
  await showTo('support', <QueueView />, { at: paths.shiftCases, path: paths.shiftCases });
  expect((await screen.findByRole('link', { name: 'Josephine Quigley' })).getAttribute('href')).toBe(
    pathTo(paths.shiftCase, { caseId }),
  );
});

it('shows both sides’ statements, in the location’s time zone', async () => {
  await open();
  expect(await screen.findByText('The unit sent me away at the door.')).toBeDefined();
  expect(screen.getByText("Didn't come")).toBeDefined();
  expect(screen.getByText('Never arrived')).toBeDefined();
  expect(screen.getByText('Mon, Nov 23, 7:00 PM CST - Tue, Nov 24, 7:00 AM CST')).toBeDefined();
  expect(screen.getByText('Mon, Nov 23, 6:40 PM, by 15 minutes')).toBeDefined();
});

it('requires a reason, and keeps it when someone else was first', async () => {
  server.use({ decideShiftCase: refuse('STALE_VERSION') });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Take Out' }));
  expect(screen.getByText(messages.required)).toBeDefined();
  expect(server.calls('decideShiftCase')).toEqual([]);
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  fireEvent.change(reason, { target: { value: 'The door log shows it.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take Out' }));
  expect(await screen.findByText('Someone else decided this case meanwhile.')).toBeDefined();
  expect((reason as HTMLTextAreaElement).value).toBe('The door log shows it.');
  expect(server.calls('decideShiftCase')).toMatchObject([
    { body: { outcome: 'exempt', reason: 'The door log shows it.', version: 1 } },
  ]);
});

it('asks for the hours after a no-show is overturned, and shows them before sending', async () => {
  server.use({ decideShiftCase: () => ({ ...found, state: 'decided', outcome: 'exempt', minutes: 690, version: 2 }) });
  await open();
  const claimed = await screen.findByRole('textbox', { name: /^Hours they say they worked/ });
  expect(screen.getByText(/Planned: 11h 30m\./)).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'The door log shows it.' } });
  fireEvent.change(claimed, { target: { value: 'all night' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take Out' }));
  expect(screen.getByText('Enter a time such as 11:30, or leave it empty.')).toBeDefined();
  expect(server.calls('decideShiftCase')).toEqual([]);
  fireEvent.change(claimed, { target: { value: '11:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take Out' }));
  await waitFor(() =>
    expect(server.calls('decideShiftCase').map(({ body }) => body)).toEqual([
      { outcome: 'exempt', minutes: 690, reason: 'The door log shows it.', version: 1 },
    ]),
  );
});

describe('a booking pause', () => {
  const place = { organization: 'Lakeshore Health', location: 'Lakeshore Main', unit: 'ICU', day: '2026-11-23' };
  const noShow = { on: '2026-11-23', isExempt: false, place: { ...place, startsAt: '2026-11-24T01:00:00.000Z' } };
  const pause: ShiftCaseDetail = {
    ...found,
    ...{ kind: 'pause', text: '', suspends: false },
    recent: [noShow, { ...noShow, on: '2026-11-02', place: null }, { ...noShow, on: '2026-10-12', isExempt: true }],
  };

  it('shows every shift that the person missed', async () => {
    server.use({ getShiftCase: () => pause });
    await open();
    await screen.findByRole('heading', { name: "Didn't come, last 90 days" });
    const lines = screen.getAllByRole('listitem');
    expect(lines.map((it) => it.textContent).filter((text) => /Nov|Oct/.test(text))).toEqual([
      expect.stringContaining('Lakeshore Main · Lakeshore Health'),
      'Nov 2, 2026The shift no longer exists.',
      expect.stringContaining("Doesn't count"),
    ]);
    expect(screen.queryByRole('heading', { name: 'Appeal' })).toBeNull();
  });

  it('is lifted, or kept for the chosen days', async () => {
    const decided = { ...pause, state: 'decided', outcome: 'paused', version: 2 } as const;
    server.use({ getShiftCase: () => pause, decideShiftCase: () => decided });
    await open();
    expect(await screen.findByRole('button', { name: 'Lift Pause' })).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Keep booking paused/ }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Paused for' }), { target: { value: '30' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Three in a month.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep Paused' }));
    await waitFor(() =>
      expect(server.calls('decideShiftCase')).toMatchObject([
        { body: { outcome: 'paused', days: 30, reason: 'Three in a month.', version: 1 } },
      ]),
    );
  });
});

describe('disputed hours', () => {
  const dispute: ShiftCaseDetail = {
    ...found,
    ...{ kind: 'dispute', text: 'The log is wrong.', event: null, suspends: false },
    files: [{ uploadId: testId('upl'), fileName: 'door log.pdf', contentType: 'application/pdf', bytes: 120_000 }],
    hours: {
      ...{ plannedMinutes: 690, recorded: null, answers: null, breaks: [], evidence: 'claimed', note: '' },
      returned: { minutes: 660, reason: 'You left at 6:30.', at: '2026-11-24T15:00:00.000Z', by: 'Ada Lovelace' },
      approved: { minutes: 660, at: '2026-11-24T15:00:00.000Z', by: 'Ada Lovelace', bySilence: false },
      entries: [
        {
          ...{ entryId: '00000000-0000-4000-8000-000000000001', kind: 'in', at: '2026-11-24T01:02:00.000Z' },
          ...{ method: 'code', trust: 'high' },
        },
      ],
      ...{ claimedMinutes: 750, undisputedMinutes: 660, statement: 'I stayed for the handover.', currency: 'USD' },
      ...{ disputedAt: '2026-11-24T16:00:00.000Z', least: 660, most: 750, openedBy: 'worker' },
      messages: [
        {
          ...{ conversationId: testId('cnv'), messageId: testId('msg'), sender: 'facility', text: 'Stay until 8.' },
          ...{ sentAt: '2026-11-23T20:00:00.000Z', files: ['log.pdf'], side: 'worker', by: 'Josephine Quigley' },
          at: '2026-11-25T16:00:00.000Z',
        },
      ],
      earlier: { minutes: 700, reason: 'The door log shows it.', at: '2026-11-25T16:00:00.000Z' },
      cents: { least: 627_00, most: 712_50 },
    },
  };

  it('show both statements, the messages, the entries, and the documents', async () => {
    server.use({ getShiftCase: () => dispute, getShiftCaseFile: refuse('NOT_FOUND') });
    await open();
    expect(await screen.findByRole('heading', { name: "Professional's appeal" })).toBeDefined();
    for (const text of [
      'I stayed for the handover.',
      'You left at 6:30.',
      'Code at the unit',
      /The door log shows it/,
      'Stay until 8.',
      'File: log.pdf',
    ])
      expect(screen.getByText(text)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /door log\.pdf/ }));
    await waitFor(() => expect(server.calls('getShiftCaseFile')).toHaveLength(1));
  });

  it('are set between the agreed and the claimed time', async () => {
    const decided = { ...dispute, state: 'decided', outcome: 'ruled', minutes: 705, version: 2 } as const;
    server.use({ getShiftCase: () => dispute, decideShiftCase: () => decided });
    await open();
    fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), { target: { value: 'Both logs agree.' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Total paid time/ }), { target: { value: '13:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set Hours' }));
    expect(await screen.findByText('Enter a time from 11h to 12h 30m, such as 11:15.')).toBeDefined();
    expect(server.calls('decideShiftCase')).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /Total paid time/ }), { target: { value: '11:45' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set Hours' }));
    await waitFor(() =>
      expect(server.calls('decideShiftCase')).toMatchObject([
        { body: { outcome: 'ruled', minutes: 705, reason: 'Both logs agree.', version: 1 } },
      ]),
    );
  });

  it('are decided by someone else than before', async () => {
    server.use({ getShiftCase: () => ({ ...dispute, mayDecide: false }) });
    await open();
    expect(await screen.findByText(/Someone else on the team decides/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Set Hours' })).toBeNull();
  });
});
