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

/** What pages show in place of a list or a record that could not be loaded. */
export const listProblem = { error: <ListProblem />, queryOptions }
export const editProblem = { error: <EditProblem />, queryOptions }
export const showProblem = { error: <ShowProblem />, queryOptions }
