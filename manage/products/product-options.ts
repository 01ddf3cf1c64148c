import { useQuery } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** The categories, manufacturers and warehouses that the form of a product offers. */
export const useOptions = (isNeeded = true) =>
  useQuery({ queryKey: ['product-options'], queryFn: () => api.manageProducts.options(), enabled: isNeeded })

/** The attributes of a category. */
export const useAttributes = (category: string | undefined) =>
  useQuery({
    queryKey: ['product-attributes', category],
    queryFn: () => api.manageProducts.attributes({ query: { category: category ?? '' } }),
    enabled: Boolean(category),
  })

export const attributeLabel = ({ name, unit }: { name: string; unit: string }) =>
  unit === '' ? name : `${name} (${unit})`

export const sizeLabels = { width: 'Width (mm)', height: 'Height (mm)', depth: 'Depth (mm)' } as const
