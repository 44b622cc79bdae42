import type { ReactNode } from 'react';
import type { ArticleName } from '@/features/marketing/article';
import { page } from './page';

/** A page of text; the wording is `locales/<language>/page-<name>.json`. */
export const article = (name: ArticleName): ReactNode =>
  page(async () => {
    const { Article } = await import('@/features/marketing/article');
    return { Component: () => <Article name={name} /> };
  }, 'nothing');
