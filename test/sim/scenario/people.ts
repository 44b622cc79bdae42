import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { webhookRoutes } from '@shared/connect/api/webhooks.routes';
import { outboundFamilyNames } from '@shared/connect/model/outbound-vocabulary';
import { newCanaries, word, type Canaries } from '../../support/canaries';
import { api } from '../../support/client';
import { entryId, license, registerApplicant } from '../../support/marketplace';
import {
  registerEmployer,
  registerStaff,
  saveNotificationSettings,
  verifyOrganizationBy,
  type Employer,
  type Person,
} from '../../support/people';
import { endpointHost } from '../world/endpoints';
import { returningPeople, type Release } from './deployment';
import type { World } from '../world/world';

/** An organization's webhook endpoint, from its first day on. */
export type Endpoint = { webhookId: string; organizationId: string; path: string; secret: string };

export type Nurse = Person & { canaries: Canaries };

export type Actors = {
  employers: readonly Employer[];
  nurses: readonly Nurse[];
  /** A staff member. */
  reviewer: Person;
  endpoints: readonly Endpoint[];
};

const as = ({ token }: Person) => ({ token });

const connect = async (employer: Employer): Promise<Endpoint> => {
  const { organizationId } = employer;
  const path = `/${organizationId}`;
  const body = { name: 'Our own system', url: `https://${endpointHost}${path}`, events: [...outboundFamilyNames] };
  const created = await api(webhookRoutes.createWebhook, { body }, as(employer));
  const { webhookId } = created.body;
  const revealed = await api(webhookRoutes.revealWebhookSecret, { params: { webhookId } }, as(employer));
  return { webhookId, organizationId, path, secret: revealed.body.secret };
};

const certificate = () => ({
  id: entryId('crt'),
  code: 'cst' as const,
  otherName: '',
  issuer: '',
  number: '',
  issuedOn: null,
  expiresOn: null,
});

/** Registers a nurse with unique texts. */
const joinAs = async (firstName: string): Promise<Nurse> => {
  const lastName = word();
  const canaries = newCanaries(firstName, lastName);
  const { phone, address, npi, dea, about } = canaries;
  const licenses = [license({ number: canaries.license })];
  // A license counts once it is verified, a certification at once.
  const otherProfessions = [{ id: entryId('ent'), profession: 'surgical_tech' as const, npFocus: null }];
  const profile = { phone, address, npiNumber: npi, deaNumber: dea, bio: about, licenses };
  const scrubs = { otherProfessions, certifications: [certificate()] };
  const names = { firstName, lastName, email: canaries.email };
  return { ...(await registerApplicant(names, { ...profile, ...scrubs })), canaries };
};

/** One is told of jobs at once, the other of everything once an hour. */
const subscribe = async ([eager, patient]: readonly Nurse[]): Promise<void> => {
  const alert = { name: 'Jobs', frequency: 'immediate' as const, search: {} };
  await api(savedJobRoutes.createJobAlert, { body: alert }, as(eager!));
  await saveNotificationSettings(as(patient!), { frequency: 'hourly' });
};

/** Adds returning people before the last nurse, who may leave. */
const withReturning = async (actors: Actors, release: Release): Promise<Actors> => {
  const { employer, nurse } = await returningPeople(release);
  const canaries = newCanaries(nurse.me.firstName, nurse.me.lastName);
  const nurses = [{ ...nurse, canaries }, ...actors.nurses];
  return { ...actors, employers: [...actors.employers, employer], nurses };
};

/** Creates two organizations that compete for three people. */
export const gather = async (world: World, release?: Release): Promise<Actors> => {
  const actors = await world.run(
    (async (): Promise<Actors> => {
      const reviewer = await registerStaff('trust');
      const employers = [await registerEmployer({ verified: false }), await registerEmployer({ verified: false })];
      const endpoints = [await connect(employers[0]!), await connect(employers[1]!)];
      for (const { organizationId } of employers) await verifyOrganizationBy(reviewer, organizationId);
      const nurses: Nurse[] = [];
      for (const firstName of ['Ada', 'Ben', 'Cleo']) nurses.push(await joinAs(firstName));
      await subscribe(nurses);
      const actors = { employers, nurses, reviewer, endpoints };
      return release ? withReturning(actors, release) : actors;
    })(),
  );
  await world.settle();
  return actors;
};
