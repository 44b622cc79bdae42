import {
  Archive,
  BadgeCheck,
  BarChart3,
  BriefcaseMedical,
  Building2,
  CalendarDays,
  ClipboardCheck,
  Clock,
  FileBadge,
  Flag,
  Grid3x3,
  House,
  LifeBuoy,
  Inbox,
  MessageSquare,
  Scale,
  ScrollText,
  Search,
  Send,
  ShieldAlert,
  ShieldCheck,
  UserPlus,
  UserRound,
  Users,
  Video,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { matchPath } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { SwitchedFeature } from '@shared/money/billing/vocabulary';
import type { Catalogs } from '@shared/locales/catalogs';
import { scopeOf, type Action } from '@shared/organizations/rules/permissions';
import { mayAsStaff } from '@shared/trust/rules/staff-permissions';
import { doctorsView, jobsFilter, paths, whatsNew, type SitePath } from '@shared/paths';
import { isEmployer, mayWriteMessages } from '@/lib/auth/home-for';

type Texts = Catalogs['workspace'];
type Label = { [K in keyof Texts]: keyof Texts[K] extends never ? K : never }[keyof Texts];
type Person = Pick<Me, 'userType' | 'membership' | 'support' | 'staff'> & {
  /** Whether the person's organization has locations that they may read. */
  hasLocations?: boolean | undefined;
  /** Whether the person works for an organization whose shifts they may book. */
  inPool?: boolean | undefined;
};

/** The session's person, with what the page frame knows about them. */
export type FramePerson = Me & Person;

/** Counters of rail entries: unread, or waiting for the person. */
export type Counted = 'messages' | 'home' | 'candidates' | 'coverage' | 'interviews' | 'weeks' | 'offers' | 'returned';

export type RailEntry = {
  label: Label;
  to: string;
  icon: LucideIcon;
  /** Pages that the entry covers. */
  pages: readonly SitePath[];
  counts?: Counted;
  /** Feature that only some plans include. */
  feature?: SwitchedFeature;
};

const messages: RailEntry = {
  label: 'rail.messages',
  to: paths.messages,
  icon: MessageSquare,
  pages: [paths.messages],
  counts: 'messages',
};

const professionals: RailEntry = {
  label: 'rail.professionals',
  to: paths.doctors,
  icon: Search,
  pages: [paths.doctors, paths.doctor, paths.doctorProfile, paths.professionalProfile],
  feature: 'candidateSearch',
};

const employerHome: RailEntry = {
  label: 'rail.home',
  to: paths.employerDashboard,
  icon: House,
  pages: [paths.employerDashboard],
  counts: 'home',
};
const employerJobs: RailEntry = {
  label: 'rail.jobs',
  to: paths.manageJobs,
  icon: BriefcaseMedical,
  pages: [
    paths.manageJobs,
    paths.manageJob,
    paths.postJob,
    paths.editJob,
    paths.jobCandidates,
    paths.jobs,
    paths.job,
    paths.jobDetail,
    paths.organization,
  ],
};
const candidates: RailEntry = {
  label: 'rail.candidates',
  to: paths.applications,
  icon: Users,
  pages: [paths.applications, paths.jobApplications, paths.application],
  counts: 'candidates',
};
const coverage: RailEntry = {
  label: 'rail.coverage',
  to: paths.coverage,
  icon: Grid3x3,
  pages: [paths.coverage, paths.fillReport, paths.shiftBill],
  counts: 'coverage',
};
const interviews: RailEntry = {
  label: 'rail.interviews',
  to: paths.interviews,
  icon: Video,
  pages: [
    paths.interviews,
    paths.scheduleInterviews,
    paths.scheduleInterview,
    paths.rescheduleInterview,
    paths.joinInterview,
  ],
  counts: 'interviews',
};
const placements: RailEntry = {
  label: 'rail.placements',
  to: paths.hiredProfessionals,
  icon: ClipboardCheck,
  pages: [paths.hiredProfessionals, paths.placement, paths.timesheets],
  counts: 'weeks',
};
const team: RailEntry = { label: 'rail.team', to: paths.teamSettings, icon: UserPlus, pages: [paths.teamSettings] };
const analytics: RailEntry = {
  label: 'rail.analytics',
  to: paths.analytics,
  icon: BarChart3,
  pages: [paths.analytics],
  feature: 'analytics',
};

const professionalHome: RailEntry = {
  label: 'rail.home',
  to: paths.professionalDashboard,
  icon: House,
  pages: [paths.professionalDashboard, paths.profileSetup, paths.authProfileSetup],
  counts: 'home',
};
const shifts: RailEntry = {
  label: 'rail.shifts',
  to: paths.shifts,
  icon: Clock,
  pages: [paths.shifts, paths.shiftWeek, paths.reliability],
};
const jobs: RailEntry = {
  label: 'rail.jobs',
  to: paths.jobs,
  icon: BriefcaseMedical,
  pages: [paths.jobs, paths.job, paths.jobDetail, paths.organization, paths.myInvitations],
};
const applications: RailEntry = {
  label: 'rail.applications',
  to: paths.applications,
  icon: Send,
  pages: [paths.applications, paths.application],
  counts: 'offers',
};
const schedule: RailEntry = { label: 'rail.schedule', to: paths.calendar, icon: CalendarDays, pages: [paths.calendar] };
const pay: RailEntry = {
  label: 'rail.pay',
  to: paths.timesheets,
  icon: Wallet,
  pages: [paths.timesheets, paths.placement],
  counts: 'returned',
};
const profile: RailEntry = {
  label: 'rail.profile',
  to: paths.editProfile,
  icon: UserRound,
  pages: [paths.editProfile, paths.portfolio, paths.references, paths.referrals, paths.skills, paths.skillsChecklist],
};
const credentials: RailEntry = {
  label: 'rail.credentials',
  to: paths.credentials,
  icon: FileBadge,
  pages: [paths.credentials, paths.healthFile],
};

type StaffEntry = RailEntry & { action: Action };

/** The staff console's entries in order, each for the roles that may open it. */
const staff: readonly StaffEntry[] = [
  { label: 'rail.queues', to: paths.admin, icon: Inbox, pages: [paths.admin], action: 'readConsole' },
  {
    label: 'rail.tickets',
    to: paths.tickets,
    icon: LifeBuoy,
    pages: [paths.tickets, paths.ticket, paths.savedReplies],
    action: 'answerTickets',
  },
  {
    label: 'rail.reports',
    to: paths.reportCases,
    icon: Flag,
    pages: [paths.reportCases, paths.reportCase],
    action: 'moderate',
  },
  {
    label: 'rail.verifications',
    to: paths.verifications,
    icon: ShieldCheck,
    pages: [paths.verifications, paths.verification],
    action: 'reviewCredentials',
  },
  {
    label: 'rail.organizationCases',
    to: paths.organizationCases,
    icon: BadgeCheck,
    pages: [paths.organizationCases, paths.organizationCase],
    action: 'reviewOrganizations',
  },
  {
    label: 'rail.exclusions',
    to: paths.exclusions,
    icon: ShieldAlert,
    pages: [paths.exclusions, paths.exclusion],
    action: 'reviewExclusions',
  },
  {
    label: 'rail.shiftCases',
    to: paths.shiftCases,
    icon: Scale,
    pages: [paths.shiftCases, paths.shiftCase],
    action: 'decideShiftCases',
  },
  {
    label: 'rail.people',
    to: paths.adminPeople,
    icon: Users,
    pages: [paths.adminPeople, paths.adminPerson],
    action: 'readConsole',
  },
  {
    label: 'rail.organizations',
    to: paths.adminOrganizations,
    icon: Building2,
    pages: [paths.adminOrganizations, paths.adminOrganization],
    action: 'readConsole',
  },
  {
    label: 'rail.system',
    to: paths.adminDeadLetters,
    icon: Archive,
    pages: [paths.adminDeadLetters, paths.adminAnnouncements, paths.adminSwitches, paths.adminUsage],
    action: 'handleDeadLetters',
  },
  { label: 'rail.staff', to: paths.adminStaff, icon: UserPlus, pages: [paths.adminStaff], action: 'manageStaff' },
  {
    label: 'rail.auditLog',
    to: paths.adminAudit,
    icon: ScrollText,
    pages: [paths.adminAudit],
    action: 'readStaffAuditLog',
  },
];

/** Number of entries in a phone's bottom bar. */
const staffBottomEntries = 4;

export const mayReadCoverage = ({ membership }: Pick<Person, 'membership'>): boolean =>
  membership !== null && scopeOf('readCoverage', membership.role) !== 'none';

/** Rail entries in order. Employers without a team have no team pages. */
export const railEntries = (person: Person): readonly RailEntry[] => {
  if (person.support) {
    const roles = person.staff?.roles ?? [];
    return [...staff.filter(({ action }) => mayAsStaff(action, roles)), professionals];
  }
  if (!isEmployer(person)) {
    return [
      professionalHome,
      ...(person.inPool ? [shifts] : []),
      jobs,
      applications,
      interviews,
      schedule,
      pay,
      messages,
      profile,
      credentials,
    ];
  }
  if (!person.membership) return [employerHome, professionals];
  return [
    employerHome,
    employerJobs,
    candidates,
    ...(mayReadCoverage(person) ? [coverage] : []),
    interviews,
    placements,
    professionals,
    ...(mayWriteMessages(person) ? [messages] : []),
    ...(person.membership.can_manage_team ? [team, analytics] : []),
  ];
};

/** Coverage replaces interviews, which Home shows as well. */
const employerBottom = ({ hasLocations }: Person): readonly RailEntry[] =>
  hasLocations ? [employerHome, coverage, candidates, messages] : [employerHome, candidates, interviews, messages];

/** Entries of a phone's bottom bar; the rest is behind its last button. */
export const bottomEntries = (person: Person): readonly RailEntry[] => {
  const all = railEntries(person);
  if (person.support) return all.slice(0, staffBottomEntries);
  if (isEmployer(person)) return employerBottom(person).filter((it) => all.includes(it));
  // The week is a tab of the shifts, so hired people keep their applications.
  return person.inPool ? [shifts, jobs, applications, messages] : [jobs, applications, schedule, messages];
};

/** Rail entries that don't fit in the bar. */
export const entriesBesideBottom = (person: Person): readonly RailEntry[] => {
  const inBar = new Set(bottomEntries(person).map(({ to }) => to));
  return railEntries(person).filter(({ to }) => !inBar.has(to));
};

export const isCurrent = ({ pages }: RailEntry, pathname: string): boolean => {
  // "/jobs/manage" also matches "/jobs/:jobId": the page without a parameter wins.
  const exact = Object.values(paths).find((path) => path === pathname);
  return pages.some((page) => (exact ? page === exact : matchPath(page, pathname) !== null));
};

export type PlainLink = { label: Label; to: string };

const ownLinks = (person: Person): readonly PlainLink[] => {
  if (person.support) return [{ label: 'me.account', to: paths.accountSettings }];
  if (isEmployer(person)) {
    return [
      ...(person.membership
        ? ([
            { label: 'me.company', to: paths.employerProfile },
            {
              label: 'me.savedProfessionals',
              to: `${paths.doctors}?${doctorsView.parameter}=${doctorsView.saved}`,
            },
          ] as const)
        : []),
      ...(person.membership ? [{ label: 'me.billing', to: paths.billing } as const] : []),
      { label: 'me.account', to: paths.accountSettings },
    ];
  }
  return [
    { label: 'me.invitations', to: paths.myInvitations },
    { label: 'me.savedJobs', to: `${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.saved}` },
    { label: 'me.jobAlerts', to: `${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.alerts}` },
    { label: 'me.portfolio', to: paths.portfolio },
    { label: 'me.professionals', to: paths.doctors },
    { label: 'me.billing', to: paths.billing },
    { label: 'me.account', to: paths.accountSettings },
  ];
};

/** The person's menu, above Sign Out. */
export const personLinks = (person: Person): readonly PlainLink[] => [
  ...ownLinks(person),
  { label: 'rail.settings', to: paths.settings },
  { label: 'me.news', to: whatsNew },
];

/** Everything that "Search or jump to" offers without typing. */
export const jumpLinks = (person: Person): readonly PlainLink[] => [
  ...railEntries(person),
  ...personLinks(person),
  { label: 'rail.notifications', to: paths.notifications },
  { label: 'rail.help', to: person.support ? paths.help : paths.support },
];
