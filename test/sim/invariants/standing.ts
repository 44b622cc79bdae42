import type { Invariant, Outcome } from './invariant';
import { grouped, itemsOf, textOf, type Stored } from './items';

/** Whether one of the newest steps matches the case's status: differing clocks don't tell which one came last. */
const isTold = (world: Outcome, status: unknown, steps: readonly Stored[]): boolean => {
  const newest = Math.max(...steps.map(({ at }) => Date.parse(textOf(at))));
  const last = steps.filter(({ at }) => Date.parse(textOf(at)) >= newest - world.clocksApartMs());
  return steps.length === 0 || last.some((step) => step['status'] === status);
};

const statuses = (steps: readonly Stored[]): string => steps.map((it) => textOf(it['status'])).join(', ');

const casesEqualTheirSteps: Invariant = (world) => {
  const steps = grouped(itemsOf(world, 'OrganizationStep'), ({ organizationId }) => textOf(organizationId));
  return itemsOf(world, 'OrganizationCase').flatMap(({ organizationId, status }) => {
    const own = steps.get(textOf(organizationId)) ?? [];
    return isTold(world, status, own)
      ? []
      : [`${textOf(organizationId)} is ${textOf(status)}, and its steps ${statuses(own)}`];
  });
};

const credentialsEqualTheirSteps: Invariant = (world) => {
  const steps = itemsOf(world, 'VerificationStep');
  return itemsOf(world, 'Verification').flatMap(({ pk, sk, credentialId, status }) => {
    const prefix = `STEP#${textOf(credentialId)}#`;
    const own = steps.filter((it) => it.pk === pk && it.sk.startsWith(prefix));
    return isTold(world, status, own) ? [] : [`${pk} ${sk} is ${textOf(status)}, and its steps ${statuses(own)}`];
  });
};

/** Unverified organizations are offline. */
const suspendedAreOffline: Invariant = (world) => {
  const status = new Map(itemsOf(world, 'OrganizationCase').map((it) => [it['organizationId'], it['status']]));
  return itemsOf(world, 'Job')
    .filter((job) => job['status'] === 'active' && status.get(job['organizationId']) !== 'verified')
    .map((job) => `${textOf(job['jobId'])} is active, its organization ${textOf(status.get(job['organizationId']))}`);
};

/** An alert names each job once. */
const alertsNameAJobOnce: Invariant = (world) =>
  [...grouped(itemsOf(world, 'AlertDelivery'), ({ jobAlertId }) => textOf(jobAlertId))].flatMap(([alert, sent]) => {
    const jobs = sent.flatMap(({ jobIds }) => (jobIds as string[] | undefined) ?? []);
    return new Set(jobs).size === jobs.length ? [] : [`${alert}: ${jobs.join(', ')}`];
  });

export const standingInvariants: readonly Invariant[] = [
  casesEqualTheirSteps,
  credentialsEqualTheirSteps,
  suspendedAreOffline,
  alertsNameAJobOnce,
];
