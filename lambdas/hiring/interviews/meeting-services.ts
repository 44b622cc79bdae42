import { AppError } from '@shared/errors';
import { meetingServices, type MeetingService } from '@shared/hiring/model/hiring-vocabulary';
import { notice } from '@shared/text/notice';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { organizationOwner } from '../../store/connect/integrations/owner';
import type { Deps } from './ports';

type Connected = Pick<Deps, 'connections'>;

const isConnected = async ({ connections }: Connected, service: MeetingService, organizationId: string) =>
  (await connections.find(service, [organizationOwner(organizationId)])).length > 0;

export const listMeetingServices = async (
  deps: Connected,
  caller: AuthorizedCaller,
): Promise<{ items: MeetingService[] }> => {
  const organizationId = organizationOf(caller);
  const connected = await Promise.all(meetingServices.map((service) => isConnected(deps, service, organizationId)));
  return { items: meetingServices.filter((_, index) => connected[index]) };
};

/** Rejects a service the organization isn't connected to. `before`: service the interview already has. */
export const requireMeetingService = async (
  deps: Connected,
  { meeting, organizationId, field }: { meeting: MeetingService | null; organizationId: string; field: string },
  before: MeetingService | null = null,
): Promise<void> => {
  if (meeting === null || meeting === before || (await isConnected(deps, meeting, organizationId))) return;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [field]: notice('meetingNotConnected') } });
};
