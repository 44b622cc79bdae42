import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReferenceRequest } from '@shared/people/model/reference';
import { referenceSkills } from '@shared/people/model/reference-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { messages, said } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse, unreachable } from '@/lib/testing/api-server';
import { RequestView } from './request-view';

const open: ReferenceRequest = {
  state: 'open',
  person: { firstName: 'Nora', lastName: 'Nurse' },
  name: 'Dana Fields',
  title: 'Nurse manager',
  facility: 'St. Mary',
  unit: 'icu',
  startedOn: '2023-01-09',
  endedOn: null,
  expiresAt: '2026-12-12T12:00:00.000Z',
};

const server = answering({ getReferenceRequest: () => open, answerReference: () => said('referenceAnswered') });

const show = () =>
  act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[pathTo(paths.reference, { token: 'abc' })]}>
            <Suspense>
              <Routes>
                <Route path={paths.reference} element={<RequestView />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    ),
  );

const group = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
const choose = (name: RegExp, option: string) => fireEvent.click(group(name).getByRole('radio', { name: option }));
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Reference' }));

const fillIn = async () => {
  await screen.findByRole('button', { name: 'Send Reference' });
  choose(/dates and your role/, 'Yes');
  const marks = screen.getAllByRole('radio', { name: '4' });
  expect(marks).toHaveLength(referenceSkills.length);
  for (const mark of marks) fireEvent.click(mark);
  choose(/rehire Nora/, 'Yes');
  type(/Nora's strengths/, 'Calm with sick patients.');
};

beforeEach(() => loadTexts('reference-request', 'references', 'labels/units', 'notices', 'errors'));

describe('a reference request', () => {
  it('first says who can read the answer, and sends it once', async () => {
    await show();
    expect(await screen.findByText(/Nora can read your reference/)).toBeDefined();
    await fillIn();
    send();
    send();
    expect(await screen.findByText('Thank you')).toBeDefined();
    expect(server.calls('answerReference')).toEqual([
      {
        params: { token: 'abc' },
        body: {
          accurate: true,
          correction: '',
          marks: Object.fromEntries(referenceSkills.map((skill) => [skill, 4])),
          rehire: 'yes',
          strengths: 'Calm with sick patients.',
          more: '',
          mayCall: false,
          phone: '',
        },
      },
    ]);
  });

  it('shows missing answers beside their questions', async () => {
    await show();
    await screen.findByRole('button', { name: 'Send Reference' });
    send();
    const questions = referenceSkills.length + 3;
    await waitFor(() => expect(screen.getAllByText(messages.required)).toHaveLength(questions));
    expect(server.calls('answerReference')).toEqual([]);
  });

  it('keeps what was typed while the server cannot be reached', async () => {
    server.use({ answerReference: unreachable });
    await show();
    await fillIn();
    send();
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Nora's strengths/).value).toBe('Calm with sick patients.');
    server.use({ answerReference: () => said('referenceAnswered') });
    send();
    expect(await screen.findByText('Thank you')).toBeDefined();
  });

  it('asks for a number only from people who may be called', async () => {
    await show();
    await fillIn();
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    expect(await screen.findByText(messages.referencePhoneRequired)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    expect(await screen.findByText('Thank you')).toBeDefined();
  });

  it('says what happened when it was closed meanwhile', async () => {
    server.use({ answerReference: refuse('REFERENCE_CLOSED') });
    await show();
    await fillIn();
    server.use({ getReferenceRequest: () => ({ state: 'withdrawn' }) });
    send();
    expect(await screen.findByText('This request was withdrawn')).toBeDefined();
  });

  it.each([
    ['answered', 'This link was already used'],
    ['expired', 'This link has expired'],
    ['declined', 'This request was declined'],
  ] as const)('that is %s shows only its state', async (state, title) => {
    server.use({ getReferenceRequest: () => ({ state }) });
    await show();
    expect(await screen.findByText(title)).toBeDefined();
  });

  it('that is unknown says that its link does not work', async () => {
    server.use({ getReferenceRequest: refuse('INVALID_TOKEN') });
    await show();
    expect(await screen.findByText("This link doesn't work")).toBeDefined();
  });

  it('can be declined', async () => {
    server.use({ declineReference: () => said('referenceDeclined') });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: "I can't give a reference" }));
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('You declined')).toBeDefined();
    expect(server.calls('declineReference')).toEqual([{ params: { token: 'abc' } }]);
  });
});
