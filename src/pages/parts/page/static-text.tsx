import { styled } from '@mui/material/styles'
import type { StaticContent } from '#contract/content/content.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

const Head = styled('header')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    maxWidth: '48rem',
    padding: '12px 0 24px',
    '& p': { ...theme.typography.lead, color: theme.vars.palette.text.secondary },
  })),
)

const Body = styled('div')(themed(({ theme }) => ({ paddingBottom: theme.styles.sectionPadding })))

/** `isHeadless` omits the title when the page has another one. */
type Props = { content: StaticContent; isHeadless?: boolean }

/** A text page: title, summary, text. */
export function StaticText({ content, isHeadless = false }: Props) {
  return (
    <>
      {!isHeadless && (
        <Head>
          <Heading level={1}>{content.title}</Heading>
          {content.description && <p>{content.description}</p>}
        </Head>
      )}
      <Body>
        <SafeHtml html={content.html} />
      </Body>
    </>
  )
}
