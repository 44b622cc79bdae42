import type {
  PatternRule,
  ShiftKind,
  ShiftPattern,
  ShiftTemplate,
  ShiftTemplateForm,
} from '@shared/work/model/shifts/shift-plan';
import type { DueCursor } from '../../../platform/table/table';

export type TemplateRef = { organizationId: string; templateId: string };
export type PatternRef = { organizationId: string; patternId: string };

/** `applyFrom`: first day to which a change isn't applied yet, or null. */
export type PatternItem = ShiftPattern & { organizationId: string; applyFrom: string | null };

type Change = { version: number; at: string };

export type ShiftPlans = {
  /** Templates and patterns, by name. */
  list(organizationId: string): Promise<{ templates: ShiftTemplate[]; patterns: PatternItem[] }>;
  template(ref: TemplateRef): Promise<ShiftTemplate | null>;
  /** LIMIT_REACHED at the maximum. */
  addTemplate(organizationId: string, template: ShiftTemplate): Promise<void>;
  /** NOT_FOUND, or STALE_VERSION if changed since this version. */
  updateTemplate(ref: TemplateRef, change: Change & { template: ShiftTemplateForm }): Promise<ShiftTemplate>;
  /** NOT_FOUND if there is none, which keeps the count right. */
  removeTemplate(ref: TemplateRef): Promise<void>;

  pattern(ref: PatternRef): Promise<PatternItem | null>;
  /** LIMIT_REACHED at the maximum. */
  addPattern(pattern: PatternItem): Promise<void>;
  /** NOT_FOUND, or STALE_VERSION if changed since this version. */
  changePattern(
    ref: PatternRef,
    change: Change & { rule: PatternRule; shift: ShiftKind; applyFrom: string },
  ): Promise<PatternItem>;
  /** Skips a day permanently. No effect if the pattern is gone. */
  skipDay(ref: PatternRef, day: string, at: string): Promise<void>;
  /** Stores the progress. Returns false after a concurrent change. */
  movePattern(before: PatternItem, after: PatternItem): Promise<boolean>;
  /** Returns false after a concurrent change. */
  removePattern(before: PatternItem): Promise<boolean>;
  /** Templates and patterns of a unit. */
  removeOfUnit(organizationId: string, unitId: string): Promise<void>;
};

export type DuePatterns = {
  /** Lists patterns with shifts to write, a change to finish, or an end by this day. */
  patterns(day: string, after: DueCursor | null): Promise<{ due: PatternRef[]; next: DueCursor | null }>;
};
