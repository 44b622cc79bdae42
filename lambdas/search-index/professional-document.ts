import { personSubjectOf } from '@shared/hiring/rules/match/match-subject-of';
import { flexibleHours } from '@shared/people/model/profile-vocabulary';
import {
  isListed,
  matchedProfileOf,
  professionalCard,
  type Professional,
} from '../store/people/profiles/professional-view';
import { licensedUntil } from './licensed-until';
import type { ProfessionalDocument } from './professional-port';

/** Null if not listed. */
export const professionalDocumentOf = (person: Professional, revision: number): ProfessionalDocument | null => {
  const { profile } = person;
  if (!isListed(profile)) return null;
  return {
    userId: profile.userId,
    limited: professionalCard(person, 'limited'),
    standard: professionalCard(person, 'standard'),
    licensedUntil: licensedUntil(profile),
    subject: personSubjectOf(matchedProfileOf(person)),
    interests: profile.jobTypes,
    flexible: profile.workPreferences.includes(flexibleHours),
    blocked: profile.blockedOrganizations,
    updatedAt: profile.updatedAt,
    revision,
  };
};
