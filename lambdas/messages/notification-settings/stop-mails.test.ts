import { mailLists, type MailList } from '@shared/messages/model/mail-lists';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountsOf } from '../../notifications/delivery.fake';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { mailListToken, parseMailListToken } from '../../store/messages/notifications/mail-list-token';
import { stopMails } from './stop-mails';

const hash = keyedHash(async () => Buffer.from('key'));
const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const anyLists = fc.subarray([...mailLists], { minLength: 1 });

const world = (isHere = true) => {
  const off: [string, readonly MailList[]][] = [];
  const settings = { turnOff: async (id: string, lists: readonly MailList[]) => void off.push([id, lists]) };
  return { off, deps: { settings, accounts: accountsOf({ phone: isHere ? '' : null }), hash } };
};

describe('the unsubscribe token in an email', () => {
  it('unsubscribes from the lists that it names, idempotently', async () => {
    await fc.assert(
      fc.asyncProperty(anyLists, async (lists) => {
        const { off, deps } = world();
        const token = await mailListToken(hash, { userId, lists });
        const answer = await stopMails(deps, token);
        expect(answer).toMatchObject({ code: 'mailsStopped', lists });
        expect(await stopMails(deps, token)).toEqual(answer);
        expect(off).toEqual([
          [userId, lists],
          [userId, lists],
        ]);
      }),
    );
  });

  it('responds the same for a person who has left, and writes nothing', async () => {
    const token = await mailListToken(hash, { userId, lists: ['emailMarketing'] });
    const [here, gone] = [world(), world(false)];
    expect(await stopMails(gone.deps, token)).toEqual(await stopMails(here.deps, token));
    expect(gone.off).toEqual([]);
  });

  it('is bound to its person, its lists, and this site', async () => {
    const token = await mailListToken(hash, { userId, lists: ['emailMessages'] });
    const [, , signature = ''] = token.split('.');
    const other = await mailListToken(
      keyedHash(async () => Buffer.from('other')),
      { userId, lists: ['emailMessages'] },
    );
    const forged = [
      ...['', 'x', `${token}x`, token.slice(0, -1), other],
      `${userId.replace('0b', '1b')}.emailMessages.${signature}`,
      `${userId}.emailMessages-emailMarketing.${signature}`,
      `${userId}.smsMessages.${await hash('mail-list', `${userId}.smsMessages`)}`,
    ];
    for (const it of forged) {
      const { off, deps } = world();
      await expect(stopMails(deps, it)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
      expect([await parseMailListToken(hash, it), off]).toEqual([null, []]);
    }
  });
});
