import { cardFields, Job, JobCard, JobDraft } from './job';

/** The form before anything is typed: the defaults of its schema. */
export const emptyJob: JobDraft = JobDraft.parse({ department: null, specialty: null });

/** What a list shows of it. */
export const emptyJobCard = { ...JobCard.pick(cardFields).parse(emptyJob), verified: null };

/** What a match reads of it besides. */
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
