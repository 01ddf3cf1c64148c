import type { StaffRole } from '#contract/protocol/staff-roles.ts'

/** Roles with what they allow, as the owner reads them. */
export const roleNames: Readonly<Record<StaffRole, readonly [name: string, allows: string]>> = {
  owner: ['Owner', 'everything, also staff and the audit log'],
  merchandiser: ['Merchandiser', 'products, prices and stock'],
  service: ['Service', 'orders, returns and refunds'],
  store: ['Store', 'orders and returns'],
}
