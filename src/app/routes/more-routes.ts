import { allPaymentPages } from '#contract/checkout/payment-pages.ts'
import type { PageType } from '#domain/catalogue/page-types.ts'
import { paths } from '#lib/page/paths.ts'
import type { PageRoute } from './shop-routes.ts'

const list = () => import('#pages/content/content-list.tsx')
const article = () => import('#pages/content/content-article.tsx')
const text = () => import('#pages/content/static.tsx')
const payment = () => import('#pages/content/payment-info.tsx')
const form = () => import('#pages/content/form.tsx')
const tour = () => import('#pages/content/virtual-tour.tsx')

/** The same page under several addresses, with the page type that each address reports. */
const typed =
  <Page extends { handle?: object }>(pageType: PageType, load: () => Promise<Page>) =>
  async () => {
    const page = await load()
    return { ...page, handle: { ...page.handle, pageType } }
  }

const generic = <Page extends { handle?: object }>(load: () => Promise<Page>) => typed('generic', load)

/**
 * Routes besides the catalogue: articles and forms [S1-2.1-02] [S1-2.1-04] [S1-2.1-07] [S1-2.1-08], the account, staff tools.
 * Loaded when no route of the shop matches the address.
 */
export const moreRoutes: PageRoute[] = [
  { id: 'content-list:blog', path: paths.blog.pattern, lazy: typed('blog', list) },
  { id: 'content-article:blog', path: paths.blogPost.pattern, lazy: typed('blog', article) },
  { id: 'content-list:recipes', path: paths.recipes.pattern, lazy: list },
  { id: 'content-article:recipes', path: paths.recipe.pattern, lazy: article },
  { id: 'content-list:cookbook', path: paths.cookbook.pattern, lazy: list },
  { id: 'content-list:inspiration', path: paths.inspiration.pattern, lazy: list },
  { id: 'content-article:inspiration', path: paths.room.pattern, lazy: article },
  { id: 'content-list:inspirations', path: '/inspirations', lazy: list },
  { id: 'content-article:inspirations', path: '/inspirations/:uri', lazy: article },
  { id: 'content-list:cooking-demos', path: paths.cookingDemos.pattern, lazy: list },
  { id: 'content-article:cooking-demo', path: paths.cookingDemo.pattern, lazy: article },
  { id: 'content-list:culinary-support', path: paths.culinarySupport.pattern, lazy: list },
  { id: 'content-article:culinary-support', path: paths.culinaryHelp.pattern, lazy: article },
  { id: 'promotion-list', path: paths.promotions.pattern, lazy: () => import('#pages/content/promotion-list.tsx') },
  { id: 'promotion', path: paths.promotion.pattern, lazy: () => import('#pages/content/promotion.tsx') },
  { id: 'static:commercial', path: '/winning-commercial', lazy: generic(text) },
  ...allPaymentPages.map(({ provider, path, pageType }) => ({
    id: `payment-info:${provider}`,
    path,
    lazy: typed(pageType, payment),
  })),
  { id: 'form:bookings', path: paths.bookings.pattern, lazy: form },
  { id: 'form', path: paths.form.pattern, lazy: form },
  { id: 'virtual-tour', path: '/virtual-tour', lazy: tour },
  { id: 'virtual-tour:store', path: paths.virtualTour.pattern, lazy: tour },
  { id: 'site-map', path: paths.siteMap.pattern, lazy: () => import('#pages/content/site-map.tsx') },
  { id: 'projects', path: paths.projects.pattern, preloadKey: 'staff', lazy: () => import('#pages/projects.tsx') },
  { id: 'project', path: paths.project.pattern, preloadKey: 'staff', lazy: () => import('#pages/project.tsx') },
  { id: 'project-admin', path: paths.projectAdmin.pattern, lazy: () => import('#pages/project-admin.tsx') },
  {
    id: 'performance-dashboard',
    path: paths.performanceDashboard.pattern,
    preloadKey: 'staff',
    lazy: () => import('#pages/performance-dashboard.tsx'),
  },
  { id: 'account', path: paths.account.pattern, lazy: () => import('#pages/account/account.tsx') },
  {
    id: 'login-callback',
    path: paths.loginCallback.pattern,
    lazy: () => import('#pages/account/sign-in/login-callback.tsx'),
  },
]
