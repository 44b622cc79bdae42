import { limits } from '@shared/limits';
import { hireWrites, moveWrites } from '../applications/application-writes';
import type { Cursors } from '../../../platform/http/cursor';
import { newFileWrite } from '../../people/compliance/files';
import { applicationKeys } from '../applications/keys';
import { interviewEndWrites, isOnlyProposed } from '../interviews/interview-writes';
import { getStoredJob } from '../jobs/get-job';
import { notExcluded } from '../../trust/exclusions/not-excluded';
import { offerIndexes } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getStoredApplication } from '../applications/get-application';
import type { ApplicationItem } from '../applications/application-item';
import type { JobItem } from '../jobs/job-item';
import { closedOfferWrites, offerItem, offerUpdate, openOfferItem, readOffer } from './offer-item';
import { placementItem } from '../../work/placements/placement-item';
import { queryFirst, queryPage, transact, type Table, type Write } from '../../../platform/table/table';
import { all, equals, type Condition } from '../../../platform/table/conditions';
import { closeJob } from '../jobs/close-job';
import { changedAttributes, sameHires } from '../jobs/job-writes';
import { createOfferClosing } from './offer-closing';
import type { Acceptance, OfferRepository } from './ports';

const sameApplication = (TableName: string, { applicationId, status, version }: ApplicationItem): Write => ({
  ConditionCheck: {
    TableName,
    Key: applicationKeys.application(applicationId),
    ConditionExpression: '#status = :status AND version = :version',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':version': version },
  },
  refusal: ConcurrentModificationError,
});

const asRead = ({ version, hires }: JobItem): Condition => all(equals('version', version), sameHires(hires));

/** Counts the hire; the last one closes the job for good. */
const openingWrites = (table: Table, job: JobItem, at: string, closes: Acceptance['closes']): Write[] => {
  const when = asRead(job);
  if (!closes) return hireWrites(table, job, { at, beside: { when } });
  const { closed, writes } = closeJob(table.name, job, { ...closes, at, by: null, final: true });
  const beside = { set: changedAttributes(job, closed), when };
  return [...hireWrites(table, job, { at, after: closed, beside }), ...writes];
};

export const createOffers = (table: Table, cursors: Cursors): OfferRepository => {
  const TableName = table.name;
  const listed = async (list: string, index: 'gsi2' | 'gsi3', cursor?: string) => {
    const page = await queryPage(table, cursors, { list, index, cursor });
    return { ...page, items: page.items.map(readOffer) };
  };
  return {
    application: (applicationId) => getStoredApplication(table, applicationId),

    job: (jobId) => getStoredJob(table, jobId),

    ...createOfferClosing(table),

    make: (offer, application) =>
      transact(table, [
        {
          Put: { TableName, Item: openOfferItem(offer), ConditionExpression: 'attribute_not_exists(pk)' },
          refusal: 'OFFER_OPEN',
        },
        { Put: { TableName, Item: offerItem(offer), ConditionExpression: 'attribute_not_exists(pk)' } },
        notExcluded(TableName, application.professionalId, 'CANNOT_CONTINUE'),
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

    async accept({ before, after, placement, file, application, job, closes }: Acceptance) {
      const at = placement.createdAt;
      const { applicationId, professionalId: by } = application;
      const move = { status: 'hired', updatedAt: at, reason: '', by } as const;
      await transact(table, [
        // An agreed time stays: both may want to talk before the first day.
        ...(await interviewEndWrites(table, applicationId, { at, by, reason: '' }, isOnlyProposed)),
        ...closedOfferWrites(table, before, after),
        { Put: { TableName, Item: placementItem(placement), ConditionExpression: 'attribute_not_exists(pk)' } },
        newFileWrite(TableName, file),
        notExcluded(TableName, by, 'CANNOT_CONTINUE'),
        ...moveWrites(table, application, move),
        ...openingWrites(table, job, at, closes),
      ]);
    },

    async listOfApplication(applicationId) {
      const list = offerIndexes.applicationOffers(applicationId);
      const items = await queryFirst(table, { list, index: 'gsi1', limit: limits.offersShown });
      return items.map(readOffer);
    },
    listOfProfessional: (userId, cursor) => listed(offerIndexes.professionalOffers(userId), 'gsi2', cursor),
    listOfOrganization: (organizationId, cursor) =>
      listed(offerIndexes.organizationOffers(organizationId), 'gsi3', cursor),
  };
};
