export const organizationsLimits = {
  organizationLength: 120,
  invitationDays: 7,
  /** Seconds between two emails for the same invitation. */
  invitationCooldownSeconds: 60,
  invitationsListed: 200,
  invitationsPerOrganizationPerDay: 100,
  teamSize: 200,
  projectLength: 80,
  projectsPerOrganization: 50,
  logoBytes: 5 * 1024 * 1024,
  facilityPhotos: 6,
  facilityPhotoText: 140,
  facilityPhotoPixels: 1600,
  facilityThumbPixels: 480,
  /** Uploads per day; each photo has two files. */
  facilityUploadsPerOrganizationPerDay: 60,
  logoPixelsMax: 6000,
  logoUploadsPerOrganizationPerDay: 50,
  foundedYearMin: 1900,
  companyContacts: 20,
  taxIdLength: 40,
  businessLicenseLength: 60,
  /** Days without activity after which a member is shown as inactive. */
  memberInactiveDays: 90,
  /** Minimum interval between writes of "last active". */
  lastActiveMinutes: 15,
  organizationsFound: 10,
  /** Promised review time in business days: "within 2-3 business days". */
  reviewBusinessDays: { min: 2, max: 3 },
} as const;
