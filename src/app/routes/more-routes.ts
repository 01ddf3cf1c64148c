import { paths } from '#lib/page/paths.ts'
import { contentRoutes } from './content-routes.ts'
import type { PageRoute } from './shop-routes.ts'

/**
 * Routes besides the catalogue: articles, the account, staff tools. Loaded when no route of the shop matches the
 * address.
 */
export const moreRoutes: PageRoute[] = [
  ...contentRoutes,
  { id: 'projects', path: paths.projects.pattern, preloadKey: 'staff', lazy: () => import('#pages/projects.tsx') },
  { id: 'project', path: paths.project.pattern, preloadKey: 'staff', lazy: () => import('#pages/project.tsx') },
  { id: 'project-admin', path: paths.projectAdmin.pattern, lazy: () => import('#pages/project-admin.tsx') },
  {
    id: 'performance-dashboard',
    path: paths.performanceDashboard.pattern,
    preloadKey: 'staff',
    lazy: () => import('#pages/performance-dashboard.tsx'),
  },
  { id: 'account', path: paths.account.pattern, lazy: () => import('#pages/account.tsx') },
  { id: 'login-callback', path: paths.loginCallback.pattern, lazy: () => import('#pages/login-callback.tsx') },
]
