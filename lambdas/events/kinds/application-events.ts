import { ids, number, text, type ItemChange, type EventCandidate, type StreamImage } from '../stream-image';

const idNames = ['applicationId', 'jobId', 'organizationId', 'professionalId'];

const promiseOf = (image: StreamImage | null): StreamImage | null => image?.['answer']?.M ?? null;

const extensionEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [from, to] = [text(promiseOf(before), 'on'), text(promiseOf(after), 'on')];
  if (!from || from === to) return [];
  const id = [text(after, 'applicationId'), to];
  return [{ type: 'application.answer_extended', id, at: null, data: { ...ids(after, ...idNames), from, to } }];
};

/** Whether the day is over while someone still waits. */
const isMissed = (day: StreamImage | null): boolean => text(day, 'gsi2pk') !== null && Number(number(day, 'open')) > 0;

const waitingEvents = ({ before, after }: ItemChange, sequence: string): EventCandidate[] => {
  if (isMissed(before) === isMissed(after)) return [];
  const id = [text(after, 'jobId'), text(after, 'on'), sequence];
  return [
    {
      type: 'job.waiting_changed',
      id,
      at: text(after['reached']?.M ?? null, 'at'),
      data: ids(after, 'jobId', 'organizationId'),
    },
  ];
};

/** Events about a job's applications with answers promised for one day. */
export const answerDayEvents = (change: ItemChange, sequence: string): EventCandidate[] => [
  ...answerDueEvents(change),
  ...waitingEvents(change, sequence),
];

const answerDueEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [had, has] = [before?.['reached']?.M ?? null, after['reached']?.M ?? null];
  const at = text(has, 'at');
  if (!at || at === text(had, 'at')) return [];
  const step = text(has, 'step');
  const data = { ...ids(after, 'jobId', 'organizationId', 'on'), step, waiting: Number(number(has, 'open')) };
  return [{ type: 'job.answers_due', id: [text(after, 'jobId'), text(after, 'on'), step], at, data }];
};

export const applicationEvents = (change: ItemChange, sequence: string): EventCandidate[] => {
  const { before, after } = change;
  const data = ids(after, ...idNames);
  const [from, to] = [text(before, 'status'), text(after, 'status')];
  const applicationId = text(after, 'applicationId');
  if (!before) return [{ type: 'application.submitted', id: [applicationId], at: text(after, 'appliedAt'), data }];
  // Older items lack the field: the professional saw every version.
  const announced = (number(before, 'seenVersion') || number(before, 'version')) !== number(after, 'seenVersion');
  const rated = number(before, 'rating') !== number(after, 'rating');
  return [
    ...extensionEvents(change),
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
    ...(announced
      ? [
          {
            type: 'application.status_announced' as const,
            id: [applicationId, number(after, 'seenVersion')],
            // The stream's own time has only second precision.
            at: text(after, 'seenSince'),
            data: { ...data, from: text(before, 'seenStatus') ?? from, to },
          },
        ]
      : []),
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

/** Deleted notes have no event; open pages notice on their next read. */
export const applicationNoteEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  if (before) return [];
  const mentions = (after['mentions']?.L ?? []).map(({ S }) => S);
  const data = { ...ids(after, 'applicationId', 'jobId', 'organizationId', 'noteId', 'authorId'), mentions };
  return [{ type: 'application.noted', id: [text(after, 'noteId')], at: text(after, 'at'), data }];
};
