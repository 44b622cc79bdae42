import { api } from '../api/api';
import { worker, workerScript } from './worker-script';

/** `installFirst`: on iOS, push requires adding the site to the home screen. */
export type PushSupport = 'supported' | 'installFirst' | 'unsupported';

const isAppleTouch = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export const pushSupport = (): PushSupport => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  return isAppleTouch() ? 'installFirst' : 'unsupported';
};

export const mayPush = (): NotificationPermission => ('Notification' in window ? Notification.permission : 'denied');

const subscription = async (): Promise<PushSubscription | null> => {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

export const isPushed = async (): Promise<boolean> => mayPush() === 'granted' && (await subscription()) !== null;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
};

const isSameKey = (known: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean => {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
};

const save = async (made: PushSubscription): Promise<void> => {
  const { endpoint, keys } = made.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api('savePushSubscription', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
};

export type TurnedOn = 'on' | 'denied' | 'dismissed';

export const turnPushOn = async (publicKey: string): Promise<TurnedOn> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  await navigator.serviceWorker.register(workerScript());
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  // A subscription with another server key is unusable.
  if (known && !isSameKey(known.options.applicationServerKey, applicationServerKey)) await known.unsubscribe();
  await save(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return 'on';
};

/** Unsubscribes the browser even if the server call fails: the server finds out with the next push. */
export const turnPushOff = async (): Promise<void> => {
  const known = await subscription();
  if (!known) return;
  try {
    await api('removePushSubscription', { body: { endpoint: known.endpoint } });
  } finally {
    await known.unsubscribe();
  }
};

/** Browsers rotate subscriptions; this updates the server on each visit. */
export const renewPush = async (): Promise<void> => {
  const known = mayPush() === 'granted' ? await subscription() : null;
  if (known) await save(known);
};
