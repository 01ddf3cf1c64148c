import { type ReactNode, useRef, useState } from 'react'
import type { ComparedProduct } from '#contract/catalogue/compare.ts'
import type { DeliveryEstimate, ProductCard } from '#contract/catalogue/product.ts'
import { compareLimits } from '#domain/catalogue/compare-list.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { PrintIcon } from '#ui/icon/task-icons.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { EnergyStars } from '#ui/product/energy-stars.tsx'
import { Rating } from '#ui/product/rating.tsx'
import { AddProduct } from './add-product.tsx'
import { Head, Product, ProductPicture, ProductTitle, RemoveCorner, Tools } from './compare.styles.ts'
import { buyingGroup, compareTitle, onlyDifferences, specificationGroups } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'

type Props = {
  products: readonly ComparedProduct[]
  estimates: readonly DeliveryEstimate[] | undefined
  postcode: string | undefined
  /** The shop's settings for highlighting; without a switch nothing is highlighted. */
  highlight: { isOffered: boolean; isOn: boolean }
  showRatings: boolean
  onRemove: (sku: string) => void
  onAdd: (product: ProductCard) => void
  price: (product: ComparedProduct) => ReactNode
  buy: (product: ComparedProduct) => ReactNode
}

/** Up to three products side by side, all rows or those that differ. */
export function CompareView({ products, highlight, onRemove, onAdd, estimates, postcode, ...slots }: Props) {
  const { country, flags } = useApp().brand
  const isSignedIn = useSignedIn()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isHighlighted, setIsHighlighted] = useState(highlight.isOn)
  const [isDifferencesOnly, setIsDifferencesOnly] = useState(false)
  const { loginForPrice, pricesExGst } = flags
  const buying = buyingGroup(products, { country, loginForPrice, pricesExGst, isSignedIn, estimates, postcode })
  const all = [buying, ...specificationGroups(products)]
  const canDiffer = products.length > 1
  const groups = isDifferencesOnly && canDiffer ? onlyDifferences(all) : all
  // The button is removed with its column, so the focus moves first.
  function remove(sku: string) {
    heading.current?.focus({ preventScroll: true })
    onRemove(sku)
  }
  return (
    <>
      <CompareCrumbs products={products} />
      <Head>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {compareTitle(products)}
        </Heading>
        <Tools>
          {canDiffer && highlight.isOffered && (
            <Switch
              label="Highlight differences"
              checked={isHighlighted}
              onChange={({ currentTarget }) => setIsHighlighted(currentTarget.checked)}
            />
          )}
          {canDiffer && (
            <Switch
              label="Differences only"
              checked={isDifferencesOnly}
              onChange={({ currentTarget }) => setIsDifferencesOnly(currentTarget.checked)}
            />
          )}
          <span className="wide-only">
            <Button type="button" variant="text" icon={<PrintIcon size={18} />} onClick={() => print()}>
              Print
            </Button>
          </span>
        </Tools>
      </Head>
      <CompareTable
        products={products}
        groups={groups}
        highlights={highlight.isOffered && isHighlighted}
        head={(product) => <ProductHead product={product} onRemove={remove} {...slots} />}
        free={products.length < compareLimits.max && <AddProduct onAdd={onAdd} />}
      />
    </>
  )
}

/** Through the category, where all products share it. */
export function CompareCrumbs({ products }: Pick<Props, 'products'>) {
  const [first, ...others] = products
  const isOneKind = first && others.every(({ categoryUri }) => categoryUri === first.categoryUri)
  return (
    <Breadcrumbs
      crumbs={[
        { name: 'Home', to: paths.home() },
        ...(isOneKind ? [{ name: first.category, to: paths.category(first.categoryUri) }] : []),
        { name: 'Compare', to: paths.compare() },
      ]}
    />
  )
}

type HeadProps = Pick<Props, 'showRatings' | 'onRemove' | 'price' | 'buy'> & { product: ComparedProduct }

function ProductHead({ product, showRatings, onRemove, price, buy }: HeadProps) {
  const { sku, title, uri, image, rating, energyStars } = product
  return (
    <Product>
      <ProductPicture>
        <Picture
          picture={image}
          alt=""
          sizes="(min-width: 768px) 290px, 153px"
          widths={[160, 240, 320, 480]}
          priority
        />
      </ProductPicture>
      <ProductTitle to={paths.product({ slug: uri })}>{title}</ProductTitle>
      {showRatings && <Rating rating={rating} />}
      {energyStars !== null && <EnergyStars stars={energyStars} />}
      {price(product)}
      {buy(product)}
      <RemoveCorner>
        <IconButton label={`Remove ${title}`} onClick={() => onRemove(sku)}>
          <CloseIcon size={20} />
        </IconButton>
      </RemoveCorner>
    </Product>
  )
}
