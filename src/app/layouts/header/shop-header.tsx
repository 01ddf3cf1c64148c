import { Logo } from '#app/layouts/logo.tsx'
import { useNavbar } from '#app/layouts/navbar.ts'
import { CartButton } from '#features/cart/cart-button.tsx'
import { AlertBanner } from '#features/content/alert-banner.tsx'
import { CategoryBar } from '#features/navigation/category-bar.tsx'
import { headWords, serviceLinks } from '#features/navigation/links.ts'
import { MegaMenu } from '#features/navigation/mega-menu.tsx'
import { SaleStrip } from '#features/promotion/sale-strip.tsx'
import { SaleTag } from '#features/promotion/sale-tag.tsx'
import { SearchBar } from '#features/search/field/search-bar.tsx'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { AccountTool } from './account-tool.tsx'
import {
  EndGroup,
  MainBar,
  MainLine,
  Masthead,
  MenuGroup,
  Utility,
  UtilityLine,
  UtilityLinks,
} from './header.styles.ts'
import { HeaderLocation } from './header-location.tsx'
import { HeaderStore } from './header-store.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** The header of the shop. Tokens, flags and wordings define the differences between shops. */
export function ShopHeader({ hidesSuggestion }: { hidesSuggestion: boolean }) {
  const { flags, wording } = useApp().brand
  const navbar = useNavbar()
  const { topNav, mainNav } = navbar
  return (
    <Masthead>
      <AlertBanner />
      <Utility>
        <UtilityLine>
          <HeaderStore />
          <HeaderLocation hidesSuggestion={hidesSuggestion} />
          <UtilityLinks aria-label="Service">
            {serviceLinks(flags.categoryBar).map(({ text, to }) => (
              <Anchor key={to} to={to}>
                {text}
              </Anchor>
            ))}
          </UtilityLinks>
        </UtilityLine>
      </Utility>
      <MainBar>
        <MainLine data-centred={flags.logoCentred || undefined}>
          <MobileMenu />
          {!flags.logoCentred && <Logo />}
          <MenuGroup data-menu>
            <MegaMenu label={wording.allProducts} categories={mainNav.categories} />
            {!flags.categoryBar &&
              headWords(topNav).map(({ text, to }) => (
                <Anchor key={to} to={to}>
                  {to === paths.sale() && <SaleTag slot="navIcon" variant="mark" />}
                  {text}
                </Anchor>
              ))}
          </MenuGroup>
          {flags.logoCentred && <Logo />}
          <EndGroup data-end data-own={!flags.categoryBar || undefined}>
            <SearchBar placement="nav" />
            <AccountTool />
            <CartButton />
          </EndGroup>
        </MainLine>
      </MainBar>
      {flags.categoryBar && <CategoryBar navbar={navbar} saleMark={<SaleTag slot="navIcon" variant="mark" />} />}
      <SaleStrip slot="siteWideHeaderBanner1" variant="band" at="wide" counts />
      <SaleStrip slot="siteWideHeaderBanner2" variant="band" at="narrow" />
    </Masthead>
  )
}
