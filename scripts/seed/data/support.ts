import type { SeedPerson } from './seed-organization';

export const seedReviewer: SeedPerson = {
  key: 'ruth-calloway',
  firstName: 'Ruth',
  lastName: 'Calloway',
  phone: '(202) 555-0160',
};

export const openQuestions: Record<string, Record<string, string>> = {
  'marcus-bennett': {
    'IL-036-120977':
      'The Illinois register shows this license under the name Marc Bennett. Please upload the certificate, or a document that shows both names.',
  },
};
