import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import type { ApiResult } from '@/lib/api/api';
import { MutedText } from '@/components/layout';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { favoritesQuery, useMarkFavorite } from '../coverage-queries';
import styles from '../panel.module.css';
import { UnitPerson, useTakingOff } from './unit-person';

type Unit = { locationId: string; unitId: string; name: string };
type Favorite = ApiResult<'listFavorites'>['people'][number];

/** People who see the unit's shifts first. Renders nothing while loading. */
export const UnitFavorites = ({ unit }: { unit: Unit }) => {
  const { t } = useTranslation('coverage');
  const { data } = useQuery(favoritesQuery(unit));
  if (!data) return null;
  return (
    <section className={styles.section}>
      <h3>{t('favorite.title', { unit: unit.name })}</h3>
      <MutedText>{t(data.people.length === 0 ? 'favorite.none' : 'favorite.text')}</MutedText>
      {data.people.length > 0 && (
        <ul role="list">
          {data.people.map((person) => (
            <Row key={person.userId} person={person} unit={unit} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Row = ({ person: { userId, name }, unit }: { person: Favorite; unit: Unit }) => {
  const { t } = useTranslation('coverage');
  const mark = useMarkFavorite(unit);
  const shown = knownName(name);
  const said = { name: shown, unit: unit.name };
  const label = t('favorite.remove', said);
  const remove = useTakingOff(() => mark.mutateAsync({ userId, favorite: false }), t('favorite.removed', said));
  const action = (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={remove}>
      <X size={16} aria-hidden="true" />
    </button>
  );
  return <UnitPerson {...{ userId, shown, action }} />;
};
