import type { ReactNode } from 'react';
import type { StaffRouteName } from '@shared/site-routes';
import { lazyView, shown } from '../lazy-view';

export const staffScreens: Record<StaffRouteName, ReactNode> = {
  admin: shown(lazyView(() => import('@/trust/screens/admin/home-view'), 'HomeView')),
  adminPeople: shown(lazyView(() => import('@/trust/screens/admin/people-view'), 'PeopleView')),
  adminPerson: shown(lazyView(() => import('@/trust/screens/admin/person-view'), 'PersonView')),
  adminOrganizations: shown(lazyView(() => import('@/trust/screens/admin/organizations-view'), 'OrganizationsView')),
  adminOrganization: shown(lazyView(() => import('@/trust/screens/admin/organization-view'), 'OrganizationView')),
  adminDeadLetters: shown(lazyView(() => import('@/trust/screens/admin/dead-letters-view'), 'DeadLettersView')),
  adminAnnouncements: shown(lazyView(() => import('@/trust/screens/admin/announcements-view'), 'AnnouncementsView')),
  adminUsage: shown(lazyView(() => import('@/trust/screens/admin/usage-view'), 'UsageView')),
  adminSwitches: shown(lazyView(() => import('@/trust/screens/admin/switches-view'), 'SwitchesView')),
  adminAudit: shown(lazyView(() => import('@/trust/screens/audit/staff-audit-view'), 'StaffAuditView')),
  adminStaff: shown(lazyView(() => import('@/trust/screens/admin/staff-view'), 'StaffView')),
  adminBilling: shown(lazyView(() => import('@/trust/screens/admin/billing/staff-billing-view'), 'StaffBillingView')),
  verifications: shown(lazyView(() => import('@/trust/screens/verifications/queue-view'), 'QueueView')),
  verification: shown(lazyView(() => import('@/trust/screens/verifications/verification-view'), 'VerificationView')),
  organizationCases: shown(lazyView(() => import('@/trust/screens/organization-review/queue-view'), 'QueueView')),
  organizationCase: shown(lazyView(() => import('@/trust/screens/organization-review/case-view'), 'CaseView')),
  exclusions: shown(lazyView(() => import('@/trust/screens/exclusions/queue-view'), 'QueueView')),
  reportCases: shown(lazyView(() => import('@/trust/screens/moderation/queue-view'), 'QueueView')),
  reportCase: shown(lazyView(() => import('@/trust/screens/moderation/case-view'), 'CaseView')),
  shiftCases: shown(lazyView(() => import('@/trust/screens/shift-cases/queue-view'), 'QueueView')),
  shiftCase: shown(lazyView(() => import('@/trust/screens/shift-cases/case-view'), 'CaseView')),
  tickets: shown(lazyView(() => import('@/trust/screens/support-desk/inbox-view'), 'InboxView')),
  savedReplies: shown(lazyView(() => import('@/trust/screens/support-desk/saved-replies-view'), 'SavedRepliesView')),
  ticket: shown(lazyView(() => import('@/trust/screens/support-desk/ticket-case-view'), 'TicketCaseView')),
  exclusion: shown(lazyView(() => import('@/trust/screens/exclusions/case-view'), 'CaseView')),
};
