import { profileRoutes } from '@shared/people/api/profiles.routes';
import { serve } from '../../platform/http/serve';
import { removeCertification, saveCertification } from './certifications';
import { deps, platform } from './deps';
import { myProfile, viewedProfile } from './my-profile';
import { getProfileViews } from './get-profile-views';
import { listProfileViewers } from './list-profile-viewers';
import {
  blockOrganization,
  listBlockedOrganizations,
  saveMemberPrivacy,
  saveProfilePrivacy,
  unblockOrganization,
} from './profile-privacy';
import { exportReceipts, listReceipts, revokeReceipt } from './receipts';
import { confirmMyProfession, saveMyProfile, saveProfileDraft, submitMyProfile } from './save-my-profile';

export const handler = serve(
  profileRoutes,
  {
    getMyProfile: ({ caller }) => (caller.viewedBy ? viewedProfile : myProfile)(deps.profiles.get(caller.userId)),
    saveProfileDraft: ({ body, caller }) => myProfile(saveProfileDraft(deps, { userId: caller.userId, ...body })),
    submitMyProfile: ({ body, caller }) => myProfile(submitMyProfile(deps, { userId: caller.userId, ...body })),
    saveMyProfile: ({ body, caller }) => myProfile(saveMyProfile(deps, { userId: caller.userId, ...body })),
    confirmMyProfession: ({ body, caller }) => myProfile(confirmMyProfession(deps, { userId: caller.userId, ...body })),
    saveCertification: ({ params, body, caller }) =>
      myProfile(saveCertification(deps, { userId: caller.userId, ...params, ...body })),
    removeCertification: ({ params, caller }) =>
      myProfile(removeCertification(deps, { userId: caller.userId, ...params })),
    saveProfilePrivacy: ({ body, caller }) => saveProfilePrivacy(deps, { ...body, userId: caller.userId }),
    getMemberPrivacy: ({ caller }) => deps.members.get(caller.userId),
    saveMemberPrivacy: ({ body, caller }) => saveMemberPrivacy(deps, { ...body, userId: caller.userId }),
    listBlockedOrganizations: ({ caller }) => listBlockedOrganizations(deps, caller.userId),
    blockOrganization: ({ params, caller }) => blockOrganization(deps, { userId: caller.userId, ...params }),
    unblockOrganization: ({ params, caller }) => unblockOrganization(deps, { userId: caller.userId, ...params }),
    findOrganizations: async ({ query }) => ({ items: await deps.organizationNames.beginningWith(query.name) }),
    getProfileViews: ({ caller }) => getProfileViews(deps, caller.userId),
    listReceipts: ({ query, caller }) => listReceipts(deps, { userId: caller.userId, ...query }),
    revokeReceipt: ({ body, caller }) => revokeReceipt(deps, { userId: caller.userId, ref: body }),
    exportReceipts: ({ query, caller, language }) =>
      exportReceipts(deps, { userId: caller.userId, language, ...query }),
    listProfileViewers: ({ query, caller }) => listProfileViewers(deps, { userId: caller.userId, ...query }),
  },
  platform,
);
