import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import styles from './record-list.module.css';

export type Column<T> = {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Names the row: the heading of its card on a phone. One column has it. */
  main?: boolean;
  align?: 'start' | 'end';
  /** Holds short set words, as of a vocabulary: none of them breaks in the middle. */
  whole?: boolean;
  /** Shows no label on a phone, as for a row's buttons. */
  bare?: boolean;
  /** Stands in a corner of the card on a phone, as a row's checkbox. */
  corner?: 'start' | 'end';
};

export type RecordListProps<T> = {
  /** What the table holds, for those who cannot see it. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** Chosen rows stand out. */
  isMarked?: (row: T) => boolean;
  /** The head stays in sight, below what else does: `--head-top` says where. */
  stickyHead?: boolean;
  /** Other rows are on their way. */
  busy?: boolean;
};

const corners = { start: styles.cornerStart, end: styles.cornerEnd };

const cellClass = <T,>({ main, align, whole, bare, corner }: Column<T>): string =>
  classNames(
    main && styles.main,
    align === 'end' && styles.end,
    whole && styles.whole,
    (bare || corner) && styles.bare,
    corner && corners[corner],
  );

type RowProps<T> = { columns: readonly Column<T>[]; row: T; marked: boolean };

const Row = <T,>({ columns, row, marked }: RowProps<T>) => (
  <tr role="row" className={classNames(marked && styles.marked)}>
    {columns.map((column) => {
      const content = (
        <>
          <span className={styles.label} aria-hidden="true">
            {column.header}
          </span>
          <div>{column.cell(row)}</div>
        </>
      );
      return column.main ? (
        <th key={column.key} scope="row" role="rowheader" className={cellClass(column)}>
          {content}
        </th>
      ) : (
        <td key={column.key} role="cell" className={cellClass(column)}>
          {content}
        </td>
      );
    })}
  </tr>
);

// The roles are spelt out because a table shown as blocks loses its own in some browsers.
/** A table on wide screens, one card a row on phones. */
export const RecordList = <T,>({
  caption,
  columns,
  rows,
  rowKey,
  isMarked,
  stickyHead = false,
  busy = false,
}: RecordListProps<T>) => (
  <table
    className={classNames(
      styles.table,
      stickyHead && styles.stickyHead,
      columns.some(({ corner }) => corner === 'start') && styles.withCorner,
    )}
    role="table"
    aria-busy={busy}
  >
    <caption className="visually-hidden">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            role="columnheader"
            className={classNames(column.align === 'end' && styles.end)}
          >
            {column.bare ? <span className="visually-hidden">{column.header}</span> : column.header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <Row key={rowKey(row)} columns={columns} row={row} marked={isMarked?.(row) ?? false} />
      ))}
    </tbody>
  </table>
);
