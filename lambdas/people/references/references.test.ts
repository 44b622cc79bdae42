import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { said } from '@shared/text/english.fixture';
import type { Membership } from '@shared/accounts/model/account';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { applicationKeys } from '../../store/hiring/applications/keys';
import { profileKeys } from '../../store/people/profiles/keys';
import { referenceToken } from '../../store/people/references/reference-token';
import { answerReference, declineReference, getReferenceRequest } from './answer-reference';
import { askForReference } from './ask-for-reference';
import { listMyReferences, resendReference, withdrawReference } from './my-references';
import { remindDueReferences } from './remind-due-references';
import { listSharedReferences } from './shared-references';
import { answer, form, otherDevice, ownDevice, userId, World } from './world.fixture';

const ask = (world: World, changes: Partial<typeof form> = {}) =>
  askForReference(world.deps, { userId, form: { ...form, ...changes }, device: ownDevice });

const linkOf = async (world: World, referenceId: string, device = otherDevice) => ({
  token: await referenceToken(world.deps.hash, { userId, referenceId }),
  device,
});

const asked = async (changes: Partial<typeof form> = {}) => {
  const world = new World();
  const { referenceId } = await ask(world, changes);
  const link = await linkOf(world, referenceId);
  const mine = async () => (await listMyReferences(world.deps, userId))[0]!;
  return { world, referenceId, key: { userId, referenceId }, link, mine };
};

describe('a reference request', () => {
  it('is stored for three weeks, without the contact permission', async () => {
    const { world, mine } = await asked();
    expect(await mine()).toMatchObject({
      name: 'Dana Fields',
      state: 'open',
      standing: 'work_address',
      sentAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-12-12T12:00:00.000Z',
      answer: null,
    });
    expect(world.stored()[0]).not.toHaveProperty('permission');
  });

  it('marks an address at a free email provider', async () => {
    const { mine } = await asked({ email: 'dana@gmail.com' });
    expect((await mine()).standing).toBe('personal_address');
  });

  it.each([
    ['email', { email: 'nora@home.example' }, notice('referenceOwnAddress')],
    ['email', { email: 'nora+boss@home.example' }, notice('referenceOwnAddress')],
    ['startedOn', { startedOn: '2027-01-01', endedOn: null }, notice('referenceDateInFuture')],
    ['endedOn', { endedOn: '2027-01-01' }, notice('referenceDateInFuture')],
  ] as const)('is rejected at %s for %j', async (field, changes, reason) => {
    await expect(ask(new World(), changes)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      extras: { fields: { [field]: reason } },
    });
  });

  it('is rejected for an address with an open request', async () => {
    const { world } = await asked();
    const again = ask(world);
    await expect(again).rejects.toMatchObject({ extras: { fields: { email: notice('referenceAlreadyAsked') } } });
  });

  it('is limited in open ones, even by two concurrent requests', async () => {
    const world = new World();
    for (let count = 1; count < limits.openReferences; count += 1) {
      await ask(world, { email: `${count}@stmary.example` });
    }
    world.meanwhile(() => ask(world, { email: 'last@stmary.example' }));
    await expect(ask(world)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(world.stored()).toHaveLength(limits.openReferences);
  });

  it('is possible again once earlier ones have expired', async () => {
    const world = new World();
    for (let count = 0; count < limits.openReferences; count += 1) {
      await ask(world, { email: `${count}@stmary.example` });
    }
    world.advance(limits.referenceDays);
    await expect(ask(world, { email: '0@stmary.example' })).resolves.toMatchObject({ state: 'open' });
  });
});

describe('the link of a reference request', () => {
  it('shows what the person entered', async () => {
    const { world, link } = await asked();
    expect(await getReferenceRequest(world.deps, link)).toMatchObject({
      state: 'open',
      person: { firstName: 'Nora', lastName: 'Nurse' },
      facility: 'St. Mary',
      unit: 'icu',
    });
  });

  it('accepts one answer', async () => {
    const { world, link, mine } = await asked();
    expect(await answerReference(world.deps, { ...link, answer })).toEqual(said('referenceAnswered'));
    expect(await mine()).toMatchObject({ state: 'answered', standing: 'work_address', answer });
    const again = answerReference(world.deps, { ...link, answer: { ...answer, rehire: 'no' } });
    await expect(again).rejects.toMatchObject({ code: 'REFERENCE_CLOSED' });
    await expect(declineReference(world.deps, link)).rejects.toMatchObject({ code: 'REFERENCE_CLOSED' });
    expect((await mine()).answer?.rehire).toBe('yes');
    expect(await getReferenceRequest(world.deps, link)).toEqual({ state: 'answered' });
  });

  it('drops a phone number without permission, and a correction of confirmed facts', async () => {
    const { world, link, mine } = await asked();
    await answerReference(world.deps, {
      ...link,
      answer: { ...answer, phone: '+12025550143', correction: 'Started in March.' },
    });
    expect((await mine()).answer).toMatchObject({ phone: '', correction: '' });
  });

  it('marks an answer from the requester’s device', async () => {
    const { world, referenceId, mine } = await asked();
    await answerReference(world.deps, { ...(await linkOf(world, referenceId, ownDevice)), answer });
    expect((await mine()).standing).toBe('same_device');
    expect(JSON.stringify(world.stored())).not.toContain(ownDevice.ip);
  });

  it('says that a request was declined, withdrawn, or expired, without names', async () => {
    const declined = await asked();
    expect(await declineReference(declined.world.deps, declined.link)).toEqual(said('referenceDeclined'));
    expect(await getReferenceRequest(declined.world.deps, declined.link)).toEqual({ state: 'declined' });

    const withdrawn = await asked();
    await withdrawReference(withdrawn.world.deps, withdrawn.key);
    expect(await getReferenceRequest(withdrawn.world.deps, withdrawn.link)).toEqual({ state: 'withdrawn' });

    const expired = await asked();
    expired.world.advance(limits.referenceDays);
    expect(await getReferenceRequest(expired.world.deps, expired.link)).toEqual({ state: 'expired' });
    const late = answerReference(expired.world.deps, { ...expired.link, answer });
    await expect(late).rejects.toMatchObject({ code: 'REFERENCE_CLOSED' });
  });

  it('is rejected the same way when forged or unknown, up to a daily limit', async () => {
    const { world, link } = await asked();
    const other = await linkOf(world, 'ref_01JD0000000000000000000000');
    for (const token of [other.token, `${link.token}x`, link.token.slice(0, -1), 'nonsense']) {
      await expect(getReferenceRequest(world.deps, { ...link, token })).rejects.toMatchObject({
        code: 'INVALID_TOKEN',
      });
    }
    const guess = () => getReferenceRequest(world.deps, { ...link, token: 'nonsense' });
    for (let count = 4; count < limits.secretsPerIpPerDay; count += 1) await guess().catch(() => null);
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(getReferenceRequest(world.deps, link)).resolves.toMatchObject({ state: 'open' });
  });

  it('closes the request once, by whichever act comes first', async () => {
    type Act = 'answer' | 'decline' | 'withdraw';
    const acts = fc.constantFrom<Act>('answer', 'decline', 'withdraw');
    await fc.assert(
      fc.asyncProperty(acts, acts, async (first, second) => {
        const { world, key, link, mine } = await asked();
        const run: Record<Act, () => Promise<unknown>> = {
          answer: () => answerReference(world.deps, { ...link, answer }),
          decline: () => declineReference(world.deps, link),
          withdraw: () => withdrawReference(world.deps, key),
        };
        world.meanwhile(run[first]);
        await run[second]().catch((error: unknown) => expect(error).toMatchObject({ code: 'REFERENCE_CLOSED' }));
        const state = { answer: 'answered', decline: 'declined', withdraw: 'withdrawn' }[first];
        expect(await mine()).toMatchObject({ state, answer: first === 'answer' ? answer : null });
        expect((await world.deps.references.open(userId)).open).toEqual({});
      }),
      { numRuns: 20 },
    );
  });
});

describe('an open reference request', () => {
  it('can be resent once a day, which reopens an expired one', async () => {
    const { world, key, link, mine } = await asked();
    const resend = () => resendReference(world.deps, { ...key, device: ownDevice });
    await expect(resend()).rejects.toMatchObject({ code: 'COOLDOWN', extras: { retryAfterSeconds: 86_400 } });
    world.advance(limits.referenceDays + 1);
    expect((await mine()).state).toBe('expired');
    expect(await resend()).toMatchObject({ state: 'open', sentAt: world.now.toISOString() });
    expect(await getReferenceRequest(world.deps, link)).toMatchObject({ state: 'open' });
  });

  it('can’t be resent or withdrawn once answered, or by others', async () => {
    const { world, key, link } = await asked();
    await answerReference(world.deps, { ...link, answer });
    world.advance(2);
    const closed = { code: 'REFERENCE_CLOSED' };
    await expect(resendReference(world.deps, { ...key, device: ownDevice })).rejects.toMatchObject(closed);
    await expect(withdrawReference(world.deps, key)).rejects.toMatchObject(closed);
    const unknown = { userId, referenceId: 'ref_01JD0000000000000000000000' };
    await expect(withdrawReference(world.deps, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can be withdrawn twice', async () => {
    const { world, key } = await asked();
    await withdrawReference(world.deps, key);
    expect(await withdrawReference(world.deps, key)).toEqual(said('referenceWithdrawn'));
  });
});

describe('reference reminders', () => {
  const remind = (world: World) => remindDueReferences(world.deps, () => true);

  it('are sent after some days, each once', async () => {
    const { world } = await asked();
    const sent: number[] = [];
    for (let day = 1; day <= limits.referenceDays; day += 1) {
      world.advance(1);
      const { reminded } = await remind(world);
      if (reminded > 0) sent.push(day);
    }
    expect(sent).toEqual(limits.referenceReminderDays);
  });

  it('wait while the account is about to be deleted', async () => {
    const { world } = await asked();
    world.leave('2026-12-21T12:00:00.000Z');
    world.advance(limits.referenceReminderDays[0]);
    expect(await remind(world)).toMatchObject({ reminded: 0, kept: 1 });
    world.leave(null);
    expect(await remind(world)).toMatchObject({ reminded: 1 });
  });

  it('stop when the request is closed', async () => {
    const { world, link } = await asked();
    await declineReference(world.deps, link);
    world.advance(limits.referenceReminderDays[0]);
    expect(await remind(world)).toMatchObject({ reminded: 0, failed: 0 });
  });
});

describe('reference answers', () => {
  const membership = { organizationId: 'org_1' } as Membership;
  const employer: AuthorizedCaller = { userId: 'recruiter', role: 'member', scope: 'organization', membership };
  const own: AuthorizedCaller = { userId, role: 'professional', scope: 'own', membership: null };
  const readers = { full: employer, own, standard: employer, limited: { ...own, userId: 'colleague' } };
  const apply = (world: World): void =>
    world.table.put(applicationKeys.organizationApplicant(membership.organizationId, userId));

  it.each([
    ['full', 1],
    ['own', 1],
  ] as const)('are shown with %s access', async (access, count) => {
    const { world, link } = await asked();
    await ask(world, { email: 'other@stmary.example' });
    await answerReference(world.deps, { ...link, answer });
    if (access === 'full') apply(world);
    const shown = await listSharedReferences(world.deps, { caller: readers[access], userId });
    expect(shown).toHaveLength(count);
    expect(shown[0]).toMatchObject({ name: 'Dana Fields', answer, answeredAt: world.now.toISOString() });
  });

  it.each(['standard', 'limited', null] as const)('are hidden with %s access', async (access) => {
    const { world } = await asked();
    if (!access) world.table.write([{ Delete: { TableName: world.table.name, Key: profileKeys.profile(userId) } }]);
    const shown = listSharedReferences(world.deps, { caller: readers[access ?? 'standard'], userId });
    await expect(shown).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are shown for two years', async () => {
    const { world, link } = await asked();
    await answerReference(world.deps, { ...link, answer });
    apply(world);
    world.now = new Date('2028-11-21T12:00:00.000Z');
    expect(await listSharedReferences(world.deps, { caller: employer, userId })).toHaveLength(1);
    world.advance(1);
    expect(await listSharedReferences(world.deps, { caller: employer, userId })).toHaveLength(0);
  });
});
