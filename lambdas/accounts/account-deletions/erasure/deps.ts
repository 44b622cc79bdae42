import { systemClock } from '../../../platform/clock';
import { createStagePayouts } from '../../../platform/payments/stage-provider';
import { createSealedText } from '../../../platform/crypto/sealed-text';
import { createStageHash } from '../../../platform/crypto/stage-hash';
import { environment } from '../../../platform/environment';
import { createMailer } from '../../../platform/mail/send-email';
import type { Table } from '../../../platform/table/table';
import { stageBilling } from '../../../store/money/billing/stage-billing';
import { createLeavingPayees } from '../../../store/money/payouts/leaving-payees';
import { createPayouts } from '../../../store/money/payouts/payouts';
import { openLeavingPlans } from '../../../store/money/billing/open-leaving-plans';
import { createDueErasures } from '../../../store/accounts/account-deletions/account-deletions';
import { createMailSuppressions } from '../../../store/accounts/accounts/mail-suppressions';
import { createSessions } from '../../../store/accounts/accounts/sessions';
import { createErasingTable } from '../../../store/accounts/erasure/erasing-table';
import { createLeaving } from '../../../store/accounts/erasure/leaving';
import { readErasedPerson } from '../../../store/accounts/erasure/read-subject';
import { erasureSources } from '../../../store/accounts/erasure/sources';
import { endAccessOfOwner } from '../../../store/connect/integrations/ending-access';
import { personOwner } from '../../../store/connect/integrations/owner';
import { openPersonalKeys } from '../../../store/accounts/personal-keys/open-personal-keys';
import { destroyDataKey, isDataKeyGone } from '../../../store/accounts/personal-keys/personal-keys';
import { endUpcomingBookings } from '../../../store/work/shifts/bookings/end-bookings';
import { createShifts } from '../../../store/work/shifts/shifts';
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
