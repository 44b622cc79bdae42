import { interviewForm, slotIn } from './interviews';
import type { Call, Outcome, RecordIds, Row } from './permission-rows';

type Outcomes = Row['own'];
const everySide: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 403];
const beyond = (member: Outcome, others: Outcome): Outcomes => [401, 404, member, others, others, 403];
/** Read and answered by both sides. */
const ofBoth = { own: everySide, colleague: beyond(404, 'ok'), foreign: beyond(404, 404) } satisfies Omit<Row, 'call'>;
/** Arranged by the team. */
const ofTeam = {
  own: [401, 403, 'ok', 'ok', 'ok', 403],
  colleague: [401, 403, 404, 'ok', 'ok', 403],
  foreign: [401, 403, 404, 404, 404, 403],
} satisfies Omit<Row, 'call'>;
const ofCandidate = {
  own: [401, 'ok', 403, 403, 403, 403],
  colleague: [401, 404, 403, 403, 403, 403],
  foreign: [401, 404, 403, 403, 403, 403],
} satisfies Omit<Row, 'call'>;

/** One that nobody has seen. */
const version = 999_999;
const interview = ({ interviewId }: RecordIds): { params: Record<string, string> } => ({ params: { interviewId } });
const application = ({ applicationId }: RecordIds): { params: Record<string, string> } => ({
  params: { applicationId },
});
const withBody =
  (record: (ids: RecordIds) => Call, body: unknown) =>
  (ids: RecordIds): Call => ({ ...record(ids), body });

export const interviewRows: Record<string, Row> = {
  listInterviews: { own: everySide },
  listApplicationInterviews: { call: application, ...ofBoth },
  getInterview: { call: interview, ...ofBoth },
  listCandidateApplications: {
    call: ({ candidateId: userId }) => ({ params: { userId } }),
    own: ofTeam.own,
    foreign: ofTeam.own,
  },
  checkInterviewTimes: { call: withBody(application, { slots: [slotIn(1)] }), ...ofBoth },
  proposeInterview: { call: withBody(application, interviewForm()), ...ofTeam },
  acceptInterview: { call: withBody(interview, { startsAt: slotIn(1).startsAt, version }), ...ofBoth },
  suggestInterviewTimes: { call: withBody(interview, { slots: [slotIn(1)], version }), ...ofCandidate },
  rescheduleInterview: { call: withBody(interview, { interview: interviewForm(), version }), ...ofTeam },
  cancelInterview: { call: withBody(interview, { reason: 'Ill.', version }), ...ofBoth },
  completeInterview: { call: withBody(interview, { version }), ...ofTeam },
  // It has no time yet, which is no answer about who asks; interviews.test.ts shows the rest.
  getInterviewCall: { call: interview, ...ofBoth },
};
