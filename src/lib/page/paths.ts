type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamNames<`/${After}`>
    : Rest
  : never

type Params<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? []
  : [params: Record<ParamNames<Pattern>, string>]
export type PathTo<Pattern extends string> = ((...params: Params<Pattern>) => string) & { pattern: Pattern }

/** A link builder with its route pattern; its parameters are typed by the pattern. */
function path<const Pattern extends string>(pattern: Pattern): PathTo<Pattern> {
  const build = (params: Record<string, string> = {}) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return Object.assign(build as (...params: Params<Pattern>) => string, { pattern }) // the tuple type narrows the arguments only
}

export const paths = {
  home: path('/'),
  product: path('/p/:slug'),
  products: path('/products'),
  search: path('/search/:term'),
  searchBare: path('/search'),
  brands: path('/brands'),
  brand: path('/brands/:uri'),
  stores: path('/stores'),
  store: path('/stores/:storeUri'),
  catalogue: path('/catalogue'),
  catalogueDetails: path('/catalogue-details/:id'),
  static: path('/s/:name'),
  article: path('/article/:name'),
  sale: path('/sale'),
  clearance: path('/clearance'),
  blog: path('/blog'),
  blogPost: path('/blog/:uri'),
  recipes: path('/recipes'),
  recipe: path('/recipes/:uri'),
  cookbook: path('/cookbook'),
  inspiration: path('/inspiration'),
  room: path('/inspiration/:uri'),
  cookingDemos: path('/cooking-demos'),
  cookingDemo: path('/cooking-demo/:uri'),
  culinarySupport: path('/culinary-support'),
  culinaryHelp: path('/culinary-support/:uri'),
  promotions: path('/promotions'),
  promotion: path('/promotion/:uri'),
  virtualTour: path('/virtual-tour/:storeUri'),
  bookings: path('/pe-bookings'),
  form: path('/form/:url'),
  siteMap: path('/sitemap'),
  /** With the SKU, about a product. */
  askAnExpert: Object.assign((sku?: string) => `/ask-an-expert${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`, {
    pattern: '/ask-an-expert' as const,
  }),
  /** `/compare?sku=A~B`; the other address is `/comparison/A/B/`. */
  compare: path('/compare'),
  comparison: { pattern: '/comparison/*' as const },
  /** All projects of the staff tool; customers receive `/project?shareId=…`. */
  projects: path('/project'),
  project: path('/project/:id'),
  projectAdmin: path('/project-admin'),
  performanceDashboard: path('/performance-dashboard'),
  /** The account pages; account-paths.ts lists the paths below. */
  account: Object.assign(() => '/account', { pattern: '/account/*' as const }),
  /** The sign-in page, and the page to return to. */
  login: (after?: string) => `/account/internal/login${after ? `?returnUrl=${encodeURIComponent(after)}` : ''}`,
  loginCallback: path('/blank/account/login-callback'),
  cart: path('/cart'),
  checkout: path('/customer/checkout'),
  confirmation: path('/customer/confirmation'),
  notFound: path('/404'),
  /** Category addresses have any depth: /c/kitchen/fridges-and-freezers. */
  category: Object.assign((uri: string) => `/c/${uri}`, { pattern: '/c/*' as const }),
}
