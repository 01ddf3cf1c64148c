import { styled } from '@mui/material/styles'
import type { ProductQuestion } from '#themes/home-blocks.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Container } from '#ui/container.tsx'
import { Heading } from '#ui/heading.tsx'
import { Anchor } from '#ui/link.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockOf, BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'
import { usePriceOf, useProducts } from '../product-price.tsx'

const Grid = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    paddingTop: 16,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '2.1fr 1fr', gap: 16, paddingTop: 20 },
  })),
)

const Main = styled('section')(
  themed(({ theme }) => ({
    position: 'relative',
    minHeight: 340,
    padding: 24,
    overflow: 'hidden',
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
    // A lit disc behind the cut-out, mixed from the ground so that every brand has its own.
    '&::before': {
      content: '""',
      position: 'absolute',
      right: '8%',
      top: '50%',
      width: 'min(78%, 390px)',
      aspectRatio: '1',
      borderRadius: '50%',
      transform: 'translateY(-50%)',
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.hero.ground} 72%, white)`,
      opacity: 0.55,
    },
    '& > div:first-of-type': {
      position: 'relative',
      zIndex: 1,
      maxWidth: '60%',
      display: 'grid',
      gap: 10,
      justifyItems: 'start',
    },
    '& [data-part="badge"]': {
      padding: '3px 10px',
      borderRadius: theme.vars.shape.small,
      backgroundColor: theme.vars.palette.promo.a.ground,
      color: theme.vars.palette.promo.a.ink,
      fontSize: '0.875rem',
      fontWeight: 600,
    },
    '& [data-part="text"]': { color: theme.vars.palette.hero.soft },
    '& [data-part="price"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 16px',
      fontWeight: 600,
    },
    '& [data-part="price"] b': { fontSize: 'clamp(2.5rem, 6vw, 3.75rem)', fontWeight: 800, lineHeight: 1 },
    '& [data-part="price"] small': { display: 'block', fontSize: '0.875rem', fontWeight: 500, opacity: 0.9 },
    '& [data-part="art"]': { position: 'absolute', right: '-6%', bottom: '-4%', width: '62%' },
    [theme.breakpoints.up('md')]: {
      minHeight: 393,
      padding: 40,
      '& > div:first-of-type': { maxWidth: '52%' },
      '& [data-part="art"]': { right: '2%', bottom: '-2%', width: 'auto', height: '104%', aspectRatio: '1' },
    },
  })),
)

const Deals = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  })),
)

const Deal = styled('article')(
  themed(({ theme }) => ({
    position: 'relative',
    minHeight: 168,
    padding: 20,
    overflow: 'hidden',
    borderRadius: theme.vars.shape.large,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 2 },
    '& p': { position: 'relative', zIndex: 1, marginTop: 4 },
    '& b': { fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.2 },
    '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 600 },
    '& [data-part="art"]': { position: 'absolute', right: '-4%', bottom: '-10%', width: '56%', maxWidth: 200 },
  })),
)

/** The price of the product an offer is about; null while nothing of the kind is listed. */
function useOffer(question: ProductQuestion) {
  const [product] = useProducts(question)
  const priceOf = usePriceOf()
  return product ? priceOf(product) : null
}

function Amount({ question }: { question: ProductQuestion }) {
  const display = useOffer(question)
  if (display?.state !== 'price') return null
  return (
    <p data-part="price" className="num">
      <b>{display.text}</b>
      {display.discount && (
        <span>
          Save {display.discount.savedText}
          <small>
            RRP <s>{display.discount.rrpText}</s>
          </small>
        </span>
      )}
    </p>
  )
}

function SmallOffer({ deal }: { deal: BlockOf<'offers-hero'>['deals'][number] }) {
  const display = useOffer(deal.products)
  return (
    <Deal
      sx={({ vars }) => ({
        backgroundColor: vars.palette.promo[deal.tone].ground,
        color: vars.palette.promo[deal.tone].ink,
      })}
    >
      <Heading level={2} look="h4">
        <Anchor to={deal.link}>{deal.title}</Anchor>
      </Heading>
      {display?.state === 'price' && (
        <p className="num">
          from <b>{display.text}</b>
          {display.discount && <small>Save {display.discount.savedText}</small>}
        </p>
      )}
      <div data-part="art">
        <HomePicture name={deal.picture} alt="" sizes="200px" ground={false} />
      </div>
    </Deal>
  )
}

/** A large offer with its price beside two small ones. */
export function Block({ block: { main, deals } }: BlockProps<'offers-hero'>) {
  return (
    <Container>
      <Grid>
        <Main aria-label={main.title}>
          <div>
            <span data-part="badge">{main.badge}</span>
            <Heading level={1} look="display">
              {main.title}
            </Heading>
            <p data-part="text">{main.text}</p>
            <Amount question={main.products} />
            <ButtonLink look="primary" to={main.action.to}>
              {main.action.text}
            </ButtonLink>
          </div>
          <div data-part="art">
            <HomePicture name={main.picture} alt="" sizes="(min-width: 768px) 410px, 62vw" ground={false} priority />
          </div>
        </Main>
        <Deals>
          {deals.map((deal) => (
            <SmallOffer key={deal.title} deal={deal} />
          ))}
        </Deals>
      </Grid>
    </Container>
  )
}
