import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ArticleCard } from '#contract/content/article.ts'
import { Anchor, Link } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('section')(
  themed(({ theme }) => ({
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
    '& > div > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginLeft: 'auto' },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gap: 16,
      alignItems: 'start',
      padding: '16px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& li > span': { overflow: 'hidden', borderRadius: theme.vars.shape.borderRadius },
    '& li a': { color: 'inherit', textDecoration: 'none' },
    // The whole row is the link, with one name.
    '& li a::after': { content: '""', position: 'absolute', inset: 0 },
    '& li:hover a': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 },
    '& p': { marginTop: 4, color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: 1.45 },
  })),
)

type Props = { title: string; cards: readonly ArticleCard[]; linkTo: (uri: string) => string; all: string }

/** Related articles in rows, beside a text. */
export function ArticleLinks({ title, cards, linkTo, all }: Props) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <div>
        <Heading level={2} variant="h4" id={id}>
          {title}
        </Heading>
        <Link to={all} variant="strong">
          See all
        </Link>
      </div>
      <ul>
        {cards.map(({ uri, title: name, description, picture }) => (
          <li key={uri}>
            {picture && (
              <Picture picture={picture} alt="" sizes="112px" widths={[160, 240]} ratio="4 / 3" fit="cover" />
            )}
            <div>
              <Heading level={3} variant="h5">
                <Anchor to={linkTo(uri)}>{name}</Anchor>
              </Heading>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Root>
  )
}
