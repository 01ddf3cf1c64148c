import { styled } from '@mui/material/styles'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'
import { trustedMarkup } from '#lib/trusted-markup.ts'
import { Anchor } from '#ui/link.tsx'

const Home = styled(Anchor)({
  display: 'grid',
  alignContent: 'center',
  minHeight: 44,
  flex: 'none',
  '& svg': { display: 'block', width: 'auto', height: 'auto', maxHeight: 'var(--logo-height, 50px)' },
})

/** The wordmark of the shop, with a link to the home page. */
export function Logo({ className }: { className?: string }) {
  const { logo, name } = useApp().brand
  return (
    <Home to={paths.home()} aria-label={name} className={className} data-logo>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup from the brand's own folder */}
      <span dangerouslySetInnerHTML={{ __html: trustedMarkup(logo) }} />
    </Home>
  )
}
