import { useSearchParams } from 'react-router-dom';
import { isOpen } from '@shared/hiring/rules/application-status';
import type { MyApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';

/** Statuses a professional sees; shortlisted is not one of them. */
export const visibleStatuses = [
  'new',
  'under_review',
  'interview_scheduled',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[];
export type StatusFilter = 'open' | (typeof visibleStatuses)[number];

export type Filter = { status: StatusFilter | null; words: string };

const isStatus = (value: string | null): value is StatusFilter =>
  value === 'open' || visibleStatuses.includes(value as (typeof visibleStatuses)[number]);

export const useFilter = (): [Filter, (change: Partial<Filter>) => void] => {
  const [search, setSearch] = useSearchParams();
  const status = search.get('status');
  const filter: Filter = { status: isStatus(status) ? status : null, words: search.get('q') ?? '' };
  const change = (by: Partial<Filter>) =>
    setSearch(
      (before) => {
        const next = { ...filter, ...by };
        const after = new URLSearchParams(before);
        for (const [name, value] of [
          ['status', next.status ?? ''],
          ['q', next.words],
        ] as const) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return [filter, change];
};

export const isFiltered = ({ status, words }: Filter): boolean => status !== null || words.trim() !== '';

const fits = (application: MyApplication, status: StatusFilter | null): boolean =>
  status === null || (status === 'open' ? isOpen(application.status) : application.status === status);

export const filtered = (applications: readonly MyApplication[], { status, words }: Filter): MyApplication[] => {
  const wanted = words.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  return applications.filter((application) => {
    const text = [application.jobTitle, application.organization, application.location]
      .join(' ')
      .toLocaleLowerCase('en');
    return fits(application, status) && wanted.every((word) => text.includes(word));
  });
};
