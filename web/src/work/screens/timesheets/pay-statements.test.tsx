import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayDay } from '@shared/money/model/pay-statement';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { savedFiles } from '@/lib/testing/saved-files';
import { PayStatements } from './pay-statements';

const saved = savedFiles();

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

describe('pay statements', () => {
  it('show each pay day with what every employer paid', async () => {
    await showTo('professional', <PayStatements />);
    const list = within(await screen.findByRole('list', { name: 'Pay Statements' }));
    expect(list.getByText('Dec 11, 2026')).toBeDefined();
    expect(list.getByText('Harbor: $208')).toBeDefined();
    expect(list.getAllByText('Lakeshore Health: 11h 30m, $655.50')).toHaveLength(2);
  });

  it('can be downloaded as a PDF and a CSV', async () => {
    await showTo('professional', <PayStatements />);
    fireEvent.click(await screen.findByRole('button', { name: 'PDF of Dec 11, 2026' }));
    const pdf = { url: 'https://files.test/statement.pdf' };
    await waitFor(async () => expect(await saved()).toEqual([pdf]));
    fireEvent.click(screen.getByRole('button', { name: 'CSV of Dec 4, 2026' }));
    const csv = { name: 'pay-statement-2026-12-04.csv', type: 'text/csv;charset=utf-8', text: '\uFEFFPaid on\r\n' };
    await waitFor(async () => expect(await saved()).toEqual([pdf, csv]));
    expect(server.calls('printPayStatement')).toMatchObject([{ params: { day: '2026-12-11' } }]);
    expect(server.calls('exportPayStatement')).toMatchObject([{ params: { day: '2026-12-04' } }]);
  });

  it('say when there will be one', async () => {
    payDays = [];
    await showTo('professional', <PayStatements />);
    expect(await screen.findByText('A statement appears here when an employer marks a week as paid.')).toBeDefined();
  });
});
