import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { JobFeed } from '@shared/connect/model/job-feed';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { JobFeedSection } from './job-feed-section';

const urlOf = (version: number): string => `https://site.test/api/job-feeds/org_1.${version}.secret.xml`;
let feed: JobFeed;
let changes: number;
answering({
  getJobFeed: () => feed,
  changeJobFeed: ({ body }) => {
    if (body.version !== feed.version) throw new AppError('STALE_VERSION');
    changes += 1;
    const version = feed.version + 1;
    feed = { url: body.on ? urlOf(version) : null, version };
    return feed;
  },
});

const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(buttons.at(-1)!));
};
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Address/, hidden: true });

beforeEach(async () => {
  [feed, changes] = [{ url: null, version: 0 }, 0];
  await loadTexts('integrations', 'common', 'notices', 'errors');
  await showTo(memberOf('admin'), <JobFeedSection />);
});

describe('the job feed', () => {
  it('is turned on, gets another address after a confirmation, and is turned off after one', async () => {
    await press('Turn On');
    expect((await address()).value).toBe(urlOf(1));
    await press('Replace Address');
    expect(screen.getByText('Replace the address?')).toBeDefined();
    await press('Replace Address');
    await waitFor(async () => expect((await address()).value).toBe(urlOf(2)));
    await press('Turn Off');
    expect(screen.getByText('Turn off the job feed?')).toBeDefined();
    await press('Turn Off');
    expect(await screen.findByRole('button', { name: 'Turn On' })).toBeDefined();
    expect(changes).toBe(3);
  });

  it('shows the address that another administrator just created', async () => {
    await screen.findByRole('button', { name: 'Turn On' });
    feed = { url: urlOf(5), version: 5 };
    await press('Turn On');
    expect((await address()).value).toBe(urlOf(5));
    expect(changes).toBe(0);
  });
});
