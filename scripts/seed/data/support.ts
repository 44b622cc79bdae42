import { staffRoles, type StaffRole } from '@shared/trust/rules/staff-permissions';
import type { SeedPerson } from './seed-organization';

export type SeedStaff = SeedPerson & { roles: readonly StaffRole[] };

/** Staff members; some decisions need two. */
export const seedStaff: readonly SeedStaff[] = [
  { key: 'ruth-calloway', firstName: 'Ruth', lastName: 'Calloway', phone: '(202) 555-0160', roles: staffRoles },
  { key: 'paul-ashworth', firstName: 'Paul', lastName: 'Ashworth', phone: '(202) 555-0161', roles: ['trust'] },
];

export const openQuestions: Record<string, Record<string, string>> = {
  'marcus-bennett': {
    'IL-036-120977':
      'The Illinois register shows this license under the name Marc Bennett. Please upload the certificate, or a document that shows both names.',
  },
};

/** Recently submitted licenses that are decided anyway, because other data depends on them. */
export const decidedEarly: readonly string[] = ['IL-041-449027'];
