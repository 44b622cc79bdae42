import { ids, number, text, type Change, type Found } from './stream-image';

const idNames = ['applicationId', 'jobId', 'organizationId', 'professionalId'];

/** Sent, moved on, rated. Several of them may be one change of the item. */
export const applicationEvents = ({ before, after }: Change, sequence: string): Found[] => {
  const data = ids(after, ...idNames);
  const [from, to] = [text(before, 'status'), text(after, 'status')];
  const applicationId = text(after, 'applicationId');
  if (!before) return [{ type: 'application.submitted', id: [applicationId], at: text(after, 'appliedAt'), data }];
  const rated = number(before, 'rating') !== number(after, 'rating');
  return [
    ...(from === to
      ? []
      : [
          {
            type: 'application.status_changed' as const,
            id: [applicationId, number(after, 'version')],
            at: text(after, 'updatedAt'),
            data: { ...data, from, to },
          },
        ]),
    ...(rated
      ? [
          {
            type: 'application.rated' as const,
            id: [applicationId, sequence],
            at: null,
            data: ids(after, 'applicationId', 'jobId', 'organizationId'),
          },
        ]
      : []),
  ];
};

/** A note was written. One that is taken back is no news: who has the page open sees it at the next look. */
export const applicationNoteEvents = ({ before, after }: Change): Found[] => {
  if (before) return [];
  const mentions = (after['mentions']?.L ?? []).map(({ S }) => S);
  const data = { ...ids(after, 'applicationId', 'jobId', 'organizationId', 'noteId', 'authorId'), mentions };
  return [{ type: 'application.noted', id: [text(after, 'noteId')], at: text(after, 'at'), data }];
};
