import type { OrganizationPart, PersonPart } from '@shared/accounts/model/data-export-vocabulary';
import type { Context } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { createStageHash } from '../../platform/crypto/stage-hash';
import { environment } from '../../platform/environment';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createOpenExports } from '../../store/accounts/data-exports/data-exports';
import { organizationSources, personSources } from '../../store/accounts/data-exports/sources';
import { openHealthText } from '../../store/people/health-file/open-health-text';
import { openPersonalKeys } from '../../store/accounts/personal-keys/open-personal-keys';
import { buildOpenExports, type BuildResult } from './build-open-exports';
import { createExportStorage } from './export-storage-gateway';
import type { BuildDeps } from './ports';

const table = openTable();
const hash = createStageHash();
const deps: BuildDeps = {
  exports: createOpenExports(table),
  items: (owner, part) =>
    owner.kind === 'person'
      ? personSources[part as PersonPart](table, owner.userId)
      : organizationSources[part as OrganizationPart](table, owner.organizationId),
  storage: createExportStorage({
    documents: environment('documents').DOCUMENTS_BUCKET,
    media: environment('media').MEDIA_BUCKET,
  }),
  healthText: openHealthText(table, hash),
  personalKeys: openPersonalKeys(table),
  hash,
  clock: systemClock,
};

/** Time for the last step of most exports. */
const reserveMs = 120_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<BuildResult> => {
  const result = await buildOpenExports(deps, {
    hasTime: () => getRemainingTimeInMillis() > reserveMs,
    endsAt: () => new Date(Date.now() + getRemainingTimeInMillis()),
  });
  log.info('data exports', result);
  if (result.failed > 0 || result.broken > 0) throw new Error('Some data exports stopped; they go on later.');
  return result;
};
