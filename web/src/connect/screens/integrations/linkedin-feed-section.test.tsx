import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { LinkedInFeed } from '@shared/connect/model/job-feed';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { LinkedInFeedSection } from './linkedin-feed-section';

const urlOf = (generation: number): string => `https://site.test/api/job-feeds/org_1.${generation}.secret.linkedin.xml`;
const poster = { companyId: '2414183', posterEmail: 'jobs@harbor.example' };
let feed: LinkedInFeed;
let generation: number;
let refused: AppError | null;
answering({
  getLinkedInFeed: () => feed,
  saveLinkedInFeed: ({ body }) => {
    if (refused) throw refused;
    if (body.version !== feed.version) throw new AppError('STALE_VERSION');
    if (feed.url === null || body.newAddress) generation += 1;
    feed = { url: urlOf(generation), version: feed.version + 1, poster: body.poster };
    return feed;
  },
  stopLinkedInFeed: ({ body }) => {
    if (body.version !== feed.version) throw new AppError('STALE_VERSION');
    feed = { ...feed, url: null, version: feed.version + 1 };
    return feed;
  },
});

const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(buttons.at(-1)!));
};
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name, hidden: true });
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });

beforeEach(async () => {
  [feed, generation, refused] = [{ url: null, version: 0, poster: null }, 0, null];
  await loadTexts('integrations', 'common', 'notices', 'errors');
  await showTo(memberOf('admin'), <LinkedInFeedSection />);
});

const turnOn = async () => {
  await type(/^LinkedIn company ID/, poster.companyId);
  await type(/^Job poster's email/, poster.posterEmail);
  await press('Turn On');
};

describe('the LinkedIn job feed', () => {
  it('is turned on with a company, changes it and keeps its address, and is turned off', async () => {
    await turnOn();
    expect((await field(/^Address/)).value).toBe(urlOf(1));
    await type(/^LinkedIn company ID/, '99');
    await press('Save');
    await waitFor(() => expect(feed.poster?.companyId).toBe('99'));
    expect((await field(/^Address/)).value).toBe(urlOf(1));
    await press('Replace Address');
    await press('Replace Address');
    await waitFor(async () => expect((await field(/^Address/)).value).toBe(urlOf(2)));
    await press('Turn Off');
    await press('Turn Off');
    await screen.findByRole('button', { name: 'Turn On' });
    expect((await field(/^LinkedIn company ID/)).value).toBe('99');
  });

  it('shows the error beside its field, and keeps what was typed', async () => {
    refused = new AppError('INVALID_REQUEST', undefined, {
      fields: { 'poster.companyId': notice('linkedInCompanyId') },
    });
    await turnOn();
    expect(await screen.findByText(/^Enter the number from the address/)).toBeDefined();
    expect((await field(/^LinkedIn company ID/)).getAttribute('aria-invalid')).toBe('true');
    expect((await field(/^Job poster's email/)).value).toBe(poster.posterEmail);
  });

  it('shows what another administrator just saved', async () => {
    await screen.findByRole('button', { name: 'Turn On' });
    feed = { url: urlOf(7), version: 7, poster };
    await turnOn();
    expect((await field(/^Address/)).value).toBe(urlOf(7));
    expect(feed.version).toBe(7);
  });
});
