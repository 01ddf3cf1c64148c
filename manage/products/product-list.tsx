import { Chip } from '@mui/material'
import { CreateButton, Datagrid, FunctionField, TextField, usePermissions } from 'react-admin'
import type { ProductSummary } from '#contract/manage/manage-products.ts'
import { ListPage, NoRows } from '../layout/list-page.tsx'
import { moneyText } from '../lib/money.ts'
import { hasRole } from '../lib/session.ts'

function Price({ isSold, price }: ProductSummary) {
  if (!isSold) return <Chip size="small" variant="outlined" label="Not sold here" />
  return price === null ? 'On request' : moneyText(price)
}

export function ProductList() {
  const { permissions } = usePermissions()
  const mayChange = hasRole(permissions, 'owner', 'merchandiser')
  return (
    <ListPage title="Products" search="SKU or name" actions={mayChange && <CreateButton label="Add product" />}>
      <Datagrid
        bulkActionButtons={false}
        rowClick={mayChange ? 'edit' : false}
        empty={<NoRows text="No products yet. Press “Add product” to sell the first one." />}
      >
        <TextField source="title" label="Name" sortable={false} />
        <TextField source="sku" label="SKU" sortable={false} />
        <TextField source="manufacturer" label="Manufacturer" sortable={false} />
        <FunctionField label="Price" textAlign="right" sortable={false} render={Price} />
        <TextField source="pieces" label="In stock" textAlign="right" sortable={false} />
      </Datagrid>
    </ListPage>
  )
}
