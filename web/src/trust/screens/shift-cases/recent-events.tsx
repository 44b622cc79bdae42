import type { ShiftCaseDetail } from '@shared/work/model/shifts/shift-case';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';

type Recent = ShiftCaseDetail['recent'][number];

const Line = ({ event: { on, place, isExempt } }: { event: Recent }) => {
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

/** Events that justify a pause, or a stop of publishing, and those that don't count. */
export const RecentEvents = ({ found: { kind, recent } }: { found: ShiftCaseDetail }) => {
  const { t } = useTranslation('shift-cases');
  return (
    <Stack as="section" gap="s">
      <h2>{t(kind === 'turn_aways' ? 'turnAways' : 'noShows')}</h2>
      <Stack as="ul" gap="s">
        {recent.map((event, index) => (
          <Line key={index} event={event} />
        ))}
      </Stack>
    </Stack>
  );
};
