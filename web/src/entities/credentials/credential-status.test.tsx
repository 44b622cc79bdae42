import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@shared/messages';
import type { VerificationCase } from '@shared/model/verification';
import { ApiError } from '@/lib/api/api-error';
import { loadWording } from '@/lib/i18n/i18n';

const api = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));

const { CredentialStatus } = await import('./credential-status');
const { documentProblem } = await import('./credential-document-field');

const licenseId = `lic_${'0'.repeat(26)}`;
const at = '2026-11-21T08:00:00.000Z';

const credential = (fields: Partial<VerificationCase> = {}): VerificationCase => ({
  credentialId: licenseId,
  label: 'Nursing license',
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
  history: [{ status: 'pending', at, actor: 'owner', note: '' }],
  ...fields,
});

const show = async (items: VerificationCase[], credentialId = licenseId) => {
  api.mockImplementation(async (name: string) => (name === 'listMyCredentials' ? { items } : undefined));
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
const asked = (name: string): unknown[][] => (api.mock.calls as unknown[][]).filter(([called]) => called === name);

beforeEach(async () => {
  api.mockReset();
  await loadWording('credentials');
});

describe('the status of an own credential', () => {
  it('is nothing while there is no case', async () => {
    await show([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('names who verified it and when, and offers no document that would have it reviewed again', async () => {
    await show([credential({ status: 'verified', source: 'reviewer', verifiedAt: at })]);
    expect(await screen.findByText(/Wardline credential review, Nov 21, 2026/)).toBeDefined();
    expect(screen.getByText('Expires Jan 1, 2028')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add document' })).toBeNull();
  });

  it('shows what a reviewer asked, and sends the answer for the version on the screen', async () => {
    const history = [{ status: 'needs_info' as const, at, actor: 'reviewer' as const, note: 'A copy, please.' }];
    await show([credential({ status: 'needs_info', version: 4, history })]);
    expect((await screen.findAllByText('A copy, please.')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByText(messages.required)).toBeDefined();
    expect(asked('replyToReviewer')).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Your answer/), { target: { value: ' Here it is. ' } });
    api.mockResolvedValueOnce(credential({ version: 5 }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send answer' })));
    expect(asked('replyToReviewer')[0]?.[1]).toEqual({
      params: { credentialId: licenseId },
      body: { note: 'Here it is.', version: 4 },
    });
    expect(await screen.findAllByText('In review')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  });

  it('keeps the answer when somebody was faster, and says so', async () => {
    await show([credential({ status: 'needs_info', version: 4 })]);
    fireEvent.change(await screen.findByLabelText(/Your answer/), { target: { value: 'Here.' } });
    api.mockRejectedValueOnce(new ApiError(409, { code: 'STALE_VERSION', error: 'This has changed.' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send answer' })));
    expect(await screen.findByText('This has changed.')).toBeDefined();
    expect(screen.getByLabelText(/Your answer/)).toHaveProperty('value', 'Here.');
  });

  it('says when the registry could not be asked, and asks it again', async () => {
    await show([credential({ credentialId: 'npi', label: 'NPI number', couldNotBeChecked: true })], 'npi');
    expect(await screen.findByText(messages.registryUnavailable)).toBeDefined();
    api.mockResolvedValueOnce(credential({ credentialId: 'npi', label: 'NPI number' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
    expect(asked('checkNpi')).toHaveLength(1);
    expect(await screen.findByText(messages.npiCheckRequested)).toBeDefined();
    expect(screen.queryByText(messages.registryUnavailable)).toBeNull();
  });
});

it('refuses what is no document before it is sent', () => {
  expect(documentProblem({ type: 'text/html', size: 10 })).toBe(messages.documentType);
  expect(documentProblem({ type: 'application/pdf', size: 11 * 1024 * 1024 })).toBe(messages.documentTooLarge);
  expect(documentProblem({ type: 'image/jpeg', size: 10 })).toBeNull();
});
