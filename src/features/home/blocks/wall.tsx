import { styled } from '@mui/material/styles'
import type { PriceDisplay } from '#domain/money/price-display.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { ConditionTag } from '#ui/product/condition-tag.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'
import { usePriceOf, useProducts } from '../product-price.tsx'

const Wall = styled('section')(
  themed(({ theme }) => ({
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
  })),
)

const Halves = styled(Container)(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: 20,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.14fr)',
      gap: 24,
      minHeight: 492,
      paddingTop: 0,
    },
  })),
)

const Invitation = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignContent: 'center',
    '& h1': { maxWidth: '5.2em', fontSize: `min(${theme.typography.display.fontSize}, 26vw)` },
    [theme.breakpoints.up('md')]: { '& h1': { fontSize: 'min(4.5rem, 9.4vw)' } },
    [theme.breakpoints.up('lg')]: { '& h1': { fontSize: 'min(5.5rem, 9.1vw)' } },
    [theme.breakpoints.up('xl')]: { '& h1': { fontSize: `min(${theme.typography.display.fontSize}, 9.4vw)` } },
    [theme.breakpoints.up('md')]: { paddingBlock: 32 },
  })),
)

const Lead = styled('p')(
  themed(({ theme }) => ({
    maxWidth: '26em',
    margin: '12px 0 16px',
    fontSize: '1.125rem',
    fontWeight: 500,
    [theme.breakpoints.up('md')]: { margin: '20px 0 24px' },
  })),
)

const Actions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    width: '100%',
    '& > a:last-of-type': { border: '2px solid currentColor' },
    // One below the other on phones, so that no font can change the lines.
    [theme.breakpoints.down('md')]: { '& > a': { width: '100%' } },
  })),
)

const PricedPicture = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    height: 300,
    marginInline: -16,
    '& > span': { position: 'absolute', right: '-10%', top: -8, width: 330, maxWidth: '86%' },
    [theme.breakpoints.up('md')]: {
      height: 'auto',
      margin: 0,
      '& > span': { right: '-6%', top: '50%', width: 520, maxWidth: '92%', translate: '0 -50%' },
    },
  })),
)

// A price tag: cut corners, slightly rotated.
const Tag = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    zIndex: 1,
    top: 16,
    left: 16,
    display: 'grid',
    justifyItems: 'start',
    width: 172,
    padding: '36px 14px 12px',
    clipPath: 'polygon(26% 0, 74% 0, 100% 15%, 100% 100%, 0 100%, 0 15%)',
    transform: 'rotate(-7deg)',
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 10px)',
      top: 12,
      width: 20,
      height: 20,
      border: `3px solid ${theme.vars.palette.text.primary}`,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.hero.ground,
    },
    '& b, & small, & em': {
      fontFamily: theme.typography.h1.fontFamily,
      fontWeight: 900,
      fontStyle: 'normal',
      lineHeight: 1,
      textTransform: 'uppercase',
    },
    // As large as the tag allows, in any font of the browser.
    '& small, & em': { fontSize: 'min(1.125rem, 5.5vw)' },
    '& b': { fontSize: 'min(3.75rem, 16vw)', lineHeight: 0.9, color: theme.vars.palette.sale.text },
    '& s': { color: theme.vars.palette.text.secondary },
    '& em': {
      marginTop: 8,
      padding: '6px 10px 5px',
      backgroundColor: theme.vars.palette.sale.ground,
      color: theme.vars.palette.sale.ink,
    },
    [theme.breakpoints.up('md')]: {
      top: 40,
      left: '2%',
      width: 206,
      '& small, & em': { fontSize: 'min(1.125rem, 2.4vw)' },
      '& b': { fontSize: 'min(3.75rem, 8vw)' },
    },
    [theme.breakpoints.up('xl')]: {
      top: 32,
      left: '6%',
      width: 262,
      padding: '46px 20px 18px',
      '& b': { fontSize: 'min(5.75rem, 8vw)', lineHeight: 0.86 },
      '& small': { fontSize: 'min(1.375rem, 2.4vw)' },
      '& em': { fontSize: 'min(1.75rem, 2.4vw)' },
    },
  })),
)

const FormerPrice = styled('span')({ marginTop: 4, fontSize: '0.875rem', lineHeight: 1.2 })

const Grades = styled('section')(
  themed(({ theme }) => ({
    ...theme.mixins.onFooter,
    backgroundColor: theme.vars.palette.footer.ground,
    '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
    '& li': { position: 'relative', display: 'grid', gap: 8, justifyItems: 'start', padding: '16px 0' },
    '& li + li': { borderTop: `1px solid ${theme.vars.palette.footer.line}` },
    '& p': { fontSize: '0.875rem', color: theme.vars.palette.footer.soft },
    '& a': { display: 'block', fontWeight: 600, color: theme.vars.palette.footer.ink, textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& li:hover a': { textDecoration: 'underline', textUnderlineOffset: 4 },
    [theme.breakpoints.up('md')]: {
      '& ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '& li': { padding: '22px 24px' },
      '& li:first-of-type': { paddingLeft: 0 },
      '& li + li': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.footer.line}` },
    },
  })),
)

function PriceTag({ label, price }: { label: string; price: PriceDisplay }) {
  if (price.state !== 'price') return null
  return (
    <Tag>
      <small>{label}</small>
      <b className="num">{price.text}</b>
      {price.discount && (
        <>
          <FormerPrice>
            RRP <s>{price.discount.rrpText}</s>
          </FormerPrice>
          <em>Save {price.discount.savedText}</em>
        </>
      )}
    </Tag>
  )
}

// The image shows the product that the tag prices.
const art = {
  alt: '',
  sizes: '(min-width: 975px) 520px, (min-width: 768px) 45vw, 330px',
  ground: false,
  priority: true,
}

/** A headline with a price tag, and an explanation of the grades below. */
export function Block({ block }: BlockProps<'wall'>) {
  const [product] = useProducts(block.tag.products)
  const priceOf = usePriceOf()
  return (
    <>
      <Wall aria-label={block.title}>
        <Halves>
          <Invitation>
            <Heading level={1} variant="display">
              {block.title}
            </Heading>
            <Lead>{block.text}</Lead>
            <Actions data-actions>
              <ButtonLink variant="primary" to={block.action.to}>
                {block.action.text}
              </ButtonLink>
              <ButtonLink to={block.link.to}>{block.link.text}</ButtonLink>
            </Actions>
          </Invitation>
          <PricedPicture>
            {product ? <Picture picture={product.image} {...art} /> : <HomePicture name={block.picture} {...art} />}
            {product && <PriceTag label={block.tag.label} price={priceOf(product)} />}
          </PricedPicture>
        </Halves>
      </Wall>
      <Grades aria-label="Grades">
        <Container>
          <ul aria-label="What the grades mean">
            {block.grades.map((grade) => (
              <li key={grade.condition}>
                <ConditionTag condition={grade.condition} />
                <div>
                  <Anchor to={grade.to}>{grade.title}</Anchor>
                  <p>{grade.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Container>
      </Grades>
    </>
  )
}
