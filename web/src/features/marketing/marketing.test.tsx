import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteConfig } from '@shared/platform/site-config';
import { siteConfig } from '@/lib/browser/site-config';
import { loadWording } from '@/lib/i18n/i18n';
import { Article } from './article';
import { Pricing } from './pricing';

vi.mock('@/lib/browser/site-config', () => ({ siteConfig: vi.fn() }));

const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const legalTextsAre = (legalTexts: SiteConfig['legalTexts']) =>
  vi.mocked(siteConfig).mockResolvedValue({ legalTexts } as SiteConfig);

beforeEach(() => loadWording('page-pricing', 'page-terms'));

it('names no price and no way to buy a plan whose limits the server does not enforce', () => {
  show(<Pricing />);
  expect(screen.getByText('Free')).toBeDefined();
  expect(screen.getAllByText('Coming later')).toHaveLength(4);
  expect(screen.queryByText(/\$\d/)).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getAllByRole('article').map((plan) => plan.querySelector('a')?.textContent ?? null)).toEqual([
    'Start Free',
    null,
    null,
    null,
    null,
    'Contact Sales',
  ]);
});

it('says that legal texts are templates, where they are', async () => {
  legalTextsAre('template');
  const { unmount } = show(<Article name="terms" />);
  expect(await screen.findByText(/^This is a template/)).toBeDefined();
  unmount();

  legalTextsAre('reviewed');
  show(<Article name="terms" />);
  await vi.waitFor(() => expect(siteConfig).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/^This is a template/)).toBeNull();
});
