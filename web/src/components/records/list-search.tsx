import Search from 'lucide-react/dist/esm/icons/search.mjs';
import type { ComponentProps } from 'react';
import { limits } from '@shared/limits';
import { LateText } from './late-text';
import styles from './list-tools.module.css';

type Props = Pick<ComponentProps<typeof LateText>, 'ref' | 'value' | 'onChange' | 'placeholder'> & { label: string };

/** The search within a list, in the page header. */
export const ListSearch = ({ label, ...field }: Props) => (
  <div role="search" className={styles.search}>
    <Search size={16} aria-hidden="true" />
    <LateText type="search" aria-label={label} maxLength={limits.searchTextLength} {...field} />
  </div>
);
