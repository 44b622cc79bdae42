import type { UserType } from '@shared/core/model/enumerations';
import { seedOrganizations } from './data/organizations';
import type { SeedOrganization, SeedPerson } from './data/seed-organization';
import { seedProfessionals } from './data/professionals/professionals';
import { seedStaff } from './data/support';
import { largeOrganization } from './large/large-hospital';
import { largePlan } from './large/large-plan';

export type DemoAccount = { email: string; password: string; name: string; userType: UserType; role: string };

/** Only for demos; a stage that others can reach uses DEMO_PASSWORD. */
const publishedPassword = 'Lakeside-rounds-24';

export const demoPassword = (): string => process.env['DEMO_PASSWORD'] ?? publishedPassword;

export const demoDomain = 'demo.wardline.example';

/** Locally a nonexistent domain; on AWS the mailbox simulator, which protects the sender's reputation. */
export const demoEmail = ({ key }: Pick<SeedPerson, 'key'>, deployed: boolean): string => {
  const name = key.replace('-', '.');
  return deployed ? `success+${name}@simulator.amazonses.com` : `${name}@${demoDomain}`;
};

const account = (person: SeedPerson, userType: UserType, role: string, deployed: boolean): DemoAccount => ({
  email: demoEmail(person, deployed),
  password: demoPassword(),
  name: `${person.firstName} ${person.lastName}`,
  userType,
  role,
});

const teamAccounts = ({ profile, team }: SeedOrganization, deployed: boolean): DemoAccount[] =>
  team.map((member) => account(member, 'employer', `${member.role} of ${profile.company_name}`, deployed));

/** The demo at size: the hospital's team, two of its own staff, and two applicants. */
export const largeDemoAccounts = (): DemoAccount[] => {
  const { staff, applicants } = largePlan(0);
  return [
    ...teamAccounts(largeOrganization, false),
    ...staff.slice(0, 2).map(({ person, unit }) => account(person, 'doctor', `own staff, ${unit.name}`, false)),
    ...applicants.slice(0, 2).map(({ person }) => account(person, 'doctor', 'applicant', false)),
  ];
};

export const demoAccounts = (deployed = false): DemoAccount[] => [
  ...seedStaff.map((person) => account(person, 'doctor', `staff: ${person.roles.join(', ')}`, deployed)),
  ...seedProfessionals.map((person) => account(person, 'doctor', `${person.title}, ${person.location}`, deployed)),
  ...seedOrganizations.flatMap((organization) => teamAccounts(organization, deployed)),
];
