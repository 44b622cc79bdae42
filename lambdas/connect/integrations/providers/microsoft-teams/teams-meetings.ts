import * as z from 'zod';
import { VendorProblem } from '../../engine/vendor-problem';
import type { MadeMeeting, MeetingMaker, WantedMeeting } from '../../meetings/ports';
import type { ConnectedVendor } from '../../ports';
import { graphApi } from '../microsoft/microsoft-adapter';

/** https://learn.microsoft.com/graph/api/resources/onlinemeeting */
const Meeting = z.object({ id: z.string().min(1), joinWebUrl: z.url({ protocol: /^https$/ }) });

const meetings = `${graphApi}/me/onlineMeetings`;
const addressOf = (id: string): string => `${meetings}/${encodeURIComponent(id)}`;
const topicLength = 200;

type Times = Pick<WantedMeeting, 'topic' | 'startsAt' | 'endsAt'>;
const timesOf = ({ topic, startsAt, endsAt }: Times) => ({
  subject: topic.slice(0, topicLength),
  startDateTime: startsAt,
  endDateTime: endsAt,
});

/**
 * Creates a meeting, or returns the one with our ID, so a repeated call creates no second one:
 * https://learn.microsoft.com/graph/api/onlinemeeting-createorget. It doesn't appear in a calendar, and the company's
 * policy decides who skips the lobby.
 */
const createOrGet = async (vendor: ConnectedVendor, marker: string, times: Times | null): Promise<MadeMeeting> => {
  const json = { externalId: marker, ...(times && timesOf(times)) };
  const url = `${meetings}/createOrGet`;
  const { body } = await vendor.call({ operation: 'meeting.create', method: 'POST', url, json });
  const made = Meeting.safeParse(body);
  if (!made.success) throw new VendorProblem('malformed');
  return { id: made.data.id, joinUrl: made.data.joinWebUrl };
};

export const teamsMeetings: MeetingMaker = {
  create: (vendor, wanted) => createOrGet(vendor, wanted.marker, wanted),

  /** Both times are required: https://learn.microsoft.com/graph/api/onlinemeeting-update */
  async move(vendor, id, wanted) {
    const request = {
      operation: 'meeting.update',
      method: 'PATCH',
      url: addressOf(id),
      json: timesOf(wanted),
    } as const;
    return (await vendor.call({ ...request, accepts: [404] })).status !== 404;
  },

  async remove(vendor, id) {
    await vendor.call({ operation: 'meeting.delete', method: 'DELETE', url: addressOf(id), accepts: [404] });
  },

  /** Without times; the caller sets them or deletes the meeting. */
  find: (vendor, marker) => createOrGet(vendor, marker, null),
};
