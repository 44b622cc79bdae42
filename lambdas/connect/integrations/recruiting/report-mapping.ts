import { AppError } from '@shared/errors';
import type { DryRun, ReportMapping, ReportState } from '@shared/connect/model/report-mapping';
import { mappedFields } from '@shared/connect/model/report-mapping-vocabulary';
import { notice } from '@shared/text/notice';
import type { ReportMappings, ReportSamples, StoredSample } from '../../../store/connect/recruiting-systems/ports';
import type { RecruitingDeps } from './ports';
import { connectedSystem, type Of } from './recruiting-lists';
import { guessedMapping, readRows } from './report-rows';
import { jobsTask, sampleTask } from './tasks';

type Deps = RecruitingDeps & { mappings: ReportMappings; samples: ReportSamples };

const exampleOf = ({ rows }: StoredSample, name: string): string => rows.find((row) => row[name])?.[name] ?? '';

export const readReportState = async (deps: Deps, of: Of): Promise<ReportState> => {
  const { integration, ref } = await connectedSystem(deps, of);
  const [stored, mapping] = await Promise.all([deps.samples.get(integration.integrationId), deps.mappings.get(ref)]);
  return {
    sample: stored && {
      readAt: stored.readAt,
      problem: stored.problem,
      fields: stored.names.map((name) => ({ name, example: exampleOf(stored, name) })),
      total: stored.total,
    },
    mapping: mapping?.fields ?? guessedMapping(stored?.names ?? []),
    version: mapping?.version ?? 0,
  };
};

/** Queues the read for the worker: a report can take longer than a request. */
export const readReportAgain = async (deps: Deps, of: Of): Promise<{ startedAt: string }> => {
  const { integration, ref } = await connectedSystem(deps, of);
  await deps.counts.count('recruitingSyncs', { organization: ref.organizationId });
  const startedAt = deps.clock.now().toISOString();
  await deps.queueTask(integration, sampleTask);
  return { startedAt };
};

/** Rejects fields that the report doesn't have. */
const checkNames = (mapping: ReportMapping, { names }: StoredSample): void => {
  const wrong = mappedFields.filter((field) => mapping[field] !== null && !names.includes(mapping[field]));
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map((field) => [`mapping.${field}`, notice('reportFieldUnknown')]));
  throw new AppError('INVALID_REQUEST', undefined, { fields });
};

const sampleFor = async (deps: Deps, integrationId: string): Promise<StoredSample> => {
  const sample = await deps.samples.get(integrationId);
  if (!sample || sample.problem !== null) throw new AppError('NOT_FOUND');
  return sample;
};

/** Previews the sample's rows. Writes nothing. */
export const tryReportMapping = async (
  deps: Deps,
  { mapping, ...of }: Of & { mapping: ReportMapping },
): Promise<DryRun> => {
  const { integration } = await connectedSystem(deps, of);
  const sample = await sampleFor(deps, integration.integrationId);
  checkNames(mapping, sample);
  return { rows: readRows(sample.rows, mapping).map(({ shown }) => shown), total: sample.total };
};

export const saveReportMapping = async (
  deps: Deps,
  { mapping, version, ...of }: Of & { mapping: ReportMapping; version: number },
): Promise<ReportState> => {
  const { integration, ref } = await connectedSystem(deps, of);
  checkNames(mapping, await sampleFor(deps, integration.integrationId));
  await deps.mappings.save({ ...ref, fields: mapping, version }, deps.clock.now().toISOString());
  await deps.queueTask(integration, jobsTask);
  return readReportState(deps, of);
};
