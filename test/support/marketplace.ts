import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { addDays } from '@shared/core/rules/calendar-days';
import { dayIn } from '@shared/hiring/rules/report-schedule';
import { emptyJob } from '@shared/hiring/model/job.fixture';
import type { MyApplication } from '@shared/hiring/model/application';
import type { TeamRole } from '@shared/core/model/enumerations';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import { ProfileDraft, type License } from '@shared/people/model/professional';
import { storedForm } from '@shared/core/model/stored-form';
import { paths } from '@shared/paths';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type * as z from 'zod';
import { api } from './client';
import {
  registerEmployer,
  registerInvited,
  registerProfessional,
  uniqueEmail,
  type Employer,
  type Person,
} from './people';
import type { TestStack } from './stack';
import { testZone } from './setup/test-zone';

export { registerStaff, registerSupport } from './people';

const expectStatus = <T extends { status: number; body: unknown }>(reply: T, status: number, step: string): T => {
  if (reply.status !== status) throw new Error(`${step} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply;
};

/** A calendar day in the tests' zone. */
export const dayFromNow = (days: number): string => addDays(dayIn(new Date(), testZone), days);

/** Additional fields of a contract job. */
const ofContract = ({ jobType }: Partial<JobDraft>): Partial<JobDraft> =>
  jobType === 'contract' || jobType === 'temporary' || jobType === 'locum'
    ? { startAsap: true, contractWeeks: 13, requiredCertifications: ['dea'] }
    : {};

export const jobDraft = (overrides: Partial<JobDraft> = {}): JobDraft => ({
  ...emptyJob,
  title: `Ward physician ${randomUUID().slice(0, 6)}`,
  department: 'Cardiology',
  specialty: 'Cardiology',
  professions: ['physician'],
  location: 'Boston, MA',
  salaryMinCents: 200_000_00,
  salaryMaxCents: 250_000_00,
  engagement: 'facility',
  expectedHoursFixed: 40,
  shift: 'days',
  pattern: '5x8',
  hoursPerShift: 8,
  shiftsPerWeek: 5,
  description: 'Care for patients of the cardiology ward.',
  requirements: 'Board certified.',
  contactEmails: ['jobs@example.test'],
  applicationInstructions: 'Send two references.',
  ...ofContract(overrides),
  ...overrides,
});

export const createJob = async (
  person: Person,
  overrides: Partial<JobDraft> = {},
  status: 'draft' | 'active' = 'active',
): Promise<ManagedJob> => {
  const body = { job: jobDraft(overrides), status };
  return expectStatus(await api(jobRoutes.createJob, { body }, { token: person.token }), 201, 'create job').body;
};

export const profile = (overrides: Partial<ProfileDraft> = {}): ProfileDraft => ({
  ...storedForm(ProfileDraft).parse({
    firstName: 'Robin',
    lastName: 'Example',
    phone: '+12025550143',
    dateOfBirth: '1984-02-29',
    gender: 'prefer-not-to-say',
    address: '12 Quiet Street',
    city: 'Boston',
    state: 'MA',
    zipCode: '02118',
    npiNumber: '1234567893',
    deaNumber: 'AB1234563',
    title: 'Cardiologist',
    specialty: 'Cardiology',
    subSpecialty: '',
    experience: 7,
    location: 'Boston, MA',
    bio: 'Seven years of inpatient care.',
    skills: ['Echocardiography'],
    languages: ['en'],
    hourlyRateMinCents: 120_00,
    hourlyRateMaxCents: 180_00,
    employment: [
      {
        id: entryId('ent'),
        position: 'Attending',
        employer: 'City Hospital',
        location: 'Boston, MA',
        startDate: '2019-07-01',
        current: true,
      },
    ],
    education: [
      {
        id: entryId('ent'),
        institution: 'State University',
        degree: 'MD',
        field: 'Medicine',
        startDate: '2010-09-01',
        endDate: '2014-06-30',
      },
    ],
    profession: 'physician',
    licenses: [license()],
    availability: {
      schedule: ['Full-time', 'Remote'],
      shiftTypes: ['Day Shift'],
      daysAvailable: ['monday', 'tuesday'],
      dailyTimePreferences: { monday: { slots: ['morning'] } },
      remoteWork: true,
    },
    jobTypes: ['Clinical Practice'],
    workPreferences: ['Full-time', 'Remote Work'],
  } satisfies z.input<typeof ProfileDraft>),
  ...overrides,
});

export const entryId = <P extends string>(prefix: P): `${P}_${string}` => `${prefix}_${ulid()}`;

export const license = (overrides: Partial<License> = {}): License => ({
  id: entryId('lic'),
  type: 'medical-license',
  name: 'Medical license',
  number: 'MA-99213',
  issuingBody: 'Board of Registration in Medicine',
  issueDate: '2016-05-01',
  expiryDate: dayFromNow(400),
  state: 'MA',
  profession: null,
  scope: 'single',
  ...overrides,
});

export const registerApplicant = async (
  names: { firstName?: string; lastName?: string; email?: string } = {},
  overrides: Partial<ProfileDraft> = {},
): Promise<Person> => {
  const person = await registerProfessional(names);
  const { firstName, lastName, phone } = person.me;
  const body = { profile: profile({ firstName, lastName, phone, ...overrides }), version: 0 };
  expectStatus(await api(profileRoutes.saveMyProfile, { body }, { token: person.token }), 200, 'save profile');
  return person;
};

export const applicationForm = () => ({
  coverLetter: 'I would like to join your ward.',
  availableStart: dayFromNow(30),
  expectedSalary: '',
  message: '',
});

export const apply = async (person: Person, jobId: string): Promise<MyApplication> =>
  expectStatus(
    await api(applicationRoutes.applyToJob, { params: { jobId }, body: applicationForm() }, { token: person.token }),
    201,
    'apply',
  ).body;

export const invitationTokenOf = async (stack: TestStack, email: string): Promise<string> => {
  await stack.drain();
  const prefix = paths.invitation.replace(':token', '');
  const links = (await stack.mails(email)).flatMap((mail) => mail.links).map((link) => new URL(link).pathname);
  const path = links.find((link) => link.startsWith(prefix));
  if (!path) throw new Error(`No invitation was sent to ${email}.`);
  return decodeURIComponent(path.slice(prefix.length));
};

export const registerTeamMember = async (
  stack: TestStack,
  admin: Person,
  role: TeamRole,
  names: { firstName?: string; lastName?: string } = {},
): Promise<Employer> => {
  const email = uniqueEmail(role);
  const { firstName = 'Robin', lastName = 'Example' } = names;
  const body = { firstName, lastName, email, role, department: 'Cardiology' };
  expectStatus(await api(organizationRoutes.inviteMember, { body }, { token: admin.token }), 201, 'invite');
  return registerInvited(await invitationTokenOf(stack, email), { ...names, email });
};

export type Team = { admin: Employer; manager: Employer; member: Employer };

/** An administrator of a team without other members. */
export const registerAdmin = (): Promise<Employer> => registerEmployer({ firstName: 'Ada', lastName: 'Admin' });

export const registerTeam = async (stack: TestStack): Promise<Team> => {
  const admin = await registerAdmin();
  const [manager, member] = await Promise.all([
    registerTeamMember(stack, admin, 'manager', { firstName: 'Max', lastName: 'Manager' }),
    registerTeamMember(stack, admin, 'member', { firstName: 'Mia', lastName: 'Member' }),
  ]);
  return { admin, manager, member };
};
