import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import type { SignInDevice } from '@shared/accounts/model/device';
import { sessionDays } from '@shared/platform/user-pool';
import { log } from '../../../platform/logger';
import type { SignedInCaller } from '../../../platform/http/caller';
import { parseBrowserName } from '../../../platform/http/browser-name';
import type { IdentifiedDevice } from '../../../platform/http/device';
import { isEndedSession } from '../../../platform/http/ended-sessions';
import { actionResult } from '../../../platform/http/english';
import type { StoredDevice } from '../../../store/accounts/accounts/ports';
import type { Deps } from '../ports';

type Caller = Pick<SignedInCaller, 'userId' | 'signIn' | 'viewedBy'>;
type DeviceDeps = Pick<Deps, 'devices' | 'sessions' | 'clock'>;

/** Stores the device. Never fails the request. Clients that store no ID are distinguished by name. */
export const rememberDevice = async (
  { devices, hash }: Pick<Deps, 'devices' | 'hash'>,
  { userId, signIn, viewedBy }: Caller,
  { id, userAgent, region }: IdentifiedDevice,
): Promise<void> => {
  if (viewedBy || signIn?.id === undefined) return;
  try {
    await devices.see({
      userId,
      deviceId: await hash('device', `${userId}\0${id ?? `agent ${userAgent}`}`),
      signIn: { id: signIn.id, authTime: signIn.authTime },
      ...parseBrowserName(userAgent),
      region,
    });
  } catch (error) {
    log.error('a device was not remembered', error);
  }
};

const signedInDevices = async ({ devices, sessions, clock }: DeviceDeps, userId: string): Promise<StoredDevice[]> => {
  const [stored, ended] = await Promise.all([devices.list(userId), sessions.ended(userId)]);
  const oldest = clock.now().getTime() / 1000 - sessionDays * 24 * 3600;
  return stored.filter(({ signIns }) =>
    signIns.some((signIn) => signIn.authTime > oldest && !isEndedSession(signIn, ended)),
  );
};

const isCurrent = ({ signIns }: StoredDevice, { signIn }: Caller): boolean =>
  signIns.some(({ id }) => id === signIn?.id);

export const listDevices = async (deps: DeviceDeps, caller: Caller): Promise<{ items: SignInDevice[] }> => {
  const found = await signedInDevices(deps, caller.userId);
  return {
    items: found.map(({ signIns, ...device }) => ({ ...device, current: isCurrent({ ...device, signIns }, caller) })),
  };
};

/** Removes the item too, so a later sign-in on the device counts as new. */
export const signOutDevice = async (
  deps: DeviceDeps,
  userId: string,
  deviceId: string,
): Promise<ActionResult<'deviceSignedOut'>> => {
  const device = (await deps.devices.list(userId)).find((it) => it.deviceId === deviceId);
  if (!device) throw new AppError('NOT_FOUND');
  await deps.sessions.end(
    userId,
    device.signIns.map(({ id }) => id),
  );
  await deps.devices.remove(userId, [deviceId]);
  return actionResult('deviceSignedOut');
};

export const signOutOtherDevices = async (
  deps: DeviceDeps,
  caller: Caller,
): Promise<ActionResult<'otherDevicesSignedOut'>> => {
  const { userId, signIn } = caller;
  if (!signIn) throw new AppError('UNAUTHENTICATED');
  const others = (await deps.devices.list(userId)).filter((device) => !isCurrent(device, caller));
  await deps.sessions.endOthers(userId, signIn);
  await deps.devices.remove(
    userId,
    others.map(({ deviceId }) => deviceId),
  );
  return actionResult('otherDevicesSignedOut');
};
