import { styled } from '@mui/material/styles'
import { useSuspenseQueries } from '@tanstack/react-query'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { sumCents, toCents, toDollars } from '#domain/money/money.ts'
import { priceTexts } from '#domain/money/price-display.ts'
import { formatDollars } from '#domain/money/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { LockIcon } from '#ui/icon/icons.tsx'
import { LeafIcon } from '#ui/icon/service-icons.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PageSection } from '#ui/layout/page-section.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockOf, BlockProps, HomeSlots } from '../block-props.ts'
import { homeQueries } from '../queries.ts'

const Grid = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 14,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.down('md')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '86%',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 16,
      scrollbarWidth: 'none',
      marginInline: -16,
      padding: '4px 16px',
      '& > li': { scrollSnapAlign: 'start' },
    },
    [theme.breakpoints.up('md')]: {
      gap: 16,
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(13em, 30%), 1fr))',
      '&[data-variant="grid"]': { gap: 0 },
      // Neighbours share one hairline.
      '&[data-variant="grid"] > li + li article': { borderLeft: 0 },
    },
    [theme.breakpoints.up('lg')]: { '&[data-variant="arch"]': { gap: 24 } },
  })),
)

const Card = styled('article')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    '&[data-variant="arch"]': { borderRadius: `170px 170px ${theme.vars.shape.large} ${theme.vars.shape.large}` },
    '& h3': { ...theme.typography.h3, fontSize: 'clamp(1.375rem, 2.4vw, 1.75rem)' },
    '&[data-variant="grid"] h3': { fontSize: '1.375rem' },
  })),
)

const Pictures = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    padding: '20px 40px 16px',
    background: 'var(--picture-ground)',
    '[data-variant="arch"] > &': {
      margin: '10px 10px 0',
      padding: '48px 40px 12px',
      borderRadius: `160px 160px ${theme.vars.shape.borderRadius} ${theme.vars.shape.borderRadius}`,
    },
  })),
)

const Letter = styled('span')({ position: 'absolute', left: 24, top: 16, fontSize: '1.375rem', fontWeight: 500 })

const Badge = styled('span')(
  themed(({ theme }) => ({
    position: 'absolute',
    left: '50%',
    bottom: -14,
    padding: '3px 14px',
    translate: '-50%',
    borderRadius: theme.vars.shape.pill,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  })),
)

const Body = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, padding: '20px 24px 24px' })

const Description = styled('p')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))

const Pieces = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    margin: '10px 0 12px',
    padding: 0,
    listStyle: 'none',
    fontSize: '0.875rem',
    '& li': { display: 'flex', gap: 8, lineHeight: 1.35 },
    '& a': { padding: '5px 0' },
    '& svg': { flex: 'none', marginTop: 6, color: theme.vars.palette.strip },
    [theme.breakpoints.down('md')]: { '& a': { padding: '13px 0' }, '& svg': { marginTop: 14 } },
  })),
)

const End = styled('div')({ display: 'grid', gap: 14, marginTop: 'auto' })

const Sum = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography.h2,
    fontSize: '2.25rem',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    '& small': {
      display: 'block',
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.875rem',
      letterSpacing: 0,
      lineHeight: 1.5,
      color: theme.vars.palette.text.secondary,
    },
  })),
)

const NoSum = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontWeight: 600,
    color: theme.vars.palette.link,
  })),
)

type Item = BlockOf<'packages'>['items'][number]

/** The items with one product for each piece. A piece that is not sold is left out, and so is an item without any. */
function useFilledItems(items: readonly Item[]) {
  const queries = homeQueries(useApp())
  const results = useSuspenseQueries({
    queries: items.flatMap(({ pieces }) => pieces.map((piece) => queries.products(piece.products))),
  })
  let next = 0
  const filled = items.map((item) => ({
    item,
    pieces: item.pieces.flatMap(() => results[next++]?.data.slice(0, 1) ?? []),
  }))
  return filled.filter(({ pieces }) => pieces.length > 0)
}

/** The total price of the pieces; null when one has no visible price. */
function sumOf(pieces: readonly ProductCard[]): number | null {
  const prices = pieces.flatMap(({ price }) => (price ? [toCents(price)] : []))
  return prices.length === pieces.length && prices.length > 0 ? toDollars(sumCents(prices)) : null
}

const labels = 'ABCDEF'

type PackageProps = { item: Item; pieces: readonly ProductCard[]; variant: 'arch' | 'grid'; position: number } & Pick<
  HomeSlots,
  'buyAll'
>

function Package({ item, pieces, variant, position, buyAll }: PackageProps) {
  const { brand } = useApp()
  const sum = sumOf(pieces)
  return (
    <Card data-variant={variant}>
      <Pictures>
        {variant === 'grid' && <Letter aria-hidden>{labels[position]}</Letter>}
        {pieces.map((piece) => (
          <Picture
            key={piece.sku}
            picture={piece.image}
            alt=""
            sizes="(min-width: 975px) 160px, (min-width: 768px) 12vw, 34vw"
            ratio="1"
            ground={false}
          />
        ))}
        {item.badge && <Badge>{item.badge}</Badge>}
      </Pictures>
      <Body>
        <Heading level={3}>{item.name}</Heading>
        <Description>{item.text}</Description>
        <Pieces>
          {pieces.map((piece) => (
            <li key={piece.sku}>
              {variant === 'arch' && <LeafIcon size={16} />}
              <Link to={paths.product({ slug: piece.uri })} variant="quiet">
                {piece.title}
              </Link>
            </li>
          ))}
        </Pieces>
        <End>
          {sum === null ? (
            <NoSum>
              {brand.flags.loginForPrice && <LockIcon size={18} />}
              {brand.flags.loginForPrice ? priceTexts.login : priceTexts.request}
            </NoSum>
          ) : (
            <>
              <Sum>
                {formatDollars(sum, brand.country)}
                <small>All {pieces.length} together</small>
              </Sum>
              {buyAll(pieces, `Add all ${pieces.length} to cart`)}
            </>
          )}
        </End>
      </Body>
    </Card>
  )
}

/** Things that belong together, with one sum under them. */
export function Block({ block, buyAll }: BlockProps<'packages'>) {
  const items = useFilledItems(block.items)
  if (items.length === 0) return null
  return (
    <PageSection title={block.title} note={block.note} id={block.id}>
      <Grid data-variant={block.variant}>
        {items.map(({ item, pieces }, position) => (
          <li key={item.name}>
            <Package item={item} pieces={pieces} variant={block.variant} position={position} buyAll={buyAll} />
          </li>
        ))}
      </Grid>
    </PageSection>
  )
}
