import { Chip, styled } from '@mui/material'
import { FunctionField, TextField } from 'react-admin'
import type { ProductSummary } from '#contract/manage/manage-products.ts'
import { AddButton } from '../layout/add-button.tsx'
import { ListPage, ListTable, NoRows } from '../layout/list-page.tsx'
import { pictureAddress } from '../layout/picture-tile.tsx'
import { RowLink } from '../layout/row-link.tsx'
import { moneyText } from '../lib/money.ts'
import { useMayChange } from '../lib/session.ts'
import { FirstSteps } from './first-steps.tsx'

const Thumbnail = styled('img')({ display: 'block', width: 48, height: 48, objectFit: 'contain' })

const Picture = ({ picture }: ProductSummary) =>
  picture === null ? null : <Thumbnail src={pictureAddress(picture, 96)} alt="" loading="lazy" />

function Price({ isSold, price }: ProductSummary) {
  if (!isSold) return <Chip size="small" variant="outlined" label="Not sold here" />
  return price === null ? 'On request' : moneyText(price)
}

export function ProductList() {
  const mayChange = useMayChange()
  return (
    <>
      <FirstSteps />
      <ListPage title="Products" search="SKU or name" actions={mayChange && <AddButton label="Add product" />}>
        <ListTable
          rowClick={mayChange && 'edit'}
          empty={<NoRows text="No products yet." hint="Press “Add product” to sell the first one." />}
        >
          <FunctionField label="Picture" sortable={false} render={Picture} />
          <RowLink source="title" label="Name" to={mayChange && 'edit'} sortable={false} long />
          <TextField source="sku" label="SKU" noWrap sortable={false} />
          <TextField source="manufacturer" label="Manufacturer" sortable={false} />
          <FunctionField label="Price" textAlign="right" sortable={false} render={Price} />
          <TextField source="pieces" label="In stock" textAlign="right" sortable={false} />
        </ListTable>
      </ListPage>
    </>
  )
}
