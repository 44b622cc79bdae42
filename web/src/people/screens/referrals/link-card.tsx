import { useState } from 'react';
import type { ReferralLink } from '@shared/people/model/referral';
import { referralAddress } from '@shared/paths';
import { CopyButton } from '@/components/copy-button';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useReplaceLink } from './referral-queries';
import styles from './referrals.module.css';

export const LinkCard = ({ link: { code } }: { link: ReferralLink }) => {
  const { t } = useTranslation('referrals');
  const [asking, setAsking] = useState(false);
  const replacing = useReplaceLink();
  const address = new URL(referralAddress(code), window.location.origin).href;
  const oneAtATime = useOneAtATime();
  const fail = (error: Error) => toast.error(error.message);
  const replace = () =>
    void oneAtATime(() =>
      replacing
        .mutateAsync(code)
        .then(() => toast.success(t('link.replaced')), fail)
        .finally(() => setAsking(false)),
    );
  return (
    <Card title={t('link.title')}>
      <Stack>
        <p className={styles.link}>{address}</p>
        <Row gap="xs">
          <CopyButton text={address} label={t('link.copy')} copied={t('link.copied')} failed={t('link.copyFailed')} />
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {t('link.replace')}
          </Button>
        </Row>
        <ConfirmDialog
          opened={asking}
          title={t('link.replaceTitle')}
          text={t('link.replaceText')}
          confirmLabel={t('link.replace')}
          loading={replacing.isPending}
          onConfirm={replace}
          onClose={() => setAsking(false)}
        />
      </Stack>
    </Card>
  );
};
