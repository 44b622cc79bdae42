import * as z from 'zod';
import { limits } from '../../limits';
import { Instant, optionalProse } from '../../core/model/fields';
import { JobCard } from './job';
import { storedFields } from '../../core/model/stored-form';
import { ProfessionalCard } from '../../people/model/professional-view';
import { jobInvitationStates } from './hiring-vocabulary';

export const JobInvitationForm = z.strictObject({ message: optionalProse(limits.jobInvitationMessageLength) });
export type JobInvitationForm = z.infer<typeof JobInvitationForm>;

export const JobInvitationReply = z.strictObject({ reason: optionalProse(limits.reasonLength) });
export type JobInvitationReply = z.infer<typeof JobInvitationReply>;

const shared = {
  ...storedFields(JobInvitationForm.shape),
  ...storedFields(JobInvitationReply.shape),
  invitedAt: Instant,
  state: z.enum(jobInvitationStates),
};

/** Invitation as the team sees it. `reason` is the reason for declining, if stated. */
export const SentJobInvitation = z.object({ ...shared, professional: ProfessionalCard });
export type SentJobInvitation = z.infer<typeof SentJobInvitation>;

export const ReceivedJobInvitation = z.object({ ...shared, job: JobCard });
export type ReceivedJobInvitation = z.infer<typeof ReceivedJobInvitation>;
