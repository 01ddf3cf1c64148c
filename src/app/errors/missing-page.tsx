import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNavbar } from '#app/layouts/navbar.ts'
import { useSupportNumber } from '#app/layouts/support-number.ts'
import { isOutside, redirectTarget } from '#app/routes/redirects.ts'
import { missingPageText } from '#domain/errors/http-error-text.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { contentQueries } from '#features/content/queries.ts'
import { categoryPath } from '#features/navigation/links.ts'
import { SearchBar } from '#features/search/field/search-bar.tsx'
import { useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const Page = styled(Container)({ paddingBottom: 64 })

const Top = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 48,
    alignItems: 'center',
    paddingTop: 40,
    '& form': { margin: '24px 0' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 420px', paddingTop: 56 },
  })),
)

const Eyebrow = styled('p')(
  themed(({ theme }) => ({ ...theme.typography.eyebrow, color: theme.vars.palette.text.secondary, marginBottom: 8 })),
)
const Lead = styled('p')({ fontSize: '1.125rem', maxWidth: '27em', marginTop: 12 })
const Small = styled('p')(themed(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary })))

const Illustration = styled('div')(
  themed(({ theme }) => ({
    display: 'none',
    gridTemplateColumns: '1fr 0.8fr 1fr',
    alignItems: 'end',
    gap: 12,
    padding: '0 12px',
    borderBottom: `8px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('lg')]: { display: 'grid' },
    '& i': {
      height: 112,
      border: `2.5px dashed ${theme.vars.palette.control}`,
      borderBottom: 0,
      borderRadius: '10px 10px 0 0',
    },
  })),
)

const Departments = styled('section')({ paddingTop: 40, display: 'grid', gap: 16 })

const Tiles = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  })),
)

/** Looks up a redirect of this address once, and replaces the history entry [S1-4-33]. */
function useMoved() {
  const { api } = useApp()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const from = pathname + search
  const { data } = useQuery({ ...contentQueries(api).redirect(from), meta: { inline: true } })
  const target = data ? redirectTarget(data, from) : null

  useEffect(() => {
    if (!target) return
    if (isOutside(target)) window.location.replace(target)
    else void navigate(target, { replace: true })
  }, [target, navigate])
}

/** The not-found page, with three links to go on. */
export function MissingPage() {
  useMoved()
  const phone = useSupportNumber()
  const { categories } = useNavbar().mainNav
  const pictured = categories.flatMap(({ title, uri, picture }) => (picture ? [{ title, uri, picture }] : []))
  const [first, second] = pictured.slice(-2)
  return (
    <Page>
      <PageMeta title="Page not found" noIndex />
      <Top>
        <div>
          <Eyebrow>Error 404</Eyebrow>
          <Heading level={1}>This shelf is empty</Heading>
          <Lead>{missingPageText}</Lead>
          <SearchBar placement="page" />
          <Small>
            Or call{' '}
            <Link to={telLink(phone)} className="num">
              {phone}
            </Link>
            , 24/7.
          </Small>
        </div>
        {first && second && (
          <Illustration aria-hidden>
            <Picture picture={first.picture} sizes="160px" alt="" ratio="1" ground={false} />
            <i />
            <Picture picture={second.picture} sizes="160px" alt="" ratio="1" ground={false} />
          </Illustration>
        )}
      </Top>
      {pictured.length > 0 && (
        <Departments>
          <Heading level={2} variant="h3">
            Start from a department
          </Heading>
          <Tiles>
            {pictured.slice(0, 6).map(({ title, uri, picture }) => (
              <li key={uri}>
                <Tile to={categoryPath(uri)} title={title} picture={picture} sizes="(min-width: 975px) 192px, 45vw" />
              </li>
            ))}
          </Tiles>
        </Departments>
      )}
    </Page>
  )
}
