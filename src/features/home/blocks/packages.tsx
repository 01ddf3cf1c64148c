import { styled } from '@mui/material/styles'
import { useSuspenseQueries } from '@tanstack/react-query'
import type { ProductCard } from '#contract/product.ts'
import { sumCents, toCents, toDollars } from '#domain/money.ts'
import { priceTexts } from '#domain/price-display.ts'
import { formatDollars } from '#domain/price-format.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'
import { Heading } from '#ui/heading.tsx'
import { LockIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Picture } from '#ui/picture.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockOf, BlockProps, HomeSlots } from '../block-props.ts'
import { homeQueries } from '../queries.ts'

const Grid = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('md')]: {
      gap: 24,
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '&[data-look="grid"]': { gap: 0 },
    },
  })),
)

const Card = styled('article')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    padding: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    '& [data-part="pictures"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      padding: '12%  10% 4%',
      overflow: 'hidden',
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: theme.vars.palette.picture,
    },
    '&[data-look="arch"]': { borderRadius: `170px 170px ${theme.vars.shape.large} ${theme.vars.shape.large}` },
    '&[data-look="arch"] [data-part="pictures"]': {
      borderRadius: `158px 158px ${theme.vars.shape.borderRadius} ${theme.vars.shape.borderRadius}`,
    },
    '& [data-part="body"]': { display: 'grid', flex: 1, alignContent: 'start', gap: 6, padding: '16px 8px 8px' },
    '& [data-part="badge"]': {
      justifySelf: 'center',
      marginTop: -32,
      padding: '5px 14px',
      borderRadius: theme.vars.shape.pill,
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
      fontSize: '0.875rem',
      fontWeight: 600,
    },
    '& ul': { display: 'grid', gap: 4, margin: '8px 0', padding: 0, listStyle: 'none', fontSize: '0.875rem' },
    '& [data-part="price"]': {
      ...theme.typography.h2,
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '& [data-part="words"]': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      marginTop: 'auto',
      fontWeight: 600,
      color: theme.vars.palette.link,
    },
    '& [data-part="buy"]': { marginTop: 'auto' },
  })),
)

type Item = BlockOf<'packages'>['items'][number]

/** One piece for each question; a question without an answer leaves its place out. */
function usePieces(item: Item): ProductCard[] {
  const queries = homeQueries(useApp())
  const answers = useSuspenseQueries({ queries: item.pieces.map((piece) => queries.products(piece.products)) })
  return answers.flatMap(({ data }) => data.slice(0, 1))
}

function Package({ item, look, buyAll }: { item: Item; look: 'arch' | 'grid' } & Pick<HomeSlots, 'buyAll'>) {
  const { brand } = useApp()
  const pieces = usePieces(item)
  const prices = pieces.map(({ price }) => price)
  const sum = prices.every((price) => price !== null)
    ? toDollars(sumCents(prices.map((price) => toCents(price ?? 0))))
    : null
  return (
    <Card data-look={look}>
      <div data-part="pictures">
        {pieces.map((piece) => (
          <Picture key={piece.sku} picture={piece.image} alt="" sizes="160px" ground={false} />
        ))}
      </div>
      <div data-part="body">
        {item.badge && <span data-part="badge">{item.badge}</span>}
        <Heading level={3}>{item.name}</Heading>
        <p>{item.text}</p>
        <ul>
          {pieces.map((piece) => (
            <li key={piece.sku}>
              <Link to={paths.product({ slug: piece.uri })} look="quiet">
                {piece.title}
              </Link>
            </li>
          ))}
        </ul>
        {sum !== null && <p data-part="price">{formatDollars(sum, brand.country)}</p>}
        {sum !== null && <div data-part="buy">{buyAll(pieces, `Add the ${pieces.length} pieces`)}</div>}
        {sum === null && (
          <p data-part="words">
            <LockIcon size={18} />
            {brand.flags.loginForPrice ? priceTexts.login : priceTexts.request}
          </p>
        )}
      </div>
    </Card>
  )
}

/** Things that belong together, with one sum under them. */
export function Block({ block, buyAll }: BlockProps<'packages'>) {
  return (
    <PageSection title={block.title} note={block.note} id={block.id}>
      <Grid data-look={block.look}>
        {block.items.map((item) => (
          <li key={item.name}>
            <Package item={item} look={block.look} buyAll={buyAll} />
          </li>
        ))}
      </Grid>
    </PageSection>
  )
}
