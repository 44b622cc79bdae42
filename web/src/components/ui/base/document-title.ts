import { useEffect } from 'react';
import { productName } from '@shared/product';
import { recordTexts } from '@/lib/browser/prerender-manifest';

export const documentTitle = (title: string): string =>
  title.includes(productName) ? title : `${title} · ${productName}`;

const describe = (text: string) => document.querySelector('meta[name="description"]')?.setAttribute('content', text);

export const useDocumentTitle = (title: string, description?: string): void => {
  recordTexts({ title: documentTitle(title), ...(description !== undefined && { description }) });
  useEffect(() => {
    document.title = documentTitle(title);
    if (description !== undefined) describe(description);
  }, [title, description]);
};
