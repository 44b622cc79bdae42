import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './base/class-names';

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode;
  actions?: ReactNode;
  tone?: 'raised' | 'sunken';
};

export const Card = ({ title, actions, tone = 'raised', className, children, ...rest }: CardProps) => (
  <section {...rest} className={classNames(styles.card, tone === 'sunken' && styles.sunken, className)}>
    {(title !== undefined || actions !== undefined) && (
      <div className={styles.head}>
        {title !== undefined && <h2>{title}</h2>}
        {actions}
      </div>
    )}
    {children}
  </section>
);
