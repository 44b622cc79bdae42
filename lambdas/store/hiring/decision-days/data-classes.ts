import { counters, type AttributeClasses } from '../../attribute-classes';

export const decisionDaysClasses = {
  DecisionDay: counters,
} as const satisfies Record<string, AttributeClasses>;
