import { DomainEvent, type EventType } from '@shared/model/event';
import type { EntityName } from '../runtime/keys';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';

type Image = Record<string, AttributeValue>;
type Change = { before: Image | null; after: Image };

const text = (image: Image | null, name: string): string | null => image?.[name]?.S ?? null;
const flag = (image: Image | null, name: string): boolean => image?.[name]?.BOOL === true;
const number = (image: Image | null, name: string): string => image?.[name]?.N ?? '';
const ids = (image: Image, ...names: string[]): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, text(image, name)]));

type Found = { type: EventType; id: (string | null)[]; at: string | null; data: Record<string, unknown> };

const applicationEvents = ({ before, after }: Change): Found[] => {
  const data = ids(after, 'applicationId', 'jobId', 'organizationId', 'professionalId');
  const [from, to] = [text(before, 'status'), text(after, 'status')];
  if (!before) {
    return [{ type: 'application.submitted', id: [text(after, 'applicationId')], at: text(after, 'appliedAt'), data }];
  }
  if (from === to) return [];
  return [
    {
      type: 'application.status_changed',
      id: [text(after, 'applicationId'), number(after, 'version')],
      at: text(after, 'updatedAt'),
      data: { ...data, from, to },
    },
  ];
};

const jobEvents = ({ before, after }: Change): Found[] => {
  const data = ids(after, 'jobId', 'organizationId');
  const [publishedAt, assignee, updatedAt] = [
    text(after, 'publishedAt'),
    text(after, 'assignedTo'),
    text(after, 'updatedAt'),
  ];
  return [
    ...(publishedAt && !text(before, 'publishedAt')
      ? [{ type: 'job.published' as const, id: [text(after, 'jobId')], at: publishedAt, data }]
      : []),
    ...(assignee && assignee !== text(before, 'assignedTo')
      ? [
          {
            type: 'job.assigned' as const,
            id: [text(after, 'jobId'), assignee, updatedAt],
            at: updatedAt,
            data: { ...data, assigneeId: assignee },
          },
        ]
      : []),
  ];
};

const accountEvents = ({ before, after }: Change, sequence: string): Found[] => {
  const data = ids(after, 'userId');
  const userId = text(after, 'userId');
  const [verifiedAt, changedAt] = [text(after, 'emailVerifiedAt'), text(after, 'passwordChangedAt')];
  const enabled = flag(after, 'twoFactorEnabled');
  return [
    ...(verifiedAt && !text(before, 'emailVerifiedAt')
      ? [{ type: 'account.verified' as const, id: [userId], at: verifiedAt, data }]
      : []),
    ...(before && changedAt && changedAt !== text(before, 'passwordChangedAt')
      ? [{ type: 'account.password_changed' as const, id: [userId, changedAt], at: changedAt, data }]
      : []),
    ...(before && enabled !== flag(before, 'twoFactorEnabled')
      ? [
          {
            type: 'account.two_factor_changed' as const,
            id: [userId, sequence],
            at: null,
            data: { ...data, enabled },
          },
        ]
      : []),
  ];
};

const created =
  (type: EventType, idName: string, data: (image: Image) => Record<string, unknown>) =>
  ({ before, after }: Change): Found[] =>
    before ? [] : [{ type, id: [text(after, idName)], at: text(after, 'createdAt'), data: data(after) }];

const eventsByEntity: Partial<Record<EntityName, (change: Change, sequence: string) => Found[]>> = {
  Application: applicationEvents,
  Job: jobEvents,
  Account: accountEvents,
  Invitation: created('invitation.created', 'invitationId', (image) => ids(image, 'invitationId', 'organizationId')),
  Notification: created('notification.created', 'id', (image) => ({
    notificationId: text(image, 'id'),
    userId: text(image, 'userId'),
  })),
};

/**
 * What a change of the table means, with ids only. Event ids are made of what changed, so that a record read again gives
 * the same ids.
 */
export const domainEventsOf = (record: DynamoDBRecord): DomainEvent[] => {
  const { NewImage, OldImage, SequenceNumber = '', ApproximateCreationDateTime = 0 } = record.dynamodb ?? {};
  if (!NewImage) return [];
  const eventsOf = eventsByEntity[text(NewImage, 'entity') as EntityName];
  const found = eventsOf?.({ before: OldImage ?? null, after: NewImage }, SequenceNumber) ?? [];
  return found.map(({ type, id, at, data }) =>
    DomainEvent.parse({
      id: [type, ...id].join(':'),
      type,
      occurredAt: at ?? new Date(ApproximateCreationDateTime * 1000).toISOString(),
      data,
    }),
  );
};
