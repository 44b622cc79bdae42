import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '@shared/core/rules/calendar-days';
import { MyProfile, type HeldCertification } from '@shared/people/model/professional';
import type { VerificationCase } from '@shared/people/model/verification';
import { messages } from '@shared/text/english.fixture';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { WalletView } from './wallet-view';

await import('./certification-dialog');
beforeAll(async () => {
  await loadTexts('wallet', 'credentials', 'labels/certifications', 'labels/professions', 'labels/profiles');
  await loadNotices();
});

const dayFromNow = (days: number): string => calendarDay(Date.now() + days * 86_400_000);
const acls: HeldCertification = {
  id: testId('crt', 1),
  code: 'acls',
  otherName: '',
  issuer: 'American Heart Association',
  number: 'E-1',
  issuedOn: dayFromNow(-700),
  expiresOn: dayFromNow(20),
};
const profile = (certifications: HeldCertification[]): MyProfile =>
  MyProfile.parse({
    userId: testUserId(),
    version: 2,
    updatedAt: '2026-11-01T00:00:00.000Z',
    submittedAt: '2026-11-01T00:00:00.000Z',
    profile_completion: 80,
    availability: {},
    employment: [{ id: testId('ent', 1) }],
    education: [{ id: testId('ent', 2) }],
    licenses: [{ id: testId('lic', 3) }],
    profession: 'rn',
    professionSource: 'confirmed',
    certifications,
  });
const verification = (fields: Partial<VerificationCase> = {}): VerificationCase => ({
  credentialId: acls.id,
  label: '',
  certification: 'acls',
  state: null,
  status: 'pending',
  source: null,
  verifiedAt: null,
  expiryDate: acls.expiresOn,
  couldNotBeChecked: false,
  document: null,
  openedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  history: [],
  ...fields,
});

const server = answering({});
beforeEach(() => server.use({ listMyCredentials: () => ({ items: [] }) }));

const show = async (held: HeldCertification[], fields: Partial<MyProfile> = {}) => {
  server.use({ getMyProfile: () => ({ ...profile(held), ...fields }) });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Suspense>
            <WalletView />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

describe('the wallet', () => {
  it('starts with what needs attention', async () => {
    server.use({ listMyCredentials: () => ({ items: [verification()] }) });
    await show([acls]);
    const attention = await screen.findByRole('region', { name: 'Needs your attention' });
    expect(within(attention).getByRole('link').textContent).toBe(
      'Advanced Cardiovascular Life Support (ACLS) expires in 20 days',
    );
    expect(screen.getByText('Expires in 20 days')).toBeTruthy();
    expect(await screen.findByText(/We review it within/)).toBeTruthy();
  });

  it('proposes the expiration, keeps a typed one, and saves once', async () => {
    server.use({ saveCertification: ({ body }) => profile([{ id: acls.id, ...body.certification }]) });
    await show([acls]);
    fireEvent.click(await screen.findByRole('button', { name: /^Edit Advanced/ }));
    await screen.findByRole('dialog');
    type(/^Issued$/, '2025-11-05');
    expect(field(/^Expires/).value).toBe(acls.expiresOn);
    type(/^Expires/, '');
    type(/^Issued$/, '2025-11-06');
    expect(field(/^Expires/).value).toBe('2027-11-30');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { id: _id, ...before } = acls;
    expect(server.calls('saveCertification')).toEqual([
      {
        params: { certificationId: acls.id },
        body: { certification: { ...before, issuedOn: '2025-11-06', expiresOn: '2027-11-30' }, before },
      },
    ]);
  });

  it('shows contradictory dates at the field and keeps input', async () => {
    await show([acls]);
    fireEvent.click(await screen.findByRole('button', { name: /^Edit Advanced/ }));
    await screen.findByRole('dialog');
    type(/^Expires/, '2020-01-01');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(messages.expiryBeforeIssue)).toBeTruthy();
    expect(field(/^Expires/).value).toBe('2020-01-01');
    expect(server.calls('saveCertification')).toEqual([]);
  });

  it('says which profession a certification belongs to', async () => {
    const otherProfessions = [{ id: testId('ent', 1), profession: 'surgical_tech' as const, npFocus: null }];
    await show([{ ...acls, code: 'cst' }], { otherProfessions });
    fireEvent.click(await screen.findByRole('button', { name: /^Remove CST/ }));
    expect(await screen.findByText(/no longer lists this profession: Surgical technologist/)).toBeTruthy();
  });

  it('replaces a change in another window only on request', async () => {
    server.use({ saveCertification: refuse('STALE_VERSION') });
    await show([acls]);
    fireEvent.click(await screen.findByRole('button', { name: /^Edit Advanced/ }));
    await screen.findByRole('dialog');
    const theirs = { ...acls, number: 'E-2' };
    server.use({ getMyProfile: () => profile([theirs]) });
    type(/number/, 'E-3');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed in another window/)).toBeTruthy();
    server.use({ saveCertification: ({ body }) => profile([{ id: acls.id, ...body.certification }]) });
    await waitFor(() => expect(server.calls('getMyProfile')).toHaveLength(2));
    await act(() => Promise.resolve());
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('saveCertification').at(-1)).toMatchObject({
      body: { certification: { number: 'E-3' }, before: { number: 'E-2' } },
    });
  });
});
