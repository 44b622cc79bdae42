import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalFacets } from '@shared/find/model/professional-search';
import { countIn, foundOrChosen } from '@/components/search/choices';
import { classNames } from '@/components/ui/base/class-names';
import field from '@/components/ui/fields/field.module.css';
import { formatNumber } from '@/lib/time/format';
import styles from '../professionals.module.css';

type Props = {
  location: string;
  counts: ProfessionalFacets['location'] | undefined;
  onChange: (location: string) => void;
};

export const LocationField = ({ location, counts, onChange }: Props) => {
  const { t } = useTranslation('professionals');
  const places = foundOrChosen(counts, location ? [location] : []);
  return (
    <div className={styles.place}>
      <span className={styles.placeIcon}>
        <MapPin size={20} aria-hidden="true" />
      </span>
      <select
        aria-label={t('hero.location')}
        className={classNames(field.control, field.select)}
        value={location}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{t('hero.anywhere')}</option>
        {places.map((value) => (
          <option key={value} value={value}>
            {`${value} (${formatNumber(countIn(counts, value))})`}
          </option>
        ))}
      </select>
    </div>
  );
};
