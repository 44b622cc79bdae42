import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import type { JobFeed } from '@shared/model/job-feed';
import { CopyButton } from '@/components/copy-button';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextField } from '@/components/ui/fields/text-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain, supersede } from '@/lib/requests/query-of';
import styles from './integrations.module.css';

const feedQuery = () => queryOf('getJobFeed');

const useChangeFeed = () => {
  const { t } = useTranslation('integrations');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { on: boolean; version: number }) => api('changeJobFeed', { body }),
    onSuccess: (feed) => supersede(client, feedQuery(), feed),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
      toast.error(isStale ? t('feed.stale') : error.message);
      if (isStale) void readAgain(client, ['getJobFeed']);
    },
  });
};

type Question = 'replace' | 'stop';

const Feed = ({ feed }: { feed: JobFeed }) => {
  const { t } = useTranslation('integrations');
  const change = useChangeFeed();
  const [asking, setAsking] = useState<Question | null>(null);
  const act = (on: boolean, done: 'started' | 'replaced' | 'stopped') =>
    change.mutate(
      { on, version: feed.version },
      { onSuccess: () => toast.success(t(`feed.${done}`)), onSettled: () => setAsking(null) },
    );
  if (feed.url === null)
    return (
      <Row>
        <Button variant="secondary" loading={change.isPending} onClick={() => act(true, 'started')}>
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
        <Button variant="quiet" size="small" onClick={() => setAsking('replace')}>
          {t('feed.replace')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking('stop')}>
          {t('feed.stop')}
        </Button>
      </Row>
      <p className={styles.note}>{t('feed.limit', { max: limits.jobsPerFeed })}</p>
      <ConfirmDialog
        opened={asking === 'replace'}
        title={t('feed.replaceTitle')}
        text={t('feed.replaceText')}
        confirmLabel={t('feed.replace')}
        loading={change.isPending}
        onConfirm={() => act(true, 'replaced')}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        opened={asking === 'stop'}
        danger
        title={t('feed.stopTitle')}
        text={t('feed.stopText')}
        confirmLabel={t('feed.stop')}
        loading={change.isPending}
        onConfirm={() => act(false, 'stopped')}
        onClose={() => setAsking(null)}
      />
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
