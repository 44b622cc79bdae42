import { applicantStatus } from '@shared/domain/application-status';
import type { ApplicationDetail, ApplicationStep, MyApplication, ReceivedApplication } from '@shared/model/application';
import type { Contact, StoredApplication } from './ports';

/** As the professional reads it. */
export const myApplication = (application: StoredApplication): MyApplication => ({
  ...application,
  status: applicantStatus(application.status),
});

/** As a row of the employer's inbox. */
export const receivedApplication = (application: StoredApplication): ReceivedApplication => application;

/** Steps that read the same to the professional are one. */
const applicantTimeline = (timeline: readonly ApplicationStep[]): ApplicationStep[] =>
  timeline
    .map((step) => ({ ...step, status: applicantStatus(step.status) }))
    .filter((step, index, steps) => steps[index - 1]?.status !== step.status);

export const applicationDetail = (
  { application, timeline }: { application: StoredApplication; timeline: ApplicationStep[] },
  contact: Contact,
  reader: 'professional' | 'employer',
): ApplicationDetail => ({
  ...(reader === 'professional' ? myApplication(application) : application),
  timeline: reader === 'professional' ? applicantTimeline(timeline) : timeline,
  candidate: { ...application.candidate, ...contact },
});
