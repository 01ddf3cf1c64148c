import { CartButton } from '#features/cart/cart-button.tsx'
import { Dock } from '#features/navigation/dock.tsx'
import { SearchBar } from '#features/search/field/search-bar.tsx'
import { MobileMenu } from './header/mobile-menu.tsx'

/** Menu, search and cart at the foot of narrow screens. */
export function ShopDock() {
  return (
    <Dock>
      <MobileMenu place="dock" />
      <SearchBar placement="dock" />
      <CartButton place="dock" />
    </Dock>
  )
}
