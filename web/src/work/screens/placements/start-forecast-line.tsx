import type { ComplianceFile, StartForecast } from '@shared/people/model/compliance';
import { formatList } from '@shared/text/formats';
import { MutedText } from '@/components/layout';
import { itemCatalogs, itemName, type ItemTexts } from '@/people/parts/compliance/item-name';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { formatMonthDay } from '@/lib/time/format';

const nameIn = ({ items }: ComplianceFile, id: string, t: ItemTexts): string => {
  const item = items.find(({ itemId }) => itemId === id);
  return item ? itemName(item, t) : '';
};

type Dated = Extract<StartForecast, { kind: 'dated' }>;

/** Compared with the agreed first day. */
const riskOf = ({ earliestOn, safeOn }: Dated, startOn: string, t: ItemTexts): string | null => {
  const start = formatMonthDay(startOn);
  if (earliestOn > startOn) return t('forecast.late', { start });
  return safeOn > startOn ? t('forecast.tight', { start }) : null;
};

/** When the file can be ready, what decides it, and what would speed it up. */
export const StartForecastLine = ({ file }: { file: ComplianceFile }) => {
  const { t } = useTranslation(itemCatalogs);
  const { forecast, startOn } = file;
  if (forecast === null || forecast.kind === 'ready') return null;
  if (forecast.kind === 'unknown') {
    const names = forecast.items.map((id) => nameIn(file, id, t)).filter(Boolean);
    return <p>{t('forecast.unknown', { items: formatList(names, language) })}</p>;
  }
  const { earliestOn, safeOn, decidedBy, withoutItOn, measured } = forecast;
  const risk = riskOf(forecast, startOn, t);
  return (
    <section aria-label={t('forecast.title')}>
      <p>
        <strong>{t('forecast.dated', { earliest: formatMonthDay(earliestOn), safe: formatMonthDay(safeOn) })}</strong>{' '}
        {t('forecast.decides', { item: nameIn(file, decidedBy, t) })}
        {risk && ` ${risk}`}
      </p>
      {withoutItOn < earliestOn && <p>{t('forecast.without', { day: formatMonthDay(withoutItOn) })}</p>}
      {!measured && <MutedText>{t('forecast.estimate')}</MutedText>}
    </section>
  );
};
