import { describe, expect, it } from 'vitest';
import { invitationToken, parseInvitationToken } from './invitation-token';
import { keyedHash } from '../../../platform/crypto/keyed-hash';

const hash = keyedHash(async () => Buffer.from('key'));
const id = 'inv_01JD0000000000000000000000';

describe('invitation tokens', () => {
  it('resolve to the invitation', async () => {
    expect(await parseInvitationToken(hash, await invitationToken(hash, id))).toBe(id);
  });
  it('with another key, ID or format are rejected', async () => {
    const other = await invitationToken(
      keyedHash(async () => Buffer.from('other')),
      id,
    );
    const token = await invitationToken(hash, id);
    for (const wrong of [other, token.replace('1JD', '2JD'), `${token}.x`, token.slice(0, -1), id, '', 'a.b']) {
      expect(await parseInvitationToken(hash, wrong)).toBeNull();
    }
  });
});
