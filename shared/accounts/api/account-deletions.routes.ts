import { DeletionPreview, DeletionRequestForm, DeletionState } from '../model/account-deletion';
import { defineRoutes } from '../../core/api/route';

/** These routes run in the accounts function because it can check passwords. */
export const accountDeletionRoutes = defineRoutes({
  getAccountDeletion: {
    method: 'GET',
    path: '/api/accounts/deletion',
    access: 'deleteOwnAccount',
    summary: "Get the requested deletion of the caller's account or, without one, what a request would do now.",
    response: DeletionPreview,
    errors: ['NOT_FOUND'],
  },
  requestAccountDeletion: {
    method: 'POST',
    path: '/api/accounts/deletion',
    access: 'deleteOwnAccount',
    summary:
      "Request the deletion of the caller's account. Requires the password. It can be canceled until it is due. A repeated call returns the one that was requested.",
    body: DeletionRequestForm,
    response: DeletionState,
    errors: ['WRONG_PASSWORD', 'LAST_ADMIN', 'PAYOUT_OPEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  cancelAccountDeletion: {
    method: 'DELETE',
    path: '/api/accounts/deletion',
    access: 'deleteOwnAccount',
    summary:
      "Cancel the requested deletion of the caller's account, and restore what it paused. Refused once the deletion started. A repeated call changes nothing.",
    response: DeletionState,
    errors: ['DELETION_STARTED'],
  },
});
