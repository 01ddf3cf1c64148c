import { styled } from '@mui/material/styles'
import { ButtonLink } from '#ui/button-link.tsx'
import { ConditionTag } from '#ui/condition-tag.tsx'
import { Container } from '#ui/container.tsx'
import { Heading } from '#ui/heading.tsx'
import { Anchor } from '#ui/link.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockOf, BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'
import { usePriceOf, useProducts } from '../product-price.tsx'

const Wall = styled('section')(
  themed(({ theme }) => ({
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
    '& > div': { position: 'relative', minHeight: 460, paddingBlock: 32 },
    '& [data-part="words"]': { position: 'relative', zIndex: 2, display: 'grid', justifyItems: 'start', gap: 16 },
    '& h1': { maxWidth: '6em', lineHeight: 0.92 },
    '& [data-part="text"]': { maxWidth: '28em', fontSize: '1.125rem' },
    '& [data-part="actions"]': { display: 'flex', flexWrap: 'wrap', gap: 12 },
    '& [data-part="art"]': { position: 'relative', width: '78%', marginLeft: 'auto' },
    [theme.breakpoints.up('md')]: {
      '& > div': { minHeight: 492, paddingBlock: 44 },
      '& [data-part="words"]': { maxWidth: '56%' },
      '& [data-part="art"]': { position: 'absolute', right: '-2%', bottom: '-6%', width: 520, maxWidth: '48%' },
    },
  })),
)

// A paper tag on a string: turned a little, as it would hang.
const Tag = styled('div')(
  themed(({ theme }) => ({
    position: 'absolute',
    zIndex: 3,
    top: 16,
    right: 16,
    padding: '18px 22px',
    transform: 'rotate(-6deg)',
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.shadows[1],
    '& b': {
      display: 'block',
      fontFamily: theme.typography.h1.fontFamily,
      fontSize: 'clamp(2.5rem, 7vw, 5rem)',
      fontWeight: 900,
      lineHeight: 0.95,
      color: theme.vars.palette.sale.text,
    },
    '& small': {
      fontFamily: theme.typography.h1.fontFamily,
      fontSize: '1.125rem',
      fontWeight: 800,
      textTransform: 'uppercase',
    },
    '& span': {
      display: 'inline-block',
      marginTop: 6,
      padding: '2px 10px',
      backgroundColor: theme.vars.palette.sale.ground,
      color: theme.vars.palette.sale.ink,
      fontWeight: 800,
    },
    [theme.breakpoints.up('md')]: { top: 44, right: '38%' },
  })),
)

const Grades = styled('ul')(
  themed(({ theme }) => ({
    ...theme.mixins.onInk,
    margin: 0,
    listStyle: 'none',
    '& li': { position: 'relative', display: 'grid', gap: 6, justifyItems: 'start', padding: '20px 0' },
    '& b': { display: 'block' },
    '& a': { color: 'inherit' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& > div': { display: 'grid' },
    [theme.breakpoints.up('md')]: { '& > div': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 } },
  })),
)

function PriceTag({ tag }: { tag: BlockOf<'wall'>['tag'] }) {
  const [product] = useProducts(tag.products)
  const priceOf = usePriceOf()
  const price = product ? priceOf(product) : null
  if (price?.state !== 'price') return null
  return (
    <Tag>
      <small>{tag.label}</small>
      <b className="num">{price.text}</b>
      {price.discount && (
        <>
          Was <s>{price.discount.rrpText}</s>
          <br />
          <span>Save {price.discount.savedText}</span>
        </>
      )}
    </Tag>
  )
}

/** A wall of words with a price tag hung on it, and below it what the grades mean. */
export function Block({ block }: BlockProps<'wall'>) {
  return (
    <>
      <Wall aria-label={block.title}>
        <Container>
          <div data-part="words">
            <Heading level={1} look="display">
              {block.title}
            </Heading>
            <p data-part="text">{block.text}</p>
            <div data-part="actions">
              <ButtonLink look="primary" to={block.action.to}>
                {block.action.text}
              </ButtonLink>
              <ButtonLink to={block.link.to}>{block.link.text}</ButtonLink>
            </div>
          </div>
          <PriceTag tag={block.tag} />
          <div data-part="art">
            <HomePicture name={block.picture} alt="" sizes="(min-width: 768px) 520px, 78vw" ground={false} priority />
          </div>
        </Container>
      </Wall>
      <Grades aria-label="What the grades mean">
        <Container>
          {block.grades.map((grade) => (
            <li key={grade.condition}>
              <ConditionTag condition={grade.condition} />
              <Anchor to={grade.to}>
                <b>{grade.title}</b>
              </Anchor>
              {grade.text}
            </li>
          ))}
        </Container>
      </Grades>
    </>
  )
}
