import { apiKeyRoutes } from '@shared/connect/api/api-keys.routes';
import { calendarRoutes } from '@shared/messages/api/calendar.routes';
import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { shiftPlanRoutes } from '@shared/work/api/shift-plans.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { webhookRoutes } from '@shared/connect/api/webhooks.routes';
import { keyScopes } from '@shared/connect/model/api-key-vocabulary';
import { randomUUID } from 'node:crypto';
import { api, type Reply } from '../../support/client';
import { propose } from '../../support/hiring/interviews';
import { apply, dayFromNow } from '../../support/marketplace';
import { start } from '../../support/messages/messages';
import {
  registerEmployer,
  registerProfessional,
  registerSupport,
  verifyOrganizationBy,
  type Employer,
  type Person,
} from '../../support/people';
import { handedInWeek } from '../../support/permissions/hiring-rows';
import { scheduleItem } from '../../support/permissions/professional-rows';
import type { Records, World as RowWorld } from '../../support/permissions/row';
import { bookShift, createShift, joinPool, makeUnit, poolJob, shiftForm } from '../../support/work/shifts';

export type Actor = 'anonymous' | 'professional' | 'newcomer' | 'employer' | 'key' | 'staff';

export type Scene = {
  tokens: Record<Actor, string | null>;
  records: Records['own'];
  rows: RowWorld;
  /** IDs of existing records, by their path parameters. */
  known: Record<string, string>;
};

const made = <R extends Reply<never> | { status: number; body: unknown }>(reply: R): R['body'] => {
  if (reply.status >= 300) throw new Error(`The scene's step answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
};

const records = async (employer: Employer, nurse: Person, placementId: string): Promise<Records['own']> => {
  const { jobId } = await poolJob(employer);
  const { applicationId } = await apply(nurse, jobId);
  const as = { token: nurse.token };
  const { interviewId } = await propose(employer, applicationId);
  const alert = { name: 'Alert', frequency: 'daily', search: {} } as const;
  const [{ jobAlertId }, { portfolioItemId }, { scheduleItemId }, { taskId }, talk] = [
    made(await api(savedJobRoutes.createJobAlert, { body: alert }, as)),
    made(await api(portfolioRoutes.createPortfolioItem, { body: { title: 'Item', description: 'Mine.' } }, as)),
    made(await api(calendarRoutes.createScheduleItem, { body: scheduleItem }, as)),
    made(await api(calendarRoutes.createTask, { body: { title: 'Renew ACLS' } }, as)),
    made(await start(employer, nurse.userId)),
  ];
  return {
    ...{ jobId, applicationId, interviewId, jobAlertId, portfolioItemId, scheduleItemId, taskId, placementId },
    offerId: `ofr_${'0'.repeat(26)}`,
    notificationId: 'none',
    memberId: employer.userId,
    invitationId: `inv_${'0'.repeat(26)}`,
    candidateId: nurse.userId,
    conversationId: talk.conversation.conversationId,
    messageId: talk.message.id,
  };
};

const known = async (employer: Employer, nurse: Person): Promise<Record<string, string>> => {
  const as = { token: employer.token };
  const location = await makeUnit(employer);
  const { locationId } = location;
  const { unitId } = location.units[0]!;
  const shift = made(await createShift(employer, location));
  made(await bookShift(nurse, shift));
  const { day: _day, ...kind } = shiftForm();
  const template = { params: { locationId, unitId }, body: { ...kind, name: 'Days' } };
  const { templateId } = made(await api(shiftPlanRoutes.createShiftTemplate, template, as));
  const rule = { weekdays: [{ weekday: 'mon' as const, headcount: 1 }], from: dayFromNow(7), until: dayFromNow(30) };
  const pattern = { params: { locationId, templateId }, body: { rule, publish: false } };
  const { patternId } = made(await api(shiftPlanRoutes.createShiftPattern, pattern, as));
  const hook = { name: 'Status', url: 'https://hooks.test/in', events: ['application' as const] };
  const { webhookId } = made(await api(webhookRoutes.createWebhook, { body: hook }, as));
  return {
    ...{ locationId, unitId, templateId, patternId, webhookId, shiftId: shift.shiftId },
    organizationId: employer.organizationId,
  };
};

/** Creates an organization with a unit, a shift, and a worker; a newly registered one; staff; and a key. */
export const gatherScene = async (): Promise<Scene> => {
  const staff = await registerSupport();
  const employer = await registerEmployer({ verified: false });
  await verifyOrganizationBy(staff, employer.organizationId);
  const newcomer = await registerEmployer({ verified: false });
  const nurse = await joinPool({ admin: employer }, (await poolJob(employer)).jobId);
  const week = { placementId: nurse.placementId, weekStartsOn: handedInWeek() };
  await api(timesheetRoutes.saveTimesheet, { params: week, body: { timesheet: { lines: [] }, version: 0 } }, nurse);
  const key = { name: `Key ${randomUUID()}`, scopes: [...keyScopes] };
  const { secret } = made(await api(apiKeyRoutes.generateApiKey, { body: key }, { token: employer.token }));
  const outsider = await registerProfessional();
  const own = await records(employer, nurse, nurse.placementId);
  const people = { public: null, professional: nurse, member: employer, manager: employer, admin: employer };
  const leavers = { ...people, support: staff, admin: newcomer, professional: outsider };
  const mine = { own, colleague: own, foreign: own };
  return {
    tokens: {
      anonymous: null,
      professional: nurse.token,
      newcomer: newcomer.token,
      employer: employer.token,
      key: secret,
      staff: staff.token,
    },
    records: own,
    rows: {
      people: { ...people, support: staff },
      leavers,
      records: { public: mine, professional: mine, member: mine, manager: mine, admin: mine, support: mine },
      assigneeId: employer.userId,
    },
    known: await known(employer, nurse),
  };
};
