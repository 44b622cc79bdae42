import Hospital from 'lucide-react/dist/esm/icons/hospital.mjs';
import MonitorSmartphone from 'lucide-react/dist/esm/icons/monitor-smartphone.mjs';
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Location, LocationUnit } from '@shared/work/model/location';
import { addressLine } from '@shared/text/address-line';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatClock } from '@/lib/time/format';
import { timeIn, zoneWords } from '@/lib/time/time-zones';
import { useNow } from '@/lib/time/use-now';
import { DeleteLocation } from './delete-location';
import styles from './locations.module.css';
import { longDutyText } from './long-duty-text';
import { UnitRow } from './unit-row';
import { weekdayNames } from './weekday-names';

type Props = {
  location: Location;
  mayEdit: boolean;
  onEdit: () => void;
  onKiosks: () => void;
  onAddUnit: () => void;
  onEditUnit: (unit: LocationUnit) => void;
  onUnitFeed: (unit: LocationUnit) => void;
};

export const LocationCard = ({ location, mayEdit, onEdit, onKiosks, onAddUnit, onEditUnit, onUnitFeed }: Props) => {
  const { t } = useTranslation('locations');
  const { name, units } = location;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.tile}>
          <Hospital size={20} aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <h2>{name}</h2>
          <p>{addressLine(location)}</p>
        </div>
        {mayEdit && (
          <div className={styles.actions}>
            <Button
              variant="quiet"
              size="small"
              leftIcon={<Pencil size={16} aria-hidden="true" />}
              aria-label={t('editNamed', { name })}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              leftIcon={<MonitorSmartphone size={16} aria-hidden="true" />}
              aria-label={t('kiosks.openNamed', { name })}
              aria-haspopup="dialog"
              onClick={onKiosks}
            >
              {t('kiosks.action')}
            </Button>
            <DeleteLocation location={location} />
          </div>
        )}
      </div>
      <LocationFacts location={location} />
      <div className={styles.unitsHead}>
        <h3>
          {t('units.title')} <span>{units.length}</span>
        </h3>
        {mayEdit && units.length < shiftLimits.unitsPerLocation && (
          <Button
            variant="secondary"
            size="small"
            leftIcon={<Plus size={16} aria-hidden="true" />}
            aria-label={t('units.addTitle', { location: name })}
            onClick={onAddUnit}
          >
            {t('units.add')}
          </Button>
        )}
      </div>
      {units.length === 0 ? (
        <p className={styles.none}>{t('units.none')}</p>
      ) : (
        <ul role="list" className={styles.units} aria-label={t('units.of', { location: name })}>
          {units.map((unit) => (
            <UnitRow
              key={unit.unitId}
              unit={unit}
              location={name}
              mayEdit={mayEdit}
              onEdit={() => onEditUnit(unit)}
              onFeed={() => onUnitFeed(unit)}
            />
          ))}
        </ul>
      )}
    </li>
  );
};

type FactProps = { label: string; value: string; more?: string; isNote?: boolean };

const Fact = ({ label, value, more, isNote = false }: FactProps) => (
  <div className={isNote ? styles.note : undefined}>
    <dt>{label}</dt>
    <dd>
      {value}
      {more && <small>{more}</small>}
    </dd>
  </div>
);

const LocationFacts = ({ location }: { location: Location }) => {
  const { t } = useTranslation(['locations', 'labels/profiles']);
  const now = useNow();
  const { timeZone, workweekStartsOn, workdayStartsAt, longDuty } = location;
  const notes = (['entrance', 'parking'] as const).filter((name) => location[name] !== '');
  return (
    <dl className={styles.facts}>
      <Fact label={t('fields.timeZone')} value={zoneWords(timeZone)} more={t('now', { time: timeIn(timeZone, now) })} />
      <Fact label={t('fields.workweekStartsOn')} value={t(`weekday.${weekdayNames[workweekStartsOn]!}`)} />
      <Fact label={t('fields.workdayStartsAt')} value={formatClock(workdayStartsAt)} />
      <Fact label={t('fields.longDuty')} value={longDutyText(longDuty, t)} />
      {notes.map((name) => (
        <Fact key={name} isNote label={t(`fields.${name}`)} value={location[name]} />
      ))}
      <Fact isNote label={t('fields.clockInBy')} value={t(`clockInBy.${location.clockInBy}`)} />
      {location.clockInBy === 'phone_or_code' && (
        <Fact
          isNote
          label={t('fence.title')}
          value={location.center ? t('fence.on', { meters: location.fenceMeters }) : t('fence.off')}
        />
      )}
    </dl>
  );
};
