import type { ReactNode } from 'react';
import type { StaffRouteName } from '@shared/site-routes';
import { lazyView, shown } from '../lazy-view';

export const staffScreens: Record<StaffRouteName, ReactNode> = {
  admin: shown(lazyView(() => import('@/features/admin/home-view'), 'HomeView')),
  adminPeople: shown(lazyView(() => import('@/features/admin/people-view'), 'PeopleView')),
  adminPerson: shown(lazyView(() => import('@/features/admin/person-view'), 'PersonView')),
  adminOrganizations: shown(lazyView(() => import('@/features/admin/organizations-view'), 'OrganizationsView')),
  adminOrganization: shown(lazyView(() => import('@/features/admin/organization-view'), 'OrganizationView')),
  adminDeadLetters: shown(lazyView(() => import('@/features/admin/dead-letters-view'), 'DeadLettersView')),
  adminAnnouncements: shown(lazyView(() => import('@/features/admin/announcements-view'), 'AnnouncementsView')),
  adminUsage: shown(lazyView(() => import('@/features/admin/usage-view'), 'UsageView')),
  adminSwitches: shown(lazyView(() => import('@/features/admin/switches-view'), 'SwitchesView')),
  adminAudit: shown(lazyView(() => import('@/features/audit/staff-audit-view'), 'StaffAuditView')),
  adminStaff: shown(lazyView(() => import('@/features/admin/staff-view'), 'StaffView')),
  adminBilling: shown(lazyView(() => import('@/features/admin/billing/staff-billing-view'), 'StaffBillingView')),
  verifications: shown(lazyView(() => import('@/features/verifications/queue-view'), 'QueueView')),
  verification: shown(lazyView(() => import('@/features/verifications/verification-view'), 'VerificationView')),
  organizationCases: shown(lazyView(() => import('@/features/organization-review/queue-view'), 'QueueView')),
  organizationCase: shown(lazyView(() => import('@/features/organization-review/case-view'), 'CaseView')),
  exclusions: shown(lazyView(() => import('@/features/exclusions/queue-view'), 'QueueView')),
  reportCases: shown(lazyView(() => import('@/features/moderation/queue-view'), 'QueueView')),
  reportCase: shown(lazyView(() => import('@/features/moderation/case-view'), 'CaseView')),
  shiftCases: shown(lazyView(() => import('@/features/shift-cases/queue-view'), 'QueueView')),
  shiftCase: shown(lazyView(() => import('@/features/shift-cases/case-view'), 'CaseView')),
  tickets: shown(lazyView(() => import('@/features/support-desk/inbox-view'), 'InboxView')),
  savedReplies: shown(lazyView(() => import('@/features/support-desk/saved-replies-view'), 'SavedRepliesView')),
  ticket: shown(lazyView(() => import('@/features/support-desk/ticket-case-view'), 'TicketCaseView')),
  exclusion: shown(lazyView(() => import('@/features/exclusions/case-view'), 'CaseView')),
};
