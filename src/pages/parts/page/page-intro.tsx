import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { StaticContent } from '#contract/content/content.ts'
import { LandingBanner } from '#features/content/landing-banner.tsx'
import { Container } from '#ui/layout/container.tsx'
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

type Props = { title: string; text: string; banner?: StaticContent['banner']; crumbs: ReactNode }

/** The head of a page: its masthead where it has one, else title and lead. */
export function PageIntro({ title, text, banner, crumbs }: Props) {
  if (banner) return <LandingBanner banner={banner} heading={banner.heading} crumbs={crumbs} />
  return (
    <Container>
      {crumbs}
      <Head>
        <Heading level={1}>{title}</Heading>
        <p>{text}</p>
      </Head>
    </Container>
  )
}
