import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unitFeedFileRoutes } from '@shared/work/api/unit-feed.routes';
import type { Location, LocationUnit } from '@shared/work/model/location';
import type { UnitFeedState } from '@shared/work/model/shifts/unit-feed';
import type { UnitFeedAct, UnitFeedAddress } from '@shared/work/model/shifts/unit-feed-address';
import { linkLimits } from '@shared/core/limits/link-limits';
import { CopyButton } from '@/components/copy-button';
import { MutedText, Row, Stack } from '@/components/layout';
import { ReplaceOrStop } from '@/components/replace-or-stop';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/records/dialog';
import { Subscribe } from '@/messages/parts/calendar/feed-part';
import { locationsQuery } from '@/work/parts/locations/location-queries';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { readAgain } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';

const useChangeFeed = ({ locationId, unitId }: LocationUnit) => {
  const { t } = useTranslation('locations');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { act: UnitFeedAct; version: number }) =>
      api('changeUnitFeed', { params: { locationId, unitId }, body }),
    onSuccess: () => void readAgain(client, ['listLocations']),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
      toast.error(isStale ? t('unitFeed.stale') : error.message);
      if (isStale) void readAgain(client, ['listLocations']);
    },
  });
};

const addressOf = (token: string): string =>
  new URL(unitFeedFileRoutes.readUnitFeed.path.replace('{token}', token), window.location.origin).href;

type Props = { location: Location; unit: LocationUnit; onClose: () => void };

/** The calendar address of a unit: turned on, shown, replaced, turned off. */
export const UnitFeedDialog = ({ location: { locationId }, unit, onClose }: Props) => {
  const { t } = useTranslation('locations');
  // A colleague may change it while the dialog is open.
  const { data } = useQuery(locationsQuery());
  const now = data?.items
    .find((it) => it.locationId === locationId)
    ?.units.find(({ unitId }) => unitId === unit.unitId);
  return (
    <Dialog opened onClose={onClose} title={t('unitFeed.title', { name: unit.name })}>
      <Stack>
        <p>{t('unitFeed.text', { days: linkLimits.unitFeedDays })}</p>
        <Feed unit={now ?? unit} />
      </Stack>
    </Dialog>
  );
};

const said = { turn_on: 'started', replace: 'replaced', turn_off: 'stopped' } as const;

/** The last response, unless the list is newer. */
const newest = (listed: UnitFeedState | undefined, answered: UnitFeedAddress | undefined) => {
  if (answered && answered.feed.version >= (listed?.version ?? 0)) return answered;
  return { token: null, feed: listed };
};

const Feed = ({ unit }: { unit: LocationUnit }) => {
  const { t } = useTranslation('locations');
  const change = useChangeFeed(unit);
  const oneAtATime = useOneAtATime();
  const [answered, setAnswered] = useState<UnitFeedAddress>();
  const { token, feed } = newest(unit.feed, answered);
  const isOn = feed?.on ?? false;
  const act = (what: UnitFeedAct): Promise<void> =>
    oneAtATime(() =>
      change.mutateAsync({ act: what, version: feed?.version ?? 0 }).then(
        (answer) => {
          setAnswered(answer);
          // Showing the address changes nothing.
          if (what !== 'turn_on' || !isOn) toast.success(t(`unitFeed.${said[what]}`));
        },
        // The error was already shown.
        () => undefined,
      ),
    );
  const turnOn = (label: string) => (
    <Button variant="secondary" loading={change.isPending} onClick={() => void act('turn_on')}>
      {label}
    </Button>
  );
  if (!feed || !isOn) return <Row>{turnOn(t('unitFeed.start'))}</Row>;
  return (
    <>
      <MutedText>{t('unitFeed.since', { date: formatDate(feed.changedAt, ownZone()) })}</MutedText>
      {token === null ? <Row>{turnOn(t('unitFeed.show'))}</Row> : <Address address={addressOf(token)} />}
      <Row gap="xs">
        <ReplaceOrStop
          texts={{
            replace: t('unitFeed.replace'),
            replaceTitle: t('unitFeed.replaceTitle'),
            replaceText: t('unitFeed.replaceText'),
            stop: t('unitFeed.stop'),
            stopTitle: t('unitFeed.stopTitle', { name: unit.name }),
            stopText: t('unitFeed.stopText'),
          }}
          saving={change.isPending}
          onReplace={() => act('replace')}
          onStop={() => act('turn_off')}
        />
      </Row>
    </>
  );
};

const Address = ({ address }: { address: string }) => {
  const { t } = useTranslation('locations');
  return (
    <Stack gap="s">
      <TextField
        label={t('unitFeed.address')}
        description={t('unitFeed.secret')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <CopyButton
          text={address}
          label={t('unitFeed.copy')}
          copied={t('unitFeed.copied')}
          failed={t('unitFeed.copyFailed')}
        />
      </Row>
      <Subscribe feedUrl={address} />
    </Stack>
  );
};
