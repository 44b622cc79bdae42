import { dataRightsLimits } from './accounts/limits/data-rights-limits';
import { privacyLimits } from './accounts/limits/privacy-limits';
import { signInLimits } from './accounts/limits/sign-in-limits';
import { apiLimits } from './connect/limits/api-limits';
import { integrationLimits } from './connect/limits/integration-limits';
import { webhookLimits } from './connect/limits/webhook-limits';
import { coreLimits } from './core/limits/core-limits';
import { findLimits } from './find/limits/find-limits';
import { hiringLimits } from './hiring/limits/hiring-limits';
import { messagesLimits } from './messages/limits/messages-limits';
import { organizationsLimits } from './organizations/limits/organizations-limits';
import { peopleLimits } from './people/limits/people-limits';
import { profileLimits } from './people/limits/profile-limits';
import { trustLimits } from './trust/limits/trust-limits';
import { workLimits } from './work/limits/work-limits';

/** Limits of all departments, each declared in its own `limits` folder. */
export const limits = {
  ...coreLimits,
  ...hiringLimits,
  ...workLimits,
  ...peopleLimits,
  ...organizationsLimits,
  ...messagesLimits,
  ...findLimits,
  ...apiLimits,
  ...dataRightsLimits,
  ...privacyLimits,
  ...profileLimits,
  ...signInLimits,
  ...trustLimits,
  ...webhookLimits,
  ...integrationLimits,
} as const;

/** Durations in milliseconds. */
export const displayDurations = {
  toast: 3000,
  /** Long enough to read the toast and click its button. */
  toastWithAction: 8000,
  searchPause: 300,
  suggestionPause: 150,
  redirectAfterSuccess: 2000,
  logoMessage: 3000,
  autosave: 1000,
  /** Minimum interval between saves to the server. */
  draftSavePause: 5000,
  profileSuccess: 5000,
  profileError: 10_000,
  authWaitFallback: 2000,
  tokenCheck: 30_000,
  /** Below one minute, after which proxies close idle connections; each heartbeat is a message and a function run. */
  realtimeHeartbeat: 50_000,
  realtimeReconnect: [1000, 2000, 5000, 10_000],
  messagePolling: 10_000,
  typingPause: 3000,
} as const;

export const inMegabytes = (bytes: number): number => bytes / 1024 / 1024;
