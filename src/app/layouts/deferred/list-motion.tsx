import { useLocation } from 'react-router-dom'
import { Glide } from '#ui/layout/glide.ts'

const products = () => document.querySelectorAll<HTMLElement>('main article')

/** A product list is filtered and sorted by its address: the products that stay glide. Another page has other products. */
export function ListMotion() {
  const { pathname, search } = useLocation()
  return <Glide key={pathname} order={search} items={products} />
}
