import { systemClock } from '../../platform/clock';
import { createUploads, spendUpload } from '../../platform/files/uploads';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createFacilityLists } from '../../store/people/compliance/facility-lists';
import { createComplianceFiles } from '../../store/people/compliance/files';
import { createNewFiles } from '../../store/people/compliance/new-files';
import { createStartTimes } from '../../store/people/compliance/start-times';
import { createWallets } from '../../store/people/compliance/wallets';
import { createHealthDocuments } from '../../store/people/health-file/health-documents';
import { createHealthFiles } from '../../store/people/health-file/health-files';
import { createHealthRecords } from '../../store/people/health-file/health-records';
import { openHealthText } from '../../store/people/health-file/open-health-text';
import { createHttpPlatform } from '../../store/http-platform';
import { getStoredJob } from '../../store/hiring/jobs/get-job';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createResponsibility, getStoredPlacement } from '../../store/work/placements/placement-item';
import { createDisclosures } from '../../store/work/receipts/disclosures';
import { placementReceiptWrite } from '../../store/work/receipts/receipt-item';
import type { Deps } from './ports';

export const platform = createHttpPlatform();
const { table, hash } = platform;
const healthText = openHealthText(table, hash);

const documents = lazyDependency(async () =>
  (await import('../../platform/files/documents')).createDocuments(systemClock),
);

export const deps: Deps = {
  placements: {
    get: (placementId) => getStoredPlacement(table, placementId),
    isResponsible: createResponsibility(table),
    job: (jobId) => getStoredJob(table, jobId),
  },
  files: createComplianceFiles(table),
  newFiles: createNewFiles(table),
  wallets: createWallets(table, createHealthRecords(table, healthText)),
  lists: createFacilityLists(table),
  startTimes: createStartTimes(table),
  people: createPeople(table),
  throttle: createDailyCounts(table, systemClock),
  uploads: createUploads(table, systemClock),
  sent: lazyDependency(async () => (await import('../../platform/files/files')).createFiles()),
  documents,
  healthDocuments: createHealthDocuments(createHealthFiles(table, healthText), documents),
  spend: (upload) => spendUpload(table.name, upload),
  sharedWith: (shared) => placementReceiptWrite(table.name, shared),
  disclosures: createDisclosures(table),
  clock: systemClock,
};
