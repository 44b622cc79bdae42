import { Pencil, Trash2 } from 'lucide-react';
import type { PortfolioItem } from '@shared/people/model/portfolio';
import { PortfolioCard } from '@/people/parts/profile/portfolio-card';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = { item: PortfolioItem; onEdit: () => void; onDelete: () => void };

export const MyPortfolioCard = ({ item, onEdit, onDelete }: Props) => {
  const { t } = useTranslation('portfolio');
  const { title } = item;
  return (
    <PortfolioCard
      item={item}
      actions={
        <>
          <Button
            variant="quiet"
            size="small"
            leftIcon={<Pencil size={16} aria-hidden="true" />}
            aria-label={t('editItem', { title })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            leftIcon={<Trash2 size={16} aria-hidden="true" />}
            aria-label={t('deleteItem', { title })}
            onClick={onDelete}
          >
            {t('delete')}
          </Button>
        </>
      }
    />
  );
};
