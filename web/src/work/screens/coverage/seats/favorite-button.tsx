import Star from 'lucide-react/dist/esm/icons/star.mjs';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useMarkFavorite } from '../coverage-queries';
import styles from '../panel.module.css';

type Props = { shift: Shift; favorites: readonly string[]; booking: Booking };

const isFull = (error: unknown): boolean => error instanceof ApiError && error.code === 'LIMIT_REACHED';

/** Favorites of a unit see its shifts first. */
export const FavoriteButton = ({ shift, favorites, booking: { professional } }: Props) => {
  const { t } = useTranslation('coverage');
  const mark = useMarkFavorite(shift);
  const oneAtATime = useOneAtATime();
  const said = { name: knownName(professional.name), unit: shift.unit };
  const isFavorite = favorites.includes(professional.userId);
  const label = t(isFavorite ? 'favorite.remove' : 'favorite.add', said);
  const act = () =>
    mark.mutateAsync({ userId: professional.userId, favorite: !isFavorite }).then(
      () => toast.success(t(isFavorite ? 'favorite.removed' : 'favorite.added', said)),
      (error: unknown) =>
        toast.error(
          isFull(error)
            ? t('favorite.full', { unit: shift.unit, max: shiftLimits.favoritesPerUnit })
            : (error as Error).message,
        ),
    );
  return (
    <button
      type="button"
      className={styles.icon}
      aria-pressed={isFavorite}
      aria-label={label}
      title={label}
      onClick={() => void oneAtATime(act)}
    >
      <Star size={16} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden="true" />
    </button>
  );
};
