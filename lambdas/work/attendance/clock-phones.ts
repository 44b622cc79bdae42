import type { ActionResult } from '@shared/core/api/action-result';
import type { ClockPhone } from '@shared/work/model/clock-phone';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { IdentifiedDevice } from '../../platform/http/device';
import { actionResult } from '../../platform/http/english';
import type { Deps } from './ports';

export const listClockPhones = async (
  { clockPhones }: Pick<Deps, 'clockPhones'>,
  { userId }: AuthorizedCaller,
  { id }: Pick<IdentifiedDevice, 'id'>,
): Promise<{ items: ClockPhone[] }> => {
  const phones = await clockPhones.list(userId);
  return {
    items: phones.map(({ phoneId, browser, system, addedAt, lastUsedAt, device }) => ({
      ...{ phoneId, browser, system, addedAt, lastUsedAt },
      current: device === id,
    })),
  };
};

/** Removes a phone. Its sessions continue, because signing out is a separate decision. */
export const removeClockPhone = async (
  { clockPhones, clock }: Pick<Deps, 'clockPhones' | 'clock'>,
  { userId }: AuthorizedCaller,
  phoneId: string,
): Promise<ActionResult<'clockPhoneRemoved'>> => {
  await clockPhones.remove(userId, phoneId, clock.now());
  return actionResult('clockPhoneRemoved');
};
