import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { ExclusionDetail, ExclusionQueueItem } from '@shared/trust/model/exclusion';
import { paths, pathTo } from '@shared/paths';
import { messages } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testUserId } from '@/lib/testing/ids';
import { CaseView } from './case-view';
import { QueueView } from './queue-view';

const at = '2026-11-20T08:00:00.000Z';
const userId = testUserId();
const rowId = 'r'.repeat(22);
const found = (state: ExclusionDetail['hits'][number]['state'] = 'open'): ExclusionDetail => ({
  userId,
  professional: {
    firstName: 'Ada',
    lastName: 'Rivera',
    title: 'ICU Nurse',
    profession: 'rn',
    formerLastNames: ['Brook'],
    npiNumber: '1234567893',
    location: 'Boise, ID',
  },
  hold: state === 'confirmed' ? 'confirmed' : 'review',
  checkedOn: '2026-11-20',
  ruledOut: 2,
  hits: [
    {
      entry: {
        rowId,
        firstName: 'ADA',
        middleName: '',
        lastName: 'RIVERA',
        businessName: '',
        npiNumber: '',
        occupation: 'NURSE/NURSES AIDE',
        occupationDetail: 'REGISTERED NURSE',
        city: 'RENO',
        state: 'NV',
        type: '1128b4',
        excludedOn: '2019-06-20',
      },
      strength: 'name_dob',
      name: 'initial',
      npiNumber: 'missing',
      birthDate: 'same',
      state,
      raisedAt: at,
      history: [{ state: 'open', cause: 'found', at, note: '', verifiedOn: null }],
    },
  ],
  updatedAt: at,
  version: 3,
});

const row = (fields: Partial<ExclusionQueueItem>): ExclusionQueueItem => ({
  ...{
    userId: testUserId(Number(fields.professional?.charCodeAt(0))),
    professional: '',
    hold: 'review',
    strength: null,
    name: null,
    open: 1,
    updatedAt: at,
  },
  ...fields,
});

const server = answering({
  getExclusionCase: () => found(),
  getWatchLists: () => ({ items: [] }),
  listExclusionCases: () => ({
    items: [
      row({ professional: 'Ada Rivera', strength: 'name_only', name: 'turned' }),
      row({ professional: 'Bo Lind', strength: 'name_only', name: 'same' }),
      row({ professional: 'Cy Ortiz', strength: 'name_dob', name: 'initial' }),
      row({ professional: 'Di Park', strength: 'name_only', name: null }),
    ],
    nextCursor: null,
  }),
});

const show = (address: string) =>
  act(() =>
    Promise.resolve(
      render(
        <MemoryRouter initialEntries={[address]}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <Suspense>
              <Routes>
                <Route path={paths.exclusions} element={<QueueView />} />
                <Route path={paths.exclusion} element={<CaseView />} />
              </Routes>
            </Suspense>
          </QueryClientProvider>
        </MemoryRouter>,
      ),
    ),
  );
const openCase = () => show(pathTo(paths.exclusion, { userId }));

beforeEach(() => loadTexts('exclusions', 'labels/professions'));

it('shows the list beside the profile, and the birth date only as a comparison', async () => {
  await openCase();
  expect(await screen.findByText('NURSE/NURSES AIDE, REGISTERED NURSE')).toBeDefined();
  expect(screen.getByText('Ada Rivera, also Brook')).toBeDefined();
  expect(screen.getByText('Matches')).toBeDefined();
  expect(screen.getByText('2 entries have the same name but a different birth date.')).toBeDefined();
});

it('requires a note for any decision, and the day of the official check to confirm', async () => {
  server.use({ decideExclusion: () => found('confirmed') });
  await openCase();
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm Match' }));
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  expect(server.calls('decideExclusion')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Same number.' } });
  fireEvent.change(screen.getByLabelText('Date of the official check'), { target: { value: '2026-11-20' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm Match' })));
  expect(server.calls('decideExclusion')).toEqual([
    {
      params: { userId },
      body: { decision: 'confirm', rowId, note: 'Same number.', verifiedOn: '2026-11-20', version: 3 },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Confirm Match' })).toBeNull();
});

it('keeps the note when another reviewer was faster, and says so', async () => {
  server.use({ decideExclusion: refuse('STALE_VERSION') });
  await openCase();
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Another nurse.' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Not This Person' })));
  expect(await screen.findByText(/your decision wasn't saved/)).toBeDefined();
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Another nurse.');
});

it('lists waiting people, the strongest match first, and says that no list was imported yet', async () => {
  await show(paths.exclusions);
  expect(await screen.findByRole('link', { name: 'Ada Rivera' })).toBeDefined();
  const names = screen.getAllByRole('link', { name: /Ada|Bo|Cy|Di/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Cy Ortiz', 'Bo Lind', 'Ada Rivera', 'Di Park']);
  expect(screen.getByText('Same name and birth date, by an initial')).toBeDefined();
  expect(screen.getByText('Same name, first and last name switched')).toBeDefined();
  expect(screen.getAllByText('Not imported yet')).toHaveLength(2);
});
