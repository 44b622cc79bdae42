import { useSearchParams } from 'react-router-dom';

/** Records by area, in the order of the filter. */
export const organizationAreas = {
  team: ['Membership', 'Invitation'],
  jobs: ['Job', 'InterviewKit'],
  candidates: ['Application', 'ApplicationNote', 'JobInvitation', 'Interview', 'Scorecard', 'Offer'],
  placements: ['Placement', 'ComplianceFile', 'Timesheet'],
  shifts: ['Shift', 'Booking', 'ShiftTemplate', 'ShiftPattern'],
  organization: [
    'Organization',
    'OrganizationCase',
    'FacilityList',
    'Location',
    'LocationUnit',
    'HiringGoals',
    'MessageTemplate',
    'Webhook',
    'Integration',
    'PayrollSetup',
  ],
  reading: ['AuditReading'],
} as const;

export const staffAreas = {
  credentials: ['Verification', 'ExclusionCase'],
  organization: ['Organization', 'OrganizationCase'],
  reports: ['ReportCase', 'Job', 'Profile', 'PortfolioItem'],
  tickets: ['Ticket', 'TicketPost', 'SavedReply'],
  staff: ['StaffMember', 'FormerStaff', 'ViewGrant'],
  reading: ['AuditReading'],
} as const;

export type Area = keyof typeof organizationAreas | keyof typeof staffAreas;
export type Areas = Partial<Record<Area, readonly string[]>>;

export type AuditFilters = { actor?: string; entities?: string; target?: string; from?: string; to?: string };

const names = ['actor', 'area', 'target', 'from', 'to'] as const;
export type Chosen = Partial<Record<(typeof names)[number], string>>;

const day = /^\d{4}-\d\d-\d\d$/;
const isValid = (name: string, value: string, areas: Areas): boolean => {
  if (name === 'area') return value in areas;
  return name === 'from' || name === 'to' ? day.test(value) : value.length <= 80;
};

/** Filters are kept in the address. */
export const useAuditFilters = (areas: Areas) => {
  const [parameters, setParameters] = useSearchParams();
  const chosen: Chosen = Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name);
      return value && isValid(name, value, areas) ? [[name, value]] : [];
    }),
  );
  const { area, ...rest } = chosen;
  const entities = area && areas[area as Area]?.join(',');
  const query: AuditFilters = { ...rest, ...(entities && { entities }) };
  const change = (changes: Partial<Record<(typeof names)[number], string | null>>) => {
    const next = Object.entries({ ...chosen, ...changes }).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setParameters(Object.fromEntries(next) as Record<string, string>, { replace: true });
  };
  return { chosen, query, change, clear: () => setParameters({}, { replace: true }) };
};
