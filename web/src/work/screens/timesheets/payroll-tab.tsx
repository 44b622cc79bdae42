import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useQuery } from '@tanstack/react-query';
import { payrollLimits } from '@shared/money/limits/payroll-limits';
import type { Payroll } from '@shared/money/model/payroll';
import { formatList } from '@shared/text/formats';
import { MutedText, Row, Stack } from '@/components/layout';
import { asStoredNow, QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { queryOf } from '@/lib/requests/query-of';
import { saveText } from '@/lib/files/save-download';
import { formatMoney } from '@/lib/time/format';
import { OwnStaffHours } from './own-staff-hours';
import { PayrollSetupForm } from './payroll-setup';

/** Missing data, listed before a file exists, so that no wrong file is sent. */
const Missing = ({ payroll: { setup, missing } }: { payroll: Payroll }) => {
  const { t } = useTranslation('payroll');
  const { t: named } = useTranslation('timesheets');
  const codes = missing.codes.map((kind) => named(`pay.code.${kind}`));
  return (
    <FormMessage kind="info">
      <b>{t('missing.title')}</b>
      <ul>
        {setup.provider === null && <li>{t('missing.provider')}</li>}
        {missing.numbers.length > 0 && (
          <li>
            {t('missing.numbers', { count: missing.numbers.length, names: formatList(missing.numbers, language) })}
          </li>
        )}
        {codes.length > 0 && <li>{t('missing.codes', { count: codes.length, names: formatList(codes, language) })}</li>}
      </ul>
    </FormMessage>
  );
};

const LeftOut = ({ leftOut }: Pick<Payroll, 'leftOut'>) => {
  const { t } = useTranslation('payroll');
  if (leftOut.length === 0) return null;
  return (
    <Stack as="section" gap="xs" aria-label={t('leftOut.title')}>
      <h3>{t('leftOut.title')}</h3>
      <ul>
        {leftOut.map(({ name, why }) => (
          <li key={`${name} ${why}`}>{t(`leftOut.${why}`, { name })}</li>
        ))}
      </ul>
    </Stack>
  );
};

const FileCard = ({ payroll }: { payroll: Payroll }) => {
  const { t } = useTranslation('payroll');
  const { people, leftOut, more, file } = payroll;
  return (
    <Card title={t('title')}>
      <Stack>
        <MutedText>{t('intro')}</MutedText>
        {people.length === 0 && <p>{t('none')}</p>}
        {people.length > 0 && file === null && <Missing payroll={payroll} />}
        {more && <FormMessage kind="info">{t('more', { count: payrollLimits.weeks })}</FormMessage>}
        {file && (
          <>
            <p>{t('ready', { people: people.length, amount: formatMoney(file.cents, 'USD') })}</p>
            <Row>
              <Button
                leftIcon={<Download size={18} aria-hidden="true" />}
                onClick={() => saveText(file.csv, file.name, 'text/csv')}
              >
                {t('download', { name: file.name })}
              </Button>
            </Row>
          </>
        )}
        <LeftOut leftOut={leftOut} />
      </Stack>
    </Card>
  );
};

/** Approved hours for the employer's payroll provider. */
export const PayrollTab = () => {
  const { t } = useTranslation('payroll');
  const query = useQuery({ ...queryOf('exportPayroll'), ...asStoredNow });
  return (
    <QueryGate query={query} loading={t('loading')} rows={6}>
      {(payroll) => (
        <Stack gap="l">
          <FileCard payroll={payroll} />
          <OwnStaffHours />
          <PayrollSetupForm key={payroll.setup.version} payroll={payroll} />
        </Stack>
      )}
    </QueryGate>
  );
};
