import type { ReactNode } from 'react';
import { classNames } from '../base/class-names';
import styles from './record-list.module.css';

export type Column<T> = {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  main?: boolean;
  align?: 'start' | 'end';
  whole?: boolean;
  /** Whether it has a separate line on phones, as for long addresses. */
  line?: boolean;
  bare?: boolean;
  /** Whether it is omitted where a table is narrow. */
  minor?: boolean;
  /** Corner of the card on phones, as for a checkbox. */
  corner?: 'start' | 'end';
};

export type RecordListProps<T> = {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  isMarked?: (row: T) => boolean;
  busy?: boolean;
};

const corners = { start: styles.cornerStart, end: styles.cornerEnd };

const cellClass = <T,>({ main, align, whole, line, bare, minor, corner }: Column<T>): string =>
  classNames(
    main && styles.main,
    align === 'end' && styles.end,
    whole && styles.whole,
    line && styles.line,
    minor && styles.minor,
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

// Explicit roles: some browsers drop a table's semantics when it is displayed as blocks.
/** A table on wide screens, one card per row on phones. */
export const RecordList = <T,>({ caption, columns, rows, rowKey, isMarked, busy = false }: RecordListProps<T>) => (
  <table
    className={classNames(styles.table, columns.some(({ corner }) => corner === 'start') && styles.withCorner)}
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
            className={classNames(
              column.align === 'end' && styles.end,
              column.whole && styles.whole,
              column.minor && styles.minor,
            )}
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
