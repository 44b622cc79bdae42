import type { CaseSubject, ContextPart, ReportTarget } from '@shared/trust/model/report';
import type { Page } from '../../../platform/table/page';
import type { CaseQueue, ReportCase, ReportItem } from './case-item';

export type CaseWriter = {
  get(caseId: string): Promise<ReportCase | null>;
  /** Returns the undecided case of a subject. */
  openOf(target: ReportTarget): Promise<ReportCase | null>;
  nextNumber(): Promise<number>;
  /**
   * Opens a case, or adds to the open one; `report` is null for signals. ConcurrentModificationError if another one was
   * opened or changed in the meantime.
   */
  add(before: ReportCase | null, after: ReportCase, report: ReportItem | null): Promise<void>;
  /** Also shows or hides content. ConcurrentModificationError if changed since reading. */
  save(before: ReportCase, after: ReportCase): Promise<void>;
  /** Newest first. */
  reportsOf(caseId: string, limit: number): Promise<ReportItem[]>;
  /** The latest cases of one subject. */
  newestOf(subject: CaseSubject): Promise<ReportCase[]>;
};

export type ReportCases = CaseWriter & {
  /** Returns existing cases. */
  find(caseIds: readonly string[]): Promise<ReportCase[]>;
  page(queue: CaseQueue, cursor: string | undefined): Promise<Page<ReportCase>>;
  /** Newest first. */
  ofSubject(subject: CaseSubject, cursor: string | undefined): Promise<Page<ReportCase>>;
  ownReport(userId: string, target: ReportTarget): Promise<ReportItem | null>;
  ownReports(userId: string, cursor: string | undefined, pageSize?: number): Promise<Page<ReportItem>>;
};

export type ThingReader = { userId: string; organizationId: string | null };

export type FoundThing = {
  /** Name for staff and the author. */
  label: string;
  /** Name for this reader. */
  shownLabel: string;
  snapshot: string;
  author: string | null;
  subject: CaseSubject;
};

export type ReportedThings = {
  /** Finds the subject. `gone`: deleted or never published; null if hidden from the reader or their own. */
  find(target: ReportTarget, reader: ThingReader): Promise<FoundThing | 'gone' | null>;
  /** Reads for signals, which have no reader. */
  read(target: ReportTarget): Promise<FoundThing | null>;
  /** Reads up to two messages on each side, never the whole conversation. */
  context(target: ReportTarget, subject: CaseSubject | null): Promise<ContextPart[]>;
};

export type CaseNames = {
  people(userIds: readonly string[]): Promise<Map<string, { name: string; since: string }>>;
  organizations(organizationIds: readonly string[]): Promise<Map<string, { name: string; since: string }>>;
};

export type DueSuspensions = {
  until(
    at: string,
    after: Record<string, unknown> | null,
  ): Promise<{ caseIds: string[]; next: Record<string, unknown> | null }>;
};
