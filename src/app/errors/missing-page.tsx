import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSupportNumber } from '#app/layouts/support-number.ts'
import { isOutside, redirectTarget } from '#app/routes/redirects.ts'
import { missingPageText } from '#domain/errors/http-error-text.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { contentQueries } from '#features/content/queries.ts'
import { Departments } from '#features/navigation/departments.tsx'
import { SearchBar } from '#features/search/field/search-bar.tsx'
import { useApp } from '#lib/app.tsx'
import { useStates } from '#lib/page/brand-states.ts'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { Link } from '#ui/button/link.tsx'
import { DressedState } from '#ui/feedback/dressed/dressed-state.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'

const Page = styled(Container)(
  themed(({ theme }) => ({
    // The height of the words, until they have loaded.
    minHeight: '80vh',
    paddingBlock: '16px 64px',
    // Suggestions are as wide as the field, which is narrower than the page here.
    [theme.breakpoints.down('md')]: { '& form[data-placement] > div:last-child': { minWidth: '100%' } },
  })),
)

const Small = styled('p')(themed(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary })))

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
  const states = useStates()
  return (
    <Page>
      <PageMeta title="Page not found" noIndex />
      {states && (
        <DressedState dress={states.dress} eyebrow="Error 404" {...states.missing} text={missingPageText} level={1}>
          <SearchBar placement="page" />
          <Small>
            Or call{' '}
            <Link to={telLink(phone)} className="num">
              {phone}
            </Link>
            , 24/7.
          </Small>
        </DressedState>
      )}
      <Departments />
    </Page>
  )
}
