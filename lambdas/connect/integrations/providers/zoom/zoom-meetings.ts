import * as z from 'zod';
import { VendorProblem } from '../../engine/vendor-problem';
import type { MadeMeeting, MeetingMaker, WantedMeeting } from '../../meetings/ports';
import type { ConnectedVendor } from '../../ports';
import { zoomApi } from './zoom-adapter';

/** https://developers.zoom.us/docs/api/meetings/#tag/meetings/POST/users/{userId}/meetings */
const Meeting = z.object({ id: z.coerce.string().min(1), join_url: z.url({ protocol: /^https$/ }) });
const Listed = z.object({
  next_page_token: z.string().default(''),
  meetings: z.array(z.object({ id: z.coerce.string(), join_url: z.string(), agenda: z.string().default('') })),
});

const scheduled = 2;
const topicLength = 200;
const pageSize = '300';
const pages = 10;

const bodyOf = ({ topic, startsAt, endsAt, timeZone, marker }: WantedMeeting) => ({
  topic: topic.slice(0, topicLength),
  type: scheduled,
  // Zoom accepts no fractional seconds.
  start_time: `${startsAt.slice(0, 19)}Z`,
  duration: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
  timezone: timeZone,
  agenda: marker,
});

const createMeeting = async (vendor: ConnectedVendor, wanted: WantedMeeting): Promise<MadeMeeting> => {
  const url = `${zoomApi}/users/me/meetings`;
  const { body } = await vendor.call({ operation: 'meeting.create', method: 'POST', url, json: bodyOf(wanted) });
  const made = Meeting.safeParse(body);
  if (!made.success) throw new VendorProblem('malformed');
  return { id: made.data.id, joinUrl: made.data.join_url };
};

const moveMeeting = async (vendor: ConnectedVendor, id: string, wanted: WantedMeeting): Promise<boolean> => {
  const url = `${zoomApi}/meetings/${encodeURIComponent(id)}`;
  const request = { operation: 'meeting.update', method: 'PATCH', url, json: bodyOf(wanted), accepts: [404] } as const;
  return (await vendor.call(request)).status !== 404;
};

const deleteMeeting = async (vendor: ConnectedVendor, id: string): Promise<void> => {
  const url = `${zoomApi}/meetings/${encodeURIComponent(id)}`;
  await vendor.call({ operation: 'meeting.delete', method: 'DELETE', url, accepts: [404] });
};

const findMeeting = async (vendor: ConnectedVendor, marker: string): Promise<MadeMeeting | null> => {
  let token = '';
  for (let page = 0; page < pages; page += 1) {
    const query = { type: 'scheduled', page_size: pageSize, ...(token && { next_page_token: token }) };
    const { body } = await vendor.call({ operation: 'meeting.list', url: `${zoomApi}/users/me/meetings`, query });
    const listed = Listed.safeParse(body);
    if (!listed.success) throw new VendorProblem('malformed');
    const found = listed.data.meetings.find(({ agenda }) => agenda.includes(marker));
    if (found) return { id: found.id, joinUrl: found.join_url };
    token = listed.data.next_page_token;
    if (token === '') return null;
  }
  return null;
};

export const zoomMeetings: MeetingMaker = {
  create: createMeeting,
  move: moveMeeting,
  remove: deleteMeeting,
  find: findMeeting,
};
