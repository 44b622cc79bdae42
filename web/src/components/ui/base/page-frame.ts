import { createContext, type ComponentType, type ReactNode } from 'react';
import type { Crumb } from './breadcrumb';

/** How the frame around a signed-in page renders pages, and what it shows in their header line. */
export type PageFrame = { Page: ComponentType<PageProps>; start: ReactNode; end: ReactNode };

/** Null on the public site. */
export const PageFrameContext = createContext<PageFrame | null>(null);

export type PageProps = {
  title: string;
  /** Count beside the title: "148". */
  count?: ReactNode;
  breadcrumb?: readonly Crumb[] | undefined;
  description?: ReactNode;
  leading?: ReactNode;
  actions?: ReactNode;
  /** The second line of a signed-in page: filters, which stay visible. */
  tools?: ReactNode;
  /** `full` is for dense tables and boards, `bleed` for content that reaches the edges. */
  width?: 'narrow' | 'normal' | 'wide' | 'full' | 'bleed' | undefined;
  children?: ReactNode;
};
