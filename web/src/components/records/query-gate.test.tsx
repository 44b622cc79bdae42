import type { UseQueryResult } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { act } from '@/lib/testing/act';
import { QueryGate } from './query-gate';

it('keeps the rest of the page while the data’s texts load', async () => {
  let arrive: (text: string) => void = () => undefined;
  const texts = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Late = () => <p>{use(texts)}</p>;
  const query = { data: 'ICU Nurse', isPending: false } as UseQueryResult<string>;
  await act(async () => {
    render(
      <Suspense fallback="the whole page">
        <h1>Placement</h1>
        <QueryGate query={query} loading="Loading the placement">
          {() => <Late />}
        </QueryGate>
      </Suspense>,
    );
  });
  expect(screen.getByRole('heading', { name: 'Placement' })).toBeDefined();
  expect(screen.getByText('Loading the placement')).toBeDefined();
  await act(async () => arrive('Terms'));
  expect(screen.getByText('Terms')).toBeDefined();
});
