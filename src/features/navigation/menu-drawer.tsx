import type { ReactNode } from 'react'
import type { NavCategory } from '#contract/content/navigation.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import type { ShopLink } from './links.ts'
import { MenuBody, MenuFoot, MenuHead, menuWidth } from './menu-parts.tsx'

type Props = {
  open: boolean
  onClose: () => void
  categories: readonly NavCategory[]
  more: readonly ShopLink[]
  logo: ReactNode
  account: ReactNode
  places: ReactNode
  phone: string
  saleMark?: ReactNode
}

/** The menu of narrow screens: categories, store and location, phone and catalogue. */
export function MenuDrawer({ open, onClose, logo, places, phone, ...links }: Props) {
  const head = (
    <MenuHead>
      {logo}
      <IconButton label="Close" onClick={onClose}>
        <CloseIcon size={24} />
      </IconButton>
    </MenuHead>
  )
  const foot = <MenuFoot phone={phone} onFollow={onClose} />
  return (
    <Drawer open={open} onClose={onClose} title="Menu" side="left" width={menuWidth} header={head} footer={foot}>
      <MenuBody {...links} name="menu-group" onFollow={onClose}>
        {places}
      </MenuBody>
    </Drawer>
  )
}
