import { Alert, Link, styled } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { useMayChange } from '../lib/session.ts'
import { useOptions } from './product-options.ts'

const Steps = styled('ol')({ margin: '4px 0 0', paddingLeft: 20 })
const Note = styled(Alert)({ '&:has(+ *)': { marginTop: 16 } })

type Step = { isDone: boolean; href: string; label: string; more: string }

/** What a shop without products still needs, in this order. */
function useMissingSteps(isNeeded: boolean): Step[] {
  const first = { limit: 1 }
  const { data: products } = useQuery({
    queryKey: ['first-product'],
    queryFn: () => api.manageProducts.list({ query: first }),
    enabled: isNeeded,
  })
  const isNew = products?.rows.length === 0
  const { data: options } = useOptions(isNew)
  const { data: areas } = useQuery({
    queryKey: ['first-area'],
    queryFn: () => api.manageDelivery.areas({ query: first }),
    enabled: isNew,
  })
  if (!isNew || !options || !areas) return []
  const steps = [
    {
      ...{ isDone: options.warehouses.length > 0, href: '#/warehouses/create' },
      ...{ label: 'Add a warehouse', more: ', where stock is counted' },
    },
    {
      ...{ isDone: areas.rows.length > 0, href: '#/delivery-areas/create' },
      ...{ label: 'Add a suburb', more: ' that you deliver to' },
    },
    {
      ...{ isDone: options.categories.length > 0, href: '#/categories/create' },
      ...{ label: 'Add a category', more: ', where shoppers find the product' },
    },
    { isDone: false, href: '#/products/create', label: 'Add a product', more: ' with its price and stock' },
  ]
  return steps.filter(({ isDone }) => !isDone)
}

type Props = {
  /** On the form of a product, which is itself the last step. */
  isForm?: boolean
}

/** Leads a new shop to its first product: on the lists that its owner passes on the way, and on the form of a product. */
export function FirstSteps({ isForm = false }: Props) {
  const missing = useMissingSteps(useMayChange())
  const steps = isForm ? missing.slice(0, -1) : missing
  if (steps.length === 0) return null
  return (
    <Note severity="info">
      {isForm ? 'A new shop needs these before its first product:' : 'What this shop needs before its first sale:'}
      <Steps>
        {steps.map(({ href, label, more }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
            {more}
          </li>
        ))}
      </Steps>
    </Note>
  )
}
