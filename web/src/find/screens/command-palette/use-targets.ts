import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { conversationPath, pathTo, paths } from '@shared/paths';
import { newestConversations } from '@/messages/parts/messages/conversation-queries';
import { isEmployer, mayWriteMessages } from '@/lib/auth/home-for';
import { searchText } from '@/lib/forms/search-parameters';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';

export type TargetKind = 'page' | 'job' | 'person' | 'search';
export type Target = { value: string; kind: TargetKind; label: string; detail?: string; to: string };

const shortest = 2;
const shownPerKind = 5;
const keptForMs = 60_000;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isNamed = (label: string, typed: string): boolean => folded(label).includes(folded(typed));

const useJobs = (me: Me, q: string): Target[] => {
  const isWanted = q.length >= shortest && !me.support;
  const usual = { staleTime: keptForMs, placeholderData: keepPreviousData };
  const own = useQuery({
    ...queryOf('listManagedJobs', { query: { q } }),
    enabled: isWanted && me.membership !== null,
    ...usual,
  });
  const open = useQuery({
    ...queryOf('searchJobs', { query: { q } }),
    enabled: isWanted && !isEmployer(me),
    ...usual,
  });
  if (!isWanted) return [];
  const jobs = me.membership
    ? (own.data?.items ?? []).map(({ jobId, title, location }) => ({
        jobId,
        title,
        detail: location,
        to: pathTo(paths.manageJob, { jobId }),
      }))
    : (open.data?.items ?? []).map(({ jobId, title, organization }) => ({
        jobId,
        title,
        detail: organization,
        to: pathTo(paths.job, { jobId }),
      }));
  return jobs
    .slice(0, shownPerKind)
    .map(({ jobId, title, detail, to }) => ({ value: jobId, kind: 'job', label: title, detail, to }));
};

const usePeople = (me: Me, q: string): Target[] => {
  const isWanted = q.length >= shortest && mayWriteMessages(me) && !me.viewAs;
  const { data } = useQuery({ ...newestConversations, enabled: isWanted });
  if (!isWanted) return [];
  return (data?.items ?? [])
    .filter(({ with: person }) => isNamed(person.user_name, q))
    .slice(0, shownPerKind)
    .map(({ conversationId, with: person, subject }) => ({
      value: conversationId,
      kind: 'person',
      label: person.user_name,
      detail: subject,
      to: conversationPath(conversationId),
    }));
};

/** Pages, own jobs, people in conversations, and searches for the text. */
export const useTargets = (me: Me, pages: readonly Pick<Target, 'label' | 'to'>[], typed: string): Target[] => {
  const { t } = useTranslation('jump');
  const q = searchText(useDeferredValue(typed));
  const jobs = useJobs(me, q);
  const people = usePeople(me, q);
  const matching = pages
    .filter(({ label }) => isNamed(label, typed.trim()))
    .map(({ label, to }): Target => ({ value: to, kind: 'page', label, to }));
  if (q === '') return matching;
  const text = encodeURIComponent(q);
  const searches: Target[] = [
    {
      value: 'jobs',
      kind: 'search',
      label: t('searchJobs', { text: q }),
      to: `${me.membership ? paths.manageJobs : paths.jobs}?q=${text}`,
    },
    { value: 'people', kind: 'search', label: t('searchPeople', { text: q }), to: `${paths.doctors}?q=${text}` },
  ];
  return [...matching, ...jobs, ...people, ...searches];
};
