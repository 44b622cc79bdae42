import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { MyNotificationSettings } from '@shared/model/notification-settings';
import { productName } from '@shared/product';
import { getOwnSettings } from './my-settings';
import type { Deps } from './ports';

const codeHashOf = ({ hash }: Deps, userId: string, code: string): Promise<string> =>
  hash('phone-code', `${userId}\0${code}`);

/** Capped per user and number: text messages cost money and disturb. */
export const sendPhoneCode = async (
  deps: Deps,
  { userId, phone }: { userId: string; phone: string },
): Promise<{ message: string }> => {
  const subject = `phone-code#${userId}`;
  await deps.throttle.cooldown(subject, limits.otpCooldownSeconds);
  await deps.throttle.count(subject, limits.phoneCodesPerAccountPerDay);
  await deps.throttle.count(`phone#${await deps.hash('phone', phone)}`, limits.phoneCodesPerNumberPerDay);
  const code = deps.newCode();
  const [codeHash, account] = await Promise.all([codeHashOf(deps, userId, code), deps.accounts.get(userId)]);
  await deps.phones.issue(userId, { codeHash, phone, accountPhone: account?.phone ?? '' }, deps.clock.now());
  try {
    await deps.textMessages.send({
      phone,
      text: `${code} is your ${productName} code. It expires in ${limits.otpMinutes} minutes.`,
    });
  } catch (error) {
    await deps.throttle.forget(subject);
    throw error;
  }
  return { message: messages.phoneCodeSent };
};

export const verifyPhone = async (
  deps: Deps,
  { userId, code }: { userId: string; code: string },
): Promise<MyNotificationSettings> => {
  const guess = await deps.phones.guess(userId, await codeHashOf(deps, userId, code), deps.clock.now());
  if (guess === 'spent') throw new AppError('TOO_MANY_REQUESTS', messages.codeSpent);
  if (guess === 'wrong') throw new AppError('INVALID_CODE');
  return getOwnSettings(deps, userId);
};
