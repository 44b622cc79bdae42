import type { SeedPerson } from './organizations';

/** Reviews credentials. */
export const seedReviewer: SeedPerson = {
  key: 'ruth-calloway',
  firstName: 'Ruth',
  lastName: 'Calloway',
  phone: '(202) 555-0160',
};

/** What a reviewer asked of a license that is not decided yet, by the professional's key and the license's number. */
export const openQuestions: Record<string, Record<string, string>> = {
  'marcus-bennett': {
    'IL-036-120977':
      'The Illinois register shows this license under the name Marc Bennett. Please upload the certificate, or a document that shows both names.',
  },
};
