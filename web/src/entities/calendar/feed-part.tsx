import { useId, useState } from 'react';
import { say } from '@/lib/i18n/notices';
import { CopyButton } from '@/components/copy-button';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useChangeConnection } from './connection-queries';
import { subscribeLinks } from './subscribe-links';

/** Opens an address in a calendar. */
export const Subscribe = ({ feedUrl }: { feedUrl: string }) => {
  const { t } = useTranslation('calendar-connection');
  const id = useId();
  return (
    <div>
      <MutedText id={id}>{t('feed.openIn')}</MutedText>
      <Row as="ul" gap="s" aria-labelledby={id}>
        {subscribeLinks(feedUrl).map(({ provider, href }) => (
          <li key={provider}>
            <a href={href} target="_blank" rel="noreferrer">
              {t(`providers.${provider}`)}
            </a>
          </li>
        ))}
      </Row>
    </div>
  );
};

type Act = 'rotate' | 'stopFeed';

export const FeedPart = ({ feedUrl }: { feedUrl: string | null }) => {
  const { t } = useTranslation('calendar-connection');
  const change = useChangeConnection();
  const [asking, setAsking] = useState<Act | null>(null);
  const act = (what: Act, told?: string) =>
    void change
      .mutateAsync({ act: what })
      .then(
        () => told !== undefined && toast.success(told),
        (error: unknown) => error instanceof Error && toast.error(error.message),
      )
      .then(() => setAsking(null));

  return (
    <Stack as="section" gap="s">
      <h3>{t('feed.title')}</h3>
      <MutedText>{t('feed.text')}</MutedText>
      {feedUrl === null ? (
        <Row>
          <Button variant="secondary" loading={change.isPending} onClick={() => act('rotate')}>
            {t('feed.start')}
          </Button>
        </Row>
      ) : (
        <>
          <TextField
            label={t('feed.address')}
            description={t('feed.secret')}
            value={feedUrl}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Row gap="xs">
            <CopyButton text={feedUrl} label={t('feed.copy')} copied={t('feed.copied')} failed={t('feed.copyFailed')} />
            <Button variant="quiet" size="small" onClick={() => setAsking('rotate')}>
              {t('feed.rotate')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setAsking('stopFeed')}>
              {t('feed.stop')}
            </Button>
          </Row>
          <Subscribe feedUrl={feedUrl} />
        </>
      )}
      <ConfirmDialog
        opened={asking === 'rotate'}
        title={t('feed.rotateTitle')}
        text={t('feed.rotateText')}
        confirmLabel={t('feed.rotate')}
        loading={change.isPending}
        onConfirm={() => act('rotate', say('feedRotated'))}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        opened={asking === 'stopFeed'}
        title={t('feed.stopTitle')}
        text={t('feed.stopText')}
        confirmLabel={t('feed.stop')}
        danger
        loading={change.isPending}
        onConfirm={() => act('stopFeed', say('feedStopped'))}
        onClose={() => setAsking(null)}
      />
    </Stack>
  );
};
