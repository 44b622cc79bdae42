import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SiteConfig } from '@shared/platform/site/site-config';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { siteConfig, siteHas } from '@/lib/testing/site';
import { SupportAside } from './support-aside';

answering({ getSupportPromise: () => ({ answerBy: '2026-11-24T15:00:00.000Z', attainment: null }) });

const show = (lines: Pick<SiteConfig, 'supportPhone' | 'supportChat'>) => {
  siteHas(lines);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SupportAside open={null} ways />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

beforeEach(() => loadTexts('support', 'help'));

describe('other ways to contact support', () => {
  it('are the stage’s phone and chat, with their hours', async () => {
    show({ supportPhone: '+12025550143', supportChat: 'https://chat.company.com' });
    const phone = await screen.findByRole('link', { name: '(202) 555-0143' });
    expect(phone.parentElement?.textContent).toContain('Monday to Friday, 9 AM to 5 PM Eastern Time');
    const chat = screen.getByRole('link', { name: 'Open the chat' });
    expect(chat.parentElement?.textContent).toContain('Monday to Friday, 9 AM to 6 PM Eastern Time');
  });

  it('are email and the guide where the stage has neither', async () => {
    show({});
    await waitFor(() => expect(siteConfig).toHaveBeenCalled());
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
