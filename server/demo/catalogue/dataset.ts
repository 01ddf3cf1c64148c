import { alertBannerRows } from './content/alert-banner-rows.ts'
import { buildArticles } from './content/articles/article-rows.ts'
import { buildForms } from './content/form-rows.ts'
import { buildRedirects } from './content/redirect-rows.ts'
import { buildSales } from './content/sale-rows.ts'
import { buildSettings } from './content/setting-rows.ts'
import { buildStaticContent } from './content/static/static-pages.ts'
import { buildListings } from './listings/listing-rows.ts'
import { historyOf } from './listings/price-history-rows.ts'
import { buildPromotions, promotionFor } from './listings/promotion-rows.ts'
import { soldOutProduct } from './listings/sold-out.ts'
import { stockOf } from './listings/stock-rows.ts'
import { storeStockOf } from './listings/store-stock-rows.ts'
import { type PictureKeys, picturesOf } from './pictures.ts'
import { buildLocalities } from './places/locality-rows.ts'
import { storeRows } from './places/store-rows.ts'
import { warehouseRows } from './places/warehouse-rows.ts'
import { buildCategories } from './products/categories.ts'
import { addCompanions } from './products/companions.ts'
import { manufacturers } from './products/manufacturers.ts'
import { buildProducts } from './products/product-rows.ts'
import { productTypes } from './products/product-types.ts'
import { uuidOf } from './random.ts'
import { buildQuestions } from './reviews/question-rows.ts'
import { buildReviews } from './reviews/review-rows.ts'
import { shops } from './shops.ts'

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
  const listings = shops.flatMap((shop) => buildListings(shop, products, { today, promotionFor }))
  const stock = products.flatMap((product) => stockOf(product, today))
  const stockByProduct = Map.groupBy(stock, ({ productId }) => productId)
  return {
    manufacturers: manufacturerRows(),
    categories: buildCategories(productTypes, pictures),
    products: products.map(({ row }) => row),
    promotions: buildPromotions({ today, pictures, products }),
    listings: listings.map(({ listing }) => listing),
    priceHistory: listings.flatMap((built) => historyOf(built, today)),
    warehouses: [...warehouseRows],
    stock,
    localities: buildLocalities(),
    stores: [...storeRows],
    storeStock: listings.flatMap(({ listing }) => storeStockOf(listing, stockByProduct.get(listing.productId) ?? [])),
    settings: buildSettings(),
    staticContent: buildStaticContent(),
    articles: buildArticles(today),
    forms: buildForms(),
    redirects: buildRedirects(),
    alertBanners: [...alertBannerRows],
    sales: buildSales({ today, pictures }),
    reviews: buildReviews(listings, today),
    questions: buildQuestions(listings, today),
  }
}

export type Dataset = ReturnType<typeof buildDataset>
