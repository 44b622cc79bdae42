import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PortfolioItem } from '@shared/people/model/portfolio';
import { messages } from '@shared/text/english.fixture';
import { toastStore } from '@/components/ui/base/toast';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { PortfolioView } from './portfolio-view';

const at = '2026-11-02T08:00:00.000Z';
const bundle: PortfolioItem = {
  portfolioItemId: testId('pfi'),
  title: 'Sepsis bundle',
  type: 'case-study',
  description: 'How we made it work.',
  date: null,
  tags: [],
  featured: false,
  image: '/files/bundle.png',
  version: 1,
  createdAt: at,
  updatedAt: at,
};
const params = { portfolioItemId: bundle.portfolioItemId };
let items: PortfolioItem[] = [];
const stored = (item: PortfolioItem): PortfolioItem => {
  items = [item];
  return item;
};
const server = answering({
  listPortfolio: () => ({ items }),
  createPortfolioItem: ({ body }) => stored({ ...bundle, ...body, image: null }),
  updatePortfolioItem: ({ body }) => stored({ ...items[0]!, ...body.item, version: body.version + 1 }),
  removePortfolioImage: () => stored({ ...items[0]!, image: null }),
  deletePortfolioItem: () => params,
});
const show = async () =>
  act(async () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <PortfolioView />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const save = async () => fireEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
const type = async (label: RegExp, value: string) =>
  fireEvent.input((await dialog()).getByLabelText(label), { target: { value } });
const lastToast = () => toastStore.get().at(-1)?.text;

beforeEach(async () => {
  items = [bundle];
  await loadTexts('portfolio', 'labels/profiles', 'notices', 'marketplace');
});

describe('an item', () => {
  it('needs a title and a description, and keeps each tag once', async () => {
    items = [];
    await show();
    await press('Add Item');
    expect((await dialog()).getByText(messages.portfolioPhiWarning)).toBeTruthy();
    await save();
    await waitFor(async () => expect((await dialog()).getAllByText(messages.required)).toHaveLength(2));
    expect(server.calls('createPortfolioItem')).toEqual([]);
    await type(/^Title/, 'Ultrasound');
    await type(/^Description/, 'A teaching case.');
    expect((await dialog()).getByText('16/500')).toBeTruthy();
    await type(/^Tags/, 'ultrasound, teaching, emergency, quality, Ultrasound,');
    await save();
    await save();
    await waitFor(() => expect(lastToast()).toBe(messages.portfolioSaved));
    expect(server.calls('createPortfolioItem').map(({ body }) => body)).toMatchObject([
      { title: 'Ultrasound', tags: ['ultrasound', 'teaching', 'emergency', 'quality'] },
    ]);
    expect(await screen.findByText('+1 more')).toBeTruthy();
  });

  it('is changed, and its image removed, in one save', async () => {
    await show();
    await press('Edit Sepsis bundle');
    await type(/^Title/, 'Sepsis');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Remove Image' }));
    await save();
    expect(await screen.findByRole('heading', { name: 'Sepsis' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(items).toMatchObject([{ title: 'Sepsis', image: null, version: 2 }]);
    expect(server.calls('removePortfolioImage')).toEqual([{ params }]);
  });

  it('that another device changed asks what to keep, and merges the rest', async () => {
    await show();
    await press('Edit Sepsis bundle');
    items = [{ ...bundle, title: 'From the other device', featured: true, version: 2 }];
    server.use({ updatePortfolioItem: refuse('STALE_VERSION') });
    await type(/^Title/, 'From this device');
    await save();
    expect(await screen.findByText('From the other device')).toBeTruthy();
    server.use({ updatePortfolioItem: ({ body }) => stored({ ...bundle, ...body.item, version: body.version + 1 }) });
    await save();
    await waitFor(() => expect(lastToast()).toBe(messages.portfolioSaved));
    expect(items).toMatchObject([{ title: 'From this device', featured: true, version: 3 }]);
  });

  it('is deleted after a confirmation', async () => {
    await show();
    await press('Delete Sepsis bundle');
    expect((await dialog()).getByText(messages.portfolioDeleteQuestion)).toBeTruthy();
    expect(server.calls('deletePortfolioItem')).toEqual([]);
    fireEvent.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastToast()).toBe(messages.portfolioDeleted));
    expect(screen.getByText('No portfolio items yet')).toBeTruthy();
  });
});
