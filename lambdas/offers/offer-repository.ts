import { limits } from '@shared/limits';
import { hireWrites, moveWrites } from '../runtime/application-writes';
import type { Cursors } from '../runtime/cursor';
import { entity, keys, lists } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getStoredApplication } from '../runtime/application-reader';
import type { StoredApplication } from '../runtime/stored-application';
import { readJob, type StoredJob } from '../runtime/stored-job';
import { offerItem, offerUpdate, openOfferItem, readOffer } from '../runtime/stored-offer';
import { placementItem } from '../runtime/stored-placement';
import { getItem, queryFirst, queryPage, transact, type Table, type Write } from '../runtime/table-gateway';
import { createOfferClosing } from './offer-closing-repository';
import type { Acceptance, ClosingRecord, OfferRepository } from './ports';

/** The application is still the one that was read. */
const sameApplication = (TableName: string, { applicationId, status, version }: StoredApplication): Write => ({
  ConditionCheck: {
    TableName,
    Key: keys.application(applicationId),
    ConditionExpression: '#status = :status AND version = :version',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':version': version },
  },
  refusal: ChangedMeanwhile,
});

/** Nothing of the posting has changed, and nobody else was hired. */
const asRead = ({ version, hires }: StoredJob) => ({
  condition: `version = :jobVersion AND (hires = :hires${hires === 0 ? ' OR attribute_not_exists(hires)' : ''})`,
  values: { ':jobVersion': version, ':hires': hires },
});

/** Counts the hire; with the last opening the posting closes, which nobody can take back. */
const openingWrites = (table: Table, job: StoredJob, at: string, closes: ClosingRecord | null): Write[] => {
  const { condition, values } = asRead(job);
  if (!closes) return hireWrites(table, job, { at, beside: { set: '', condition, names: {}, values } });
  const closed: StoredJob = { ...job, status: 'closed', version: job.version + 1, updatedAt: at, statusChange: null };
  const TableName = table.name;
  return [
    ...hireWrites(table, job, {
      at,
      after: closed,
      beside: {
        set: '#status = :closed, version = :nextVersion, updatedAt = :now, statusChange = :noChange',
        condition,
        names: { '#status': 'status' },
        values: { ...values, ':closed': 'closed', ':nextVersion': closed.version, ':now': at, ':noChange': null },
      },
    }),
    ...(job.status === 'active' && job.applicationDeadlineOn !== null
      ? [{ Delete: { TableName, Key: keys.jobDeadline(job.jobId) } }]
      : []),
    {
      Put: {
        TableName,
        Item: {
          ...keys.jobHistory(job.jobId, at, closes.id),
          ...entity('JobHistory'),
          ...closes,
          kind: 'status_changed',
          by: null,
          fields: [],
          from: job.status,
          to: 'closed',
          assignee: null,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ];
};

export const createOffers = (table: Table, cursors: Cursors): OfferRepository => {
  const TableName = table.name;
  const listed = async (list: string, index: 'gsi2' | 'gsi3', cursor?: string) => {
    const page = await queryPage(table, cursors, { list, index, cursor });
    return { ...page, items: page.items.map(readOffer) };
  };
  return {
    application: (applicationId) => getStoredApplication(table, applicationId),

    async job(jobId) {
      const item = await getItem(table, keys.job(jobId), true);
      return item ? readJob(item) : null;
    },

    ...createOfferClosing(table),

    make: (offer, application) =>
      transact(table, [
        {
          Put: { TableName, Item: openOfferItem(offer), ConditionExpression: 'attribute_not_exists(pk)' },
          refusal: 'OFFER_OPEN',
        },
        { Put: { TableName, Item: offerItem(offer), ConditionExpression: 'attribute_not_exists(pk)' } },
        ...(application.status === 'offered'
          ? [sameApplication(TableName, application)]
          : moveWrites(table, application, {
              status: 'offered',
              updatedAt: offer.offeredAt,
              reason: '',
              by: offer.offeredBy,
            })),
      ]),

    change: (before, after) =>
      transact(table, [
        offerUpdate(table, before, after),
        { Put: { TableName, Item: openOfferItem(after), ConditionExpression: 'attribute_exists(pk)' } },
      ]),

    accept: ({ before, after, placement, application, job, closes }: Acceptance) => {
      const at = placement.createdAt;
      const move = { status: 'hired', updatedAt: at, reason: '', by: application.professionalId } as const;
      return transact(table, [
        offerUpdate(table, before, after),
        { Delete: { TableName, Key: keys.openOffer(before.applicationId) } },
        { Put: { TableName, Item: placementItem(placement), ConditionExpression: 'attribute_not_exists(pk)' } },
        ...moveWrites(table, application, move),
        ...openingWrites(table, job, at, closes),
      ]);
    },

    async listOfApplication(applicationId) {
      const list = lists.applicationOffers(applicationId);
      const items = await queryFirst(table, { list, index: 'gsi1', limit: limits.offersShown });
      return items.map(readOffer);
    },
    listOfProfessional: (userId, cursor) => listed(lists.professionalOffers(userId), 'gsi2', cursor),
    listOfOrganization: (organizationId, cursor) => listed(lists.organizationOffers(organizationId), 'gsi3', cursor),
  };
};
