import { cardFields, Job, JobCard, JobDraft } from './job';

/** An empty form: the defaults of its schema. */
export const emptyJob: JobDraft = JobDraft.parse({ department: null, specialty: null });

/** Card fields shown in lists. */
export const emptyJobCard = { ...JobCard.pick(cardFields).parse(emptyJob), verified: null };

/** Further fields that matching reads. */
export const emptyMatchFields = Job.pick({
  npFocuses: true,
  licensePolicy: true,
  requiredCertifications: true,
  preferredCertifications: true,
  minUnitYears: true,
  unitYearsRequired: true,
  moreDetails: true,
  expectedHoursType: true,
  expectedHoursMin: true,
  expectedHoursFixed: true,
}).parse(emptyJob);
