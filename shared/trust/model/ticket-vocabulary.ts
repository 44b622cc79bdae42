export const ticketCategories = ['general', 'technical', 'billing', 'account', 'feature'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

export const ticketStatuses = ['open', 'in-progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Statuses of unresolved tickets. */
export const openTicketStatuses = ['open', 'in-progress'] as const satisfies readonly TicketStatus[];

export const ticketPriorities = ['low', 'medium', 'high'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** Views of the staff inbox. */
export const ticketFilters = ['waiting', 'mine', 'unassigned', 'overdue', 'person', 'resolved', 'closed'] as const;
export type TicketFilter = (typeof ticketFilters)[number];

export const ticketRatings = ['good', 'bad'] as const;
export type TicketRating = (typeof ticketRatings)[number];
