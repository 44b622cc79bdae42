import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { EvidenceItem, EvidencePacket } from '@shared/trust/model/evidence-packet';
import type { ProofCheck } from '@shared/trust/model/proof';
import { paths, pathTo } from '@shared/paths';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { sessionOf } from '@/lib/testing/session-of';
import { CheckProofView } from './check-proof-view';
import { EvidenceView } from './evidence-view';

const license: EvidenceItem = {
  kind: 'license',
  id: testId('lic', 1),
  name: 'Registered Nurse',
  number: 'RN-1',
  issuedBy: 'Illinois Board',
  type: 'medical-license',
  profession: 'rn',
  state: 'IL',
  scope: 'single',
  issuedOn: '2020-01-01',
  expiresOn: '2028-01-01',
  source: 'reviewer',
  verifiedOn: '2026-05-01',
};

const packet = (fields: Partial<EvidencePacket> = {}): EvidencePacket => ({
  packetId: testId('pkt', 1),
  items: [{ kind: 'license', label: 'Registered Nurse, IL' }],
  recipient: 'Mercy General',
  purpose: 'Credentialing',
  createdAt: '2026-11-26T12:00:00.000Z',
  validUntil: '2026-12-26T12:00:00.000Z',
  revokedAt: null,
  state: 'valid',
  opened: 2,
  openings: ['2026-11-27T12:00:00.000Z', '2026-11-26T13:00:00.000Z'],
  ...fields,
});

const checked = (state: ProofCheck['state']): ProofCheck => {
  const isOver = state === 'expired' || state === 'revoked';
  const at = '2026-11-26T12:00:00.000Z';
  return {
    type: 'evidence-packet',
    state,
    issuedAt: isOver ? null : at,
    validUntil: isOver ? null : at,
    checkedAt: at,
  };
};

const server = answering({
  listEvidencePackets: () => ({ items: [] as EvidencePacket[] }),
  listEvidenceItems: () => ({ items: [license] }),
  makeEvidencePacket: () => packet(),
  revokeEvidencePacket: () => packet({ state: 'revoked' }),
  checkProof: () => checked('valid'),
});

const session = sessionOf({ userType: 'doctor', membership: null } as Me);

const show = (address: string) =>
  act(() =>
    Promise.resolve(
      render(
        <FixedSession session={session}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter initialEntries={[address]}>
              <Suspense>
                <Routes>
                  <Route path={paths.evidence} element={<EvidenceView />} />
                  <Route path={paths.checkProof} element={<CheckProofView />} />
                </Routes>
              </Suspense>
            </MemoryRouter>
          </QueryClientProvider>
        </FixedSession>,
      ),
    ),
  );

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const submit = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Packet' }));
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

beforeEach(() => loadTexts('evidence', 'check-proof', 'labels/profiles', 'labels/certifications', 'notices', 'errors'));

describe('evidence packets', () => {
  it('are created once from the selection, with errors beside the fields', async () => {
    await show(paths.evidence);
    await press('Create Packet');
    fireEvent.input(await screen.findByLabelText(/Recipient/), { target: { value: 'Mercy General' } });
    submit();
    expect(screen.getByText('Choose at least one item')).toBeDefined();
    expect(screen.getByText('Enter a purpose')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/Recipient/).value).toBe('Mercy General');

    fireEvent.click(screen.getByRole('checkbox', { name: /Registered Nurse, IL/ }));
    fireEvent.input(screen.getByLabelText(/^Purpose/), { target: { value: 'Credentialing' } });
    expect(screen.getByText(/you agree to share these items with Mercy General/)).toBeDefined();
    submit();
    submit();
    await screen.findByText('No packets yet');
    expect(server.calls('makeEvidencePacket')).toHaveLength(1);
    expect(server.calls('makeEvidencePacket')[0]).toMatchObject({
      body: { items: [license.id], recipient: 'Mercy General', purpose: 'Credentialing', days: 30 },
    });
  });

  it('show who viewed them, and are revoked after a confirmation', async () => {
    server.use({ listEvidencePackets: () => ({ items: [packet()] }) });
    await show(paths.evidence);
    expect(await screen.findByText(/^2 times, last/)).toBeDefined();
    expect(document.querySelectorAll('details time')).toHaveLength(2);
    await press('Revoke the packet for Mercy General');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Revoke' })).at(-1)!);
    await screen.findByText('For Mercy General');
    expect(server.calls('revokeEvidencePacket')).toHaveLength(1);
  });

  it('offer no files once they have expired', async () => {
    server.use({ listEvidencePackets: () => ({ items: [packet({ state: 'expired' })] }) });
    await show(paths.evidence);
    expect(await screen.findByText('Expired')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });
});

describe('the public check', () => {
  const address = pathTo(paths.checkProof, { code: 'p.abc' });

  it.each([
    ['valid', 'Valid'],
    ['changed', 'Changed since'],
    ['expired', 'Expired'],
    ['revoked', 'Revoked'],
  ] as const)('shows %s', async (state, title) => {
    server.use({ checkProof: () => checked(state) });
    await show(address);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  it('answers NOT_FOUND for an unknown code', async () => {
    server.use({ checkProof: refuse('INVALID_TOKEN') });
    await show(address);
    expect(await screen.findByText("We don't know this code")).toBeDefined();
  });
});
