import type { Location } from '@shared/work/model/location';
import { ListChoice } from '@/components/records/list-choice';
import shared from '@/components/records/list-tools.module.css';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './location-choice.module.css';

type Props = { locations: readonly Location[]; location: Location; onLocation: (locationId: string) => void };

/** The location whose board or queue is shown; only its name without a choice. */
export const LocationChoice = ({ locations, location, onLocation }: Props) => {
  const { t } = useTranslation('coverage');
  if (locations.length < 2) return <p className={styles.place}>{location.name}</p>;
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  return (
    <div className={classNames(shared.inLine, styles.choice)}>
      <ListChoice
        label={t('location')}
        values={[...names.keys()]}
        labelOf={(it) => names.get(it) ?? ''}
        value={location.locationId}
        onChange={(chosen) => chosen !== null && onLocation(chosen)}
      />
    </div>
  );
};
