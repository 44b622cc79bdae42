import { isUndoneFreely } from '@shared/work/rules/cancellation/cancellation-bands';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { Button } from '@/components/ui/base/button';
import { useBookShift } from '@/work/parts/shifts/shift-queries';
import { shiftNamed } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';

/** `oneTap`: books at once. `onBook`: shows the terms first, also with the error of a one-tap booking. */
export type Bookable = { found: FoundShift; oneTap: boolean; onBook: (refused: Error | null) => void };

/** Bookings that can't be undone and backups need the sheet's explanation. */
export const isForOneTap = ({ shift, way }: FoundShift, now: number): boolean =>
  (way === 'instant' || way === 'request') && isUndoneFreely(shift.startsAt, new Date(now).toISOString());

/** Opens the sheet, or books at once on the row's terms. */
export const BookButton = ({ found, oneTap, onBook }: Bookable) => {
  const { t } = useTranslation('shifts');
  const book = useBookShift();
  const oneAtATime = useOneAtATime();
  const { shift, way } = found;
  if (way === null) return null;
  const named = shiftNamed(shift, shift);
  // The row unmounts with the booking, so callbacks must not depend on it.
  const bookNow = () => book.mutateAsync({ ...shift, way }).catch((error: unknown) => onBook(error as Error));
  const act = () => (oneTap ? void oneAtATime(bookNow) : onBook(null));
  return (
    <Button
      size="small"
      variant={way === 'backup' ? 'secondary' : 'primary'}
      aria-haspopup={oneTap ? undefined : 'dialog'}
      aria-label={t(`named.${way}`, named)}
      loading={book.isPending}
      onClick={act}
    >
      {t(`act.${way}`)}
    </Button>
  );
};
