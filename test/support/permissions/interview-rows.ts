import { randomUUID } from 'node:crypto';
import { interviewForm, selfSchedulingForm, slotIn } from '../hiring/interviews';
import {
  application,
  stale,
  team,
  teamRecord,
  type Call,
  type Outcome,
  type Outcomes,
  type RecordIds,
  type Row,
} from './row';

const everySide: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 403];
const beyond = (member: Outcome, others: Outcome): Outcomes => [401, 404, member, others, others, 403];
const ofBoth = { own: everySide, colleague: beyond(404, 'ok'), foreign: beyond(404, 404) } satisfies Omit<Row, 'call'>;
const ofCandidate = {
  own: [401, 'ok', 403, 403, 403, 403],
  colleague: [401, 404, 403, 403, 403, 403],
  foreign: [401, 404, 403, 403, 403, 403],
} satisfies Omit<Row, 'call'>;

const interview = ({ interviewId }: RecordIds): Call => ({ params: { interviewId } });
const withBody =
  (record: (ids: RecordIds) => Call, body: unknown) =>
  (ids: RecordIds): Call => ({ ...record(ids), body });

export const interviewRows: Record<string, Row> = {
  listInterviews: { own: everySide },
  listInterviewDays: { call: () => ({ query: { from: '2027-01-04', to: '2027-01-10' } }), own: everySide },
  listApplicationInterviews: { call: application, ...ofBoth },
  getInterview: { call: interview, ...ofBoth },
  listCandidateApplications: {
    call: ({ candidateId: userId }) => ({ params: { userId } }),
    own: teamRecord.own,
    foreign: teamRecord.own,
  },
  // Times for an applicant; calls.test.ts covers calls.
  checkInterviewTimes: {
    call: ({ applicationId }) => ({ body: { to: { applicationId }, slots: [slotIn(1)] } }),
    ...ofBoth,
  },
  findFreeTimes: {
    call: ({ applicationId }) => ({ body: { to: { applicationId }, minutes: 30, timeZone: 'America/Chicago' } }),
    ...teamRecord,
  },
  listMeetingServices: { own: team },
  proposeInterview: { call: withBody(application, interviewForm()), ...teamRecord },
  // An unknown person: whether others have a conversation depends on earlier operations; calls.test.ts covers the rest.
  proposeCall: {
    call: () => ({ params: { userId: randomUUID() }, body: interviewForm() }),
    own: [401, 403, 404, 404, 404, 403],
  },
  // Refused after authorization: the panel is unknown, and the sample can't be picked from.
  offerInterviewTimes: { call: withBody(application, selfSchedulingForm({ panel: [randomUUID()] })), ...teamRecord },
  listPickableTimes: { call: interview, ...ofCandidate },
  pickInterviewTime: { call: withBody(interview, { startsAt: slotIn(1).startsAt, version: stale }), ...ofCandidate },
  acceptInterview: { call: withBody(interview, { startsAt: slotIn(1).startsAt, version: stale }), ...ofBoth },
  suggestInterviewTimes: { call: withBody(interview, { slots: [slotIn(1)], version: stale }), ...ofCandidate },
  rescheduleInterview: { call: withBody(interview, { interview: interviewForm(), version: stale }), ...teamRecord },
  cancelInterview: { call: withBody(interview, { reason: 'Ill.', version: stale }), ...ofBoth },
  completeInterview: { call: withBody(interview, { version: stale }), ...teamRecord },
  // Refused without a time, after authorization; interviews.test.ts covers the rest.
  getInterviewCall: { call: interview, ...ofBoth },
};
