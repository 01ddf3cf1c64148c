import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import type { Article } from '#contract/content/article.ts'
import { readIsoDate, shortDayText } from '#domain/time/plain-date.ts'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { DataList } from '#ui/layout/data-list.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { hasFacts } from './reading.ts'
import { SafeHtml } from './safe-html.tsx'

const Head = styled('header')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    maxWidth: '48rem',
    padding: '12px 0 24px',
    '& p': { ...theme.typography.lead, color: theme.vars.palette.text.secondary },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 32,
    alignItems: 'start',
    paddingBottom: 40,
    [theme.breakpoints.up('lg')]: {
      gap: '32px 64px',
      readingFlow: 'grid-rows',
      '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
      '&:has(> section)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
      '& > aside': { order: 1 },
    },
  })),
)

const MainPicture = styled('div')(
  themed(({ theme }) => ({ gridColumn: '1 / -1', overflow: 'hidden', borderRadius: theme.vars.shape.large })),
)

const Aside = styled('aside')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    padding: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    '& h2': { marginBottom: 10 },
    '& ul': { display: 'grid', gap: 8, fontSize: '1rem', lineHeight: 1.4 },
    // No line holds a unit alone.
    '& dd, & li': { textWrap: 'balance' },
  })),
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading level={2} variant="h5" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

const dated = (article: Article) => (article.kind === 'blog' ? readIsoDate(article.publishedOn) : null)

type Props = {
  article: Article
  /** A section beside the text of an article without facts. */
  beside?: ReactNode
}

/** An article: text and image, with short facts beside them. */
export function ArticleView({ article, beside }: Props) {
  const { title, description, picture, facts, ingredients, stores, html } = article
  const date = dated(article)
  return (
    <article>
      <Head>
        <Heading level={1}>{title}</Heading>
        <p>{description}</p>
        {date && <small>{`${shortDayText(date)} ${date[0]}`}</small>}
      </Head>
      <Columns>
        {picture && (
          <MainPicture>
            <Picture picture={picture} sizes="(min-width: 1280px) 1232px, 94vw" ratio="21 / 9" fit="cover" priority />
          </MainPicture>
        )}
        {hasFacts(article) && (
          <Aside aria-label="At a glance">
            {facts.length > 0 && <DataList ruled rows={facts} />}
            {ingredients.length > 0 && (
              <Part title="Ingredients">
                <ul>
                  {ingredients.map((ingredient) => (
                    <li key={ingredient}>{ingredient}</li>
                  ))}
                </ul>
              </Part>
            )}
            {stores.length > 0 && (
              <Part title="Where">
                <ul>
                  {stores.map(({ name, storeUri }) => (
                    <li key={storeUri}>
                      <Link to={paths.store({ storeUri })}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </Aside>
        )}
        <SafeHtml html={html} />
        {beside}
      </Columns>
    </article>
  )
}
