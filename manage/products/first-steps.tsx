import { Alert, Link, styled } from '@mui/material'

const Steps = styled('ol')({ margin: '4px 0 0', paddingLeft: 20 })

type Props = { lacksWarehouse: boolean; lacksCategory: boolean }

/** What a new shop needs before its first product, in this order. */
export function FirstSteps({ lacksWarehouse, lacksCategory }: Props) {
  if (!lacksWarehouse && !lacksCategory) return null
  return (
    <Alert severity="info">
      A new shop needs these before its first product:
      <Steps>
        {lacksWarehouse && (
          <li>
            <Link href="#/warehouses/create">Add a warehouse</Link>, where stock is counted
          </li>
        )}
        {lacksWarehouse && (
          <li>
            <Link href="#/delivery-areas/create">Add a suburb</Link> that you deliver to
          </li>
        )}
        {lacksCategory && (
          <li>
            <Link href="#/categories/create">Add a category</Link>, where shoppers find the product
          </li>
        )}
      </Steps>
    </Alert>
  )
}
