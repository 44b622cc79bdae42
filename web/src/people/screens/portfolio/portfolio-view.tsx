import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { limits } from '@shared/limits';
import { lazy } from '@/lib/browser/lazy';
import { say } from '@/lib/i18n/notices';
import type { PortfolioItem } from '@shared/people/model/portfolio';
import { MutedText, Row, Stack } from '@/components/layout';
import { PortfolioCards } from '@/people/parts/profile/portfolio-card';
import { QueryGate } from '@/components/records/query-gate';
import { usePlanLimit } from '@/money/parts/billing/plan-queries';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { MyPortfolioCard } from './my-portfolio-card';
import { portfolioQuery, useDeleteItem } from './portfolio-queries';

const PortfolioDialog = lazy(() =>
  import('./portfolio-dialog').then((module) => ({ default: module.PortfolioDialog })),
);

export const PortfolioView = () => {
  const { t } = useTranslation('portfolio');
  const portfolio = useQuery(portfolioQuery());
  const [edited, setEdited] = useState<PortfolioItem | 'new' | null>(null);
  const [deleted, setDeleted] = useState<PortfolioItem | null>(null);
  return (
    <QueryGate query={portfolio} loading={t('loading')} rows={3}>
      {(items) => (
        <Stack gap="l">
          {items.length === 0 ? (
            <EmptyState
              illustration="clipboard"
              title={t('empty.title')}
              text={t('empty.text')}
              action={<AddButton onClick={() => setEdited('new')} />}
            />
          ) : (
            <Items items={items} onAdd={() => setEdited('new')} onEdit={setEdited} onDelete={setDeleted} />
          )}
          {edited && (
            <Suspense fallback={null}>
              <PortfolioDialog item={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
            </Suspense>
          )}
          <DeleteDialog item={deleted} onClose={() => setDeleted(null)} />
        </Stack>
      )}
    </QueryGate>
  );
};

const AddButton = (props: { onClick: () => void; disabled?: boolean }) => {
  const { t } = useTranslation('portfolio');
  return (
    <Button leftIcon={<Plus size={18} aria-hidden="true" />} {...props}>
      {t('add')}
    </Button>
  );
};

type ItemsProps = {
  items: readonly PortfolioItem[];
  onAdd: () => void;
  onEdit: (item: PortfolioItem) => void;
  onDelete: (item: PortfolioItem) => void;
};

const Items = ({ items, onAdd, onEdit, onDelete }: ItemsProps) => {
  const { t } = useTranslation('portfolio');
  const max = usePlanLimit('portfolioItems') ?? limits.portfolioItems;
  const isFull = items.length >= max;
  return (
    <>
      <Row justify="between">
        <MutedText>{t(isFull ? 'full' : 'count', { count: items.length, max })}</MutedText>
        <AddButton onClick={onAdd} disabled={isFull} />
      </Row>
      <PortfolioCards>
        {items.map((item) => (
          <MyPortfolioCard
            key={item.portfolioItemId}
            item={item}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item)}
          />
        ))}
      </PortfolioCards>
    </>
  );
};

const DeleteDialog = ({ item, onClose }: { item: PortfolioItem | null; onClose: () => void }) => {
  const { t } = useTranslation('portfolio');
  const removal = useDeleteItem();
  return (
    <ConfirmDialog
      opened={item !== null}
      danger
      title={t('deleteTitle')}
      text={say('portfolioDeleteQuestion')}
      confirmLabel={t('delete')}
      loading={removal.isPending}
      onConfirm={() =>
        item &&
        removal.mutate(item.portfolioItemId, {
          onSuccess: () => toast.success(say('portfolioDeleted')),
          onError: (error) => toast.error(error.message),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    />
  );
};
