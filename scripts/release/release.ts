/** A synthesized release: its templates in deployment order. */
export type Release = readonly { stack: string; template: Template }[];
export type Template = {
  Resources?: Record<string, Resource>;
  Outputs?: Record<string, Output>;
  /** Imports of a summary, whose resources don't show them. */
  Imports?: unknown[];
};
export type Resource = { Type: string; Properties?: Record<string, unknown>; DeletionPolicy?: string };
type Output = { Value?: unknown; Export?: { Name: unknown } };
