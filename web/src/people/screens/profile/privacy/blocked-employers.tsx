import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { BlockedOrganization } from '@shared/people/model/professional';
import { FormSection } from '@/components/editing/form-section';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { FindEmployer } from './find-employer';
import styles from './privacy.module.css';
import { blockedQuery } from './privacy-queries';

const showError = (error: unknown): void =>
  toast.error(error instanceof Error ? error.message : say('privacySaveFailed'));

const useBlocking = () => {
  const queryClient = useQueryClient();
  const { queryKey } = blockedQuery();
  const change = (by: (blocked: BlockedOrganization[]) => BlockedOrganization[]) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, items: by(known.items) });
  const block = useMutation({
    mutationFn: ({ organizationId }: BlockedOrganization) => api('blockOrganization', { params: { organizationId } }),
    onSuccess: (added) => {
      change((blocked) => [...blocked.filter((it) => it.organizationId !== added.organizationId), added]);
      toast.success(say('employerBlocked'));
    },
    onError: showError,
  });
  const unblock = useMutation({
    mutationFn: ({ organizationId }: BlockedOrganization) => api('unblockOrganization', { params: { organizationId } }),
    onSuccess: ({ organizationId }) => {
      change((blocked) => blocked.filter((it) => it.organizationId !== organizationId));
      toast.success(say('employerUnblocked'));
    },
    onError: showError,
  });
  return { block, unblock };
};

export const BlockedEmployers = () => {
  const { t } = useTranslation('profile-privacy');
  const blocked = useQuery(blockedQuery());
  return (
    <FormSection id="blocked" title={t('blocked.title')}>
      <MutedText>{t('blocked.text')}</MutedText>
      <QueryGate query={blocked} loading={t('blocked.loading')} rows={2}>
        {(items) => <List items={items} />}
      </QueryGate>
    </FormSection>
  );
};

const List = ({ items }: { items: readonly BlockedOrganization[] }) => {
  const { t } = useTranslation('profile-privacy');
  const { block, unblock } = useBlocking();
  const isFull = items.length >= limits.blockedOrganizations;
  return (
    <Stack gap="l">
      {isFull ? (
        <MutedText>{t('blocked.full', { count: limits.blockedOrganizations })}</MutedText>
      ) : (
        <FindEmployer
          blocked={items}
          blocking={block.isPending ? block.variables.organizationId : null}
          onBlock={(employer) => block.mutateAsync(employer).then(() => undefined)}
        />
      )}
      {items.length === 0 ? (
        <MutedText>{t('blocked.none')}</MutedText>
      ) : (
        <ul className={styles.employers} role="list" aria-label={t('blocked.title')}>
          {items.map((it) => (
            <Row as="li" key={it.organizationId} justify="between" className={styles.employer}>
              <span>{it.organization}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('blocked.unblockOf', { name: it.organization })}
                loading={unblock.isPending && unblock.variables.organizationId === it.organizationId}
                onClick={() => unblock.mutate(it)}
              >
                {t('blocked.unblock')}
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </Stack>
  );
};
