import type { UseQueryResult } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/i18n';
import { QueueSection } from './queue-section';

beforeEach(() => loadTexts('home', 'common'));

const show = (length: number) =>
  render(
    <MemoryRouter>
      <Suspense>
        <QueueSection
          query={{ data: length, isPending: false, isError: false } as UseQueryResult<number>}
          title="Next for you"
          none="Nothing."
          count={(it) => it}
        >
          {(it) => Array.from({ length: it }, (_, row) => <li key={row}>Row {row + 1}</li>)}
        </QueueSection>
      </Suspense>
    </MemoryRouter>,
  );
const rows = () => screen.getAllByText(/^Row/).length;

it('shows the first rows of a long queue, and the others on request', () => {
  show(17);
  expect(rows()).toBe(8);
  fireEvent.click(screen.getByRole('button', { name: 'Show 9 More' }));
  expect(rows()).toBe(17);
  fireEvent.click(screen.getByRole('button', { name: 'Show Fewer' }));
  expect(rows()).toBe(8);
});

it('shows all rows of a queue that is hardly longer', () => {
  show(9);
  expect(rows()).toBe(9);
  expect(screen.queryByRole('button')).toBeNull();
});
