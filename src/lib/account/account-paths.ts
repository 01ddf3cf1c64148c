/** Addresses below /account. They are part of no first load: one route of the table leads to them all. */
export const accountPaths = {
  overview: '/account',
  profile: '/account/profile',
  reminders: '/account/reminders',
  orders: '/account/orders',
  order: (id: string) => `/account/orders/${encodeURIComponent(id)}`,
  addresses: '/account/addresses',
  data: '/account/data',
  /** What this device stores; for everyone. */
  device: '/account/device',
  deleted: '/account/deleted',
  register: '/account/register',
  forgotPassword: '/account/forgotpassword',
  logout: '/account/logout',
} as const
