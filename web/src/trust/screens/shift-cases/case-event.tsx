import type { ShiftCaseDetail } from '@shared/work/model/shifts/shift-case';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { outcomeText } from '@/work/parts/shifts/outcome-text';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';

type Of = { found: ShiftCaseDetail };

const Place = ({ place }: { place: NonNullable<ShiftCaseDetail['place']> }) => (
  <p>
    {place.unit}, {shiftDayText(place.day)} · {place.location} · {place.organization}
  </p>
);

/** A dispute concerns hours, not an event. */
const Disputed = ({ found: { place } }: Of) => {
  const { t } = useTranslation('shift-cases');
  return (
    <Stack gap="xs">
      <h2>{t('kind.dispute')}</h2>
      {place && <Place place={place} />}
    </Stack>
  );
};

const Event = ({ found }: Of) => {
  const { t } = useTranslation('shift-cases');
  const { t: words } = useTranslation('reliability');
  const { event, kind, place, state, suspends } = found;
  if (kind === 'dispute') return <Disputed found={found} />;
  if (!event) return <MutedText>{t('eventGone')}</MutedText>;
  return (
    <Stack gap="xs">
      <Row gap="s">
        <h2>{outcomeText(event.outcome, words)}</h2>
        <Badge tone={event.isExempt ? 'neutral' : 'warning'}>
          {t('points', { count: event.isExempt ? 0 : event.points })}
        </Badge>
      </Row>
      {place ? <Place place={place} /> : <MutedText>{formatDate(event.on)}</MutedText>}
      {kind === 'appeal' && state === 'open' && <MutedText>{t(suspends ? 'suspended' : 'counting')}</MutedText>}
    </Stack>
  );
};

/** The subject of the case, and whose record it concerns. */
export const CaseEvent = ({ found }: Of) => {
  const { t } = useTranslation('shift-cases');
  const { side, since, record } = found;
  const { score, shifts } = record;
  return (
    <Stack as="section" gap="m">
      <Event found={found} />
      <Facts
        wide
        items={[
          { label: t('columns.side'), value: t(`side.${side}`) },
          { label: t('since'), value: since && formatDate(since) },
          {
            label: t('record'),
            value: score === null ? t('fresh', { count: shifts }) : t('score', { score, count: shifts }),
          },
        ]}
      />
    </Stack>
  );
};
