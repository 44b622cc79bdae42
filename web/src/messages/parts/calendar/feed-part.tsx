import { useId } from 'react';
import { say } from '@/lib/i18n/notices';
import { CopyButton } from '@/components/copy-button';
import { MutedText, Row, Stack } from '@/components/layout';
import { ReplaceOrStop } from '@/components/replace-or-stop';
import { Button } from '@/components/ui/base/button';
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
  const act = (what: Act, told?: string): Promise<void> =>
    change.mutateAsync({ act: what }).then(
      () => (told === undefined ? undefined : toast.success(told)),
      (error: unknown) => toast.error((error as Error).message),
    );

  return (
    <Stack as="section" gap="s">
      <h3>{t('feed.title')}</h3>
      <MutedText>{t('feed.text')}</MutedText>
      {feedUrl === null ? (
        <Row>
          <Button variant="secondary" loading={change.isPending} onClick={() => void act('rotate')}>
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
            <ReplaceOrStop
              texts={{
                replace: t('feed.rotate'),
                replaceTitle: t('feed.rotateTitle'),
                replaceText: t('feed.rotateText'),
                stop: t('feed.stop'),
                stopTitle: t('feed.stopTitle'),
                stopText: t('feed.stopText'),
              }}
              saving={change.isPending}
              onReplace={() => act('rotate', say('feedRotated'))}
              onStop={() => act('stopFeed', say('feedStopped'))}
            />
          </Row>
          <Subscribe feedUrl={feedUrl} />
        </>
      )}
    </Stack>
  );
};
