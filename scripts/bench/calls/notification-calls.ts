import { createECDH, randomBytes } from 'node:crypto';
import { registerProfessional } from '../../../test/support/people';
import { gatewayAddress } from '../../../test/support/client';
import type { Caller } from './caller';

const codeSentTo = async (phone: string): Promise<string> => {
  const response = await fetch(`${gatewayAddress()}/_local/texts.json?to=${encodeURIComponent(phone)}`);
  const [text] = (await response.json()) as { text: string }[];
  return /\d{6}/.exec(text?.text ?? '')?.[0] ?? '';
};

export const notificationSettingCalls = async (call: Caller): Promise<void> => {
  const { token } = await registerProfessional();
  const { settings } = await call('getNotificationSettings', {}, token);
  await call('saveNotificationSettings', { body: settings }, token);
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`;
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await call('savePushSubscription', { body: { endpoint, keys } }, token);
  await call('removePushSubscription', { body: { endpoint } }, token);
  const phone = `+1202555${String(randomBytes(2).readUInt16BE() % 10_000).padStart(4, '0')}`;
  await call('sendPhoneCode', { body: { phone } }, token);
  await call('verifyPhone', { body: { code: await codeSentTo(phone) } }, token);
};
