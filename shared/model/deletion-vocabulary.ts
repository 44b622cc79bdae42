/** `pending`: can be canceled until it is due. `erasing`: can't be canceled any more. */
export const deletionStates = ['pending', 'canceled', 'erasing', 'erased'] as const;
