import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';

/** `<ui>` marks screen labels; `<jobs>` and others link to that page. */
export const helpMarkup: Record<string, ReactElement> = {
  ui: <b />,
  ...Object.fromEntries(
    Object.entries(paths)
      .filter(([, path]) => !path.includes(':'))
      .map(([name, path]) => [name, <Link key={name} to={path} />]),
  ),
};

export const withoutMarkup = (text: string): string => text.replace(/<\/?\w+>/g, '');
