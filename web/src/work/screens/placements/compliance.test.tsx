import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ComplianceFile, ReadinessProblem } from '@shared/people/model/compliance';
import { fileOf, itemOf } from '@/people/parts/compliance/testing';
import { itemCatalogs } from '@/people/parts/compliance/item-name';
import { placementOf, showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { ComplianceSection } from './compliance-section';

const problem = (itemId: string, fields: Partial<ReadinessProblem> = {}): ReadinessProblem => ({
  itemId,
  reason: 'open',
  days: null,
  allowed: null,
  ...fields,
});

const tb = itemOf({
  itemId: 'health-tuberculosis',
  code: 'health',
  subject: 'tuberculosis',
  owner: 'professional',
  inWallet: true,
});
const license = itemOf({
  itemId: 'license-TX',
  code: 'license',
  subject: 'TX',
  owner: 'professional',
  mayBeWaived: false,
  state: 'accepted',
  verifiedOn: '2026-07-01',
  source: 'wallet',
  sharedAt: '2026-11-01T12:00:00.000Z',
});
const open = fileOf({
  startConfirmedAt: null,
  ready: {
    done: 1,
    total: 4,
    problems: [
      problem('license-TX', { reason: 'verified_too_long_ago', days: 144, allowed: 120 }),
      problem('health-tuberculosis'),
      problem('drug_screen'),
    ],
  },
  items: [license, tb, itemOf()],
});

let file: ComplianceFile;
let shared: () => { file: ComplianceFile; notShared: string[] };
const server = answering({
  getComplianceFile: () => file,
  shareComplianceItem: () => file,
  shareComplianceItems: () => shared(),
  decideComplianceItem: () => file,
  confirmStart: () => ({ ...file, startConfirmedAt: '2026-11-20T12:00:00.000Z' }),
});
const show = (reader: 'professional' | 'manager' | 'member') =>
  showTo(
    reader,
    <ComplianceSection placement={placementOf()} side={reader === 'professional' ? 'professional' : 'employer'} />,
  );

beforeEach(async () => {
  file = open;
  shared = () => ({ file, notShared: [] });
  await loadTexts(...itemCatalogs);
});

describe('a compliance file', () => {
  it('shows its progress, and why a check no longer counts', async () => {
    await show('manager');
    expect(await screen.findByText('1 of 4')).toBeDefined();
    expect(screen.getByText(/Dec 1 at risk: TX license checked 144 days ago, 120 allowed, Tuberculosis/)).toBeDefined();
    expect(screen.getByText(/good for decisions until Oct 29, 2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm First Day' })).toBeNull();
  });

  it.each(['professional', 'manager'] as const)(
    'shows a %s when it can be ready and what decides it',
    async (reader) => {
      const dated = { kind: 'dated', decidedBy: 'drug_screen', measured: false } as const;
      const days = { earliestOn: '2026-11-30', safeOn: '2026-12-04', withoutItOn: '2026-11-28' };
      file = { ...open, forecast: { ...dated, ...days } };
      await show(reader);
      const forecast = within(await screen.findByRole('region', { name: 'When the file can be ready' }));
      expect(forecast.getByText('Ready by Nov 30, safely Dec 4.')).toBeDefined();
      expect(
        forecast.getByText(/What decides: Drug screen\. If things go slowly, that's after the first day/),
      ).toBeDefined();
      expect(forecast.getByText('If it were done today, the file could be ready by Nov 28.')).toBeDefined();
      expect(forecast.getByText(/Some times are estimates/)).toBeDefined();
    },
  );

  it('shows no date while something has no known time', async () => {
    file = { ...open, forecast: { kind: 'unknown', items: ['license-TX'] } };
    await show('professional');
    expect(await screen.findByText('No date yet. Unknown until this is decided: TX license.')).toBeDefined();
  });

  it('shows each side its own part, and members none of the actions', async () => {
    await show('professional');
    const mine = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(mine.getByText('Tuberculosis (TB) test')).toBeDefined();
    expect(mine.queryByText('Drug screen')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('is read-only for members', async () => {
    await show('member');
    expect(await screen.findByText('Drug screen')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Who opened documents')).toBeNull();
  });

  it('shares after consent', async () => {
    await show('professional');
    fireEvent.click(await screen.findByRole('button', { name: 'Share Tuberculosis (TB) test' }));
    expect(screen.getByText(/not your other health records/)).toBeDefined();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(server.calls('shareComplianceItem')).toHaveLength(1));
    expect(server.calls('shareComplianceItem')[0]).toMatchObject({
      params: { itemId: 'health-tuberculosis' },
      body: { version: 1 },
    });
  });

  describe('with several things that the profile already has', () => {
    const license = itemOf({
      itemId: 'license-FL',
      code: 'license',
      subject: 'FL',
      owner: 'professional',
      inWallet: true,
    });
    const course = itemOf({ itemId: 'infection_control', code: 'infection_control', owner: 'professional' });
    const isShared = { sharedAt: '2026-11-22T10:00:00.000Z', state: 'in_review', version: 2 } as const;
    const sharedLicense = { ...license, ...isShared };
    const button = { name: 'Share 2 Things You Already Have' };
    const confirm = async () => {
      fireEvent.click(await screen.findByRole('button', button));
      const dialog = within(screen.getByRole('dialog', { name: 'Share 2 things with Mercy General?' }));
      expect(dialog.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
        'FL license',
        'Tuberculosis (TB) test',
      ]);
      expect(dialog.getByText(/Of your health records/)).toBeDefined();
      const share = dialog.getByRole('button', { name: 'Share All' });
      fireEvent.click(share);
      fireEvent.click(share);
    };
    beforeEach(() => {
      file = { ...open, items: [license, tb, course] };
    });

    it('shares all of them once with one button', async () => {
      shared = () => {
        file = { ...open, items: [sharedLicense, { ...tb, ...isShared, state: 'submitted' }, course] };
        return { file, notShared: [] };
      };
      await show('professional');
      await confirm();
      await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
      expect(server.calls('shareComplianceItems')).toMatchObject([
        {
          body: {
            items: [
              { itemId: 'license-FL', version: 1 },
              { itemId: 'health-tuberculosis', version: 1 },
            ],
          },
        },
      ]);
      const others = within(screen.getByRole('region', { name: 'Waiting for others' }));
      expect(others.getByText('FL license')).toBeDefined();
    });

    it('names what was not shared', async () => {
      shared = () => {
        file = { ...open, items: [sharedLicense, { ...tb, version: 2 }, course] };
        return { file, notShared: ['health-tuberculosis'] };
      };
      await show('professional');
      await confirm();
      expect((await screen.findByRole('alert')).textContent).toContain(
        'Not shared, because they changed in the meantime: Tuberculosis (TB) test.',
      );
    });

    it('asks to hand in only what is missing', async () => {
      await show('professional');
      expect(await screen.findByRole('button', { name: /^Hand in New York infection/ })).toBeDefined();
      expect(screen.getAllByRole('button', { name: /^Hand in/ })).toHaveLength(1);
      expect(screen.getAllByText('In your profile, not shared yet')).toHaveLength(2);
    });

    it('is not offered to employers or for a single one', async () => {
      file = { ...open, items: [license, course] };
      await show('professional');
      expect(await screen.findByRole('button', { name: 'Share FL license' })).toBeDefined();
      expect(screen.queryByRole('button', { name: /Already Have/ })).toBeNull();
    });
  });

  it('is accepted with the day of the check', async () => {
    await show('manager');
    fireEvent.click(await screen.findByRole('button', { name: 'Accept Drug screen' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Checked on/), { target: { value: '2026-11-18' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(server.calls('decideComplianceItem')).toHaveLength(1));
    expect(server.calls('decideComplianceItem')[0]).toMatchObject({
      body: { decision: 'accept', verifiedOn: '2026-11-18', validUntil: null },
    });
  });

  it('is confirmed once nothing is open', async () => {
    file = fileOf({ startConfirmedAt: null });
    await show('manager');
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm First Day' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm First Day' }));
    expect(await screen.findByText('First day confirmed on Nov 20, 2026.')).toBeDefined();
  });
});
