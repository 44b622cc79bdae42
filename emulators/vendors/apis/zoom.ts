import { randomInt } from 'node:crypto';
import type { VendorApi, VendorCall, VendorReply } from '../vendor-api';

export type ZoomMeeting = {
  id: number;
  hostId: string;
  topic: string;
  agenda: string;
  start_time: string;
  duration: number;
  timezone: string;
  join_url: string;
};
type Meetings = Record<string, ZoomMeeting>;

const meetingsIn = (data: VendorCall['data']): Meetings => (data['meetings'] ??= {}) as Meetings;
const refused = (status: number, code: number, message: string): VendorReply => ({ status, body: { code, message } });
const missing = refused(404, 3001, 'Meeting does not exist.');

const shown = ({ hostId, ...meeting }: ZoomMeeting) => ({ ...meeting, host_id: hostId, type: 2 });

const create = ({ body, user, data }: VendorCall): VendorReply => {
  const fields = body as Partial<ZoomMeeting>;
  if (!fields.start_time || !fields.duration) return refused(400, 300, 'Validation Failed.');
  const id = randomInt(10 ** 10, 10 ** 11);
  const meeting: ZoomMeeting = {
    id,
    hostId: user!.id,
    topic: fields.topic ?? '',
    agenda: fields.agenda ?? '',
    start_time: fields.start_time,
    duration: fields.duration,
    timezone: fields.timezone ?? 'UTC',
    join_url: `https://zoom.us/j/${id}?pwd=local`,
  };
  meetingsIn(data)[id] = meeting;
  return { status: 201, body: shown(meeting) };
};

const change = ({ body, data, method }: VendorCall, id: string): VendorReply => {
  const meetings = meetingsIn(data);
  const meeting = meetings[id];
  if (!meeting) return missing;
  if (method === 'DELETE') Reflect.deleteProperty(meetings, id);
  else Object.assign(meeting, body);
  return { status: 204 };
};

/** Lists truncate agendas at 250 characters, like Zoom. */
const list = ({ data, user }: VendorCall): VendorReply => ({
  status: 200,
  body: {
    next_page_token: '',
    meetings: Object.values(meetingsIn(data))
      .filter(({ hostId }) => hostId === user!.id)
      .map((meeting) => ({ ...shown(meeting), agenda: meeting.agenda.slice(0, 250) })),
  },
});

/** Shapes of https://developers.zoom.us/docs/api/meetings/ */
export const zoomApi: VendorApi = {
  oauth: {
    authorize: 'zoom.us/oauth/authorize',
    token: 'zoom.us/oauth/token',
    revoke: 'zoom.us/oauth/revoke',
    clientAuth: 'basic',
    rotates: true,
    expiresSeconds: 3600,
  },
  handle(call) {
    const { method, path, user } = call;
    if (!path.startsWith('api.zoom.us/v2/')) return null;
    if (!user) return refused(401, 124, 'Invalid access token.');
    const route = `${method} ${path.slice('api.zoom.us/v2'.length)}`;
    if (route === 'GET /users/me') {
      return { status: 200, body: { id: user.id, email: user.email, account_id: `account-${user.id}`, type: 2 } };
    }
    if (route === 'POST /users/me/meetings') return create(call);
    if (route === 'GET /users/me/meetings') return list(call);
    const [, id] = /^(?:PATCH|DELETE) \/meetings\/(\d+)$/.exec(route) ?? [];
    return id === undefined ? null : change(call, id);
  },
};
