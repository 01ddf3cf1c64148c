import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { OffersLayout } from '#themes/closing.ts'
import { Anchor } from '#ui/button/link.tsx'
import { ChevronRightIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { defaultSaleLink, type SaleSlot, type SaleView } from './rules/sale.ts'
import { defaultHomeBannerLink, defaultOffersTile } from './rules/sale-banners.ts'
import { SaleCountdown } from './sale-countdown.tsx'
import { SaleImage, saleGround, wordsOf } from './sale-image.tsx'
import { useSale } from './use-sale.ts'

const Grid = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    paddingBottom: theme.styles.sectionPadding,
    '&[data-layout="quiet"], &[data-layout="sheet"], &[data-layout="bill"], &[data-layout="lines"]': { gap: 0 },
    '&[data-layout="sheet"]': { '& > a + a': { borderTop: `1px solid ${theme.vars.palette.divider}` } },
    '&[data-layout="bill"]': { '& > a + a': { borderTop: 0 } },
    [theme.breakpoints.up('md')]: {
      gap: 24,
      gridTemplateColumns: '2.1fr 1fr',
      '&[data-layout="reversed"]': { gridTemplateColumns: '1fr 2.1fr' },
      '&[data-layout="quiet"]': { gap: 48, gridTemplateColumns: '1fr 1fr' },
      '&[data-layout="lines"]': { gridTemplateColumns: '1fr' },
      '&[data-layout="sheet"]': {
        gridTemplateColumns: '1fr 1fr',
        '& > a + a': { borderTop: `1px solid ${theme.vars.palette.divider}`, borderLeft: 0 },
      },
      '&[data-layout="bill"]': {
        gridTemplateColumns: '3fr 2fr',
        '& > a + a': { borderTop: `2px solid ${theme.vars.palette.text.primary}`, borderLeft: 0 },
      },
      '&[data-layout="leaf"]': { gridTemplateColumns: '1.25fr 1fr' },
      // The tile lies on the lower right corner of the banner.
      '&[data-layout="inset"]': { '& > a': { gridArea: '1 / 1 / 2 / -1' } },
    },
  })),
)

const Card = styled(Anchor)(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 6,
    minHeight: 216,
    padding: 24,
    overflow: 'hidden',
    isolation: 'isolate',
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.promo.a.ground,
    color: theme.vars.palette.promo.a.ink,
    '--ring': 'currentColor',
    textDecoration: 'none',
    '& :focus-visible': { outlineOffset: -3 },
    '&[data-tone="b"]': { backgroundColor: theme.vars.palette.promo.b.ground, color: theme.vars.palette.promo.b.ink },
    '&[data-sale]': { backgroundColor: 'var(--sale)', color: theme.vars.palette.background.paper },
    '&[data-sale][data-light]': { color: theme.vars.palette.text.primary },
    '& > :not(img)': { position: 'relative', zIndex: 1, maxWidth: '20em', textWrap: 'balance' },
    '& img': {
      position: 'absolute',
      zIndex: 0,
      inset: '0 0 0 auto',
      width: '56%',
      height: '100%',
      objectFit: 'cover',
      // The text is on the colour, which the image fades into.
      maskImage: 'linear-gradient(to right, transparent, black 45%)',
    },
    '& img[data-slot="homePageOffersTile"]': {
      inset: 'auto -6% -8% auto',
      width: '52%',
      height: 'auto',
      aspectRatio: '1',
      objectFit: 'contain',
      maskImage: 'none',
    },
    [theme.breakpoints.down('md')]: {
      '&[data-plain]': { minHeight: 160 },
      '&[data-at="wide"]': { display: 'none' },
      '&[data-at="narrow"]': { minHeight: 380 },
      '& img[data-slot="homePageTallBanner"]': {
        inset: 'auto 0 0 0',
        width: '100%',
        height: '58%',
        maskImage: 'linear-gradient(to bottom, transparent, black 30%)',
      },
    },
    [theme.breakpoints.up('md')]: { padding: 36, minHeight: 260, '&[data-at="narrow"]': { display: 'none' } },
  })),
  themed((props) => layouts(props)),
)

/** What the layout of the brand changes about a card. Without an image it is text on the page, or a cell. */
const layouts = ({ theme }: { theme: Theme }): CSSObject => {
  const { palette } = theme.vars
  const onPage = { minHeight: 0, borderRadius: 0, backgroundColor: 'transparent', color: palette.text.primary }
  return {
    '[data-layout="quiet"] > &[data-plain]': {
      ...onPage,
      padding: '24px 0 40px',
      borderTop: `1px solid ${palette.text.primary}`,
      '& h2': { ...theme.typography.h2 },
    },
    '[data-layout="lines"] > &[data-plain]': {
      ...onPage,
      minHeight: 64,
      padding: '14px 0',
      borderTop: `1px solid ${palette.divider}`,
      '& > span:first-of-type:not(:last-child)': { display: 'none' },
      '& h2': { fontSize: '1rem' },
      [theme.breakpoints.up('md')]: {
        display: 'grid',
        gridTemplateColumns: '280px 1fr auto',
        alignItems: 'center',
        gap: 24,
        '& > :last-child': { marginTop: 0 },
        '& > p': { maxWidth: 'none' },
      },
    },
    '[data-layout="sheet"] > &': {
      borderRadius: 0,
      border: `1px solid ${palette.divider}`,
      '&[data-plain]': { backgroundColor: palette.background.paper, color: palette.text.primary },
    },
    '[data-layout="bill"] > &': {
      borderRadius: 0,
      border: `2px solid ${palette.text.primary}`,
      '& h2': { ...theme.typography.h2 },
      '&[data-tone][data-plain]': { backgroundColor: palette.background.paper, color: palette.text.primary },
      '&:last-child[data-plain]': { backgroundColor: palette.accent.ground, color: palette.accent.ink },
    },
    '[data-layout="leaf"] > &': {
      padding: '36px 40px',
      borderRadius: '72px 12px',
      '&:last-child': { borderRadius: '12px 72px' },
      '&[data-tone][data-plain]': { backgroundColor: palette.promo.a.ground, color: palette.promo.a.ink },
      '&:last-child[data-plain]': { backgroundColor: palette.promo.b.ground, color: palette.promo.b.ink },
    },
    [theme.breakpoints.up('md')]: {
      '[data-layout="inset"] > &': {
        minHeight: 320,
        // Clear of the card over it.
        '&:not(:last-child) > :not(img)': { maxWidth: 'min(20em, 100% - 336px)' },
        '&:last-child': {
          zIndex: 1,
          alignSelf: 'end',
          justifySelf: 'end',
          width: 340,
          minHeight: 200,
          margin: 28,
          padding: 28,
          backgroundColor: palette.background.paper,
          color: palette.text.primary,
        },
      },
    },
  }
}

const Eyebrow = styled('span')(themed(({ theme }) => ({ ...theme.typography.eyebrow, color: 'inherit' })))

const MoreText = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    marginTop: 'auto',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    textDecorationThickness: 1,
    'a:hover > &': { textDecorationThickness: 2 },
    [theme.breakpoints.down('md')]: { '[data-at="narrow"] > &': { marginTop: 4 } },
  })),
)

const More = ({ children }: { children: ReactNode }) => (
  <MoreText>
    {children}
    <ChevronRightIcon size={16} />
  </MoreText>
)

/** The sale banner and the offers tile, at the end of the home page. */
export function HomeOffers({ layout }: { layout: OffersLayout }) {
  const sale = useSale()
  const isReversed = layout === 'reversed'
  return (
    <Container>
      <Grid aria-label="Offers" data-layout={layout}>
        {isReversed && <OffersTile sale={sale} />}
        {sale?.images.homePageBanner || sale?.images.homePageTallBanner ? (
          <>
            <SaleBanner sale={sale} slot="homePageBanner" at="wide" />
            <SaleBanner sale={sale} slot="homePageTallBanner" at="narrow" />
          </>
        ) : (
          <ServiceBanner />
        )}
        {!isReversed && <OffersTile sale={sale} />}
      </Grid>
    </Container>
  )
}

function SaleBanner({ sale, slot, at }: { sale: SaleView; slot: SaleSlot; at: 'wide' | 'narrow' }) {
  if (!sale.images[slot]) return null
  return (
    <Card to={sale.url} data-sale data-at={at} {...saleGround(sale)}>
      <Eyebrow>On now</Eyebrow>
      <Heading level={2}>{sale.name}</Heading>
      <p>{wordsOf({ sale, slot })}</p>
      {sale.endsAt !== null && <SaleCountdown endsAt={sale.endsAt} />}
      <More>See the sale</More>
      <SaleImage sale={sale} slot={slot} />
    </Card>
  )
}

/** The fallback when no sale has a banner: a link to the service page. */
function ServiceBanner() {
  return (
    <Card to={defaultHomeBannerLink} data-tone="b" data-plain>
      <Eyebrow>After you buy</Eyebrow>
      <Heading level={2}>Legendary service</Heading>
      <p>We deliver it, set it up and answer when you call.</p>
      <More>Read how we work</More>
    </Card>
  )
}

function OffersTile({ sale }: { sale: SaleView | null }) {
  const slot = 'homePageOffersTile'
  const own = sale?.images[slot] ? sale : null
  const title = (own && wordsOf({ sale: own, slot })) || (own ? own.name : defaultOffersTile.title)
  return (
    <Card to={sale?.url ?? defaultSaleLink} data-plain={own === null || undefined}>
      <Heading level={2} variant="h3">
        {title}
      </Heading>
      <p>{own ? own.name : defaultOffersTile.subtext}</p>
      <More>See them</More>
      {own && <SaleImage sale={own} slot={slot} />}
    </Card>
  )
}
