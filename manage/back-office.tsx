import type { SvgIconComponent } from '@mui/icons-material'
import CategoriesIcon from '@mui/icons-material/AccountTree'
import RedirectsIcon from '@mui/icons-material/AltRoute'
import ReturnsIcon from '@mui/icons-material/AssignmentReturn'
import AnnouncementIcon from '@mui/icons-material/Campaign'
import CouponsIcon from '@mui/icons-material/ConfirmationNumber'
import PagesIcon from '@mui/icons-material/Description'
import NewsletterIcon from '@mui/icons-material/Email'
import EnquiriesIcon from '@mui/icons-material/Forum'
import StaffIcon from '@mui/icons-material/Group'
import HistoryIcon from '@mui/icons-material/History'
import ProductsIcon from '@mui/icons-material/Inventory2'
import PromotionsIcon from '@mui/icons-material/LocalOffer'
import ArticlesIcon from '@mui/icons-material/MenuBook'
import SaleIcon from '@mui/icons-material/Percent'
import AreasIcon from '@mui/icons-material/Place'
import ModerationIcon from '@mui/icons-material/RateReview'
import OrdersIcon from '@mui/icons-material/ReceiptLong'
import StoresIcon from '@mui/icons-material/Storefront'
import SettingsIcon from '@mui/icons-material/Tune'
import WarehousesIcon from '@mui/icons-material/Warehouse'
import WebhooksIcon from '@mui/icons-material/Webhook'
import { Admin, CustomRoutes, Resource, type ResourceProps } from 'react-admin'
import { Route } from 'react-router-dom'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import { AuditList } from './audit/audit-list.tsx'
import { CategoryCreate, CategoryEdit, CategoryList } from './categories/category-pages.tsx'
import { AnnouncementPage } from './content/announcement-page.tsx'
import { ArticleCreate, ArticleEdit, ArticleList } from './content/article-pages.tsx'
import { PageCreate, PageEdit, PageList } from './content/page-pages.tsx'
import { SalePage } from './content/sale-page.tsx'
import { ManageLayout } from './layout/layout.tsx'
import { NoPage } from './layout/no-page.tsx'
import { SignIn } from './layout/sign-in.tsx'
import { theme } from './layout/theme.ts'
import { dataProvider } from './lib/data.ts'
import { queryClient } from './lib/query-client.ts'
import { authProvider, hasRole, merchandisers } from './lib/session.ts'
import { i18nProvider } from './lib/words.ts'
import { EnquiryList, EnquiryPage } from './messages/enquiry-pages.tsx'
import { ModerationList } from './messages/moderation-list.tsx'
import { SubscriberList } from './messages/subscriber-list.tsx'
import { CouponCreate, CouponEdit, CouponList } from './offers/coupon-pages.tsx'
import { PromotionCreate, PromotionEdit, PromotionList } from './offers/promotion-pages.tsx'
import { OrderList } from './orders/order-list.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { PasskeysPage } from './passkeys/passkeys-page.tsx'
import { ProductCreate, ProductEdit } from './products/product-form.tsx'
import { ProductList } from './products/product-list.tsx'
import { ReturnList } from './returns/return-list.tsx'
import { RedirectCreate, RedirectEdit, RedirectList } from './settings/redirect-pages.tsx'
import { SettingList } from './settings/setting-list.tsx'
import { StaffList } from './staff/staff-list.tsx'
import { StoreCreate, StoreEdit, StoreList } from './stores/store-pages.tsx'
import { AreaCreate, AreaList } from './warehouses/area-pages.tsx'
import { WarehouseCreate, WarehouseEdit, WarehouseList } from './warehouses/warehouse-pages.tsx'
import { WebhookCreate, WebhookEdit } from './webhooks/webhook-form.tsx'
import { WebhookList } from './webhooks/webhook-list.tsx'
import { WebhookPage } from './webhooks/webhook-page.tsx'

const office = ['owner', 'service'] as const
const counter = ['owner', 'service', 'store'] as const
const owner = ['owner'] as const

type Area = {
  name: string
  label: string
  icon: SvgIconComponent
  /** Without it everyone reads the list. */
  readers?: readonly StaffRole[]
  /** Without it those who read may also add and change. */
  writers?: readonly StaffRole[]
  pages: Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit'>
}

const areas: readonly Area[] = [
  {
    ...{ name: 'orders', label: 'Orders', icon: OrdersIcon, readers: counter },
    pages: { list: OrderList, show: OrderPage },
  },
  { name: 'returns', label: 'Returns', icon: ReturnsIcon, readers: counter, pages: { list: ReturnList } },
  {
    ...{ name: 'enquiries', label: 'Enquiries', icon: EnquiriesIcon, readers: office },
    pages: { list: EnquiryList, show: EnquiryPage },
  },
  {
    ...{ name: 'moderation', label: 'Reviews, questions', icon: ModerationIcon, readers: office },
    pages: { list: ModerationList },
  },
  { name: 'newsletter', label: 'Newsletter', icon: NewsletterIcon, readers: office, pages: { list: SubscriberList } },
  {
    ...{ name: 'products', label: 'Products', icon: ProductsIcon, writers: merchandisers },
    pages: { list: ProductList, create: ProductCreate, edit: ProductEdit },
  },
  {
    ...{ name: 'categories', label: 'Categories', icon: CategoriesIcon, writers: merchandisers },
    pages: { list: CategoryList, create: CategoryCreate, edit: CategoryEdit },
  },
  {
    ...{ name: 'promotions', label: 'Promotions', icon: PromotionsIcon, readers: merchandisers },
    pages: { list: PromotionList, create: PromotionCreate, edit: PromotionEdit },
  },
  {
    ...{ name: 'coupons', label: 'Coupons', icon: CouponsIcon, readers: merchandisers },
    pages: { list: CouponList, create: CouponCreate, edit: CouponEdit },
  },
  { name: 'sale', label: 'Sale', icon: SaleIcon, readers: merchandisers, pages: { list: SalePage } },
  {
    ...{ name: 'announcement', label: 'Announcement', icon: AnnouncementIcon, readers: merchandisers },
    pages: { list: AnnouncementPage },
  },
  {
    ...{ name: 'pages', label: 'Pages', icon: PagesIcon, readers: merchandisers },
    pages: { list: PageList, create: PageCreate, edit: PageEdit },
  },
  {
    ...{ name: 'articles', label: 'Articles', icon: ArticlesIcon, readers: merchandisers },
    pages: { list: ArticleList, create: ArticleCreate, edit: ArticleEdit },
  },
  {
    ...{ name: 'stores', label: 'Stores', icon: StoresIcon, writers: merchandisers },
    pages: { list: StoreList, create: StoreCreate, edit: StoreEdit },
  },
  {
    ...{ name: 'warehouses', label: 'Warehouses', icon: WarehousesIcon, writers: merchandisers },
    pages: { list: WarehouseList, create: WarehouseCreate, edit: WarehouseEdit },
  },
  {
    ...{ name: 'delivery-areas', label: 'Delivery areas', icon: AreasIcon, writers: merchandisers },
    pages: { list: AreaList, create: AreaCreate },
  },
  {
    ...{ name: 'redirects', label: 'Redirects', icon: RedirectsIcon, readers: merchandisers },
    pages: { list: RedirectList, create: RedirectCreate, edit: RedirectEdit },
  },
  { name: 'settings', label: 'Settings', icon: SettingsIcon, readers: owner, pages: { list: SettingList } },
  { name: 'staff', label: 'Staff', icon: StaffIcon, readers: owner, pages: { list: StaffList } },
  {
    ...{ name: 'webhooks', label: 'Webhooks', icon: WebhooksIcon, readers: owner },
    pages: { list: WebhookList, show: WebhookPage, create: WebhookCreate, edit: WebhookEdit },
  },
  { name: 'audit', label: 'Audit log', icon: HistoryIcon, readers: owner, pages: { list: AuditList } },
]

/** The pages of an area that these roles open; null without any. */
function pagesFor(roles: readonly StaffRole[], { readers, writers, pages }: Area): Area['pages'] | null {
  if (readers && !hasRole(roles, ...readers)) return null
  if (!writers || hasRole(roles, ...writers)) return pages
  const { create: _, edit: _edit, ...read } = pages
  return read
}

/** Lists are shown to those who may read them; the server checks every call. */
export function BackOffice() {
  return (
    <Admin
      title="Back office"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      layout={ManageLayout}
      loginPage={SignIn}
      catchAll={NoPage}
      theme={theme}
      darkTheme={null}
      disableTelemetry
      requireAuth
    >
      {(roles: readonly StaffRole[]) => [
        ...areas.map((area) => {
          const { name, label, icon } = area
          const pages = pagesFor(roles, area)
          return pages && <Resource key={name} name={name} options={{ label }} icon={icon} {...pages} />
        }),
        <CustomRoutes key="passkeys">
          <Route path="/passkeys" element={<PasskeysPage />} />
        </CustomRoutes>,
      ]}
    </Admin>
  )
}
