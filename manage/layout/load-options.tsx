import { useEditContext, useListContext, useShowContext } from 'react-admin'
import { Problem } from './problem.tsx'

function ListProblem() {
  const { error, refetch } = useListContext()
  return <Problem error={error} retry={refetch} />
}

function EditProblem() {
  const { error, refetch } = useEditContext()
  return <Problem error={error} retry={refetch} />
}

function ShowProblem() {
  const { error, refetch } = useShowContext()
  return <Problem error={error} retry={refetch} />
}

// Else react-admin says that what it could not load does not exist, and leads to the list.
const queryOptions = { onError: () => {} }
// A list hands its rows, which lack fields, to queries without this mark: what was typed until the rest came was lost, and
// a save before it emptied the rest.
const meta = { whole: true }
/** A record is loaded whole and anew for each page of it. */
const recordOptions = { ...queryOptions, meta, gcTime: 0 }

/** How pages load a list or a record, and what they show in its place when it could not be loaded. */
export const listOptions = { error: <ListProblem />, queryOptions }
export const editOptions = { error: <EditProblem />, queryOptions: recordOptions, mutationOptions: { meta } }
export const showOptions = { error: <ShowProblem />, queryOptions: recordOptions }
