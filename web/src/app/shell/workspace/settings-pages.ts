import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths, type SitePath } from '@shared/paths';
import { isEmployer } from '@/lib/auth/home-for';

const settingsPages: readonly SitePath[] = [
  paths.settings,
  paths.accountSettings,
  paths.notificationSettings,
  paths.privacySettings,
  paths.billing,
  paths.myReports,
  paths.integrations,
  paths.facilityLists,
  paths.messageTemplates,
  paths.locations,
  paths.webhook,
  paths.connection,
  paths.connectFinish,
  paths.auditLog,
  paths.employerProfile,
  paths.organizationVerification,
];

/** Professionals have their reliability next to their shifts. */
export const isInSettings = (pathname: string, person: Pick<Me, 'userType' | 'membership'>): boolean =>
  settingsPages.some((page) => page === pathname) || (pathname === paths.reliability && isEmployer(person));
