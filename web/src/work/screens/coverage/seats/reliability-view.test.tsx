import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showTo } from '@/hiring/parts/offers/testing';
import { reliabilityOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { OrganizationReliabilityView } from './reliability-view';

answering({
  getReliability: () =>
    reliabilityOf({
      side: 'facility',
      record: { score: 97, shifts: 40 },
      measures: [{ kind: 'would_return', good: 19, of: 20 }],
    }),
});

it('shows how many would return, and when that changes', async () => {
  await loadTexts('reliability', 'facility-record');
  await showTo('admin', <OrganizationReliabilityView />, { at: '/reliability', path: '/reliability' });
  expect(await screen.findByText('19 of 20 would work here again')).toBeDefined();
  expect(screen.getByText(/moves every 5 new answers/)).toBeDefined();
});
