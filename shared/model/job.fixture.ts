import { cardFields, JobCard, JobDraft } from './job';

/** The form before anything is typed: the defaults of its schema. */
export const emptyJob: JobDraft = JobDraft.parse({ department: null, specialty: null });

/** What a list shows of it. */
export const emptyJobCard = JobCard.pick(cardFields).parse(emptyJob);
