import { accountRows } from './account-rows';
import { applicationRows } from './application-rows';
import { billingRows } from './billing-rows';
import { attendanceRows } from './attendance-rows';
import { coverageRows } from './coverage-rows';
import { evidenceRows } from './evidence-rows';
import { hiringRows } from './hiring-rows';
import { integrationRows } from './integration-rows';
import { interviewRows } from './interview-rows';
import { jobRows } from './job-rows';
import { keyRows } from './key-rows';
import { messageRows } from './message-rows';
import { professionalRows } from './professional-rows';
import { reportRows } from './report-rows';
import { scorecardRows } from './scorecard-rows';
import { staffRows } from './staff-rows';
import { supportRows } from './support-rows';
import { webhookRows } from './webhook-rows';
import type { Row } from './row';

export const permissionRows: Record<string, Row> = {
  ...accountRows,
  ...professionalRows,
  ...jobRows,
  ...applicationRows,
  ...messageRows,
  ...interviewRows,
  ...hiringRows,
  ...scorecardRows,
  ...attendanceRows,
  ...evidenceRows,
  ...coverageRows,
  ...supportRows,
  ...staffRows,
  ...reportRows,
  ...billingRows,
  ...keyRows,
  ...webhookRows,
  ...integrationRows,
};
