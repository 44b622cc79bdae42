import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { firstHash, lineHash, merkleTree } from '@shared/trust/rules/audit-chain';
import type { AuditEntry, AuditLine, AuditProof, ChainedLine } from '@shared/trust/model/audit';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { OrganizationAuditView } from './organization-audit-view';

const chain = 'o#org_1';
const content = (seq: number, more: Partial<AuditLine>): AuditLine => ({
  chain,
  seq,
  id: `record-${seq}`,
  at: `2026-11-23T1${seq}:00:00.000Z`,
  actor: 'u#margaret',
  operation: 'changeApplicationStatus',
  thing: 'Application',
  kind: 'changed',
  targets: { organizationId: 'org_1', applicationId: 'app_1', jobId: 'job_1' },
  changes: [{ field: 'status', before: 'new', after: 'shortlisted' }],
  reason: null,
  requestId: 'r-1',
  address: 'abcdefghijklmnop',
  ...more,
});
const contents = [
  content(1, { thing: 'Job', kind: 'created', changes: [], actor: 's#sam' }),
  content(2, {}),
  content(3, { thing: 'Organization', changes: [{ field: 'tax_id' }], targets: { organizationId: 'org_1' } }),
];
const chained = async (): Promise<ChainedLine[]> => {
  const lines: ChainedLine[] = [];
  for (const line of contents) {
    const previous = lines.at(-1)?.hash ?? firstHash;
    lines.push({ ...line, previous, hash: await lineHash(previous, line) });
  }
  return lines;
};
const entryOf = (line: ChainedLine): AuditEntry => ({
  line,
  actor: line.actor === 's#sam' ? { kind: 'staff', name: null } : { kind: 'person', name: 'Margaret Ellison' },
  about: line.thing === 'Application' ? ['Jun Watanabe', 'ICU Nurse'] : [],
});

const world = { lines: [] as ChainedLine[], proof: { seal: null, lines: [] } as AuditProof };
const server = answering({
  listTeamMembers: () => ({ items: [] }),
  listAuditLines: () => ({ items: world.lines.toReversed().map(entryOf), nextCursor: null }),
  proveAuditLines: () => world.proof,
  exportAuditLines: () => ({ csv: 'a\r\n', rows: 3, nextCursor: null }),
});

beforeEach(async () => {
  await loadTexts(
    'audit',
    'audit-words',
    'settings',
    'search',
    'marketplace',
    'labels/hiring',
    'labels/profiles',
    'errors',
    'notices',
  );
  world.lines = await chained();
  const [, second] = world.lines;
  const head = { chain, seq: 2, hash: second!.hash };
  const { root, pathOf } = await merkleTree([head, { chain: 'staff', seq: 9, hash: firstHash }]);
  const seal = { ...head, at: '2026-11-23T13:00:00.000Z', root, path: pathOf(0) };
  world.proof = { seal, lines: world.lines.slice(0, 2).toReversed() };
});

const Address = () => <p data-testid="address">{useLocation().search}</p>;
const open = async (address = '/settings/audit') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Suspense>
            <OrganizationAuditView />
          </Suspense>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
};

it('describes in words who did what', async () => {
  await open();
  const row = (await screen.findByText('Moved an application to Shortlisted')).closest('tr')!;
  expect(within(row).getByText('Margaret Ellison')).toBeDefined();
  expect(within(row).getByText('Jun Watanabe, ICU Nurse')).toBeDefined();
  expect(screen.getByText('Changed the company profile')).toBeDefined();
  expect(screen.getByText('Added a job').closest('tr')?.textContent).toContain('Wardline Support');
});

it('says since when the lines are unaltered, after comparing them with the published root', async () => {
  await open();
  expect(await screen.findByText(/^Not altered since/)).toBeDefined();
});

it.each([
  ['a shown line differs', () => world.lines.splice(1, 1, { ...world.lines[1]!, actor: 'u#forged' })],
  ['a proven line differs', () => world.proof.lines.splice(1, 1, { ...world.proof.lines[1]!, actor: 'u#forged' })],
  ['the root differs', () => Object.assign(world.proof.seal!, { root: firstHash })],
])('warns if %s', async (_case, forge) => {
  forge();
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('This log was altered');
});

it('waits for the first root', async () => {
  world.proof = { seal: null, lines: [] };
  await open();
  expect(await screen.findByText('First check at the next full hour')).toBeDefined();
});

it('opens a line with before and after, and shows everything about its record', async () => {
  await open();
  fireEvent.click(await screen.findByText('Moved an application to Shortlisted'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('New Application')).toBeDefined();
  expect(within(dialog).getByText('changeApplicationStatus')).toBeDefined();
  fireEvent.click(within(dialog).getByText('Show This Record Only'));
  expect(screen.getByTestId('address').textContent).toBe('?target=app_1');
});

it('keeps filters in the address and omits unknown ones', async () => {
  await open('/settings/audit?area=nothing&from=2026-11-01');
  await screen.findByText('Added a job');
  expect((server.calls('listAuditLines')[0] as { query: object }).query).toEqual({ from: '2026-11-01' });
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Area'), { target: { value: 'team' } });
  });
  expect(screen.getByTestId('address').textContent).toBe('?from=2026-11-01&area=team');
});
