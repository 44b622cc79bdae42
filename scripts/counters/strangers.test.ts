import { describe, expect, it } from 'vitest';
import { changePassword } from '../../lambdas/accounts/accounts/password/change-password';
import { resetPassword } from '../../lambdas/accounts/accounts/password/reset-password';
import { newChallenge, spendChallenge } from '../../lambdas/accounts/accounts/passkeys/registration-challenge';
import { confirmEmail } from '../../lambdas/accounts/accounts/registration/confirm-email';
import { register } from '../../lambdas/accounts/accounts/registration/register';
import { resendConfirmation } from '../../lambdas/accounts/accounts/registration/resend-confirmation';
import { sendOtp } from '../../lambdas/accounts/accounts/codes/send-otp';
import { verifyOtp } from '../../lambdas/accounts/accounts/codes/verify-otp';
import { confirmedProfessional } from '../../lambdas/accounts/accounts/steps.fixture';
import { recoverTwoFactor } from '../../lambdas/accounts/accounts/two-factor/recover-two-factor';
import { confirmTwoFactor, startTwoFactor } from '../../lambdas/accounts/accounts/two-factor/set-up-two-factor';
import { ip, language, professional } from '../../lambdas/accounts/accounts/people.fixture';
import { World } from '../../lambdas/accounts/accounts/world.fixture';
import { pairKiosk } from '../../lambdas/work/attendance/kiosks';
import type { Deps as AttendanceDeps } from '../../lambdas/work/attendance/ports';
import { accountsOf, deliveryFakes } from '../../lambdas/notifications/delivery.fake';
import { deliverSms, type SmsDeps } from '../../lambdas/notifications/deliver-sms';
import { sendPhoneCode } from '../../lambdas/messages/notification-settings/verify-phone';
import type { Deps as SettingsDeps } from '../../lambdas/messages/notification-settings/ports';
import { keyedHash } from '../../lambdas/platform/crypto/keyed-hash';
import { fakeDailyCounts } from '../../lambdas/platform/table/daily-limits.fake';
import { withdrawReference } from '../../lambdas/people/references/my-references';
import { askForReference } from '../../lambdas/people/references/ask-for-reference';
import { form as referenceForm, ownDevice, World as References } from '../../lambdas/people/references/world.fixture';
import { askAsGuest } from '../../lambdas/trust/support/guest-tickets';
import { takeMail } from '../../lambdas/trust/support/mail/take-mail';
import type { ReceiveDeps } from '../../lambdas/trust/support/ports';
import { createReferralLinks } from '../../lambdas/store/people/referrals/referral-links';
import { referralCodeHash } from '../../lambdas/store/people/referrals/referral-code';
import { limits } from '../../shared/limits';
import type { DomainEvent } from '../../shared/core/model/event';
import type { NotificationCategory } from '../../shared/messages/model/notification-settings';
import type { FillableCounter } from '../../shared/platform/counters';
import type { otherCounters } from './other-counters';

const { email, password } = professional;
const hash = keyedHash(async () => Buffer.from('key'));
const strangersAddress = (index: number) => `203.0.113.${index % 200}`;
const tooMany = { code: 'TOO_MANY_REQUESTS' };

/** Errors of sequential attempts. */
const attempts = async (times: number, run: (index: number) => Promise<unknown>): Promise<string[]> => {
  const codes: string[] = [];
  for (let index = 0; index < times; index += 1) {
    const code = await run(index).then(
      () => 'done',
      (error: unknown) => (error as { code: string }).code,
    );
    codes.push(code);
  }
  return codes;
};

const withTwoFactor = async () => {
  const world = new World();
  const userId = await confirmedProfessional(world);
  await startTwoFactor(world.deps, userId, password);
  const { recoveryCodes } = await confirmTwoFactor(world.deps, userId, { password, code: '111111' });
  const recover = (changes: Partial<{ password: string; recoveryCode: string; ip: string }> = {}) =>
    recoverTwoFactor(world.deps, { email, password, recoveryCode: recoveryCodes[0]!, ip, ...changes });
  return { world, userId, recover };
};

const smsOf = () => {
  const sent: string[] = [];
  const now = '2026-11-18T17:00:00.000Z';
  let category: NotificationCategory = 'messages';
  const deps = {
    ...deliveryFakes({ smsMessages: true }, now),
    notifications: {
      find: async () => ({ category, sms: 'Text.', actionUrl: '/', isRead: false }),
    },
    accounts: accountsOf({ phone: '1' }),
    phones: { verified: async () => ({ phone: '+12025550143', accountPhone: '1' }) },
    textMessages: { send: async () => void sent.push(category) },
    throttle: fakeDailyCounts({ counts: new Map() }),
    siteUrl: 'https://site.test',
  } as unknown as SmsDeps;
  const deliver = async (of: NotificationCategory) => {
    category = of;
    const event = { type: 'notification.created', occurredAt: now, data: { userId: 'ann', notificationId: 'n' } };
    for (const { run } of await deliverSms(deps, event as unknown as DomainEvent)) await run();
  };
  return { sent, deliver };
};

const support = () => {
  const sent: string[] = [];
  let raw = '';
  const deps = {
    hash,
    token: () => 'secret',
    siteUrl: 'https://wardline.test',
    domain: 'wardline.test',
    guests: { put: async () => undefined },
    mailer: { send: async ({ to }: { to: string }) => void sent.push(to) },
    throttle: fakeDailyCounts({ counts: new Map() }),
    mails: { read: async () => Buffer.from(raw) },
  } as unknown as ReceiveDeps;
  const ask = (from: string) =>
    askAsGuest(deps, {
      form: { name: 'Ann', email, subject: 'Help', category: 'general', description: 'I need help.' },
      ip: from,
      language,
    });
  const mail = (words = 'I need help.') => {
    const headers = [
      `From: ${email}`,
      'To: support@wardline.test',
      'Subject: Help',
      'Authentication-Results: spf=pass',
    ];
    raw = [...headers, '', words].join('\r\n');
    return takeMail(deps, { key: 'mail', bytes: raw.length });
  };
  return { sent, ask, mail };
};

const phones = () => {
  const sent: string[] = [];
  const world = { now: new Date('2026-11-20T10:00:00.000Z'), counts: new Map<string, number>() };
  const deps = {
    hash,
    newCode: () => '123456',
    clock: { now: () => world.now },
    accounts: accountsOf({}),
    phones: { issue: async () => undefined },
    textMessages: { send: async ({ phone }: { phone: string }) => void sent.push(phone) },
    throttle: { ...fakeDailyCounts(world), cooldown: async () => undefined, forget: async () => undefined },
  } as unknown as SettingsDeps;
  return { sent, send: (userId: string) => sendPhoneCode(deps, { userId, phone: '+12025550143', language }) };
};

type Other = typeof otherCounters;
type Fillable = FillableCounter | { [N in keyof Other]: Other[N] extends { open: string } ? N : never }[keyof Other];

/** Strangers exhaust the counter and are blocked. The right person or secret still gets through. */
const scenarios: Record<Fillable, () => Promise<void>> = {
  async guestTicketMails() {
    const { sent, ask } = support();
    const refused = await attempts(limits.guestTicketsPerAddressPerDay + 2, () => ask(strangersAddress(1)));
    expect(refused.at(-1)).toBe('TOO_MANY_REQUESTS');
    sent.length = 0;
    await ask(ip);
    expect(sent).toEqual([email]);
  },

  async firstSupportMails() {
    const { sent, ask, mail } = support();
    for (let count = 0; count < limits.guestTicketsPerAddressPerDay; count += 1) await mail();
    expect(await mail()).toEqual({ refused: 'too_many' });
    sent.length = 0;
    await ask(ip);
    expect(sent).toEqual([email]);
  },

  async mailAnswers() {
    const { sent, mail } = support();
    expect(await mail('')).toEqual({ refused: 'empty' });
    expect(await mail('')).toEqual({ refused: 'empty' });
    expect(sent).toEqual([email]);
    expect(await mail()).toEqual({ taken: 'confirmation' });
    expect(sent).toEqual([email, email]);
  },

  async phoneCodesToNumber() {
    const { sent, send } = phones();
    const refused = await attempts(50, (index) => send(`stranger ${index % 5}`));
    expect(refused.at(-1)).toBe('TOO_MANY_REQUESTS');
    sent.length = 0;
    await send('owner');
    expect(sent).toHaveLength(1);
  },

  async referenceMailsToEmail() {
    const world = new References();
    const [stranger, other] = [1, 2].map((number) => `00000000-0000-4000-8000-00000000010${number}`);
    const ask = async (userId: string) => {
      world.join(userId);
      const asked = await askForReference(world.deps, { userId, form: referenceForm, device: ownDevice });
      // Withdrawn immediately, so the address can be asked again.
      await withdrawReference(world.deps, { userId, referenceId: asked.referenceId });
      return asked;
    };
    const refused = await attempts(limits.referenceMailsPerAddressPerDay + 2, () => ask(stranger!));
    expect(refused.at(-1)).toBe('TOO_MANY_REQUESTS');
    await expect(ask(other!)).resolves.toMatchObject({ state: 'open' });
  },

  async textMessages() {
    const { sent, deliver } = smsOf();
    for (let count = 0; count <= limits.textMessagesPerCategoryPerDay; count += 1) await deliver('messages');
    expect(sent).toHaveLength(limits.textMessagesPerCategoryPerDay);
    await deliver('urgent');
    expect(sent.at(-1)).toBe('urgent');
  },

  async confirmationLinks() {
    const world = new World();
    await register(world.deps, professional, ip);
    await resendConfirmation(world.deps, { email, ip: strangersAddress(1), language });
    await expect(resendConfirmation(world.deps, { email, ip, language })).rejects.toMatchObject({ code: 'COOLDOWN' });
    const token = world.tokenTo(email);
    world.advance(limits.otpCooldownSeconds);
    await resendConfirmation(world.deps, { email, ip: strangersAddress(2), language });
    await confirmEmail(world.deps, { token, ip });
    expect(world.accountOf(email)?.emailVerifiedAt).not.toBeNull();
  },

  async recoveryLinks() {
    const world = new World();
    await confirmedProfessional(world);
    const ask = (from: string) => sendOtp(world.deps, { email, type: 'password_reset', ip: from, language });
    await ask(strangersAddress(1));
    await attempts(limits.otpAttempts, () => guess(world, 'password_reset', strangersAddress(1)));
    world.advance(limits.otpCooldownSeconds);
    await ask(strangersAddress(2));
    await expect(ask(ip)).rejects.toMatchObject({ code: 'COOLDOWN' });
    const token = world.tokenTo(email);
    world.advance(limits.otpCooldownSeconds);
    await ask(strangersAddress(3));
    await resetPassword(world.deps, { email, reset_token: token, password: 'a new password', ip });
    expect(world.userOf(email)?.password).toBe('a new password');
  },

  async registration() {
    const world = new World();
    const from = { ...professional, language };
    const refused = await attempts(limits.registrationsPerIpPerDay + 1, (index) =>
      register(world.deps, { ...from, email: `${index}@example.org` }, strangersAddress(1)),
    );
    expect(refused.at(-1)).toBe('TOO_MANY_REQUESTS');
    await register(world.deps, from, ip);
    expect(world.accountOf(email)).toBeDefined();
  },

  async codesToEmail() {
    const world = new World();
    await confirmedProfessional(world);
    const ask = (from: string) => sendOtp(world.deps, { email, type: 'password_reset', ip: from, language });
    for (let sent = 0; sent < limits.otpPerAddressPerDay; sent += 1) {
      await ask(strangersAddress(sent));
      world.advance(limits.otpCooldownSeconds);
    }
    await ask(ip);
    const token = world.tokenTo(email);
    await resetPassword(world.deps, { email, reset_token: token, password: 'a new password', ip });
  },

  async codePause() {
    const world = new World();
    await confirmedProfessional(world);
    const ask = (from: string) => sendOtp(world.deps, { email, type: 'password_reset', ip: from, language });
    await ask(strangersAddress(1));
    await expect(ask(ip)).rejects.toMatchObject({ code: 'COOLDOWN' });
    await verifyOtp(world.deps, { email, type: 'password_reset', code: world.codeTo(email), ip });
  },

  async codeAttempts() {
    const world = new World();
    await register(world.deps, professional, ip);
    const code = world.codeTo(email);
    const refused = await attempts(limits.otpAttempts + 1, () =>
      guess(world, 'email_verification', strangersAddress(1)),
    );
    expect(refused.at(-1)).toBe('TOO_MANY_REQUESTS');
    await expect(verifyOtp(world.deps, { email, type: 'email_verification', code, ip })).rejects.toMatchObject(tooMany);
    world.advance(limits.otpCooldownSeconds);
    await sendOtp(world.deps, { email, type: 'email_verification', ip, language });
    const token = world.tokenTo(email);
    await attempts(limits.otpAttempts, () => guess(world, 'email_verification', strangersAddress(1)));
    await confirmEmail(world.deps, { token, ip });
    expect(world.accountOf(email)?.emailVerifiedAt).not.toBeNull();
  },

  async passwordsAtPool() {
    const { world, userId, recover } = await withTwoFactor();
    // Neither a recovery without a code nor a guess adds to the pool's count.
    await attempts(50, (index) => recover({ recoveryCode: 'wrong', password: 'wrong', ip: strangersAddress(index) }));
    expect(world.userOf(email)?.wrongPasswords).toBe(0);
    // Strangers can exhaust the pool's own count: the owner reads why, keeps the code, and waits.
    await attempts(30, () => world.deps.identity.checkPassword(email, 'wrong'));
    const change = () =>
      changePassword(world.deps, { userId, currentPassword: password, newPassword: 'a new password' });
    await expect(change()).rejects.toMatchObject({ ...tooMany, extras: { retryAfterSeconds: 15 * 60 } });
    await expect(recover()).rejects.toMatchObject({ code: 'INVALID_CODE' });
    world.advance(limits.passwordLockMinutes * 60);
    await recover();
    expect(world.userOf(email)?.totp).toBe(false);
  },

  async referralMails() {
    const world = new World();
    // A stranger invited the address, so the member's invitation wasn't emailed. The member's link still counts.
    const code = 'AbCdEfGhIjKl';
    await register(world.deps, { ...professional, email: 'member@example.org' }, ip);
    const member = world.accountOf('member@example.org')!.userId;
    const codeHash = await referralCodeHash(world.deps.hash, code);
    await createReferralLinks(world.table).put(member, { generation: 1, codeHash, previousCodeHash: null });
    await register(world.deps, { ...professional, phone: '+12025550188', referralCode: code }, strangersAddress(1));
    expect(world.accountOf(email)?.referredBy).toBe(member);
  },
};

const guess = (world: World, type: 'email_verification' | 'password_reset', from: string) => {
  const code = world.codeTo(email) === '000000' ? '000001' : '000000';
  return verifyOtp(world.deps, { email, type, code, ip: from });
};

describe('counters that others can exhaust', () => {
  it.each(Object.entries(scenarios))('%s stops strangers, but not the right person', async (_name, scenario) => {
    await scenario();
  });
});

describe('in the network of a hospital', () => {
  it('wrong recoveries are blocked, but the right password with an unused code works', async () => {
    const { recover } = await withTwoFactor();
    const limit = limits.mfaRecoveriesPerCallerAndAddressPerDay;
    const guess = { password: 'wrong', recoveryCode: 'wrong' };
    const refused = await attempts(limit + 1, () => recover(guess));
    expect(refused.slice(-2)).toEqual(['INVALID_CODE', 'TOO_MANY_REQUESTS']);
    await recover();
  });

  it('wrong links are blocked, but the right one works', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    await resendConfirmation(world.deps, { email, ip, language });
    const refused = await attempts(limits.secretsPerIpPerDay + 1, () => confirmEmail(world.deps, { token: 'x', ip }));
    expect(refused.slice(-2)).toEqual(['INVALID_TOKEN', 'TOO_MANY_REQUESTS']);
    await confirmEmail(world.deps, { token: world.tokenTo(email), ip });
  });
});

describe('secrets without a counter', () => {
  it('a passkey challenge can be used up only by its person', async () => {
    const { deps } = new World();
    const challenge = await newChallenge(deps, 'ada');
    expect(await spendChallenge(deps, 'eve', challenge)).toBe(false);
    expect(await spendChallenge(deps, 'ada', challenge)).toBe(true);
  });

  it('wrong pairing codes leave the code of a kiosk valid', async () => {
    const right = await hash('kiosk-pairing', 'RIGHT23456');
    const pairing = { organizationId: 'org', locationId: 'loc', name: 'Desk', pairedBy: 'Ada' };
    const screen = { ip, userAgent: 'Kiosk' };
    const deps = {
      hash,
      clock: { now: () => new Date('2026-11-20T10:00:00.000Z'), newId: () => 'ksk_1' },
      throttle: fakeDailyCounts({ counts: new Map() }),
      kiosks: {
        pairing: async (codeHash: string) => (codeHash === right ? pairing : null),
        pair: async () => undefined,
      },
      locations: { get: async () => ({ name: 'Main', timeZone: 'America/Chicago' }) },
      organizations: { get: async () => ({ company_name: 'Mercy' }) },
    } as unknown as AttendanceDeps;
    await attempts(400, () => pairKiosk(deps, { code: 'WRONG23456', screen }));
    await expect(pairKiosk(deps, { code: 'RIGHT23456', screen })).resolves.toMatchObject({ kioskId: 'ksk_1' });
  });
});
