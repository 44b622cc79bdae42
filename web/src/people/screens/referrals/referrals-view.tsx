import { useQuery } from '@tanstack/react-query';
import type { ReferralLink } from '@shared/people/model/referral';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { InviteForm } from './invite-form';
import { LinkCard } from './link-card';
import { referralLinkQuery } from './referral-queries';
import styles from './referrals.module.css';

export const ReferralsView = () => {
  const { t } = useTranslation('referrals');
  const link = useQuery(referralLinkQuery());
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[{ label: t('dashboard'), to: paths.dashboard }, { label: t('title') }]}
    >
      <QueryGate query={link} loading={t('loading')} rows={2}>
        {(data) => (
          <Stack>
            <LinkCard link={data} />
            <InviteForm />
            <Joined joined={data.joined} />
          </Stack>
        )}
      </QueryGate>
    </Page>
  );
};

const Joined = ({ joined }: Pick<ReferralLink, 'joined'>) => {
  const { t } = useTranslation('referrals');
  return (
    <Card title={t('joined.title')}>
      <p className={styles.figure}>{t('joined.count', { joined })}</p>
      <MutedText>{t('joined.hint')}</MutedText>
    </Card>
  );
};
