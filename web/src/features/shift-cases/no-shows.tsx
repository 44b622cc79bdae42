import type { ShiftCaseDetail } from '@shared/model/shift-case';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { shiftDayText } from '@/entities/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';

type NoShow = ShiftCaseDetail['noShows'][number];

const Line = ({ noShow: { on, place, isExempt } }: { noShow: NoShow }) => {
  const { t } = useTranslation('shift-cases');
  return (
    <Stack as="li" gap="xs">
      <Row gap="s">
        <b>{formatDate(on)}</b>
        {isExempt && <Badge tone="neutral">{t('noShowExempt')}</Badge>}
      </Row>
      {place ? (
        <span>{t('noShow', { ...place, day: shiftDayText(place.day) })}</span>
      ) : (
        <MutedText>{t('shiftGone')}</MutedText>
      )}
    </Stack>
  );
};

/** For which booking is paused, and those that don't count. */
export const NoShows = ({ found: { noShows } }: { found: ShiftCaseDetail }) => {
  const { t } = useTranslation('shift-cases');
  return (
    <Stack as="section" gap="s">
      <h2>{t('noShows')}</h2>
      <Stack as="ul" gap="s">
        {noShows.map((noShow, index) => (
          <Line key={index} noShow={noShow} />
        ))}
      </Stack>
    </Stack>
  );
};
