import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '@shared/limits';
import { privacyRights } from '@shared/paths';
import { productName } from '@shared/product';
import type { SiteConfig } from '@shared/platform/site-config';
import { siteConfig } from '@/lib/browser/site-config';
import { loadTexts } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import { Article, type ArticleName } from './article';
import { Pricing } from './pricing';

vi.mock('@/lib/browser/site-config', () => ({ siteConfig: vi.fn() }));

const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const legalTextsAre = (legalTexts: SiteConfig['legalTexts']) =>
  vi.mocked(siteConfig).mockResolvedValue({ legalTexts } as SiteConfig);

const articles = [
  'about',
  'acceptable-use',
  'accessibility',
  'blog',
  'careers',
  'certification',
  'community',
  'cookies',
  'press',
  'privacy',
  'resources',
  'terms',
] as const satisfies readonly ArticleName[];

beforeEach(() => vi.mocked(siteConfig).mockClear());
beforeEach(() => loadTexts('legal', 'plans', 'pages/pricing', ...articles.map((name) => `pages/${name}` as const)));

const sells = (billing: SiteConfig['billing']) => vi.mocked(siteConfig).mockResolvedValue({ billing } as SiteConfig);

it('has the prices and limits of the catalogue, and nothing that isn’t sold', async () => {
  sells('stripe');
  show(<Pricing />);
  const plans = await screen.findAllByRole('article');
  expect(plans.map((plan) => plan.querySelector('h3')?.textContent)).toEqual([
    'Basic',
    'Professional',
    'Starter',
    'Professional',
    'Enterprise',
  ]);
  expect(plans[1]?.textContent).toContain('$29');
  expect(plans[3]?.textContent).toContain('Up to 5 active jobs');
  expect(screen.getByText('14-day free trial')).toBeDefined();
  expect(screen.getByText(/within 30 days/)).toBeDefined();
  fireEvent.click(screen.getAllByRole('radio', { name: /^Yearly/ })[0]!);
  expect(plans[3]?.textContent).toContain('$2,990');
  expect(document.body.textContent).not.toContain('Premium');
});

it('says that everything is free where no plans are sold, without a price', async () => {
  sells('off');
  show(<Pricing />);
  expect(await screen.findByText('Everything is included')).toBeDefined();
  expect(screen.queryByText(/\$\d/)).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

it('says that legal texts are templates, where they are', async () => {
  legalTextsAre('template');
  const { unmount } = show(<Article name="terms" />);
  expect(await screen.findByText(/^This is a template/)).toBeDefined();
  unmount();

  legalTextsAre('reviewed');
  show(<Article name="terms" />);
  await waitFor(() => expect(siteConfig).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/^This is a template/)).toBeNull();
});

it.each(articles)('has every argument and link of its texts: %s', (name) => {
  legalTextsAre('reviewed');
  const { container } = show(<Article name={name} />);
  expect(container.textContent).not.toMatch(/[{}<>]/);
  const { current: list } = renderHook(() => useLists(`pages/${name}`)).result;
  const related = list('content.related').map(({ label }) => label);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(-related.length)).toEqual(related);
});

it('says since when a legal text holds, and leaves out what only the operator knows', () => {
  legalTextsAre('template');
  show(<Article name="terms" />);
  expect(screen.getByText(/^Version 1, effective /)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Liability' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeDefined();
});

it('lists what is stored, how long, and who receives it', () => {
  legalTextsAre('template');
  show(<Article name="privacy" />);
  expect(screen.getByText(`Notifications: ${limits.notificationDays} days`)).toBeDefined();
  expect(screen.getByText(/^Health file, if you keep one/)).toBeDefined();
  expect(screen.getByText(/^Amazon Web Services hosts/)).toBeDefined();
});

it('has the rights where the privacy settings lead', () => {
  show(<Article name="privacy" />);
  const id = privacyRights.split('#')[1]!;
  expect(document.getElementById(id)?.textContent).toBe('Your rights');
});

it('names the product in an article', () => {
  show(<Article name="about" />);
  expect(screen.getByText(new RegExp(`^${productName} connects the two`))).toBeDefined();
});
