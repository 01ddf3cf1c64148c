import { styled } from '@mui/material'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

const Name = styled(Link)({
  display: 'block',
  minWidth: 72,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // In a narrow window the list scrolls; a narrow column would make rows of six lines.
  '&[data-long]': { minWidth: 200 },
})

type Props = {
  source: string
  label: string
  to: 'edit' | 'show' | false
  sortable?: false
  /** It is a sentence or a title of several words. */
  long?: boolean
}

/** The field of a list that names a row, as the link to its page: a click on a row needs a pointer. */
export function RowLink({ source, to, long }: Props) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (!record || !resource) return null
  if (!to) return record[source]
  return (
    // The row would open the page a second time.
    <Name
      to={createPath({ resource, id: record.id, type: to })}
      data-long={long}
      onClick={(event) => event.stopPropagation()}
    >
      {record[source]}
    </Name>
  )
}
