import Car from 'lucide-react/dist/esm/icons/car.mjs';
import DoorOpen from 'lucide-react/dist/esm/icons/door-open.mjs';
import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs';
import NotebookPen from 'lucide-react/dist/esm/icons/notebook-pen.mjs';
import Phone from 'lucide-react/dist/esm/icons/phone.mjs';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShiftDay } from '@shared/work/model/attendance';
import { addressLine } from '@shared/text/address-line';
import { formatList } from '@shared/text/formats';
import { PhoneLink } from '@/components/phone-number';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import styles from './shift-day.module.css';

const mapOf = (place: ShiftDay['place']): string => {
  const wanted = place.center ? `${place.center.lat},${place.center.lon}` : addressLine(place);
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wanted)}`;
};

type LineProps = { icon: LucideIcon; label: string; value: string; action?: ReactNode };

const Line = ({ icon: Icon, label, value, action }: LineProps) => (
  <div className={styles.line}>
    <Icon size={18} aria-hidden="true" />
    <dt>{label}</dt>
    <dd>{value}</dd>
    {action !== undefined && <dd className={styles.lineAction}>{action}</dd>}
  </div>
);

export const ShiftDirections = ({ day: { place, supervisors, notes, attendance } }: { day: ShiftDay }) => {
  const { t } = useTranslation('shift-day');
  const names = formatList(
    supervisors.map(({ name }) => name),
    language,
  );
  return (
    <dl className={styles.lines} aria-label={t('go.label')}>
      <Line
        icon={MapPin}
        label={t('go.address')}
        value={addressLine(place)}
        action={
          <a href={mapOf(place)} target="_blank" rel="noreferrer" aria-label={t('go.mapNamed', attendance)}>
            {t('go.map')}
          </a>
        }
      />
      {place.entrance !== '' && <Line icon={DoorOpen} label={t('go.entrance')} value={place.entrance} />}
      {place.parking !== '' && <Line icon={Car} label={t('go.parking')} value={place.parking} />}
      {(names !== '' || place.phone !== '') && (
        <Line
          icon={Phone}
          label={t(names === '' ? 'go.noSupervisor' : 'go.unit')}
          value={names || attendance.unit}
          {...(place.phone !== '' && { action: <PhoneLink phone={place.phone} /> })}
        />
      )}
      {notes !== '' && <Line icon={NotebookPen} label={t('go.notes')} value={notes} />}
    </dl>
  );
};
