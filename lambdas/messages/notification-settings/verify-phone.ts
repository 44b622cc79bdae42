import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { actionResult } from '../../platform/http/english';
import type { MyNotificationSettings } from '@shared/messages/model/notification-settings';
import { productName } from '@shared/product';
import type { Language } from '@shared/text/language';
import { textsOf } from '../../platform/text/deferred-text';
import { readIn } from '../../platform/text/read-text';
import { getOwnSettings } from './my-settings';
import type { Deps } from './ports';

const t = textsOf('notifications/sms');

const codeHashOf = ({ hash }: Deps, userId: string, code: string): Promise<string> =>
  hash('phone-code', `${userId}\0${code}`);

/** Capped per user and number: text messages cost money and disturb. */
export const sendPhoneCode = async (
  deps: Deps,
  { userId, phone, language }: { userId: string; phone: string; language: Language },
): Promise<ActionResult<'phoneCodeSent'>> => {
  const key = { account: userId };
  await deps.throttle.cooldown('phoneCodes', key);
  await deps.throttle.count('phoneCodes', key);
  await deps.throttle.count('phoneCodesToNumber', { ...key, phone: await deps.hash('phone', phone) });
  const code = deps.newCode();
  const [codeHash, account] = await Promise.all([codeHashOf(deps, userId, code), deps.accounts.get(userId)]);
  await deps.phones.issue(userId, { codeHash, phone, accountPhone: account?.phone ?? '' }, deps.clock.now());
  try {
    await deps.textMessages.send({
      phone,
      text: await readIn(language, t('code', { code, product: productName, minutes: limits.otpMinutes })),
    });
  } catch (error) {
    await deps.throttle.forget('phoneCodes', key);
    throw error;
  }
  return actionResult('phoneCodeSent');
};

export const verifyPhone = async (
  deps: Deps,
  { userId, code }: { userId: string; code: string },
): Promise<MyNotificationSettings> => {
  const guess = await deps.phones.guess(userId, await codeHashOf(deps, userId, code), deps.clock.now());
  if (guess === 'spent') throw new AppError('TOO_MANY_REQUESTS', notice('codeSpent'));
  if (guess === 'wrong') throw new AppError('INVALID_CODE');
  return getOwnSettings(deps, userId);
};
