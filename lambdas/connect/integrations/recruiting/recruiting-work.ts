import { limits } from '@shared/limits';
import type { SyncProblem } from '@shared/connect/model/recruiting-system-vocabulary';
import { addSeconds } from '../../../platform/clock';
import { createCandidates } from '../../../store/hiring/applications/candidates';
import { getStoredJob } from '../../../store/hiring/jobs/get-job';
import { createJobRepository } from '../../../store/hiring/jobs/jobs';
import { getStoredOffer } from '../../../store/hiring/offers/offer-item';
import { createPeople } from '../../../store/organizations/organizations/member-names';
import { createDisclosures } from '../../../store/work/receipts/disclosures';
import type { StoredIntegration } from '../../../store/connect/integrations/ports';
import { createExportedHires } from '../../../store/connect/recruiting-systems/exported-hires';
import { createImportedJobs } from '../../../store/connect/recruiting-systems/imported-jobs';
import { VendorProblem } from '../engine/vendor-problem';
import type { ProviderWork, Tools, WorkContext } from '../ports';
import { exportHire, type ExportDeps } from './export-hire';
import type { HireTarget } from './hire';
import { importJobs, type ImportDeps } from './import-jobs';
import type { SourceJob } from './source-job';
import { systemOf } from './system-of';
import { jobsTask, syncSubject } from './tasks';

/** Differences between recruiting systems. */
export type RecruitingSystem = {
  /** Null while an administrator has to map the fields. */
  openJobs(context: WorkContext): Promise<SourceJob[] | null>;
  hireTarget(integration: StoredIntegration): HireTarget;
};

const posterOf =
  ({ memberships }: Pick<ReturnType<typeof createPeople>, 'memberships'>): ImportDeps['poster'] =>
  async (organizationId, connectedBy) => {
    const team = await memberships(organizationId);
    // A closing organization imports nothing new.
    if (team.some(({ organizationClosesAt }) => organizationClosesAt !== undefined)) return null;
    const connector = team.find(({ userId }) => userId === connectedBy);
    return (connector ?? team.find(({ role }) => role === 'admin'))?.userId ?? null;
  };

const depsOf = ({ table, clock, siteUrl }: Tools): ImportDeps & ExportDeps => {
  const people = createPeople(table);
  const candidates = createCandidates(table);
  return {
    imports: createImportedJobs(table),
    hires: createExportedHires(table),
    jobs: createJobRepository(table),
    disclosures: createDisclosures(table),
    clock,
    siteUrl,
    poster: posterOf(people),
    offer: (offerId) => getStoredOffer(table, offerId),
    job: (jobId) => getStoredJob(table, jobId),
    async person(userId) {
      const found = (await people.find([userId])).get(userId);
      if (!found) return null;
      const { email, phone } = await candidates.contact(userId);
      return { firstName: found.first_name, lastName: found.last_name, email, phone };
    },
  };
};

/** Imports jobs periodically, and sends a hire when an offer is accepted. */
export const recruitingWork = (tools: Tools, system: RecruitingSystem): ProviderWork => {
  const deps = depsOf(tools);
  const { clock, links } = tools;
  const again = (seconds: number) => ({ againAt: addSeconds(clock.now(), seconds).toISOString() });

  const note = (integrationId: string, problem: SyncProblem | ''): Promise<void> =>
    links.put(integrationId, {
      subject: syncSubject,
      externalId: null,
      written: clock.now().toISOString(),
      data: problem === '' ? {} : { problem },
    });

  return {
    tasks: {
      async jobs({ integration, vendor }, { tries }) {
        const ref = systemOf(integration);
        if (!ref) return undefined;
        // An outage that outlasts every retry ends this task, so another one replaces it.
        if (tries >= limits.integrationRetrySeconds.length) {
          const { againAt: dueAt } = again(limits.recruitingRestSeconds);
          await tools.queueTask(integration, { ...jobsTask, dueAt });
        }
        try {
          const sources = await system.openJobs({ integration, vendor });
          if (sources === null) {
            await note(integration.integrationId, 'unmatched');
            return undefined;
          }
          const isDone = await importJobs(deps, { ref, connectedBy: integration.connectedBy }, sources);
          if (!isDone) return again(1);
          await note(integration.integrationId, '');
        } catch (error) {
          if (!(error instanceof VendorProblem) || error.problem !== 'refused') throw error;
          // Rights there may change, so the next run follows as after a success.
          await note(integration.integrationId, 'refused');
        }
        return again(limits.recruitingSyncSeconds);
      },

      async hire({ integration, vendor }, { data: { offerId = '' } }) {
        const ref = systemOf(integration);
        if (ref) await exportHire(deps, { ref, offerId, vendor, send: system.hireTarget(integration) });
        return undefined;
      },
    },
  };
};
