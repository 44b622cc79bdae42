/** Of an interview in every state, and of the forms that lead from one to another. */
export const interviewCatalogs = ['interviews', 'labels/hiring', 'self-scheduling', 'time-zones'] as const;
