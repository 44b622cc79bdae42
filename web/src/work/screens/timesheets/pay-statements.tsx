import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useState } from 'react';
import type { PayDay } from '@shared/money/model/pay-statement';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { payDaysQuery } from '@/work/parts/timesheets/earnings-queries';
import { api } from '@/lib/api/api';
import { byteOrderMark, saveDownload, saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatMoney } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import styles from './pay-statements.module.css';

const onError = (error: Error) => toast.error(error.message);

const Downloads = ({ day }: { day: string }) => {
  const { t } = useTranslation('earnings');
  const params = { day };
  const pdf = useMutation({ mutationFn: () => api('printPayStatement', { params }), onSuccess: saveDownload, onError });
  const csv = useMutation({
    mutationFn: () => api('exportPayStatement', { params }),
    onSuccess: (file) => saveText(byteOrderMark + file.csv, t('statements.csvName', { day }), 'text/csv'),
    onError,
  });
  const icon = <Download size={18} aria-hidden="true" />;
  const named = { day: formatDate(day) };
  return (
    <Row>
      <Button
        variant="secondary"
        size="small"
        leftIcon={icon}
        loading={pdf.isPending}
        aria-label={t('statements.pdfNamed', named)}
        onClick={() => pdf.mutate()}
      >
        {t('statements.pdf')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        leftIcon={icon}
        loading={csv.isPending}
        aria-label={t('statements.csvNamed', named)}
        onClick={() => csv.mutate()}
      >
        {t('statements.csv')}
      </Button>
    </Row>
  );
};

const PayDayRow = ({ day, employers }: PayDay) => {
  const { t } = useTranslation('earnings');
  return (
    <li className={styles.day}>
      <div>
        <b>{formatDate(day)}</b>
        <ul role="list">
          {employers.map(({ organizationId, organization, currency, minutes, cents }) => (
            <li key={`${organizationId} ${currency}`}>
              {t(minutes === 0 ? 'statements.canceled' : 'statements.row', {
                organization,
                hours: formatHours(minutes),
                amount: formatMoney(cents, currency),
              })}
            </li>
          ))}
        </ul>
      </div>
      <Downloads day={day} />
    </li>
  );
};

const shownFirst = 6;

const PayDays = ({ payDays }: { payDays: readonly PayDay[] }) => {
  const { t } = useTranslation('earnings');
  const [all, setAll] = useState(false);
  if (payDays.length === 0) return <MutedText>{t('statements.none')}</MutedText>;
  return (
    <Stack>
      <MutedText>{t('statements.note')}</MutedText>
      <ul role="list" className={styles.days} aria-label={t('statements.title')}>
        {payDays.slice(0, all ? undefined : shownFirst).map((it) => (
          <PayDayRow key={it.day} {...it} />
        ))}
      </ul>
      {!all && payDays.length > shownFirst && (
        <Row>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t('statements.more')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};

/** Employers' payments, by stated pay day. */
export const PayStatements = () => {
  const { t } = useTranslation('earnings');
  return (
    <Card title={t('statements.title')}>
      <QueryGate query={useQuery(payDaysQuery())} loading={t('loading')} rows={2}>
        {({ payDays }) => <PayDays payDays={payDays} />}
      </QueryGate>
    </Card>
  );
};
