import CategoriesIcon from '@mui/icons-material/AccountTree'
import RedirectsIcon from '@mui/icons-material/AltRoute'
import ReturnsIcon from '@mui/icons-material/AssignmentReturn'
import CouponsIcon from '@mui/icons-material/ConfirmationNumber'
import NewsletterIcon from '@mui/icons-material/Email'
import EnquiriesIcon from '@mui/icons-material/Forum'
import StaffIcon from '@mui/icons-material/Group'
import HistoryIcon from '@mui/icons-material/History'
import ProductsIcon from '@mui/icons-material/Inventory2'
import PromotionsIcon from '@mui/icons-material/LocalOffer'
import AreasIcon from '@mui/icons-material/Place'
import OrdersIcon from '@mui/icons-material/ReceiptLong'
import StoresIcon from '@mui/icons-material/Storefront'
import SettingsIcon from '@mui/icons-material/Tune'
import WarehousesIcon from '@mui/icons-material/Warehouse'
import WebhooksIcon from '@mui/icons-material/Webhook'
import { Admin, Resource } from 'react-admin'
import type { StaffRole } from '#contract/protocol/staff-roles.ts'
import { AuditList } from './audit/audit-list.tsx'
import { CategoryCreate, CategoryEdit, CategoryList } from './categories/category-pages.tsx'
import { ManageLayout } from './layout/layout.tsx'
import { SignIn } from './layout/sign-in.tsx'
import { theme } from './layout/theme.ts'
import { dataProvider } from './lib/data.ts'
import { queryClient } from './lib/query-client.ts'
import { authProvider, hasRole } from './lib/session.ts'
import { EnquiryList, EnquiryPage } from './messages/enquiry-pages.tsx'
import { SubscriberList } from './messages/subscriber-list.tsx'
import { CouponCreate, CouponEdit, CouponList } from './offers/coupon-pages.tsx'
import { PromotionCreate, PromotionEdit, PromotionList } from './offers/promotion-pages.tsx'
import { OrderList } from './orders/order-list.tsx'
import { OrderPage } from './orders/order-page.tsx'
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

/** Lists are shown to those who may read them; the server checks every call. */
export function BackOffice() {
  return (
    <Admin
      title="Back office"
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      layout={ManageLayout}
      loginPage={SignIn}
      theme={theme}
      darkTheme={null}
      disableTelemetry
      requireAuth
    >
      {(roles: readonly StaffRole[]) => [
        hasRole(roles, 'owner', 'service', 'store') && (
          <Resource
            key="orders"
            name="orders"
            options={{ label: 'Orders' }}
            icon={OrdersIcon}
            list={OrderList}
            show={OrderPage}
          />
        ),
        hasRole(roles, 'owner', 'service', 'store') && (
          <Resource key="returns" name="returns" options={{ label: 'Returns' }} icon={ReturnsIcon} list={ReturnList} />
        ),
        hasRole(roles, 'owner', 'service') && (
          <Resource
            key="enquiries"
            name="enquiries"
            options={{ label: 'Enquiries' }}
            icon={EnquiriesIcon}
            list={EnquiryList}
            show={EnquiryPage}
          />
        ),
        hasRole(roles, 'owner', 'service') && (
          <Resource
            key="newsletter"
            name="newsletter"
            options={{ label: 'Newsletter' }}
            icon={NewsletterIcon}
            list={SubscriberList}
          />
        ),
        <Resource
          key="products"
          name="products"
          options={{ label: 'Products' }}
          icon={ProductsIcon}
          list={ProductList}
          {...(hasRole(roles, 'owner', 'merchandiser') ? { create: ProductCreate, edit: ProductEdit } : {})}
        />,
        <Resource
          key="categories"
          name="categories"
          options={{ label: 'Categories' }}
          icon={CategoriesIcon}
          list={CategoryList}
          {...(hasRole(roles, 'owner', 'merchandiser') ? { create: CategoryCreate, edit: CategoryEdit } : {})}
        />,
        hasRole(roles, 'owner', 'merchandiser') && (
          <Resource
            key="promotions"
            name="promotions"
            options={{ label: 'Promotions' }}
            icon={PromotionsIcon}
            list={PromotionList}
            create={PromotionCreate}
            edit={PromotionEdit}
          />
        ),
        hasRole(roles, 'owner', 'merchandiser') && (
          <Resource
            key="coupons"
            name="coupons"
            options={{ label: 'Coupons' }}
            icon={CouponsIcon}
            list={CouponList}
            create={CouponCreate}
            edit={CouponEdit}
          />
        ),
        <Resource
          key="stores"
          name="stores"
          options={{ label: 'Stores' }}
          icon={StoresIcon}
          list={StoreList}
          {...(hasRole(roles, 'owner', 'merchandiser') ? { create: StoreCreate, edit: StoreEdit } : {})}
        />,
        <Resource
          key="warehouses"
          name="warehouses"
          options={{ label: 'Warehouses' }}
          icon={WarehousesIcon}
          list={WarehouseList}
          {...(hasRole(roles, 'owner', 'merchandiser') ? { create: WarehouseCreate, edit: WarehouseEdit } : {})}
        />,
        <Resource
          key="delivery-areas"
          name="delivery-areas"
          options={{ label: 'Delivery areas' }}
          icon={AreasIcon}
          list={AreaList}
          {...(hasRole(roles, 'owner', 'merchandiser') ? { create: AreaCreate } : {})}
        />,
        hasRole(roles, 'owner', 'merchandiser') && (
          <Resource
            key="redirects"
            name="redirects"
            options={{ label: 'Redirects' }}
            icon={RedirectsIcon}
            list={RedirectList}
            create={RedirectCreate}
            edit={RedirectEdit}
          />
        ),
        hasRole(roles, 'owner') && (
          <Resource
            key="settings"
            name="settings"
            options={{ label: 'Settings' }}
            icon={SettingsIcon}
            list={SettingList}
          />
        ),
        hasRole(roles, 'owner') && (
          <Resource key="staff" name="staff" options={{ label: 'Staff' }} icon={StaffIcon} list={StaffList} />
        ),
        hasRole(roles, 'owner') && (
          <Resource
            key="webhooks"
            name="webhooks"
            options={{ label: 'Webhooks' }}
            icon={WebhooksIcon}
            list={WebhookList}
            show={WebhookPage}
            create={WebhookCreate}
            edit={WebhookEdit}
          />
        ),
        hasRole(roles, 'owner') && (
          <Resource key="audit" name="audit" options={{ label: 'Audit log' }} icon={HistoryIcon} list={AuditList} />
        ),
      ]}
    </Admin>
  )
}
