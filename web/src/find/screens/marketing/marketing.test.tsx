import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blogDays } from '@shared/blog';
import { officialSources } from '@shared/data/official-sources';
import { limits } from '@shared/limits';
import { privacyRights } from '@shared/paths';
import { productName } from '@shared/product';
import type { SiteConfig } from '@shared/platform/site/site-config';
import { keepTyped } from '@/lib/forms/typed-before';
import { loadTexts } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import { answering, refuse } from '@/lib/testing/api-server';
import { siteConfig, siteHas } from '@/lib/testing/site';
import { Article, type ArticleName } from './article';
import { Contact } from './contact';
import { ContactForm } from './contact-form';
import { Pricing } from './pricing/pricing';
import { Safety } from './safety';

const server = answering({
  getOfferedMethods: () => ({ checkout: ['card'], invoice: [] }),
  getSupportPromise: () => ({ answerBy: '2026-11-24T15:00:00.000Z', attainment: null }),
});
const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const legalTextsAre = (legalTexts: SiteConfig['legalTexts']) => siteHas({ legalTexts });

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

beforeEach(() => loadTexts('legal', 'plans', 'pages/pricing', ...articles.map((name) => `pages/${name}` as const)));

const sells = (billing: SiteConfig['billing']) => siteHas({ billing });

it('shows the prices and limits of the catalog, and only what is sold', async () => {
  sells('stripe');
  show(<Pricing />);
  const plans = await screen.findAllByRole('article');
  expect(plans.map((plan) => plan.querySelector('h3')?.textContent)).toEqual([
    'Basic',
    'Professional',
    'Premium',
    'Starter',
    'Professional',
    'Enterprise',
  ]);
  expect(plans[1]?.textContent).toContain('$29');
  expect(plans[2]?.textContent).toContain('$59');
  expect(plans[2]?.textContent).toContain('60 job alerts');
  expect(plans[2]?.textContent).toContain('Choose Premium');
  expect(plans[4]?.textContent).toContain('Up to 5 active jobs');
  expect(screen.getByText('14-day free trial')).toBeDefined();
  expect(screen.getByText(/within 30 days/)).toBeDefined();
  fireEvent.click(screen.getAllByRole('radio', { name: /^Yearly/ })[0]!);
  expect(plans[4]?.textContent).toContain('$2,990');
});

describe('payment methods', () => {
  it('are the provider’s, also for contract invoices', async () => {
    sells('stripe');
    server.use({
      getOfferedMethods: () => ({ checkout: ['card', 'us_bank_account'], invoice: ['customer_balance'] }),
    });
    show(<Pricing />);
    expect(await screen.findByText(/^By credit or debit card or ACH direct debit, .*bank transfer/)).toBeDefined();
    expect(screen.queryByText(/PayPal/)).toBeNull();
  });

  it('include PayPal where the account has it, and no invoice where none is offered', async () => {
    sells('stripe');
    server.use({ getOfferedMethods: () => ({ checkout: ['card', 'paypal'], invoice: [] }) });
    show(<Pricing />);
    expect(await screen.findByText("By credit or debit card or PayPal, on our payment provider's page.")).toBeDefined();
  });

  it('are not read again once the page is left', async () => {
    vi.useFakeTimers();
    const random = vi
      .spyOn(crypto, 'getRandomValues')
      .mockImplementation((values) => (values as never as Uint16Array).fill(0xffff) as never);
    sells('stripe');
    server.use({ getOfferedMethods: refuse('PROVIDER_DOWN') });
    const { unmount } = show(<Pricing />);
    // A failed check lets 50 ms pass, so the pause before a retry is the longest one.
    await expect.poll(() => server.calls('getOfferedMethods')).toHaveLength(1);
    unmount();
    // Longer than both pauses before a retry.
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    random.mockRestore();
    expect(server.calls('getOfferedMethods')).toHaveLength(1);
  });

  it('refer to the checkout while the provider’s methods are unknown', async () => {
    sells('stripe');
    server.use({ getOfferedMethods: refuse('PROVIDER_DOWN') });
    show(<Pricing />);
    expect(await screen.findByText(/^By the methods shown at checkout/)).toBeDefined();
  });
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

it('leads from every resource to its authority', () => {
  show(<Article name="resources" />);
  const sources = screen.getByRole('heading', { name: 'Official sources' }).nextElementSibling!;
  const addresses = [...sources.querySelectorAll('li')].map((it) => it.querySelector('a')?.getAttribute('href'));
  expect(addresses.sort()).toEqual(Object.values(officialSources).sort());
});

it('dates the blog posts, and links to their feed', () => {
  const { container } = show(<Article name="blog" />);
  const days = [...container.querySelectorAll('h2 + p > time')].map((it) => it.getAttribute('datetime'));
  expect(days).toEqual(blogDays);
  expect(screen.getByRole('link', { name: /feed reader/ }).getAttribute('href')).toBe('/blog.xml');
});

it('links from a safety concern to the form', async () => {
  await loadTexts('pages/safety', 'pages/contact', 'figures');
  const { unmount } = show(<Safety />);
  const address = screen.getByRole('link', { name: 'Report an Issue' }).getAttribute('href')!;
  expect(address).toBe('/contact?about=safety');
  unmount();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <ContactForm />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('Safety report');
});

it('keeps text typed into the prerendered form', async () => {
  await loadTexts('pages/contact');
  const written = document.createElement('form');
  written.innerHTML = '<input name="name" value="Gail"><textarea name="description">What does it cost?</textarea>';
  document.body.append(written);
  keepTyped();
  written.remove();
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ContactForm />
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Gail');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('What does it cost?');
});

describe('the contact page', () => {
  const showWith = async (lines: Pick<SiteConfig, 'supportPhone' | 'supportChat'>) => {
    siteHas(lines);
    await loadTexts('pages/contact', 'help');
    show(
      <QueryClientProvider client={new QueryClient()}>
        <Contact />
      </QueryClientProvider>,
    );
  };

  it('lists the stage’s phone and chat, with their hours', async () => {
    await showWith({ supportPhone: '+12025550143', supportChat: 'https://chat.company.com' });
    const phone = await screen.findByRole('link', { name: '(202) 555-0143' });
    expect(phone.getAttribute('href')).toBe('tel:+12025550143');
    expect(phone.closest('li')?.textContent).toContain('9 AM to 5 PM Eastern Time');
    const chat = screen.getByRole('link', { name: 'Open the chat' });
    expect(chat.getAttribute('href')).toBe('https://chat.company.com');
    expect(chat.closest('li')?.textContent).toContain('9 AM to 6 PM Eastern Time');
  });

  it('lists only what the stage has', async () => {
    await showWith({ supportChat: 'https://chat.company.com' });
    await screen.findByRole('link', { name: 'Open the chat' });
    expect(document.querySelector('[href^="tel:"]')).toBeNull();
  });

  it('omits phone and chat where there are none', async () => {
    await showWith({});
    await waitFor(() => expect(siteConfig).toHaveBeenCalled());
    expect(screen.queryByText(/By phone|chat/)).toBeNull();
  });
});

it('says since when a legal text is in effect, and omits what only the operator knows', () => {
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

it('lists the rights with a link to the privacy settings', () => {
  show(<Article name="privacy" />);
  const id = privacyRights.split('#')[1]!;
  expect(document.getElementById(id)?.textContent).toBe('Your rights');
});

it('names the product in an article', () => {
  show(<Article name="about" />);
  expect(screen.getByText(new RegExp(`^${productName} connects the two`))).toBeDefined();
});
