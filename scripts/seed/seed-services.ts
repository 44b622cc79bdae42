import '../lib/load-catalogs';
import '../lib/load-fonts';
import type { Deps as AccountDeps } from '@lambdas/accounts/accounts/ports';
import type { Deps as AttendanceDeps } from '@lambdas/work/attendance/ports';
import type { PayoutDeps } from '@lambdas/money/billing/payouts/ports';
import type { Deps as BillingDeps } from '@lambdas/money/billing/ports';
import type { Deps as ApplicationDeps } from '@lambdas/hiring/applications/ports';
import type { Deps as InterviewDeps } from '@lambdas/hiring/interviews/ports';
import type { Deps as JobDeps } from '@lambdas/hiring/jobs/ports';
import type { Deps as MessageDeps } from '@lambdas/messages/messages/ports';
import type { Deps as LocationDeps } from '@lambdas/work/locations/ports';
import type { Deps as TemplateDeps } from '@lambdas/messages/message-templates/ports';
import type { Deps as OfferDeps } from '@lambdas/hiring/offers/ports';
import type { Deps as ReportDeps } from '@lambdas/trust/reports/ports';
import type { ShiftCaseDeps } from '@lambdas/trust/reports/shift-cases/ports';
import type { Deps as ReviewDeps } from '@lambdas/people/reviews/ports';
import type { Deps as ScorecardDeps } from '@lambdas/hiring/scorecards/ports';
import type { Deps as ChecklistDeps } from '@lambdas/people/checklists/ports';
import type { Deps as ComplianceDeps } from '@lambdas/people/compliance/ports';
import type { StaffDeps } from '@lambdas/work/shifts/own-staff/ports';
import type { Deps as ShiftDeps } from '@lambdas/work/shifts/ports';
import type { Deps as SupportDeps } from '@lambdas/trust/support/ports';
import type { Deps as TimesheetDeps } from '@lambdas/work/timesheets/ports';
import type { Deps as OrganizationDeps } from '@lambdas/organizations/organizations/ports';
import type { Deps as OrganizationVerificationDeps } from '@lambdas/organizations/organization-verifications/ports';
import type { Deps as CalendarDeps } from '@lambdas/messages/calendar/ports';
import type { Deps as CredentialDeps } from '@lambdas/people/credentials/ports';
import type { Deps as PortfolioDeps } from '@lambdas/people/portfolio/ports';
import type { Deps as ProfileDeps } from '@lambdas/people/profiles/ports';
import { stageBilling } from '@lambdas/store/money/billing/stage-billing';
import { scopeOf, type Action } from '@shared/organizations/rules/permissions';
import type { TeamRole } from '@shared/core/model/enumerations';
import type { AuthorizedCaller } from '@lambdas/platform/http/caller';

export type Services = {
  accounts: AccountDeps;
  organizations: OrganizationDeps;
  organizationVerifications: OrganizationVerificationDeps;
  profiles: ProfileDeps;
  credentials: CredentialDeps;
  portfolio: PortfolioDeps;
  checklists: ChecklistDeps;
  calendar: CalendarDeps;
  locations: LocationDeps;
  shifts: ShiftDeps;
  ownStaff: StaffDeps;
  attendance: AttendanceDeps;
  shiftCases: ShiftCaseDeps;
  jobs: JobDeps;
  applications: ApplicationDeps;
  interviews: InterviewDeps;
  offers: OfferDeps;
  compliance: ComplianceDeps;
  timesheets: TimesheetDeps;
  reviews: ReviewDeps;
  reports: ReportDeps;
  messages: MessageDeps;
  support: SupportDeps;
  templates: TemplateDeps;
  scorecards: ScorecardDeps;
  /** Null where no plans are sold. */
  billing: BillingDeps | null;
  payouts: PayoutDeps | null;
};

/** The functions' own dependencies. They read the environment on load, so set it first. */
export const openServices = async ({ deployed }: { deployed: boolean }): Promise<Services> => {
  // The local scanner is part of the functions' bundles; here nothing else tags uploads.
  if (!deployed) process.env['UPLOAD_SCANNER'] = 'none';
  const { mode } = stageBilling();
  const [
    accounts,
    organizations,
    profiles,
    credentials,
    portfolio,
    checklists,
    calendar,
    locations,
    shifts,
    attendance,
    shiftCases,
    jobs,
    applications,
    interviews,
    offers,
    compliance,
    timesheets,
    reviews,
    reports,
    messages,
    templates,
    scorecards,
    support,
    organizationVerifications,
    billing,
  ] = await Promise.all([
    import('@lambdas/accounts/accounts/deps'),
    import('@lambdas/organizations/organizations/deps'),
    import('@lambdas/people/profiles/deps'),
    import('@lambdas/people/credentials/deps'),
    import('@lambdas/people/portfolio/deps'),
    import('@lambdas/people/checklists/deps'),
    import('@lambdas/messages/calendar/deps'),
    import('@lambdas/work/locations/deps'),
    import('@lambdas/work/shifts/deps'),
    import('@lambdas/work/attendance/deps'),
    import('@lambdas/trust/reports/shift-cases/deps'),
    import('@lambdas/hiring/jobs/deps'),
    import('@lambdas/hiring/applications/deps'),
    import('@lambdas/hiring/interviews/deps'),
    import('@lambdas/hiring/offers/deps'),
    import('@lambdas/people/compliance/deps'),
    import('@lambdas/work/timesheets/deps'),
    import('@lambdas/people/reviews/deps'),
    import('@lambdas/trust/reports/deps'),
    import('@lambdas/messages/messages/deps'),
    import('@lambdas/messages/message-templates/deps'),
    import('@lambdas/hiring/scorecards/deps'),
    import('@lambdas/trust/support/deps'),
    import('@lambdas/organizations/organization-verifications/deps'),
    mode === 'off' ? null : import('@lambdas/money/billing/deps'),
  ]);
  return {
    accounts: accounts.deps,
    organizations: organizations.deps,
    organizationVerifications: organizationVerifications.deps,
    profiles: profiles.deps,
    credentials: credentials.deps,
    portfolio: portfolio.deps,
    checklists: checklists.deps,
    calendar: calendar.deps,
    locations: locations.deps,
    shifts: shifts.deps,
    ownStaff: shifts.staffDeps,
    attendance: attendance.deps,
    shiftCases: shiftCases.shiftCaseDeps,
    jobs: jobs.deps,
    applications: applications.deps,
    interviews: interviews.deps,
    offers: offers.deps,
    compliance: compliance.deps,
    timesheets: timesheets.deps,
    reviews: reviews.deps,
    reports: reports.deps,
    messages: messages.deps,
    templates: templates.deps,
    scorecards: scorecards.deps,
    support: support.deps,
    billing: billing?.deps ?? null,
    payouts: billing?.payouts ?? null,
  };
};

export type Member = { userId: string; organizationId: string; role: TeamRole };

type Planned = Pick<AuthorizedCaller, 'plan'>;

export const memberCaller = (
  { userId, organizationId, role }: Member,
  action: Action,
  planned: Planned = {},
): AuthorizedCaller => ({
  userId,
  role,
  scope: scopeOf(action, role),
  membership: { userId, organizationId, role, department: '', joinedAt: '' },
  ...planned,
});

export const professionalCaller = (userId: string, action: Action, planned: Planned = {}): AuthorizedCaller => ({
  userId,
  role: 'professional',
  scope: scopeOf(action, 'professional'),
  membership: null,
  ...planned,
});
