import {
  channelMessages,
  firstChannelMessages,
  type ChannelMessage,
} from '@shared/connect/integrations/channel-messages';
import { assert, asyncProperty, subarray } from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { IntegrationLink } from '../../../store/connect/integrations/ports';
import { keepMessages, readChosen } from './chosen-messages';

const integrationId = 'int_1';

const world = (first: IntegrationLink | null = null) => {
  let stored = first;
  let meanwhile = () => {};
  const links = {
    get: async () => stored && structuredClone(stored),
    replace: async (_id: string, before: IntegrationLink | null, link: IntegrationLink) => {
      meanwhile();
      if (!isDeepStrictEqual(stored?.data, before?.data)) return false;
      stored = link;
      return true;
    },
  };
  return {
    read: () => readChosen(links, integrationId),
    keep: (messages: ChannelMessage[], version: number) => keepMessages(links, integrationId, { messages, version }),
    interrupt: (by: IntegrationLink) => {
      meanwhile = () => void (stored = by);
    },
  };
};
const linkOf = (data: Record<string, string>): IntegrationLink => ({
  ...{ subject: 'messages', externalId: null, written: '', data },
});

describe('the chosen messages of a channel', () => {
  it('are the defaults until the first choice, and each choice increments the version', async () => {
    const { read, keep } = world();
    expect(await read()).toEqual({ messages: firstChannelMessages, version: 0 });
    await keep(['timesheets'], 0);
    expect(await read()).toEqual({ messages: ['timesheets'], version: 1 });
    await keep([], 1);
    expect(await read()).toEqual({ messages: [], version: 2 });
  });

  it('reject a version that a colleague replaced, also at the same moment', async () => {
    const { read, keep, interrupt } = world();
    await keep(['offers'], 0);
    await expect(keep(['timesheets'], 0)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await expect(keep(['timesheets'], 2)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    interrupt(linkOf({ chosen: 'interviews', version: '2' }));
    await expect(keep(['timesheets'], 1)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(await read()).toEqual({ messages: ['interviews'], version: 2 });
  });

  it('get a version if they were stored without one', async () => {
    const { read, keep } = world(linkOf({ chosen: 'offers' }));
    expect(await read()).toEqual({ messages: ['offers'], version: 1 });
    await keep(['timesheets'], 1);
    expect(await read()).toEqual({ messages: ['timesheets'], version: 2 });
  });

  it('are read as they were chosen', async () => {
    await assert(
      asyncProperty(subarray([...channelMessages]), async (messages) => {
        const { read, keep } = world();
        await keep(messages, 0);
        expect((await read()).messages).toEqual(messages);
      }),
    );
  });
});
