import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { WeekLink } from '@shared/work/model/shifts/week-link';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { ShareWeek } from './share-week';

const linkOf = (version: number): WeekLink => ({
  token: `wkl_1.${version}.secret`,
  madeAt: '2026-11-20T18:00:00.000Z',
  version,
});
let link: WeekLink;
const server = answering({
  getWeekLink: () => link,
  changeWeekLink: ({ body: { on, version } }) => {
    if (version !== link.version) throw new AppError('STALE_VERSION');
    link = on ? linkOf(version + 1) : { token: null, madeAt: null, version: version + 1 };
    return link;
  },
});

const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => {
    fireEvent.click(buttons.at(-1)!);
    fireEvent.click(buttons.at(-1)!);
  });
};
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Link/, hidden: true });

beforeEach(async () => {
  link = { token: null, madeAt: null, version: 0 };
  await loadTexts('shifts', 'common', 'notices', 'errors');
});
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('sharing the week', () => {
  it('creates a link, replaces it after a confirmation, and turns it off after one', async () => {
    await showTo('professional', <ShareWeek />);
    await press('Make Link');
    expect((await field()).value).toBe(`${window.location.origin}/week/wkl_1.1.secret`);
    expect(screen.getByText(/^On since Nov 20, 2026\./)).toBeDefined();
    await press('Replace Link');
    expect(screen.getByText('Replace the link?')).toBeDefined();
    await press('Replace Link');
    await waitFor(async () => expect((await field()).value).toContain('wkl_1.2.secret'));
    await press('Turn Off');
    await press('Turn Off');
    expect(await screen.findByRole('button', { name: 'Make Link' })).toBeDefined();
    expect(server.calls('changeWeekLink').map((call) => call.body)).toEqual([
      { on: true, version: 0 },
      { on: true, version: 1 },
      { on: false, version: 2 },
    ]);
  });

  it('shows the link that another device just created', async () => {
    await showTo('professional', <ShareWeek />);
    await screen.findByRole('button', { name: 'Make Link' });
    link = linkOf(5);
    await press('Make Link');
    expect((await field()).value).toContain('wkl_1.5.secret');
    expect(link.version).toBe(5);
  });

  it('opens the device’s share dialog where there is one', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    link = linkOf(1);
    await showTo('professional', <ShareWeek />);
    await press('Share');
    const url = `${window.location.origin}/week/wkl_1.1.secret`;
    expect(share).toHaveBeenCalledWith({ url, title: 'When Ada works' });
  });

  it('has no such button elsewhere', async () => {
    link = linkOf(1);
    await showTo('professional', <ShareWeek />);
    await field();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
