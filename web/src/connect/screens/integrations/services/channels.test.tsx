import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@shared/errors';
import type { ChannelMessage } from '@shared/connect/integrations/channel-messages';
import { paths, slackLinkView } from '@shared/paths';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { loadNotices } from '@/lib/i18n/notices';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { ChannelMessagesSection } from './channel-messages';
import { LinkSlackView } from './link-slack-view';

let stored: ChannelMessage[];
let version: number;
let refuses: boolean;
const server = answering({
  readChannelMessages: () => ({ channel: '#hiring', addressVersion: 0, refusedAt: null, messages: stored, version }),
  chooseChannelMessages: ({ body }) => {
    if (refuses) throw new AppError('NOT_FOUND');
    if (body.version !== version) throw new AppError('STALE_VERSION');
    stored = body.messages;
    version += 1;
    return { channel: '#hiring', addressVersion: 0, refusedAt: null, messages: stored, version };
  },
  readSlackLink: () => {
    if (refuses) throw new AppError('CONNECTION_EXPIRED');
    return { name: 'robin', workspace: 'Ward 7' };
  },
  linkSlack: () => ({ name: 'robin', workspace: 'Ward 7' }),
});

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const box = (name: RegExp): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name });

beforeEach(async () => {
  stored = ['applications', 'offers'];
  version = 1;
  refuses = false;
  await Promise.all([loadTexts('channels', 'connections', 'marketplace', 'settings', 'common'), loadNotices()]);
});

describe('channel messages', () => {
  const show = () => showTo(memberOf('admin'), <ChannelMessagesSection provider="slack" />);

  it('are chosen and saved together', async () => {
    await show();
    expect(await screen.findByText('Post in #hiring in Slack')).toBeDefined();
    expect([(await box(/New applications/)).checked, (await box(/Hours/)).checked]).toEqual([true, false]);
    fireEvent.click(await box(/New applications/));
    fireEvent.click(await box(/Hours/));
    await press('Save');
    expect(server.calls('chooseChannelMessages')).toMatchObject([
      { body: { messages: ['offers', 'timesheets'], version: 1 } },
    ]);
    expect((await box(/Hours/)).checked).toBe(true);
  });

  it('keep the choice when saving failed', async () => {
    refuses = true;
    await show();
    fireEvent.click(await box(/Interviews/));
    await press('Save');
    expect((await box(/Interviews/)).checked).toBe(true);
    expect(stored).toEqual(['applications', 'offers']);
  });
});

describe('a choice that conflicts with a colleague’s', () => {
  const chosenBy = (messages: ChannelMessage[]) => {
    stored = messages;
    version += 1;
  };
  const met = async () => {
    await showTo(memberOf('admin'), <ChannelMessagesSection provider="slack" />);
    fireEvent.click(await box(/Interviews/));
    chosenBy(['timesheets']);
    await press('Save');
    return within(await screen.findByRole('dialog'));
  };

  it('is kept and shown next to theirs, and overwrites it only on request', async () => {
    const dialog = await met();
    expect(dialog.getByText('Hours to approve')).toBeDefined();
    expect(dialog.getByText(/New applications, .*Interviews.*Offers/)).toBeDefined();
    expect(stored).toEqual(['timesheets']);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
    expect([stored, version]).toEqual([['applications', 'interviews', 'offers'], 3]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is dropped on request', async () => {
    const dialog = await met();
    fireEvent.click(dialog.getByRole('radio', { name: /Use Latest/ }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
    expect(stored).toEqual(['timesheets']);
    expect([(await box(/Hours/)).checked, (await box(/Interviews/)).checked]).toEqual([true, false]);
  });

  it('stays in the form after the question was closed', async () => {
    const dialog = await met();
    fireEvent.click(dialog.getByRole('button', { name: 'Back to Form' }));
    expect((await box(/Interviews/)).checked).toBe(true);
    await press('Save');
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(stored).toEqual(['timesheets']);
  });
});

describe('a link for a Slack user', () => {
  const show = (search: string) => {
    window.history.replaceState(null, '', `${paths.linkSlack}${search}`);
    return showTo(memberOf('member'), <LinkSlackView />, `${paths.linkSlack}${search}`);
  };
  const asked = `?${slackLinkView.parameter}=signed`;

  it('says who asks and what it means, and links only on request', async () => {
    await show(asked);
    expect(await screen.findByText(/Link @robin in the Slack workspace Ward 7/)).toBeDefined();
    expect(screen.getByText(/then act as you/)).toBeDefined();
    expect(window.location.search).toBe('');
    expect(server.calls('linkSlack')).toHaveLength(0);
    await press('Link account');
    expect(await screen.findByText(/@robin is linked/)).toBeDefined();
    expect(server.calls('linkSlack')).toMatchObject([{ body: { token: 'signed' } }]);
  });

  it('says that it has expired', async () => {
    refuses = true;
    await show(asked);
    expect(await screen.findByText(/This link has expired/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Link account' })).toBeNull();
  });

  it('is missing without the message from Slack', async () => {
    await show('');
    expect(await screen.findByText('Nothing to link')).toBeDefined();
  });
});
