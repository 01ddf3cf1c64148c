import { useQuery } from '@tanstack/react-query'
import { PanelFailure } from '#features/project/panels/panel-parts.tsx'
import { useApp } from '#lib/app.tsx'
import { debounceMs } from '#lib/debounce.ts'
import { paths } from '#lib/page/paths.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { useSettled } from '#lib/use-settled.ts'
import { useProject } from '#offline/project/project-context.ts'
import { Link } from '#ui/button/link.tsx'

type Contacts = Readonly<Record<'email' | 'secondaryEmail' | 'phone' | 'secondaryPhone', string>>

/** Only the filled ones, trimmed. */
const filled = (contacts: Contacts): Partial<Contacts> =>
  Object.fromEntries(
    Object.entries(contacts)
      .map(([key, text]) => [key, text.trim()])
      .filter(([, text]) => text),
  )

/** Links to the customer's projects when there are others with the same contact details. */
export function CustomerCount({ contacts }: { contacts: Contacts }) {
  const { api } = useApp()
  const { isOffline } = useProject()
  // As text, so that an equal object is no change.
  const settled = useSettled(JSON.stringify(filled(contacts)), debounceMs.form)
  const query = JSON.parse(settled) as Partial<Contacts> // written in the line above
  const [first] = Object.values(query)
  const { data, error, refetch } = useQuery({
    ...projectQueries(api).customerCount(query),
    enabled: first !== undefined && !isOffline,
    staleTime: 0,
  })
  if (first === undefined) return null
  if (error)
    return (
      <PanelFailure
        title="An error occurred getting customer project count."
        error={error}
        onRetry={() => void refetch()}
      />
    )
  // The open project is one of them.
  if (!data || data.projectCount < 2) return null
  return (
    <p>
      <Link to={`${paths.projects()}?customer=${encodeURIComponent(first)}`}>
        This customer has {data.projectCount} projects
      </Link>
    </p>
  )
}
