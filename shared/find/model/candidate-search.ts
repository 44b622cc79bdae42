import * as z from 'zod';
import { JobAlertSettings } from '../../hiring/model/job-alert';
import { ProfessionalSearchQuery } from './professional-search';
import { candidateSearchFrequencies } from '../../people/model/profile-vocabulary';

export const ProfessionalFilters = ProfessionalSearchQuery.omit({ sort: true, cursor: true });

/** A saved search for professionals, kept as an alert. */
export const NewCandidateSearch = z.strictObject({
  ...JobAlertSettings.omit({ paused: true }).shape,
  frequency: z.enum(candidateSearchFrequencies),
  search: z
    .record(z.string().max(40), z.string().max(1000))
    .refine((search) => ProfessionalFilters.safeParse(search).success),
});
export type NewCandidateSearch = z.infer<typeof NewCandidateSearch>;
