import { ShieldAlert } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { PortfolioItem } from '@shared/people/model/portfolio';
import { portfolioTypes } from '@shared/people/model/profile-vocabulary';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { ImagePicker } from './image-picker';
import styles from './portfolio.module.css';
import { usePortfolioForm } from './use-portfolio-form';

type Props = {
  item: PortfolioItem | null;
  onClose: () => void;
};

export const PortfolioDialog = ({ item, onClose }: Props) => {
  const { t } = useTranslation(['portfolio', 'labels/profiles']);
  const types = portfolioTypes.map((value) => ({ value, label: t(`portfolioType.${value}`) }));
  const { form, problem, image, saving, submit, conflict } = usePortfolioForm(item, onClose);
  const { errors } = form.formState;
  if (conflict) {
    return (
      <ConflictDialog
        differences={conflict.differences}
        saving={saving}
        onResolve={conflict.resolve}
        onClose={conflict.close}
      />
    );
  }
  return (
    <Dialog opened onClose={onClose} title={t(item ? 'dialog.edit' : 'dialog.add')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        noValidate
        aria-busy={saving}
      >
        <Stack>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <TextField
            label={t('fields.title')}
            required
            autoComplete="off"
            maxLength={limits.portfolioTitleLength}
            error={errors.title?.message}
            {...form.register('title')}
          />
          <Columns>
            <Controller
              control={form.control}
              name="type"
              render={({ field }) => <SelectField label={t('fields.type')} data={types} {...field} />}
            />
            <DateField label={t('fields.date')} error={errors.date?.message} {...form.register('date')} />
          </Columns>
          <TextAreaField
            label={t('fields.description')}
            required
            rows={5}
            maxLength={limits.portfolioDescriptionLength}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <PhiWarning />
          <ImagePicker {...image} saving={saving} />
          <TextField
            label={t('fields.tags')}
            description={t('hints.tags')}
            autoComplete="off"
            error={errors.tags?.message}
            {...form.register('tags')}
          />
          <SwitchField label={t('fields.featured')} description={t('hints.featured')} {...form.register('featured')} />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

/** Placed between the fields that could reveal a patient: description and image. */
const PhiWarning = () => (
  <p className={styles.warning} role="note">
    <ShieldAlert size={20} aria-hidden="true" />
    <span>{say('portfolioPhiWarning')}</span>
  </p>
);
