import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { profileField, type LinkedField } from '@shared/people/model/profile-vocabulary';
import styles from '../profile.module.css';

/** Where links to a field of the profile lead: its first control gets the focus. */
export const FieldPlace = ({ field, children }: { field: LinkedField; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const id = profileField(field);
  useEffect(() => {
    // The page scrolls to the place.
    if (hash === `#${id}`) place.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
  }, [hash, id, key]);
  return (
    <div ref={place} id={id} className={styles.place}>
      {children}
    </div>
  );
};
