import { limits } from '@shared/limits';
import type { Account } from '@shared/accounts/model/account';
import { notice } from '@shared/text/notice';
import { said } from '@shared/text/english.fixture';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { keyedHash } from '../../platform/crypto/keyed-hash';
import { fakeDailyCounts } from '../../platform/table/daily-limits.fake';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { NewReferralInvitation, StoredReferralLink } from '../../store/people/referrals/ports';
import { referralCodeHash } from '../../store/people/referrals/referral-code';
import { stopToken } from '../../store/people/referrals/stop-token';
import { inviteColleague, stopReferralInvitations } from './invite-colleague';
import type { Deps } from './ports';
import { getReferralLink, replaceReferralLink } from './referral-link';

const userId = '00000000-0000-4000-8000-000000000001';
const hash = keyedHash(async () => Buffer.from('key'));

const setUp = () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const links = new Map<string, StoredReferralLink>();
  const codes = new Set<string>();
  const invited: (NewReferralInvitation & { since: string })[] = [];
  const stopped: string[] = [];
  const counts = new Map<string, number>();
  const deps: Deps = {
    hash,
    clock: { now: () => now, newId: (prefix) => `${prefix}_${ulid()}` },
    accounts: { get: async () => ({ email: 'nora@home.example' }) as Account },
    throttle: fakeDailyCounts({ counts, now }),
    links: {
      get: async (owner) => links.get(owner) ?? null,
      put: async (owner, { generation, codeHash, previousCodeHash }) => {
        if ((links.get(owner)?.generation ?? 0) !== generation - 1) throw new ConcurrentModificationError();
        links.set(owner, { generation, joined: links.get(owner)?.joined ?? 0 });
        codes.add(codeHash);
        if (previousCodeHash !== null) codes.delete(previousCodeHash);
      },
    },
    invitations: {
      put: async (invitation, since) => void invited.push({ ...invitation, since }),
      stop: async (emailHash) => void stopped.push(emailHash),
    },
  };
  return { deps, links, codes, invited, stopped };
};

describe('a referral link', () => {
  it('is created once, even by two concurrent requests', async () => {
    const { deps, codes } = setUp();
    const [one, other] = await Promise.all([getReferralLink(deps, userId), getReferralLink(deps, userId)]);
    expect(one).toEqual(other);
    expect(one).toEqual({ code: expect.stringMatching(/^[\w-]{12}$/), joined: 0 });
    expect([...codes]).toEqual([await referralCodeHash(hash, one.code)]);
  });

  it('is replaced once by a double click, and keeps its count', async () => {
    const { deps, links, codes } = setUp();
    const { code } = await getReferralLink(deps, userId);
    links.set(userId, { generation: 1, joined: 3 });
    const [one, other] = await Promise.all([
      replaceReferralLink(deps, { userId, code }),
      replaceReferralLink(deps, { userId, code }),
    ]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ joined: 3 });
    expect(one.code).not.toBe(code);
    expect([...codes]).toEqual([await referralCodeHash(hash, one.code)]);
  });
});

describe('a referral invitation', () => {
  it('is stored with the day until which the address can’t be invited again', async () => {
    const { deps, invited } = setUp();
    expect(await inviteColleague(deps, { userId, email: 'ina@home.example' })).toEqual(said('colleagueInvited'));
    expect(invited).toEqual([
      expect.objectContaining({ userId, email: 'ina@home.example', since: '2026-10-22T12:00:00.000Z' }),
    ]);
  });

  it('is rejected for one’s own address', async () => {
    const { deps, invited } = setUp();
    const own = inviteColleague(deps, { userId, email: 'nora+friend@home.example' });
    await expect(own).rejects.toMatchObject({ extras: { fields: { email: notice('referralOwnAddress') } } });
    expect(invited).toEqual([]);
  });

  it('is rejected above the daily limit', async () => {
    const { deps } = setUp();
    for (let count = 0; count < limits.referralInvitationsPerAccountPerDay; count += 1) {
      await inviteColleague(deps, { userId, email: `${count}@home.example` });
    }
    const further = inviteColleague(deps, { userId, email: 'ina@home.example' });
    await expect(further).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('can be stopped only with the link in its email', async () => {
    const { deps, stopped } = setUp();
    const emailHash = await hash('email', 'ina@home.example');
    const token = await stopToken(hash, emailHash);
    expect(await stopReferralInvitations(deps, token)).toEqual(said('referralInvitationsStopped'));
    expect(stopped).toEqual([emailHash]);
    for (const forged of [`${emailHash}.x`, emailHash, '']) {
      await expect(stopReferralInvitations(deps, forged)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    }
  });
});
