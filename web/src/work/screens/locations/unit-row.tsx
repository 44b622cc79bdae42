import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/dist/esm/icons/calendar-days.mjs';
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs';
import type { LocationUnit } from '@shared/work/model/location';
import { Face } from '@/components/faces/face';
import { Button } from '@/components/ui/base/button';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { useTranslation } from '@/lib/i18n/i18n';
import { teamQuery, useDeleteUnit } from './location-queries';
import styles from './locations.module.css';
import { namesIn } from './supervisor-names';

type Props = { unit: LocationUnit; location: string; mayEdit: boolean; onEdit: () => void; onFeed: () => void };

export const UnitRow = ({ unit, location, mayEdit, onEdit, onFeed }: Props) => {
  const { t } = useTranslation(['locations', 'labels/units']);
  const { locationId, unitId, name, careUnit, supervisors } = unit;
  const removal = useDeleteUnit(locationId, unitId);
  const kind = t(`unit.${careUnit}`);
  return (
    <li className={styles.unit}>
      <div className={styles.unitWords}>
        <h4>{name}</h4>
        {kind !== name && <p>{kind}</p>}
      </div>
      <Supervisors userIds={supervisors} />
      {mayEdit && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            leftIcon={<Pencil size={16} aria-hidden="true" />}
            aria-label={t('units.editNamed', { name, location })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            leftIcon={<CalendarDays size={16} aria-hidden="true" />}
            aria-label={t('unitFeed.named', { name, location })}
            onClick={onFeed}
          >
            {t('unitFeed.action')}
          </Button>
          <RemoveButton
            label={t('delete')}
            named={t('units.deleteNamed', { name, location })}
            title={t('units.deleteTitle', { name })}
            text={t('units.deleteText', { location })}
            done={t('units.deleted')}
            removal={removal}
          />
        </div>
      )}
    </li>
  );
};

const Supervisors = ({ userIds }: { userIds: readonly string[] }) => {
  const { t } = useTranslation('locations');
  const { data } = useQuery(teamQuery());
  if (userIds.length === 0) return <p className={styles.noSupervisor}>{t('units.noSupervisor')}</p>;
  // Names load a moment later; a number is the placeholder.
  if (!data) return <p className={styles.noSupervisor}>{t('units.supervisors', { count: userIds.length })}</p>;
  const names = namesIn(data.items);
  const photos = new Map(data.items.map(({ user_id, profile }) => [user_id, profile.photo_url] as const));
  return (
    <ul role="list" className={styles.supervisors} aria-label={t('fields.supervisors')}>
      {userIds.map((userId) => (
        <li key={userId}>
          <Face id={userId} name={names(userId)} url={photos.get(userId) ?? null} size={24} />
          {names(userId)}
        </li>
      ))}
    </ul>
  );
};
