import { useQuery } from '@tanstack/react-query';
import Share2 from 'lucide-react/dist/esm/icons/share-2.mjs';
import { useId } from 'react';
import { paths, pathTo } from '@shared/paths';
import type { WeekLink } from '@shared/work/model/shifts/week-link';
import { CopyButton } from '@/components/copy-button';
import { MutedText, Row, Stack } from '@/components/layout';
import { ReplaceOrStop } from '@/components/replace-or-stop';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextField } from '@/components/ui/fields/text-field';
import { useSession } from '@/lib/auth/session';
import { canShare, isSharingCanceled } from '@/lib/browser/share';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useChangePublicScheduleLink, publicScheduleLinkQuery } from '../public-schedule-queries';
import styles from './week.module.css';

/** A link that shows anyone who has it when the person works, and nothing else about the shifts. */
export const ShareWeek = () => {
  const { t } = useTranslation('shifts');
  const id = useId();
  const link = useQuery(publicScheduleLinkQuery());
  return (
    <section className={styles.share} aria-labelledby={id}>
      <h2 id={id}>{t('share.title')}</h2>
      <Stack gap="s">
        <MutedText>{t('share.text')}</MutedText>
        <QueryGate query={link} loading={t('share.loading')} rows={1}>
          {(found) => <Link link={found} />}
        </QueryGate>
      </Stack>
    </section>
  );
};

const Link = ({ link: { token, madeAt, version } }: { link: WeekLink }) => {
  const { t } = useTranslation('shifts');
  const change = useChangePublicScheduleLink();
  const oneAtATime = useOneAtATime();
  const act = (on: boolean, done: 'made' | 'replaced' | 'stopped'): Promise<void> =>
    oneAtATime(() =>
      change.mutateAsync({ on, version }).then(
        () => toast.success(t(`share.${done}`)),
        // The error was already shown.
        () => undefined,
      ),
    );
  if (token === null || madeAt === null)
    return (
      <Row>
        <Button variant="secondary" loading={change.isPending} onClick={() => void act(true, 'made')}>
          {t('share.make')}
        </Button>
      </Row>
    );
  const address = new URL(pathTo(paths.sharedWeek, { token }), window.location.origin).href;
  return (
    <>
      <TextField
        label={t('share.address')}
        description={t('share.since', { date: formatDate(madeAt, ownZone()) })}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row gap="xs">
        <Share address={address} />
        <CopyButton text={address} label={t('share.copy')} copied={t('share.copied')} failed={t('share.copyFailed')} />
        <ReplaceOrStop
          texts={{
            replace: t('share.replace'),
            replaceTitle: t('share.replaceTitle'),
            replaceText: t('share.replaceText'),
            stop: t('share.stop'),
            stopTitle: t('share.stopTitle'),
            stopText: t('share.stopText'),
          }}
          saving={change.isPending}
          onReplace={() => act(true, 'replaced')}
          onStop={() => act(false, 'stopped')}
        />
      </Row>
    </>
  );
};

/** Only where the device has a share dialog. */
const Share = ({ address }: { address: string }) => {
  const { t } = useTranslation('shifts');
  const { me } = useSession();
  const content = { url: address, title: t('share.shareTitle', { name: me?.firstName ?? '' }) };
  if (!canShare(content)) return null;
  const share = () =>
    navigator
      .share(content)
      .catch((error: unknown) => (isSharingCanceled(error) ? undefined : toast.error(t('share.shareFailed'))));
  return (
    <Button size="small" leftIcon={<Share2 size={16} aria-hidden="true" />} onClick={() => void share()}>
      {t('share.share')}
    </Button>
  );
};
