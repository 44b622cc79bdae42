import { accountRoutes } from './accounts.routes';
import { applicationRoutes } from './applications.routes';
import { calendarRoutes } from './calendar.routes';
import { credentialRoutes } from './credentials.routes';
import { dashboardRoutes } from './dashboards.routes';
import { interviewRoutes } from './interviews.routes';
import { jobRoutes } from './jobs.routes';
import { messageRoutes } from './messages.routes';
import { notificationRoutes } from './notifications.routes';
import { offerRoutes } from './offers.routes';
import { organizationRoutes } from './organizations.routes';
import { portfolioRoutes } from './portfolio.routes';
import { professionalRoutes } from './professionals.routes';
import { profileRoutes } from './profiles.routes';
import { resumeRoutes } from './resumes.routes';
import { reviewRoutes } from './reviews.routes';
import { savedJobRoutes } from './saved-jobs.routes';
import { searchRoutes } from './search.routes';
import { timesheetRoutes } from './timesheets.routes';

export const contracts = {
  accounts: accountRoutes,
  profiles: profileRoutes,
  professionals: professionalRoutes,
  credentials: credentialRoutes,
  portfolio: portfolioRoutes,
  resumes: resumeRoutes,
  calendar: calendarRoutes,
  organizations: organizationRoutes,
  jobs: jobRoutes,
  search: searchRoutes,
  'saved-jobs': savedJobRoutes,
  applications: applicationRoutes,
  messages: messageRoutes,
  interviews: interviewRoutes,
  offers: offerRoutes,
  timesheets: timesheetRoutes,
  reviews: reviewRoutes,
  dashboards: dashboardRoutes,
  notifications: notificationRoutes,
} as const;
export type ApiArea = keyof typeof contracts;
