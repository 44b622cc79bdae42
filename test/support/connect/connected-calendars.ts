import { integrationRoutes } from '@shared/connect/api/integrations.routes';
import { interviewRoutes } from '@shared/hiring/api/interviews.routes';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { expect } from 'vitest';
import { vendorsPath } from '../../../emulators/vendors/vendors-path';
import { api } from '../client';
import { accept, propose, slotIn } from '../hiring/interviews';
import { apply, createJob, registerApplicant, registerTeam } from '../marketplace';
import type { Person } from '../people';
import type { TestStack } from '../stack';
import { vendorsAt } from './vendors';

const as = ({ token }: Person) => ({ token });
type Slot = { startsAt: string; endsAt: string };

/** People who connect calendars of one service, and interviews between them. */
export const connectedCalendars = (stack: TestStack, provider: IntegrationProvider) => {
  const vendors = vendorsAt(stack.gateway);
  const service = { params: { provider } };
  const emailOf = (person: Person): string => `${provider}-${person.userId}@vendor.test`;

  return {
    emailOf,

    async connect(person: Person): Promise<void> {
      const { body } = await api(integrationRoutes.startOwnIntegration, service, as(person));
      const sent = await vendors.consent(provider, body.url, { email: emailOf(person) });
      const finished = await api(integrationRoutes.finishOwnIntegration, { ...service, body: sent }, as(person));
      expect(finished.status).toBe(200);
      await stack.drain();
    },

    card: async (person: Person) =>
      (await api(integrationRoutes.listOwnIntegrations, {}, as(person))).body.items.find(
        (it) => it.provider === provider,
      )!,

    /** Ends the access as if the person had removed the site at the service. */
    async end(person: Person): Promise<void> {
      const { users } = await vendors.state(provider);
      await vendors.end(provider, Object.values(users).find(({ email }) => email === emailOf(person))!.id);
    },

    /** Edits the person's calendar and returns its new state. The service notifies us. */
    async edit<Calendar>(person: Person, change: object): Promise<Calendar> {
      const reply = await fetch(`${stack.gateway}${vendorsPath}/${provider}/edit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: emailOf(person), ...change }),
      });
      return (await reply.json()) as Calendar;
    },

    async arrange() {
      const { admin } = await registerTeam(stack);
      const candidate = await registerApplicant();
      const { jobId } = await createJob(admin);
      const { applicationId } = await apply(candidate, jobId);
      return { admin, candidate, applicationId };
    },

    async confirmed(admin: Person, candidate: Person, applicationId: string) {
      const interview = await propose(admin, applicationId, { slots: [slotIn(48)] });
      expect((await accept(candidate, interview)).status).toBe(200);
      await stack.drain();
      return interview;
    },

    async cancel(person: Person, interviewId: string): Promise<void> {
      const call = { params: { interviewId } };
      const { version } = (await api(interviewRoutes.getInterview, call, as(person))).body;
      const body = { reason: 'Not needed any more.', version };
      await api(interviewRoutes.cancelInterview, { ...call, body }, as(person));
      await stack.drain();
    },

    check: async (person: Person, applicationId: string, slot: Slot) =>
      (await api(interviewRoutes.checkInterviewTimes, { body: { to: { applicationId }, slots: [slot] } }, as(person)))
        .body.slots[0]!,
  };
};
