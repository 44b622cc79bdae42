import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Location } from '@shared/work/model/location';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { useTranslation } from '@/lib/i18n/i18n';
import { useDeleteLocation } from './location-queries';

/** A location with units can't be deleted: the button says so before the server refuses. */
export const DeleteLocation = ({ location }: { location: Location }) => {
  const { t } = useTranslation('locations');
  const removal = useDeleteLocation(location.locationId);
  const { name, units } = location;
  if (units.length > 0) return <HasUnits name={name} count={units.length} />;
  return (
    <RemoveButton
      label={t('delete')}
      named={t('deleteNamed', { name })}
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      done={t('deleted')}
      removal={removal}
    />
  );
};

const HasUnits = ({ name, count }: { name: string; count: number }) => {
  const { t } = useTranslation('locations');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        leftIcon={<Trash2 size={16} aria-hidden="true" />}
        aria-label={t('deleteNamed', { name })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('delete')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('hasUnitsTitle')}>
        <p>{t('hasUnits', { name, count })}</p>
        <DialogActions>
          <Button onClick={close}>{t('close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
