import { systemClock } from '../platform/clock';
import { createStagePayouts } from '../platform/payments/stage-provider';
import { createSealedText } from '../platform/crypto/sealed-text';
import { createStageHash } from '../platform/crypto/stage-hash';
import { environment } from '../platform/environment';
import { createMailer } from '../platform/mail/send-email';
import type { Table } from '../platform/table/table';
import { stageBilling } from '../store/billing/stage-billing';
import { createLeavingPayees } from '../store/payouts/leaving-payees';
import { createPayouts } from '../store/payouts/payouts';
import { openLeavingPlans } from '../store/billing/open-leaving-plans';
import { createDueErasures } from '../store/account-deletions/account-deletions';
import { createMailSuppressions } from '../store/accounts/mail-suppressions';
import { createSessions } from '../store/accounts/sessions';
import { createErasingTable } from '../store/erasure/erasing-table';
import { createLeaving } from '../store/erasure/leaving';
import { readErasedPerson } from '../store/erasure/read-subject';
import { erasureSources } from '../store/erasure/sources';
import { endAccessOfOwner } from '../store/integrations/ending-access';
import { personOwner } from '../store/integrations/owner';
import { openPersonalKeys } from '../store/personal-keys/open-personal-keys';
import { destroyDataKey, isDataKeyGone } from '../store/personal-keys/personal-keys';
import { endUpcomingBookings } from '../store/shifts/end-bookings';
import { createShifts } from '../store/shifts/shifts';
import { createErasedFiles } from './files-gateway';
import { createErasedSearch } from './erased-search';
import { createErasureList } from './erasure-list-gateway';
import { createPool } from './pool-gateway';
import type { ErasureDeps } from './ports';

export const openErasure = (table: Table): ErasureDeps => {
  const hash = createStageHash();
  const personalKeys = openPersonalKeys(table);
  const keysTable = { client: table.client, name: environment('personalKeys').PERSONAL_KEYS_TABLE };
  return {
    deletions: createDueErasures(table),
    person: (userId) => readErasedPerson({ table, hash, personalKeys }, userId),
    items: (step, subject) => erasureSources[step](table, subject),
    table: createErasingTable(table),
    team: createLeaving(table, systemClock),
    files: createErasedFiles({
      documents: environment('documents').DOCUMENTS_BUCKET,
      media: environment('media').MEDIA_BUCKET,
    }),
    pool: createPool(),
    bookings: { end: (userId) => endUpcomingBookings({ shifts: createShifts(table), clock: systemClock }, userId) },
    plans: openLeavingPlans(table),
    payees: createLeavingPayees({ store: createPayouts(table), provider: createStagePayouts(), stage: stageBilling() }),
    services: { end: (userId, now) => endAccessOfOwner(table, personOwner(userId), now) },
    sessions: createSessions(table, systemClock),
    search: createErasedSearch(table, environment('search').SEARCH_ENGINE),
    keys: {
      destroy: (userId, at) => destroyDataKey(keysTable, userId, at),
      isGone: (userId) => isDataKeyGone(keysTable, userId),
    },
    suppress: createMailSuppressions(table).put,
    append: createErasureList(environment('auditRoots').AUDIT_BUCKET),
    mailer: createMailer(),
    siteUrl: environment('site').SITE_URL,
    sealed: createSealedText('erasure', hash),
    clock: systemClock,
  };
};
