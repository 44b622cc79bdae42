import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { Payroll } from '@shared/money/model/payroll';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testUserId } from '@/lib/testing/ids';
import { savedFiles } from '@/lib/testing/saved-files';
import { PayrollTab } from './payroll-tab';

const saved = savedFiles();

const payroll = (changes: Partial<Payroll> = {}): Payroll => ({
  setup: { provider: null, company: '', codes: {}, version: 0 },
  people: [{ userId: testUserId(2), name: 'Josephine Quigley', number: '', minutes: 690, cents: 655_50 }],
  leftOut: [{ name: 'Ada Moss', why: 'contractor' }],
  missing: { numbers: ['Josephine Quigley'], codes: ['night'] },
  kinds: ['base', 'night'],
  more: false,
  file: null,
  ...changes,
});

let stored: Payroll;
let refuses: boolean;
const server = answering({
  exportPayroll: () => stored,
  savePayroll: () => {
    if (refuses) throw new AppError('STALE_VERSION');
    stored = payroll({
      setup: { provider: 'adp_workforce_now', company: 'ABC', codes: { night: 'ND' }, version: 1 },
      missing: { numbers: [], codes: [] },
      file: { name: 'PRABCEPI.csv', csv: 'Co Code\r\n', rows: 2, cents: 655_50 },
    });
    return stored;
  },
});

const type = (label: RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(async () => {
  stored = payroll();
  refuses = false;
  await Promise.all([loadTexts('payroll'), loadTexts('timesheets'), loadNotices()]);
});

const fill = async () => {
  await showTo(memberOf('admin'), <PayrollTab />);
  await screen.findByText('The file needs a few things first');
  type(/Provider/, 'adp_workforce_now');
  type(/Company code/, 'ABC');
  type(/^Josephine.*employee number/, '1042');
  type(/^Night/, 'ND');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
};

describe('hours of own staff', () => {
  const csv = 'Name\r\nJosephine Quigley\r\n';

  it('are downloaded for the chosen week, last week at first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00.000Z') });
    server.use({ exportOwnStaffHours: ({ params }) => ({ csv, rows: params.weekStartsOn === '2026-11-09' ? 0 : 1 }) });
    await showTo(memberOf('admin'), <PayrollTab />);
    const download = async () => {
      const button = await screen.findByRole('button', { name: 'Download CSV' });
      await act(async () => void fireEvent.click(button));
    };
    await download();
    const file = { name: 'own-staff-hours-2026-11-16.csv', type: 'text/csv;charset=utf-8', text: `\uFEFF${csv}` };
    await waitFor(async () => expect(await saved()).toEqual([file]));
    fireEvent.change(screen.getByRole('combobox', { name: 'Week' }), { target: { value: '2026-11-09' } });
    await download();
    expect(await screen.findByText('No approved own staff hours this week.')).toBeDefined();
    expect(await saved()).toHaveLength(1);
    vi.useRealTimers();
  });
});

describe('the payroll file', () => {
  it('names what is missing and who is excluded, with no download until then', async () => {
    await showTo(memberOf('admin'), <PayrollTab />);
    const missing = (await screen.findByText('The file needs a few things first')).parentElement!;
    expect(missing.textContent).toContain('1 person has no employee number: Josephine Quigley.');
    expect(missing.textContent).toContain('Night');
    expect(screen.getByText(/Ada Moss: a contractor/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Download .*\.csv/ })).toBeNull();
  });

  it('is downloaded once provider, number, and code are entered', async () => {
    await fill();
    const download = await screen.findByRole('button', { name: 'Download PRABCEPI.csv' });
    fireEvent.click(download);
    expect(await saved()).toEqual([{ name: 'PRABCEPI.csv', type: 'text/csv;charset=utf-8', text: 'Co Code\r\n' }]);
    expect(server.calls('savePayroll')).toMatchObject([
      {
        body: {
          ...{ provider: 'adp_workforce_now', company: 'ABC', codes: { night: 'ND' }, version: 0 },
          numbers: { [testUserId(2)]: '1042' },
        },
      },
    ]);
  });

  it('keeps input when someone else saved first', async () => {
    refuses = true;
    await fill();
    await waitFor(() => expect(screen.getByText(/That wasn't saved/)).toBeDefined());
    expect(screen.getByLabelText<HTMLInputElement>(/Company code/).value).toBe('ABC');
  });
});
