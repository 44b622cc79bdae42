import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { api } from '@/lib/api/api';
import { byteOrderMark, saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';

const weeksShown = 12;

/** This week and earlier ones. */
const weeksUntil = (day: string): string[] =>
  Array.from({ length: weeksShown }, (_, index) => addDays(mondayOfDay(day), -7 * index));

/** Hours of a week without pay, for the payroll of own staff. */
export const OwnStaffHours = () => {
  const { t } = useTranslation('payroll');
  const [weeks] = useState(() => weeksUntil(today()));
  const [week, setWeek] = useState(weeks[1] ?? '');
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: () => api('exportOwnStaffHours', { params: { weekStartsOn: week } }),
    onSuccess: ({ csv, rows }) => {
      if (rows > 0) saveText(byteOrderMark + csv, t('ownStaff.file', { week }), 'text/csv');
    },
  });
  const choose = (value: string | null) => {
    reset();
    setWeek(value ?? week);
  };
  return (
    <Card title={t('ownStaff.title')}>
      <Stack>
        <MutedText>{t('ownStaff.intro')}</MutedText>
        <SelectField
          label={t('ownStaff.week')}
          data={weeks.map((value) => ({
            value,
            label: formatWeek(value),
          }))}
          value={week}
          onChange={choose}
        />
        {error && <FormMessage kind="error">{error.message}</FormMessage>}
        {data?.rows === 0 && <FormMessage kind="info">{t('ownStaff.none')}</FormMessage>}
        <Row>
          <Button
            variant="secondary"
            leftIcon={<Download size={18} aria-hidden="true" />}
            loading={isPending}
            onClick={() => mutate()}
          >
            {t('ownStaff.download')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
