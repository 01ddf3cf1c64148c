/** What a member of staff may do in the back office. An account has any number of them, in the shops where it works. */
export const staffRoles = ['owner', 'merchandiser', 'service', 'store'] as const
export type StaffRole = (typeof staffRoles)[number]
