import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useBesidePage } from './beside-page';
import styles from './side-panel.module.css';

type Props = {
  /** ID of the heading. */
  labelledBy: string;
  /** ID of what it shows. */
  subject: string;
  /** The element on the page that stands for the subject: it gets the focus back. */
  homeOf: () => HTMLElement | null;
  onClose: () => void;
  /** While one of its items is being dragged over the page, Escape belongs to the page. */
  isAside?: boolean;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children: ReactNode;
};

/** The frame of a panel beside the content of a workspace page with tools, which stays usable. */
export const DockedPanel = ({ isAside = false, onKeyDown, children, ...rest }: Props) => {
  const panel = useRef<HTMLElement>(null);
  useBesidePage(panel, { ...rest, isAside });
  return (
    <aside ref={panel} className={styles.docked} aria-labelledby={rest.labelledBy} onKeyDown={onKeyDown}>
      {children}
    </aside>
  );
};
