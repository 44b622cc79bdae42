import * as z from 'zod';
import { ApplicationDetail, ApplicationStep, ReceivedApplication } from '../../hiring/model/application';
import { ApplicationId, JobId, OfferId } from '../../core/model/fields';
import { Interview } from '../../hiring/model/interview';
import { Job, JobDraft } from '../../hiring/model/job';
import { Offer } from '../../hiring/model/offer';
import { Placement, Timesheet } from '../../work/model/placement';

/**
 * Answers of version 1 of the API: named fields of the site's own models. Fields may be added; removing a field or changing
 * its meaning needs a version 2 (docs/public-api.md).
 */
const Named = z.object({ userId: z.string(), name: z.string() });

export const ApiJob = Job.pick({
  jobId: true,
  title: true,
  status: true,
  department: true,
  specialty: true,
  professions: true,
  unit: true,
  location: true,
  jobType: true,
  assignment: true,
  remote: true,
  shift: true,
  startOn: true,
  contractWeeks: true,
  numberOfOpenings: true,
  payBy: true,
  rate: true,
  currency: true,
  salaryMinCents: true,
  salaryMaxCents: true,
  applicationDeadlineOn: true,
  urgentHiring: true,
  applicationCount: true,
  createdAt: true,
  updatedAt: true,
  publishedAt: true,
  version: true,
}).extend({ filledOpenings: z.int().nonnegative() });

export const ApiJobDetail = ApiJob.extend(Job.pick({ description: true, requirements: true, benefits: true }).shape);

/** Fields of a posting. Omitted fields are empty. */
export const ApiJobForm = z.strictObject(
  JobDraft.pick({
    title: true,
    location: true,
    professions: true,
    npFocuses: true,
    jobType: true,
    assignment: true,
    remote: true,
    numberOfOpenings: true,
    payBy: true,
    rate: true,
    currency: true,
    salaryMinCents: true,
    salaryMaxCents: true,
    payPackage: true,
    engagement: true,
    experience: true,
    expectedHoursType: true,
    expectedHoursMin: true,
    expectedHoursMax: true,
    expectedHoursFixed: true,
    shift: true,
    pattern: true,
    hoursPerShift: true,
    shiftsPerWeek: true,
    startOn: true,
    startAsap: true,
    contractWeeks: true,
    licensePolicy: true,
    requiredCertifications: true,
    preferredCertifications: true,
    minUnitYears: true,
    unitYearsRequired: true,
    description: true,
    requirements: true,
    selectedBenefits: true,
    benefits: true,
    contactEmails: true,
    applicationDeadlineOn: true,
    applicationInstructions: true,
    coverLetter: true,
    urgentHiring: true,
  }).extend({
    department: JobDraft.shape.department.default(null),
    specialty: JobDraft.shape.specialty.default(null),
    unit: JobDraft.shape.unit,
  }).shape,
);
export type ApiJobForm = z.infer<typeof ApiJobForm>;

export const ApiApplication = ReceivedApplication.pick({
  applicationId: true,
  jobId: true,
  jobTitle: true,
  status: true,
  statusSince: true,
  appliedAt: true,
  updatedAt: true,
  version: true,
  source: true,
}).extend({ candidate: ReceivedApplication.shape.candidate.pick({ firstName: true, lastName: true }) });

/** `halted`: the application can't proceed. */
export const ApiApplicationDetail = ApplicationDetail.pick({
  applicationId: true,
  jobId: true,
  jobTitle: true,
  status: true,
  appliedAt: true,
  updatedAt: true,
  version: true,
  source: true,
  coverLetter: true,
  availableStart: true,
  expectedSalary: true,
  message: true,
  answers: true,
  halted: true,
}).extend({
  candidate: ApplicationDetail.shape.candidate.pick({ firstName: true, lastName: true, email: true, phone: true }),
  timeline: z.array(ApplicationStep.pick({ status: true, at: true, side: true })),
});

export const ApiInterview = Interview.pick({
  interviewId: true,
  applicationId: true,
  jobId: true,
  jobTitle: true,
  type: true,
  place: true,
  timeZone: true,
  status: true,
  slots: true,
  proposedBy: true,
  startsAt: true,
  endsAt: true,
  createdAt: true,
  updatedAt: true,
  version: true,
}).extend({
  // Calls without an application aren't part of the API.
  applicationId: ApplicationId,
  jobId: JobId,
  jobTitle: z.string(),
  professional: Named,
  organizer: Named,
  interviewers: z.array(Named),
});

export const ApiOffer = Offer.pick({
  offerId: true,
  applicationId: true,
  jobId: true,
  jobTitle: true,
  professional: true,
  terms: true,
  status: true,
  expiresOn: true,
  offeredAt: true,
  updatedAt: true,
  answeredAt: true,
  placementId: true,
  version: true,
});

export const ApiPlacement = Placement.pick({
  placementId: true,
  offerId: true,
  applicationId: true,
  jobId: true,
  jobTitle: true,
  terms: true,
  status: true,
  endOn: true,
  createdAt: true,
  version: true,
})
  // Excludes own staff, who have none of these.
  .extend({ offerId: OfferId, applicationId: ApplicationId, jobId: JobId, professional: Named });

export const ApiTimesheet = Timesheet.pick({
  placementId: true,
  weekStartsOn: true,
  jobId: true,
  jobTitle: true,
  professional: true,
  lines: true,
  status: true,
  totalMinutes: true,
  currency: true,
  expectedCents: true,
  approvedCents: true,
  paidCents: true,
  submittedAt: true,
  approvedAt: true,
  approvedBy: true,
  dueOn: true,
  paidAt: true,
  payReference: true,
  version: true,
});
