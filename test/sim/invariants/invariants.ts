import { applicationStatuses } from '@shared/core/model/vocabulary';
import { unclassifiedIn } from '../../../scripts/lib/stored-attributes';
import { entriesAreSigned } from './attendance';
import type { Check } from './check';
import type { Invariant } from './invariant';
import { grouped, itemsOf, textOf, type Stored } from './items';
import { searchChecks } from './search';
import { ledgerInvariants } from './ledgers';
import { peopleChecks, peopleInvariants } from './people';
import { eachShiftIsThereOnce, shiftInvariants } from './shifts';
import { standingInvariants } from './standing';
import { webhookChecks, webhookInvariants } from './webhooks';
import { workInvariants } from './work';

const closedStatuses = new Set(['rejected', 'withdrawn', 'hired']);

const openingsAreNeverOverfilled: Invariant = (world) => {
  const placements = grouped(itemsOf(world, 'Placement'), ({ jobId }) => textOf(jobId));
  return itemsOf(world, 'Job').flatMap(({ jobId, numberOfOpenings }) => {
    const hired = placements.get(textOf(jobId))?.length ?? 0;
    return hired > Number(numberOfOpenings)
      ? [`${textOf(jobId)}: ${hired} hired for ${Number(numberOfOpenings)} openings`]
      : [];
  });
};

const oneOpenApplicationEach: Invariant = (world) => {
  const open = itemsOf(world, 'Application').filter(({ status }) => !closedStatuses.has(textOf(status)));
  return [...grouped(open, ({ jobId, professionalId }) => `${textOf(jobId)} ${textOf(professionalId)}`)].flatMap(
    ([pair, all]) => (all.length > 1 ? [`${pair}: ${all.length} open applications`] : []),
  );
};

const hiredMeansPlaced: Invariant = (world) => {
  const placed = new Set(itemsOf(world, 'Placement').map(({ applicationId }) => applicationId));
  const hired = itemsOf(world, 'Application').filter(({ status }) => status === 'hired');
  return [
    ...hired
      .filter(({ applicationId }) => !placed.has(applicationId))
      .map((it) => `${it.pk}: hired without a placement`),
    ...(placed.size > hired.length ? [`${placed.size} placements for ${hired.length} hired`] : []),
  ];
};

const stagesOf = (applications: readonly Stored[]): Record<string, number> =>
  Object.fromEntries(
    applicationStatuses.map((stage) => [stage, applications.filter(({ status }) => status === stage).length]),
  );

const countersEqualARecount: Invariant = (world) => {
  const applications = grouped(itemsOf(world, 'Application'), ({ jobId }) => textOf(jobId));
  return itemsOf(world, 'JobStages').flatMap((counted) => {
    const recount = stagesOf(applications.get(counted.pk.replace('JOB#', '')) ?? []);
    return Object.entries(recount).flatMap(([stage, number]) =>
      Number(counted[stage] ?? 0) === number
        ? []
        : [`${counted.pk}: ${stage} counted as ${Number(counted[stage] ?? 0)}, is ${number}`],
    );
  });
};

const applicationCounts: Invariant = (world) => {
  const applications = grouped(itemsOf(world, 'Application'), ({ jobId }) => textOf(jobId));
  return itemsOf(world, 'Job').flatMap(({ jobId, applicationCount }) => {
    const number = applications.get(textOf(jobId))?.length ?? 0;
    return Number(applicationCount ?? 0) === number
      ? []
      : [`${textOf(jobId)}: applicationCount is ${Number(applicationCount)}, there are ${number}`];
  });
};

const repeated = (what: string, keys: readonly string[]): string[] =>
  [...grouped(keys, (key) => key)].flatMap(([key, all]) =>
    all.length > 1 ? [`${what} ${all.length} times: ${key}`] : [],
  );

const oneNotificationPerEvent: Invariant = (world) =>
  repeated(
    'notified',
    itemsOf(world, 'Notification').map(({ userId, title, _by }) =>
      JSON.stringify([userId, title, (_by as { req?: string } | undefined)?.req]),
    ),
  );

/** Whether a mail was sent is unknown when its process ended; such a mail may come again. */
const oneMailPerEvent: Invariant = (world) => {
  const mails = world.mails.list().map(({ to, subject, text }) => JSON.stringify([to, subject, text]));
  const more = mails.length - new Set(mails).size;
  return more <= world.ended.mails ? [] : repeated('sent', mails);
};

const gaps = (what: string, numbers: readonly number[]): string[] => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.some((number, index) => number !== index + 1) ? [`${what}: numbers ${sorted.join(', ')}`] : [];
};

const auditChainsAreWhole: Invariant = (world) =>
  [...grouped(itemsOf(world, 'AuditLine'), ({ chain }) => textOf(chain))].flatMap(([chain, lines]) => {
    const inOrder = [...lines].sort((a, b) => Number(a['seq']) - Number(b['seq']));
    const broken = inOrder.find((line, index) => index > 0 && line['previous'] !== inOrder[index - 1]?.['hash']);
    return [
      ...gaps(
        `audit ${chain}`,
        inOrder.map(({ seq }) => Number(seq)),
      ),
      ...(broken ? [`audit ${chain}: broken at ${Number(broken['seq'])}`] : []),
      ...repeated(
        `audit ${chain} has an event`,
        inOrder.map(({ id }) => textOf(id)),
      ),
    ];
  });

const oneStepPerChange: Invariant = (world) => {
  const steps = grouped(itemsOf(world, 'ApplicationStep'), ({ pk }) => pk);
  const lines = grouped(
    itemsOf(world, 'AuditLine').filter(({ thing }) => thing === 'ApplicationStep'),
    ({ targets }) => textOf((targets as { applicationId?: string }).applicationId),
  );
  return itemsOf(world, 'Application').flatMap(({ pk, applicationId }) => {
    const [taken, audited] = [steps.get(pk)?.length ?? 0, lines.get(textOf(applicationId))?.length ?? 0];
    return audited === 0 || taken === audited ? [] : [`${pk}: ${taken} steps, ${audited} audit lines`];
  });
};

const eventLogHasNoGaps: Invariant = (world) =>
  [...grouped(itemsOf(world, 'LoggedEvent'), ({ pk }) => pk)].flatMap(([log, events]) => [
    ...gaps(
      log,
      events.map(({ sk }) => Number(sk)),
    ),
  ]);

const everythingHasAClass: Invariant = (world) => [
  ...new Set(
    world.tables.main
      .lists(undefined)
      .all()
      .flatMap(({ item }) => unclassifiedIn(item)),
  ),
];

export const invariants: readonly Invariant[] = [
  openingsAreNeverOverfilled,
  oneOpenApplicationEach,
  hiredMeansPlaced,
  countersEqualARecount,
  applicationCounts,
  oneNotificationPerEvent,
  oneMailPerEvent,
  auditChainsAreWhole,
  oneStepPerChange,
  eventLogHasNoGaps,
  everythingHasAClass,
  ...workInvariants,
  ...webhookInvariants,
  ...shiftInvariants,
  entriesAreSigned,
  eachShiftIsThereOnce,
  ...ledgerInvariants,
  ...peopleInvariants,
  ...standingInvariants,
];

export const checks: readonly Check[] = [...searchChecks, ...webhookChecks, ...peopleChecks];
