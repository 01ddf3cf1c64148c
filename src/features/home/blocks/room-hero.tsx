import { styled } from '@mui/material/styles'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockOf, BlockProps } from '../block-props.ts'
import { HeroEyebrow } from '../hero-text.ts'
import { HomePicture } from '../home-picture.tsx'
import { usePriceOf, useProducts } from '../product-price.tsx'

const Panel = styled('section')(
  themed(({ theme }) => ({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
    [theme.breakpoints.up('md')]: { minHeight: 480 },
    [theme.breakpoints.up('lg')]: { minHeight: 560 },
  })),
)

const Invitation = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    justifyItems: 'start',
    gap: 16,
    padding: '24px 20px 0',
    '& h1': { whiteSpace: 'pre-line' },
    [theme.breakpoints.between('md', 'lg')]: { '& h1': { fontSize: '2.5rem' } },
    [theme.breakpoints.between('lg', 'xl')]: { '& h1': { fontSize: '3.5rem' } },
    [theme.breakpoints.up('md')]: { width: '56%', padding: '56px 0 56px 40px' },
    [theme.breakpoints.up('lg')]: { padding: '64px 0 56px 56px' },
  })),
)

const Eyebrow = styled(HeroEyebrow)({ fontSize: '1rem' })

const Room = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    aspectRatio: '1',
    marginTop: 16,
    '& > span': {
      position: 'absolute',
      inset: 0,
      maskImage: 'linear-gradient(to bottom, transparent, black 16%)',
    },
    [theme.breakpoints.up('md')]: {
      position: 'absolute',
      inset: '0 0 0 24%',
      margin: 0,
      aspectRatio: 'auto',
      // Fades the wall into the background of the text.
      '& > span': { maskImage: 'linear-gradient(to right, transparent 4%, black 32%)' },
    },
  })),
)

const Spot = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    zIndex: 2,
    translate: '-12px -22px',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      color: theme.vars.palette.text.primary,
      fontSize: '0.875rem',
      fontWeight: 600,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    '& i': {
      width: 24,
      height: 24,
      border: `6px solid ${theme.vars.palette.primary.main}`,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: `0 0 0 5px color-mix(in srgb, ${theme.vars.palette.background.paper} 50%, transparent)`,
    },
    '& span': {
      padding: '6px 14px',
      borderRadius: theme.vars.shape.pill,
      backgroundColor: theme.vars.palette.background.paper,
      boxShadow: theme.vars.shadows[2],
    },
    '& b': { marginLeft: 8, fontWeight: 400 },
    // Near the right edge the label is on the left side.
    '&[data-flip]': { translate: 'calc(-100% + 12px) -22px', '& a': { flexDirection: 'row-reverse' } },
    [theme.breakpoints.down('xl')]: {
      '& span': { display: 'none' },
      '& a': { minWidth: 44 },
      '&[data-flip]': { translate: '-12px -22px' },
    },
  })),
)

function HotSpot({ spot }: { spot: BlockOf<'room-hero'>['spots'][number] }) {
  const [product] = useProducts(spot.products)
  const priceOf = usePriceOf()
  if (!product) return null
  const price = priceOf(product)
  return (
    <Spot data-flip={spot.x > 65 || undefined} style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
      <Link
        to={paths.product({ slug: product.uri })}
        variant="plain"
        aria-label={`${product.category} ${price.text}, ${product.title}`}
      >
        <i aria-hidden />
        <span>
          {product.category} <b className="num">{price.text}</b>
        </span>
      </Link>
    </Spot>
  )
}

/** An image of a room with labels and prices on its products. */
export function Block({ block }: BlockProps<'room-hero'>) {
  return (
    <Container>
      <Panel aria-label={block.title}>
        <Invitation>
          <Eyebrow>{block.eyebrow}</Eyebrow>
          <Heading level={1} variant="display">
            {block.title}
          </Heading>
          <ButtonLink variant="primary" to={block.action.to}>
            {block.action.text}
          </ButtonLink>
        </Invitation>
        <Room>
          <HomePicture
            name={block.picture}
            alt={block.alt}
            sizes="(min-width: 1280px) 936px, (min-width: 768px) 76vw, 100vw"
            ratio="auto"
            fit="cover"
            priority
          />
          {block.spots.map((spot) => (
            <HotSpot key={`${spot.x} ${spot.y}`} spot={spot} />
          ))}
        </Room>
      </Panel>
    </Container>
  )
}
