import type { Membership } from '@shared/accounts/model/account';
import type { Invitation } from '@shared/organizations/model/invitation';
import type { Organization } from '@shared/organizations/model/organization';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const organizationsClasses = {
  Organization: {
    benefits: 'content',
    billing_address: 'contact',
    billing_city: 'contact',
    billing_country: 'contact',
    billing_postal_code: 'contact',
    billing_state: 'contact',
    business_license: 'identity',
    closesAt: 'operational',
    company_description: 'content',
    company_name: 'identity',
    company_size: 'content',
    contact_person: 'identity',
    contacts: 'contact',
    createdAt: 'operational',
    email: 'contact',
    founded_year: 'content',
    handOver: 'operational',
    headquarters_address: 'contact',
    headquarters_city: 'contact',
    headquarters_country: 'contact',
    headquarters_postal_code: 'contact',
    headquarters_state: 'contact',
    industry: 'content',
    isVerified: 'operational',
    job_title: 'content',
    leavesWith: 'operational',
    linkedin_url: 'contact',
    logo_url: 'identity',
    organizationId: 'operational',
    phone: 'contact',
    photos: 'content',
    photosVersion: 'operational',
    ratingCount: 'operational',
    ratingSum: 'operational',
    shipping_address: 'contact',
    shipping_city: 'contact',
    shipping_country: 'contact',
    shipping_postal_code: 'contact',
    shipping_same_as_billing: 'operational',
    shipping_state: 'contact',
    specializations: 'content',
    tax_id: 'identity',
    twoFactorGraceDays: 'operational',
    twoFactorRequired: 'operational',
    twoFactorRequiredAt: 'operational',
    updatedAt: 'operational',
    verified: 'operational',
    version: 'operational',
    website: 'contact',
  } satisfies ClassesOf<
    Organization,
    | 'closesAt'
    | 'handOver'
    | 'isVerified'
    | 'leavesWith'
    | 'ratingCount'
    | 'ratingSum'
    | 'twoFactorGraceDays'
    | 'twoFactorRequired'
    | 'twoFactorRequiredAt'
  >,
  Membership: {
    department: 'content',
    founded: 'operational',
    joinedAt: 'operational',
    organizationClosesAt: 'operational',
    organizationId: 'operational',
    organizationVerified: 'operational',
    role: 'operational',
    twoFactorDue: 'operational',
    twoFactorDueAt: 'operational',
    twoFactorRemindedAt: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<Membership, 'founded' | 'twoFactorRemindedAt'>,
  Invitation: {
    acceptedAt: 'operational',
    acceptedBy: 'operational',
    createdAt: 'operational',
    department: 'content',
    email: 'contact',
    expiresAt: 'operational',
    firstName: 'identity',
    invitationId: 'operational',
    invitedBy: 'operational',
    lastName: 'identity',
    organizationId: 'operational',
    role: 'operational',
    sentAt: 'operational',
    staff: 'operational',
  } satisfies ClassesOf<Invitation>,
  InvitedAddress: {
    invitationId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
