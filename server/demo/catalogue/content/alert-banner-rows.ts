import type { alertBanners } from '../../../database/schema/catalogue.ts'
import { shops } from '../shops.ts'

export type AlertBannerRow = typeof alertBanners.$inferInsert

export const alertBannerRows: readonly AlertBannerRow[] = shops.map(
  ({ key, announcement: { url, color, wide, narrow } }) => ({
    brand: key,
    bannerUrl: url,
    backgroundColor: color,
    desktopContent: wide,
    mobileContent: narrow,
  }),
)
