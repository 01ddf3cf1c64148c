import { styled } from '@mui/material/styles'
import type { ArticleCard as Card } from '#contract/content/article.ts'
import { Anchor } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('article')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    '& a': { color: 'inherit', textDecoration: 'none' },
    // The whole card is the link, with one name.
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '& a:focus-visible': { outline: 0 },
    '&:has(a:focus-visible)': { outline: '3px solid var(--ring, currentColor)', outlineOffset: 2 },
    '&:hover a': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 },
    '& p': { color: theme.vars.palette.text.secondary, fontSize: '1rem', lineHeight: 1.5 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const Text = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    padding: '16px 16px 20px',
    [theme.breakpoints.up('md')]: { padding: '20px 20px 24px' },
  })),
)

const Cards = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    padding: '8px 0 24px',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Of six columns, so that the cards of the first rows can share what would be a hole in the last.
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > li': { gridColumn: 'span 2' },
      '& > [data-wide]': { gridColumn: 'span 3' },
      // A card alone has its image beside the text.
      '& > [data-wide]:only-child': { gridColumn: '1 / -1' },
      '& > :only-child > article': { gridTemplate: 'auto / 1fr 1fr', alignItems: 'center' },
    },
    [theme.breakpoints.up('lg')]: { gap: 24 },
  })),
)

const sizes = '(min-width: 1280px) 392px, (min-width: 768px) 31vw, (min-width: 600px) 46vw, 94vw'
const wideSizes = '(min-width: 1280px) 604px, (min-width: 600px) 46vw, 94vw'

/** How many cards are two in a row, so that rows of three follow without a hole. */
const wideCount = (count: number) => (count < 3 ? count : [0, 4, 2][count % 3])

/** What is good to know first. A figure says nothing without its name: `Serves 6`. */
const inShort = ({ facts: [first, second] }: Card) =>
  [first?.value, /^\d/.test(second?.value ?? '') ? `${second?.name}\u00a0${second?.value}` : second?.value]
    .filter(Boolean)
    .join(' · ')

type Props = { cards: readonly Card[]; linkTo: (uri: string) => string; headingLevel: 2 | 3; priority?: boolean }

/** Article cards with images; the first image may have priority. */
export function ArticleCards({ cards, linkTo, headingLevel, priority = false }: Props) {
  const wide = wideCount(cards.length) ?? 0
  return (
    <Cards>
      {cards.map((card, index) => (
        <li key={card.uri} data-wide={index < wide || undefined}>
          <Root>
            {card.picture && (
              <Picture
                picture={card.picture}
                sizes={index < wide ? wideSizes : sizes}
                ratio="16 / 10"
                fit="cover"
                priority={priority && index === 0}
              />
            )}
            <Text>
              <Heading level={headingLevel} variant="h4">
                <Anchor to={linkTo(card.uri)}>{card.title}</Anchor>
              </Heading>
              <p>{card.description}</p>
              {card.facts.length > 0 && <small>{inShort(card)}</small>}
            </Text>
          </Root>
        </li>
      ))}
    </Cards>
  )
}
