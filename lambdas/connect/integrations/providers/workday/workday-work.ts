import { limits } from '@shared/limits';
import type { StoredIntegration } from '../../../../store/connect/integrations/ports';
import { createReportMappings } from '../../../../store/connect/recruiting-systems/report-mappings';
import { createReportSamples } from '../../../../store/connect/recruiting-systems/report-samples';
import { isPassing, VendorProblem } from '../../engine/vendor-problem';
import type { ProviderWork, Tools } from '../../ports';
import { recruitingWork } from '../../recruiting/recruiting-work';
import { sampleOf } from '../../recruiting/report-sample';
import { systemOf } from '../../recruiting/system-of';
import { workdayHires } from './workday-hires';
import { readReport } from './workday-report';

const tenantOf = ({ settings: { host = '', tenant = '' } }: StoredIntegration) => ({ host, tenant });

export const workdayWork = (tools: Tools): ProviderWork => {
  const { table, clock } = tools;
  const [mappings, samples] = [createReportMappings(table), createReportSamples(table)];

  const { tasks } = recruitingWork(tools, {
    async openJobs(context) {
      const ref = systemOf(context.integration);
      const mapping = ref && (await mappings.get(ref));
      if (!mapping) return null;
      // Loaded on demand: descriptions need a table of HTML entities.
      const [rows, { readRows }] = await Promise.all([readReport(context), import('../../recruiting/report-rows')]);
      return readRows(rows, mapping.fields)
        .flatMap(({ job }) => job ?? [])
        .slice(0, limits.importedJobsMax);
    },
    hireTarget: (integration) => workdayHires(tenantOf(integration)),
  });

  return {
    tasks: {
      ...tasks,

      /** Reads a sample for the page that maps fields. */
      async sample(context) {
        const { integrationId } = context.integration;
        const at = () => clock.now().toISOString();
        try {
          await samples.put(integrationId, sampleOf(await readReport(context), at()));
        } catch (error) {
          const isAnswer = error instanceof VendorProblem && (!isPassing(error) || error.problem === 'malformed');
          if (!isAnswer || error.problem === 'access_ended') throw error;
          const problem = error.problem === 'malformed' ? 'unreadable' : 'refused';
          await samples.put(integrationId, { readAt: at(), problem, names: [], rows: [], total: 0 });
        }
        return undefined;
      },
    },
  };
};
