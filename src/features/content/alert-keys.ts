export const alertKeys = { cache: 'alertCacheData', recheck: 'recheckAlertBannerExpiry' } as const
