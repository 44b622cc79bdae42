import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { PortfolioItem, PortfolioItemForm } from '@shared/people/model/portfolio';
import { api, type ApiResult } from '@/lib/api/api';
import { sendFile } from '@/lib/files/send-file';
import { checkFile } from '@/components/file-drop/file-rules';
import { imageRules } from '@/people/parts/profile/image-rules';
import { queryOf } from '@/lib/requests/query-of';

export const portfolioQuery = () => ({
  ...queryOf('listPortfolio'),
  select: ({ items }: ApiResult<'listPortfolio'>) => items,
});

/** Server order: featured first, then newest. */
const inOrder = (one: PortfolioItem, other: PortfolioItem): number =>
  Number(other.featured) - Number(one.featured) || (one.portfolioItemId < other.portfolioItemId ? 1 : -1);

const store = (queryClient: QueryClient, item: PortfolioItem) =>
  queryClient.setQueryData(
    portfolioQuery().queryKey,
    (known) =>
      known && {
        ...known,
        items: [...known.items.filter(({ portfolioItemId }) => portfolioItemId !== item.portfolioItemId), item].sort(
          inOrder,
        ),
      },
  );

export type SaveCommand =
  | { item: PortfolioItemForm; idempotencyKey: string }
  | { item: PortfolioItemForm; portfolioItemId: string; version: number };

export const useSaveItem = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (command: SaveCommand) =>
      'version' in command
        ? api('updatePortfolioItem', {
            params: { portfolioItemId: command.portfolioItemId },
            body: { item: command.item, version: command.version },
          })
        : api('createPortfolioItem', { body: command.item }, { idempotencyKey: command.idempotencyKey }),
    onSuccess: (item) => store(queryClient, item),
  });
};

export type ImageChoice = File | 'remove' | null;

const changeImage = async (portfolioItemId: string, choice: File | 'remove', onProgress: (percent: number) => void) => {
  const params = { portfolioItemId };
  if (choice === 'remove') return api('removePortfolioImage', { params });
  const checked = checkFile(choice, imageRules);
  if ('problem' in checked) throw new Error(checked.problem);
  const target = await api('requestImageUpload', { body: { contentType: checked.type, size: choice.size } });
  await sendFile(target, choice, { onProgress });
  return api('setPortfolioImage', { params, body: { uploadId: target.uploadId } });
};

export const useChangeImage = (onProgress: (percent: number) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ portfolioItemId, choice }: { portfolioItemId: string; choice: File | 'remove' }) =>
      changeImage(portfolioItemId, choice, onProgress),
    onSuccess: (item) => store(queryClient, item),
  });
};

export const useDeleteItem = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (portfolioItemId: string) => api('deletePortfolioItem', { params: { portfolioItemId } }),
    onSuccess: (_deleted, portfolioItemId) =>
      queryClient.setQueryData(
        portfolioQuery().queryKey,
        (known) => known && { ...known, items: known.items.filter((item) => item.portfolioItemId !== portfolioItemId) },
      ),
  });
};
