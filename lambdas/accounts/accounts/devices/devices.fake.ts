import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { SecurityChange } from '@shared/core/model/enumerations';
import { isEndedSession, type EndedSessions } from '../../../platform/http/ended-sessions';
import type { Devices, Sessions, StoredDevice } from '../../../store/accounts/accounts/ports';

type State = {
  now: Date;
  devices: Map<string, StoredDevice[]>;
  ended: Map<string, EndedSessions>;
  securityChanges: SecurityChange[];
};

export const fakeDevices = (state: State): Devices => ({
  see: async ({ userId, signIn, ...device }) => {
    const others = (state.devices.get(userId) ?? []).filter(({ deviceId }) => deviceId !== device.deviceId);
    const known = state.devices.get(userId)?.find(({ deviceId }) => deviceId === device.deviceId);
    const at = state.now.toISOString();
    const signIns = [signIn, ...(known?.signIns.filter(({ id }) => id !== signIn.id) ?? [])];
    const seen = { ...device, signIns, firstUsedAt: known?.firstUsedAt ?? at, lastUsedAt: at };
    if (!known && others.length > 0) state.securityChanges.push('new_device');
    state.devices.set(userId, [seen, ...others].slice(0, limits.devices));
  },
  list: async (userId) => state.devices.get(userId) ?? [],
  remove: async (userId, ids) => {
    const left = (state.devices.get(userId) ?? []).filter(({ deviceId }) => !ids.includes(deviceId));
    state.devices.set(userId, left);
  },
});

export const fakeSessions = (state: State): Sessions => {
  const of = (userId: string): EndedSessions =>
    state.ended.get(userId) ?? { endedAt: null, kept: null, ended: new Set() };
  const at = () => state.now.toISOString();
  return {
    markEnded: async (userId) => void state.ended.set(userId, { endedAt: at(), kept: null, ended: new Set() }),
    ended: async (userId) => state.ended.get(userId) ?? null,
    end: async (userId, ids) => {
      const before = of(userId);
      state.ended.set(userId, { ...before, ended: new Set([...before.ended, ...ids]) });
      state.securityChanges.push('signed_out');
    },
    endOthers: async (userId, own) => {
      if (isEndedSession(own, of(userId))) throw new AppError('UNAUTHENTICATED');
      state.ended.set(userId, { endedAt: at(), kept: own.id ?? null, ended: of(userId).ended });
      state.securityChanges.push('signed_out');
    },
  };
};
