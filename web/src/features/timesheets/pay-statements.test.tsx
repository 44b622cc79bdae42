import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PayDay } from '@shared/model/pay-statement';
import { showTo } from '@/entities/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { PayStatements } from './pay-statements';

const saveText = vi.fn();
const saveDownload = vi.fn();
vi.mock('@/lib/files/save-download', () => ({
  byteOrderMark: '',
  saveText: (...given: unknown[]) => saveText(...given),
  saveDownload: (given: unknown) => saveDownload(given),
}));

const employer = (organization: string, minutes: number, cents: number): PayDay['employers'][number] => ({
  ...{ organizationId: testId('org', organization.length), organization, currency: 'USD', minutes, cents },
});

let payDays: PayDay[];
const server = answering({
  listPayDays: () => ({ payDays }),
  printPayStatement: () => ({
    url: 'https://files.test/statement.pdf',
    fileName: 'Pay statement.pdf',
    expiresAt: '2026-12-11T12:00:00.000Z',
  }),
  exportPayStatement: () => ({ csv: 'Paid on\r\n' }),
});

beforeEach(async () => {
  payDays = [
    { day: '2026-12-11', employers: [employer('Harbor', 0, 208_00), employer('Lakeshore Health', 690, 655_50)] },
    { day: '2026-12-04', employers: [employer('Lakeshore Health', 690, 655_50)] },
  ];
  await loadTexts('earnings');
});
afterEach(() => vi.clearAllMocks());

describe('pay statements', () => {
  it('name each pay day with what every employer paid', async () => {
    await showTo('professional', <PayStatements />);
    const list = within(await screen.findByRole('list', { name: 'Pay Statements' }));
    expect(list.getByText('Dec 11, 2026')).toBeDefined();
    expect(list.getByText('Harbor: $208')).toBeDefined();
    expect(list.getAllByText('Lakeshore Health: 11h 30m, $655.50')).toHaveLength(2);
  });

  it('are a PDF and a CSV', async () => {
    await showTo('professional', <PayStatements />);
    fireEvent.click(await screen.findByRole('button', { name: 'PDF of Dec 11, 2026' }));
    await waitFor(() => expect(saveDownload).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByRole('button', { name: 'CSV of Dec 4, 2026' }));
    await waitFor(() =>
      expect(saveText).toHaveBeenCalledWith('Paid on\r\n', 'pay-statement-2026-12-04.csv', 'text/csv'),
    );
    expect(server.calls('printPayStatement')).toMatchObject([{ params: { day: '2026-12-11' } }]);
    expect(server.calls('exportPayStatement')).toMatchObject([{ params: { day: '2026-12-04' } }]);
  });

  it('say when there will be one', async () => {
    payDays = [];
    await showTo('professional', <PayStatements />);
    expect(await screen.findByText('A statement appears here when an employer marks a week as paid.')).toBeDefined();
  });
});
