import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { UnitFeedState } from '@shared/work/model/shifts/unit-feed';
import { lakeshore, unitOf } from '@/work/parts/locations/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { UnitFeedDialog } from './unit-feed-dialog';

let feed: UnitFeedState | undefined;
const unit = () => ({ ...unitOf(1, 'ICU'), ...(feed && { feed }) });
const changedTo = (on: boolean, version: number): UnitFeedState => ({
  ...{ on, version },
  changedAt: '2026-11-20T18:00:00.000Z',
  language: 'en',
});
const server = answering({
  listLocations: () => ({ items: [lakeshore({ units: [unit()] })] }),
  changeUnitFeed: ({ body: { act: what, version } }) => {
    const isShown = what === 'turn_on' && feed?.on;
    if (!isShown && version !== (feed?.version ?? 0)) throw new AppError('STALE_VERSION');
    feed = isShown ? feed! : changedTo(what !== 'turn_off', version + 1);
    return { token: feed.on ? `org-loc-unt.${feed.version}.secret.ics` : null, feed };
  },
});

const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name, hidden: true });
  await act(async () => {
    fireEvent.click(buttons.at(-1)!);
    fireEvent.click(buttons.at(-1)!);
  });
};
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Address/, hidden: true });
const open = () =>
  showTo(
    memberOf('manager'),
    <UnitFeedDialog location={lakeshore({ units: [unit()] })} unit={unit()} onClose={() => undefined} />,
  );

beforeEach(async () => {
  feed = undefined;
  await loadTexts('locations', 'calendar-connection', 'common', 'notices', 'errors');
});

describe('the calendar of a unit', () => {
  it('is turned on, gets another address after a confirmation, and is turned off after one', async () => {
    await open();
    await press('Turn On');
    expect((await address()).value).toBe(`${window.location.origin}/api/unit-feeds/org-loc-unt.1.secret.ics`);
    expect(screen.getByText('On since Nov 20, 2026.')).toBeDefined();
    await press('Replace Address');
    await press('Replace Address');
    await waitFor(async () => expect((await address()).value).toContain('.2.secret'));
    await press('Turn Off');
    await press('Turn Off');
    expect(await screen.findByRole('button', { name: 'Turn On', hidden: true })).toBeDefined();
    expect(server.calls('changeUnitFeed').map((call) => call.body)).toEqual([
      { act: 'turn_on', version: 0 },
      { act: 'replace', version: 1 },
      { act: 'turn_off', version: 2 },
    ]);
  });

  it('shows the current address on request', async () => {
    feed = changedTo(true, 4);
    await open();
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    await press('Show Address');
    expect((await address()).value).toContain('.4.secret');
    expect(feed).toEqual(changedTo(true, 4));
  });

  it('shows its current state after a colleague was faster', async () => {
    feed = changedTo(true, 1);
    await open();
    feed = changedTo(false, 2);
    await press('Replace Address');
    await press('Replace Address');
    expect(await screen.findByRole('button', { name: 'Turn On', hidden: true })).toBeDefined();
  });
});
