import { currentShop } from './shop.ts'

/** The address of a file, which a link opens: it names the shop in its query. */
export const fileAddress = (path: string, params: Record<string, string> = {}) =>
  `${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}?shop=${encodeURIComponent(currentShop() ?? '')}`
