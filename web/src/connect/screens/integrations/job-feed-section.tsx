import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@shared/limits';
import type { JobFeed } from '@shared/connect/model/job-feed';
import { CopyButton } from '@/components/copy-button';
import { MutedText, Row, Stack } from '@/components/layout';
import { ReplaceOrStop } from '@/components/replace-or-stop';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import styles from './integrations.module.css';

const feedQuery = () => queryOf('getJobFeed');

const useChangeFeed = () => {
  const { t } = useTranslation('integrations');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { on: boolean; version: number }) => api('changeJobFeed', { body }),
    onSuccess: (feed) => client.setQueryData(feedQuery().queryKey, feed),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
      toast.error(isStale ? t('feed.stale') : error.message);
      if (isStale) void readAgain(client, ['getJobFeed']);
    },
  });
};

const Feed = ({ feed }: { feed: JobFeed }) => {
  const { t } = useTranslation('integrations');
  const change = useChangeFeed();
  const act = (on: boolean, done: 'started' | 'replaced' | 'stopped'): Promise<void> =>
    change.mutateAsync({ on, version: feed.version }).then(
      () => toast.success(t(`feed.${done}`)),
      // The error was already shown.
      () => undefined,
    );
  if (feed.url === null)
    return (
      <Row>
        <Button variant="secondary" loading={change.isPending} onClick={() => void act(true, 'started')}>
          {t('feed.start')}
        </Button>
      </Row>
    );
  return (
    <>
      <TextField
        label={t('feed.address')}
        description={t('feed.secret')}
        value={feed.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row gap="xs">
        <CopyButton text={feed.url} label={t('feed.copy')} copied={t('feed.copied')} failed={t('feed.copyFailed')} />
        <ReplaceOrStop
          texts={{
            replace: t('feed.replace'),
            replaceTitle: t('feed.replaceTitle'),
            replaceText: t('feed.replaceText'),
            stop: t('feed.stop'),
            stopTitle: t('feed.stopTitle'),
            stopText: t('feed.stopText'),
          }}
          saving={change.isPending}
          onReplace={() => act(true, 'replaced')}
          onStop={() => act(false, 'stopped')}
        />
      </Row>
      <p className={styles.note}>{t('feed.limit', { max: limits.jobsPerFeed })}</p>
    </>
  );
};

/** The published jobs as XML, at a secret address for job boards. */
export const JobFeedSection = () => {
  const { t } = useTranslation('integrations');
  const feed = useQuery(feedQuery());
  return (
    <section id="job-feed" aria-labelledby="job-feed-title">
      <div className={styles.head}>
        <h2 id="job-feed-title">{t('feed.title')}</h2>
      </div>
      <Stack gap="s">
        <MutedText>{t('feed.text')}</MutedText>
        <QueryGate query={feed} loading={t('feed.loading')} rows={1}>
          {(found) => <Feed feed={found} />}
        </QueryGate>
      </Stack>
    </section>
  );
};
