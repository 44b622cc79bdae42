import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnnouncementForm, NewsMailForm, SwitchChange } from '@shared/trust/model/site-state';
import type { FeatureSwitch } from '@shared/trust/model/site-vocabulary';
import type { DeadLetter } from '@shared/trust/model/dead-letter';
import type { NewStaffMember, StaffChange, StaffRemoval, ViewAsRequest } from '@shared/trust/model/staff';
import type { UsagePeriod } from '@shared/trust/model/usage-vocabulary';
import { paths } from '@shared/paths';
import { api } from '@/lib/api/api';
import { beginViewing } from '@/lib/auth/view-as';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

const queueMs = 60_000;

export const homeQuery = () => ({ ...queryOf('getStaffHome'), refetchInterval: queueMs });
export const peopleQuery = (text: string) => ({ ...queryOf('findPeople', { query: { text } }), enabled: text !== '' });
export const personQuery = (userId: string) => queryOf('getStaffPerson', { params: { userId } });
export const personTimelineQuery = (userId: string) => pagesOf('getPersonTimeline', { params: { userId } });
export const organizationsQuery = (text: string) => ({
  ...queryOf('findStaffOrganizations', { query: { text } }),
  enabled: text !== '',
});
export const organizationQuery = (organizationId: string) =>
  queryOf('getStaffOrganization', { params: { organizationId } });
export const organizationTimelineQuery = (organizationId: string) =>
  pagesOf('getOrganizationTimeline', { params: { organizationId } });
export const viewCausesQuery = (userId: string) => ({
  ...queryOf('listViewCauses', { params: { userId } }),
  // Never cached: another one may have been opened or closed since.
  staleTime: 0,
});
export const staffQuery = () => queryOf('listStaffMembers');
export const siteSettingsQuery = () => queryOf('getSiteSettings');
export const newsMailQuery = () => ({ ...queryOf('getNextNewsMail'), staleTime: 0 });
export const usageQuery = (days: UsagePeriod) => queryOf('getUsageReport', { query: { days } });
export const deadLettersQuery = () => queryOf('listDeadLetters');

export const useViewAs = (userId: string) => {
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ViewAsRequest) =>
      api('startViewAs', { params: { userId }, body }, { idempotencyKey: idempotencyKey(body) }),
    onSuccess: ({ grantId }) => beginViewing(grantId, paths.dashboard),
  });
};

export const useAddStaff = () => {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewStaffMember) => api('addStaffMember', { body }, { idempotencyKey: idempotencyKey(body) }),
    onSuccess: () => readAgain(client, ['listStaffMembers']),
  });
};

export const useChangeStaff = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffChange) => api('changeStaffMember', { params: { userId }, body }),
    onSettled: () => readAgain(client, ['listStaffMembers']),
  });
};

export const useRemoveStaff = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffRemoval) => api('removeStaffMember', { params: { userId }, body }),
    onSettled: () => readAgain(client, ['listStaffMembers']),
  });
};

export const useSaveAnnouncement = (announcementId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AnnouncementForm) => api('saveAnnouncement', { params: { announcementId }, body }),
    onSettled: () => readAgain(client, ['getSiteSettings', 'getSiteState']),
  });
};

export const useSendNewsMail = () => {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewsMailForm) => api('sendNewsMail', { body }, { idempotencyKey: idempotencyKey(body) }),
    onSettled: () => readAgain(client, ['getNextNewsMail']),
  });
};

export const useSetSwitch = (name: FeatureSwitch) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SwitchChange) => api('setSwitch', { params: { name }, body }),
    onSettled: () => readAgain(client, ['getSiteSettings', 'getSiteState']),
  });
};

export const useDecideLetter = ({ consumer, messageId }: Pick<DeadLetter, 'consumer' | 'messageId'>) => {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ action, reason }: { action: 'replay' | 'discard'; reason: string }) =>
      api(
        action === 'replay' ? 'replayDeadLetter' : 'discardDeadLetter',
        { params: { consumer, messageId }, body: { reason } },
        { idempotencyKey: idempotencyKey({ action, reason }) },
      ),
    onSuccess: () => readAgain(client, ['listDeadLetters']),
  });
};
