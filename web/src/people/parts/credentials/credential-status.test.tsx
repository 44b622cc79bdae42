import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { inEnglish, messages, errorTexts } from '@shared/text/english.fixture';
import type { VerificationCase } from '@shared/people/model/verification';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { documentProblem } from './credential-document-field';
import { CredentialStatus } from './credential-status';
import { inMegabytes, limits } from '@shared/limits';

const licenseId = testId('lic');
const at = '2026-11-21T08:00:00.000Z';

const credential = (fields: Partial<VerificationCase> = {}): VerificationCase => ({
  credentialId: licenseId,
  label: 'Nursing license',
  certification: null,
  state: 'OR',
  status: 'pending',
  source: null,
  verifiedAt: null,
  expiryDate: '2028-01-01',
  couldNotBeChecked: false,
  document: null,
  openedAt: at,
  updatedAt: at,
  version: 1,
  history: [{ status: 'pending', at, actor: 'owner', cause: null, note: '' }],
  ...fields,
});

const server = answering({});
const show = async (items: VerificationCase[], credentialId: string = licenseId) => {
  server.use({ listMyCredentials: () => ({ items }) });
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Suspense>
            <CredentialStatus credentialId={credentialId} />
          </Suspense>
        </QueryClientProvider>,
      ),
    ),
  );
};

beforeEach(() => loadTexts('credentials'));

describe('the status of a person’s own credential', () => {
  it('is absent while there is no case', async () => {
    await show([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('names who verified it and when, and offers no document that would trigger a new review', async () => {
    await show([credential({ status: 'verified', source: 'reviewer', verifiedAt: at })]);
    expect(await screen.findByText(/Wardline credential review, Nov 21, 2026/)).toBeDefined();
    expect(screen.getByText('Expires Jan 1, 2028')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add Document' })).toBeNull();
  });

  it('shows the reviewer’s question, and sends the answer for the version on the screen', async () => {
    const history = [
      { status: 'needs_info' as const, at, actor: 'reviewer' as const, cause: null, note: 'A copy, please.' },
    ];
    await show([credential({ status: 'needs_info', version: 4, history })]);
    expect((await screen.findAllByText('A copy, please.')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
    expect(screen.getByText(messages.required)).toBeDefined();
    expect(server.calls('replyToReviewer')).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Your reply/), { target: { value: ' Here it is. ' } });
    server.use({ replyToReviewer: () => credential({ version: 5 }) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Reply' })));
    expect(server.calls('replyToReviewer')[0]).toEqual({
      params: { credentialId: licenseId },
      body: { note: 'Here it is.', version: 4 },
    });
    expect(await screen.findAllByText('In review')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send Reply' })).toBeNull();
  });

  it('keeps the answer when someone else was faster, and says so', async () => {
    await show([credential({ status: 'needs_info', version: 4 })]);
    fireEvent.change(await screen.findByLabelText(/Your reply/), { target: { value: 'Here.' } });
    server.use({ replyToReviewer: refuse('STALE_VERSION') });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Reply' })));
    expect(await screen.findByText(errorTexts.STALE_VERSION)).toBeDefined();
    expect(screen.getByLabelText(/Your reply/)).toHaveProperty('value', 'Here.');
  });

  it('says when the registry could not be reached, and checks again', async () => {
    await show([credential({ credentialId: 'npi', label: 'NPI number', couldNotBeChecked: true })], 'npi');
    expect(await screen.findByText(messages.registryUnavailable)).toBeDefined();
    server.use({ checkNpi: () => credential({ credentialId: 'npi', label: 'NPI number' }) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check Again' })));
    expect(server.calls('checkNpi')).toHaveLength(1);
    expect(await screen.findByText(messages.npiCheckRequested)).toBeDefined();
    expect(screen.queryByText(messages.registryUnavailable)).toBeNull();
  });
});

it('rejects a non-document before it is sent', () => {
  expect(documentProblem({ type: 'text/html', size: 10 })).toBe(messages.documentType);
  expect(documentProblem({ type: 'application/pdf', size: 11 * 1024 * 1024 })).toBe(
    inEnglish('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
  );
  expect(documentProblem({ type: 'image/jpeg', size: 10 })).toBeNull();
});
