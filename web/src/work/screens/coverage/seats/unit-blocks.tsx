import { useQuery } from '@tanstack/react-query';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { may } from '@/accounts/parts/settings/settings-areas';
import type { ApiResult } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { blocksQuery, useBlock } from '../coverage-queries';
import styles from '../panel.module.css';
import { UnitPerson, useTakingOff } from './unit-person';

type Unit = { locationId: string; unitId: string; name: string };
type Blocked = ApiResult<'listUnitBlocks'>['people'][number];

/** For managers and administrators only. */
export const useMayBlock = (): boolean => {
  const { me } = useSession();
  return me !== null && may('manageLocations', me);
};

/** People who can't book the unit's shifts. Renders nothing without any, and while loading. */
export const UnitBlocks = ({ unit }: { unit: Unit }) => (useMayBlock() ? <List unit={unit} /> : null);

const List = ({ unit }: { unit: Unit }) => {
  const { t } = useTranslation('coverage');
  const { data } = useQuery(blocksQuery(unit));
  if (!data || data.people.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('block.title', { unit: unit.name })}</h3>
      <MutedText>{t('block.text')}</MutedText>
      <ul role="list">
        {data.people.map((person) => (
          <Row key={person.userId} person={person} unit={unit} />
        ))}
      </ul>
    </section>
  );
};

const Row = ({ person: { userId, name, by, reason, blockedAt }, unit }: { person: Blocked; unit: Unit }) => {
  const { t } = useTranslation('coverage');
  const block = useBlock(unit);
  const shown = knownName(name);
  const said = { name: shown, unit: unit.name };
  const unblock = useTakingOff(() => block.mutateAsync({ userId, reason: null }), t('block.removed', said));
  const detail = t('block.since', { date: formatDate(blockedAt, ownZone()), by: knownName(by), reason });
  const action = (
    <Button variant="quiet" size="small" aria-label={t('block.removeNamed', said)} onClick={unblock}>
      {t('block.remove')}
    </Button>
  );
  return <UnitPerson {...{ userId, shown, detail, action }} />;
};
