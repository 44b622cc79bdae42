import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { allColumns, keepColumns, useColumns } from './use-columns';

export const ColumnsDialog = ({ showJob, onClose }: { showJob: boolean; onClose: () => void }) => {
  const { t } = useTranslation('applicants');
  const { chosen, shown } = useColumns();
  return (
    <Dialog opened onClose={onClose} title={t('columns.choose')}>
      <Stack gap="s">
        {allColumns
          .filter((it) => showJob || it !== 'job')
          .map((it) => (
            <Row key={it}>
              <CheckboxField
                label={t(`columns.${it}`)}
                checked={chosen.includes(it)}
                onChange={({ currentTarget }) =>
                  keepColumns(currentTarget.checked ? [...chosen, it] : chosen.filter((other) => other !== it))
                }
              />
            </Row>
          ))}
        {chosen.length > shown.length && <MutedText role="status">{t('columns.leftOut')}</MutedText>}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{t('columns.done')}</Button>
      </DialogActions>
    </Dialog>
  );
};
