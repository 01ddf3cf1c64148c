import { alertBannerRows } from './alert-banner-rows.ts'
import { buildArticles } from './article-rows.ts'
import { buildCategories } from './categories.ts'
import { addCompanions } from './companions.ts'
import { buildForms } from './form-rows.ts'
import { buildListings } from './listing-rows.ts'
import { buildLocalities } from './locality-rows.ts'
import { manufacturers } from './manufacturers.ts'
import { type PictureKeys, picturesOf } from './pictures.ts'
import { historyOf } from './price-history-rows.ts'
import { buildProducts } from './product-rows.ts'
import { productTypes } from './product-types.ts'
import { buildPromotions, promotionFor } from './promotion-rows.ts'
import { uuidOf } from './random.ts'
import { buildRedirects } from './redirect-rows.ts'
import { buildSales } from './sale-rows.ts'
import { buildSettings } from './setting-rows.ts'
import { shops } from './shops.ts'
import { soldOutProduct } from './sold-out.ts'
import { buildStaticContent } from './static-pages.ts'
import { stockOf } from './stock-rows.ts'
import { storeRows } from './store-rows.ts'
import { warehouseRows } from './warehouse-rows.ts'

const manufacturerRows = () =>
  manufacturers.map(({ uri, name, country, about }, index) => ({
    id: uuidOf(`maker/${uri}`),
    uri,
    name,
    country,
    about,
    rank: manufacturers.length - index,
  }))

/** All demo rows by table, in insertion order. Deterministic for a day and a set of images. */
export function buildDataset({ today, pictureKeys }: { today: string; pictureKeys: PictureKeys }) {
  const pictures = picturesOf(pictureKeys)
  const regular = buildProducts(productTypes, { today, pictures })
  addCompanions(regular)
  const products = [...regular, soldOutProduct(regular)]
  const listings = shops.flatMap(({ key }) => buildListings(key, products, { today, promotionFor }))
  return {
    manufacturers: manufacturerRows(),
    categories: buildCategories(productTypes, pictures),
    products: products.map(({ row }) => row),
    promotions: buildPromotions({ today, pictures, products }),
    listings: listings.map(({ listing }) => listing),
    priceHistory: listings.flatMap((built) => historyOf(built, today)),
    warehouses: [...warehouseRows],
    stock: products.flatMap((product) => stockOf(product, today)),
    localities: buildLocalities(),
    stores: [...storeRows],
    settings: buildSettings(),
    staticContent: buildStaticContent(),
    articles: buildArticles(today),
    forms: buildForms(),
    redirects: buildRedirects(),
    alertBanners: [...alertBannerRows],
    sales: buildSales({ today, pictures }),
  }
}

export type Dataset = ReturnType<typeof buildDataset>
