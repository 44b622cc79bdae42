import { outcomeOf } from '@shared/hiring/rules/match/match-outcome';
import type { ApplicationDetail, ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';

export const rowOf = ({
  match,
  team,
  candidate: { userId, firstName, lastName, title, profession, specialty, experience, location, photo_url },
  ...detail
}: ApplicationDetail): ReceivedApplication => ({
  applicationId: detail.applicationId,
  jobId: detail.jobId,
  jobTitle: detail.jobTitle,
  status: detail.status,
  appliedAt: detail.appliedAt,
  updatedAt: detail.updatedAt,
  statusSince: detail.statusSince ?? detail.timeline.at(-1)?.at ?? detail.appliedAt,
  rejectedFrom: detail.rejectedFrom,
  version: detail.version,
  candidate: { userId, firstName, lastName, title, profession, specialty, experience, location, photo_url },
  match: match && outcomeOf(match),
  source: detail.source,
  rating: team?.rating ?? null,
  notes: team?.notes.length ?? 0,
  answer: detail.answer,
});

export const moved = <T extends { status: ApplicationStatus; statusSince?: string | undefined }>(
  row: T,
  status: ApplicationStatus,
  now: string,
): T => ({ ...row, status, statusSince: now });

export const isOlder = (read: { version: number }, shown: { version: number }): boolean => read.version < shown.version;

export type Pages<P> = { pages: P[]; pageParams: unknown[] };

export const withRow = <P extends { items: ReceivedApplication[] }>(
  data: Pages<P>,
  row: ReceivedApplication,
): Pages<P> => {
  const isKnown = data.pages.some(({ items }) =>
    items.some(({ applicationId }) => applicationId === row.applicationId),
  );
  return {
    ...data,
    pages: data.pages.map((page, index) => ({
      ...page,
      items: isKnown
        ? page.items.map((it) => (it.applicationId === row.applicationId && !isOlder(row, it) ? row : it))
        : index === 0
          ? [row, ...page.items]
          : page.items,
    })),
  };
};
