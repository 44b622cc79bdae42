import { useEffect } from 'react';
import { productName } from '@shared/product';

export const documentTitle = (title: string): string =>
  title.startsWith(productName) ? title : `${title} · ${productName}`;

export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
