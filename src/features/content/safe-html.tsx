import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { trustedMarkup } from '#lib/browser/trusted-markup.ts'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    maxWidth: '34em',
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '& > * + *': { marginTop: 16 },
    '& h2': { ...theme.typography.h3, marginTop: 40 },
    '& h3': { ...theme.typography.h4, marginTop: 32 },
    '& h4': { ...theme.typography.h5, marginTop: 24 },
    '& ul, & ol': { paddingLeft: 24, listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginTop: 6 },
    '& a': { color: theme.vars.palette.link, textDecoration: 'underline', textUnderlineOffset: 3 },
    '& img': { borderRadius: theme.vars.shape.borderRadius },
    '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', fontSize: '1rem' },
    '& th, & td': {
      padding: '8px 16px 8px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& blockquote': { margin: 0, paddingLeft: 16, borderLeft: `3px solid ${theme.vars.palette.divider}` },
  })),
)

/** The address of a link of ours inside a text, for the router; null for all others. */
export function innerAddress(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return null
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return null
  return link.pathname + link.search + link.hash
}

/** A text with its own markup, cleaned by its query; links of ours stay in the app. */
export function SafeHtml({ html }: { html: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const address = innerAddress(event)
    if (address === null) return
    event.preventDefault()
    void navigate(address)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in queries.ts, or by the server when it was stored
  return <Root onClick={follow} dangerouslySetInnerHTML={{ __html: trustedMarkup(html) }} />
}
