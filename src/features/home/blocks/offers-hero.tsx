import { styled, type Theme } from '@mui/material/styles'
import type { ProductQuestion } from '#themes/home-blocks.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockOf, BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'
import { usePriceOf, useProducts } from '../product-price.tsx'
import { tones } from '../tone.ts'

const Grid = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    paddingTop: 16,
    [theme.breakpoints.up('md')]: { gap: 16, paddingTop: 20 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '2.1fr 1fr' },
  })),
)

function rings(
  { vars: { palette } }: Theme,
  position: string,
  [inner, middle, outer]: readonly [number, number, number],
) {
  const light = (share: number) => `color-mix(in srgb, ${palette.focus} ${share}%, white)`
  const stops = [`${light(76)} ${inner}%`, `${light(91)} 0 ${middle}%`, `${palette.hero.ground} 0 ${outer}%`]
  return `radial-gradient(circle at ${position}, ${stops.join(', ')}, ${palette.accent.ground} 0)`
}

const Main = styled('section')(
  themed(({ theme }) => ({
    position: 'relative',
    minHeight: 430,
    padding: 20,
    overflow: 'hidden',
    borderRadius: theme.vars.shape.large,
    // Light rings behind the cut-out, mixed from the brand's background colour.
    background: rings(theme, '78% 66%', [19, 36, 54]),
    color: theme.vars.palette.hero.ink,
    [theme.breakpoints.up('md')]: {
      minHeight: 393,
      padding: '32px 40px',
      background: rings(theme, '76% 46%', [17, 33, 50]),
    },
  })),
)

const MainText = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: 8,
    justifyItems: 'start',
    '& h1': { maxWidth: '6em' },
    [theme.breakpoints.up('md')]: { maxWidth: '60%' },
  })),
)

const Badge = styled('span')(
  themed(({ theme }) => ({
    padding: '3px 10px',
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.promo.a.ground,
    color: theme.vars.palette.promo.a.ink,
    fontSize: '0.875rem',
    fontWeight: 600,
  })),
)

const Lead = styled('p')(themed(({ theme }) => ({ maxWidth: '18em', color: theme.vars.palette.hero.soft })))

const LargePrice = styled('p')({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px 16px',
  margin: '6px 0 10px',
  fontWeight: 600,
  '& b': {
    fontSize: 'clamp(2.75rem, 6vw, 3.75rem)',
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    '&::first-letter': { fontSize: '1.75rem', verticalAlign: '0.7em' },
  },
  '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400 },
  '@media (width >= 768px) and (width >= 45em)': { flexDirection: 'row', alignItems: 'center' },
})

const Saving = styled('span')(
  themed(({ theme }) => ({ fontSize: '1.125rem', fontWeight: 700, color: theme.vars.palette.hero.eyebrow })),
)

const MainCutOut = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    right: '-20%',
    // The product stands on the ground whole: its picture has a margin of 6 %.
    bottom: '-2%',
    // Its top stays below the text, which has no contrast on the picture.
    width: '74%',
    maxWidth: 290,
    [theme.breakpoints.up('md')]: { right: '-1%', width: '50%', maxWidth: 400 },
    // A large font of the browser needs its place.
    '@media (width < 20em)': { display: 'none' },
  })),
)

const Deals = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8em, 100%), 1fr))',
    [theme.breakpoints.up('md')]: { gap: 16 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  })),
)

const Deal = styled('article')(
  themed(({ theme }) => ({
    position: 'relative',
    minHeight: 176,
    padding: '16px 14px',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.large,
    isolation: 'isolate',
    ...tones(theme),
    '& > p': { maxWidth: '72%' },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& p': { marginTop: 4, fontSize: '0.875rem', lineHeight: 1.3 },
    '& b': { fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.15, letterSpacing: '-0.03em' },
    '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 700 },
    [theme.breakpoints.up('md')]: {
      padding: '22px 24px',
      '& > p': { maxWidth: '56%' },
      '& b': { marginLeft: 4, fontSize: '2.25rem' },
    },
  })),
)

const DealCutOut = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    zIndex: -1,
    right: '-6%',
    bottom: '-2%',
    width: '56%',
    [theme.breakpoints.up('md')]: { right: '-2%', width: 192 },
    // A large font of the browser leaves no room beside the price.
    '@media (width < 20em), (width >= 768px) and (width < 45em)': { display: 'none' },
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
    <LargePrice className="num">
      <b>{display.text}</b>
      {display.discount && (
        <span>
          <Saving>Save {display.discount.savedText}</Saving>
          <small>
            RRP <s>{display.discount.rrpText}</s>
          </small>
        </span>
      )}
    </LargePrice>
  )
}

function SmallOffer({ deal }: { deal: BlockOf<'offers-hero'>['deals'][number] }) {
  const display = useOffer(deal.products)
  return (
    <Deal data-tone={deal.tone}>
      <Heading level={2} variant="h4">
        <Anchor to={deal.link}>{deal.title}</Anchor>
      </Heading>
      {display?.state === 'price' && (
        <p className="num">
          from <b>{display.text}</b>
          {display.discount && <small>Save {display.discount.savedText}</small>}
        </p>
      )}
      <DealCutOut>
        <HomePicture name={deal.picture} alt="" sizes="(min-width: 768px) 192px, 25vw" ground={false} priority />
      </DealCutOut>
    </Deal>
  )
}

const mainPicture = { alt: '', sizes: '(min-width: 768px) 400px, 290px', ground: false, priority: true }

/** The image shows the product that the large price belongs to. */
function MainPicture({ main }: { main: BlockOf<'offers-hero'>['main'] }) {
  const [product] = useProducts(main.products)
  if (product) return <Picture picture={product.image} {...mainPicture} />
  return <HomePicture name={main.picture} {...mainPicture} />
}

/** A large offer with its price beside two small ones. */
export function Block({ block: { main, deals } }: BlockProps<'offers-hero'>) {
  return (
    <Container>
      <Grid>
        <Main aria-label={main.title}>
          <MainText>
            <Badge>{main.badge}</Badge>
            <Heading level={1} variant="display">
              {main.title}
            </Heading>
            <Lead>{main.text}</Lead>
            <Amount question={main.products} />
            <ButtonLink variant="primary" to={main.action.to}>
              {main.action.text}
            </ButtonLink>
          </MainText>
          <MainCutOut>
            <MainPicture main={main} />
          </MainCutOut>
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
