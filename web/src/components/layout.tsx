import type { HTMLAttributes, ReactNode } from 'react';
import styles from './layout.module.css';
import { classNames } from './ui/base/class-names';

type Gap = 'xs' | 's' | 'm' | 'l' | 'xl';
type Element = 'div' | 'section' | 'article' | 'ul' | 'ol' | 'dl' | 'li' | 'form';

type LayoutProps = HTMLAttributes<HTMLElement> & { as?: Element; gap?: Gap };

// Safari drops the list role of lists without bullets.
const roleOf = (element: Element): { role?: 'list' } => (element === 'ul' || element === 'ol' ? { role: 'list' } : {});

export const Stack = ({ as: Tag = 'div', gap = 'm', className, ...rest }: LayoutProps) => (
  <Tag {...roleOf(Tag)} {...rest} className={classNames(styles.stack, styles[gap], className)} />
);

const justified = { start: undefined, between: styles.justifyBetween, end: styles.justifyEnd };
const aligned = {
  start: styles.alignStart,
  center: styles.alignCenter,
  end: styles.alignEnd,
  baseline: styles.alignBaseline,
};
const columns = { 2: styles.columns2, 3: styles.columns3, 4: styles.columns4, main: styles.columnsMain };

type RowProps = LayoutProps & {
  justify?: 'start' | 'between' | 'end';
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Whether children are form fields: each takes the full width on phones. */
  fields?: boolean;
};

export const Row = ({
  as: Tag = 'div',
  gap = 's',
  justify = 'start',
  align = 'center',
  fields = false,
  className,
  ...rest
}: RowProps) => (
  <Tag
    {...roleOf(Tag)}
    {...rest}
    className={classNames(
      styles.row,
      styles[gap],
      justified[justify],
      aligned[align],
      fields && styles.fields,
      className,
    )}
  />
);

export const Columns = ({
  as: Tag = 'div',
  gap = 'm',
  count = 2,
  className,
  ...rest
}: LayoutProps & { count?: 2 | 3 | 4 | 'main' }) => (
  <Tag {...roleOf(Tag)} {...rest} className={classNames(styles.columns, styles[gap], columns[count], className)} />
);

export const MutedText = ({
  as: Tag = 'p',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'p' | 'span' | 'div' }) => (
  <Tag {...rest} className={classNames(styles.quiet, className)} />
);

export const Prose = ({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) => (
  <p {...rest} className={classNames(styles.prose, className)} />
);

type Pair = { label: string; value: ReactNode };

export const Facts = ({ items, wide = false }: { items: readonly Pair[]; wide?: boolean }) => (
  <dl className={classNames(styles.facts, wide && styles.factsWide)}>
    {items
      .filter(({ value }) => value !== '' && value !== null && value !== undefined && value !== false)
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
