import { ulid } from 'ulid';
import {
  candidate,
  everybody,
  signedIn,
  stale,
  type Call,
  type Outcomes,
  type RecordIds,
  type Row,
  type World,
} from './row';

const staff: Outcomes = [401, 403, 403, 403, 403, 'ok'];
const unknown: Outcomes = [401, 403, 403, 403, 403, 404];
const organization = (_record: RecordIds, { people }: World): Call => ({
  params: { organizationId: people.admin?.me.membership?.organizationId ?? '' },
});
const letter = (): Call => ({ params: { consumer: 'notify', messageId: ulid() }, body: { reason: 'Test' } });
const search = (): Call => ({ query: { text: 'Robin' } });

/** Staff with every role; each role's share is in caller.test.ts. */
export const staffRows: Record<string, Row> = {
  getStaffHome: { own: staff },
  findPeople: { call: search, own: staff },
  getStaffPerson: { call: candidate, own: staff },
  getPersonTimeline: { call: candidate, own: staff },
  findStaffOrganizations: { call: search, own: staff },
  getStaffOrganization: { call: organization, own: staff },
  getOrganizationTimeline: { call: organization, own: staff },
  listViewCauses: { call: candidate, own: staff },
  // 404 because there is no such ticket; view-as.test.ts covers the rest.
  startViewAs: {
    call: (it) => ({ ...candidate(it), body: { reason: 'Test', causeId: 'TICK-999999' } }),
    own: unknown,
  },
  listAccountViews: { own: signedIn },
  stopViewAs: { call: () => ({ params: { grantId: `vwg_${ulid()}` } }), own: unknown },
  listStaffMembers: { own: staff },
  addStaffMember: {
    call: () => ({ body: { email: 'nobody@example.test', roles: ['support'], reason: 'Test' } }),
    own: unknown,
  },
  changeStaffMember: {
    call: (it) => ({ ...candidate(it), body: { roles: ['support'], reason: 'Test', version: stale } }),
    own: unknown,
  },
  removeStaffMember: { call: (it) => ({ ...candidate(it), body: { reason: 'Test', version: stale } }), own: unknown },
  getSiteState: { own: everybody },
  recordUsage: { call: () => ({ body: { events: [{ kind: 'page', name: 'jobs', count: 1 }] } }), own: signedIn },
  getUsageReport: { call: () => ({ query: { days: '7' } }), own: staff },
  getSiteSettings: { own: staff },
  // Stale versions change nothing.
  saveAnnouncement: {
    call: () => ({
      params: { announcementId: `ann_${ulid()}` },
      body: {
        text: { en: '-', es: '-', fr: '-' },
        audience: 'everyone',
        from: '2026-11-20T10:00:00Z',
        until: '2026-11-20T11:00:00Z',
        reason: 'Test',
        version: stale,
      },
    }),
    own: staff,
  },
  getNextNewsMail: { own: staff },
  sendNewsMail: { call: () => ({ body: { number: 1, reason: 'Test', version: stale } }), own: staff },
  setSwitch: {
    call: () => ({ params: { name: 'registration' }, body: { on: true, reason: 'Test', version: stale } }),
    own: staff,
  },
  listDeadLetters: { own: staff },
  replayDeadLetter: { call: letter, own: unknown },
  discardDeadLetter: { call: letter, own: unknown },
};
