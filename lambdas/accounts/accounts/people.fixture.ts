import { currentTerms } from '@shared/legal/documents';
import type { Registration } from '@shared/accounts/model/account';

export const ip = '192.0.2.1';
export const language = 'en' as const;

export const professional: Registration & { language: 'en' } = {
  language,
  userType: 'doctor',
  firstName: 'Ada',
  lastName: 'Meyer',
  phone: '+12025550100',
  email: 'ada@example.org',
  password: 'correct horse',
  acceptedTerms: currentTerms,
};

export const employer: typeof professional = {
  ...professional,
  userType: 'employer',
  email: 'grace@example.org',
  organization: 'St. Mary Hospital',
};
