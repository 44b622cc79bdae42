import { answerTicket, changeTicket, getStaffTicket } from '@lambdas/trust/support/staff-tickets';
import { openTicket, replyToTicket } from '@lambdas/trust/support/my-tickets';
import type { AuthorizedCaller } from '@lambdas/platform/http/caller';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { seedTickets, type SeedTicket } from './data/tickets';
import { seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, professionalCaller, type Member } from './seed-services';

type People = { admin: Member; professionalId: string; staffId: string };

const staffCaller = (userId: string): AuthorizedCaller => ({
  userId,
  role: 'support',
  scope: scopeOf('answerTickets', 'support'),
  membership: null,
});

type Known = { ticketId: string; version: number };

/** Each step creates the next version. */
const seedTicket = async (
  context: SeedContext,
  ticket: SeedTicket,
  { caller, staffId, known }: { caller: AuthorizedCaller; staffId: string; known: Known | undefined },
): Promise<void> => {
  const { subject, category, priority, description, daysAgo, steps, closed } = ticket;
  const at = (days: number) => ({
    ...context.services.support,
    clock: seedClock(context.now, `ticket/${subject}/${days}`, days),
  });
  const form = { subject, category, priority, description, attachments: [], context: null };
  const { ticketId } = known ?? (await openTicket(at(daysAgo), { caller, form, language: 'en' }));
  const staff = staffCaller(staffId);
  const done = known ? known.version - 1 : 0;
  for (const { by, daysAgo: days, text, resolve = false } of steps.slice(done)) {
    const deps = at(days);
    if (by === 'person') {
      await replyToTicket(deps, { caller, ticketId, reply: { text, attachments: [] }, language: 'en' });
    } else {
      const { version } = await getStaffTicket(deps, { ticketId });
      const reply = { text, resolve, version, attachments: [] };
      await answerTicket(deps, { caller: staff, ticketId, reply, language: 'en' });
    }
  }
  if (closed === undefined || done > steps.length) return;
  const { version } = await getStaffTicket(at(closed), { ticketId });
  await changeTicket(at(closed), { caller: staff, ticketId, change: { version, status: 'closed' } });
};

/** Sequential, so numbers follow their order. */
export const seedSupportTickets = async (context: SeedContext, people: People): Promise<void> => {
  const callers = {
    employer: memberCaller(people.admin, 'ownTickets'),
    professional: professionalCaller(people.professionalId, 'ownTickets'),
  };
  const { tickets } = context.services.support;
  for (const ticket of seedTickets) {
    const caller = callers[ticket.from];
    const { items } = await tickets.ofOwner(caller.userId, undefined);
    const known = items.find(({ subject }) => subject === ticket.subject);
    await seedTicket(context, ticket, { caller, staffId: people.staffId, known });
  }
};
