import '../lib/load-catalogs';
import '../lib/load-fonts';
import type { Deps as AccountDeps } from '@lambdas/accounts/ports';
import type { Deps as AttendanceDeps } from '@lambdas/attendance/ports';
import type { PayoutDeps } from '@lambdas/billing/payouts/ports';
import type { Deps as BillingDeps } from '@lambdas/billing/ports';
import type { Deps as ApplicationDeps } from '@lambdas/applications/ports';
import type { Deps as InterviewDeps } from '@lambdas/interviews/ports';
import type { Deps as JobDeps } from '@lambdas/jobs/ports';
import type { Deps as MessageDeps } from '@lambdas/messages/ports';
import type { Deps as LocationDeps } from '@lambdas/locations/ports';
import type { Deps as TemplateDeps } from '@lambdas/message-templates/ports';
import type { Deps as OfferDeps } from '@lambdas/offers/ports';
import type { Deps as ReportDeps } from '@lambdas/reports/ports';
import type { ShiftCaseDeps } from '@lambdas/reports/shift-cases/ports';
import type { Deps as ReviewDeps } from '@lambdas/reviews/ports';
import type { Deps as ScorecardDeps } from '@lambdas/scorecards/ports';
import type { Deps as ChecklistDeps } from '@lambdas/checklists/ports';
import type { Deps as ComplianceDeps } from '@lambdas/compliance/ports';
import type { StaffDeps } from '@lambdas/shifts/own-staff/ports';
import type { Deps as ShiftDeps } from '@lambdas/shifts/ports';
import type { Deps as SupportDeps } from '@lambdas/support/ports';
import type { Deps as TimesheetDeps } from '@lambdas/timesheets/ports';
import type { Deps as OrganizationDeps } from '@lambdas/organizations/ports';
import type { Deps as OrganizationVerificationDeps } from '@lambdas/organization-verifications/ports';
import type { Deps as CalendarDeps } from '@lambdas/calendar/ports';
import type { Deps as CredentialDeps } from '@lambdas/credentials/ports';
import type { Deps as PortfolioDeps } from '@lambdas/portfolio/ports';
import type { Deps as ProfileDeps } from '@lambdas/profiles/ports';
import { stageBilling } from '@lambdas/store/billing/stage-billing';
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

/** The functions' own dependencies. They read the environment on load, so call it after setting that. */
export const openServices = async ({ deployed }: { deployed: boolean }): Promise<Services> => {
  // The local scanner is part of the functions' bundles; nothing else here tags uploads.
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
    import('@lambdas/accounts/deps'),
    import('@lambdas/organizations/deps'),
    import('@lambdas/profiles/deps'),
    import('@lambdas/credentials/deps'),
    import('@lambdas/portfolio/deps'),
    import('@lambdas/checklists/deps'),
    import('@lambdas/calendar/deps'),
    import('@lambdas/locations/deps'),
    import('@lambdas/shifts/deps'),
    import('@lambdas/attendance/deps'),
    import('@lambdas/reports/shift-cases/deps'),
    import('@lambdas/jobs/deps'),
    import('@lambdas/applications/deps'),
    import('@lambdas/interviews/deps'),
    import('@lambdas/offers/deps'),
    import('@lambdas/compliance/deps'),
    import('@lambdas/timesheets/deps'),
    import('@lambdas/reviews/deps'),
    import('@lambdas/reports/deps'),
    import('@lambdas/messages/deps'),
    import('@lambdas/message-templates/deps'),
    import('@lambdas/scorecards/deps'),
    import('@lambdas/support/deps'),
    import('@lambdas/organization-verifications/deps'),
    mode === 'off' ? null : import('@lambdas/billing/deps'),
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
