import { sendReport } from '@lambdas/trust/reports/send-report';
import { conversationIdOf } from '@lambdas/store/messages/conversations/conversation-item';
import type { ReportTarget } from '@shared/trust/model/report';
import { seedReports, type SeedReport } from './data/reports';
import { seedClock } from './seed-clock';
import type { SeededJobs } from './seed-jobs';
import type { SeedContext } from './seed-people';
import { professionalCaller } from './seed-services';

type World = { organizations: ReadonlyMap<string, SeededJobs>; people: ReadonlyMap<string, string> };

const targetOf = async (
  { services }: SeedContext,
  { of }: SeedReport,
  { organizationId, ids, admin }: SeededJobs,
  userId: string,
): Promise<ReportTarget | null> => {
  if (of === 'organization') return { kind: 'organization', organizationId };
  if (of === 'job') {
    const [jobId] = ids.values();
    return jobId === undefined ? null : { kind: 'job', jobId };
  }
  const conversationId = conversationIdOf(organizationId, [admin.userId, userId]);
  const { items } = await services.messages.conversations.messages(conversationId);
  const sent = items.find(({ senderId }) => senderId === admin.userId);
  return sent ? { kind: 'message', conversationId, messageId: sent.id } : null;
};

const seedReport = async (
  context: SeedContext,
  report: SeedReport,
  { organizations, people }: World,
): Promise<void> => {
  const { organization, reason, text, daysAgo, by } = report;
  const seeded = organizations.get(organization);
  // Sequential, because they join one case.
  for (const person of by) {
    const userId = people.get(person);
    const target = seeded && userId ? await targetOf(context, report, seeded, userId) : null;
    if (!target || !userId) continue;
    const clock = seedClock(context.now, `${organization}/${report.of}/report/${person}`, daysAgo);
    const caller = professionalCaller(userId, 'report');
    await sendReport({ ...context.services.reports, clock }, { caller, form: { target, reason, text, seen: '' } });
  }
};

/** Open cases for the moderators. Idempotent, because each person can report a thing only once. */
export const seedOpenReports = async (context: SeedContext, world: World): Promise<void> => {
  for (const report of seedReports) await seedReport(context, report, world);
};
