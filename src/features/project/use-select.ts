import { useCallback, useMemo } from 'react'
import type { Shelf } from '#domain/project/project-reading.ts'
import { useSelection } from './project-state.ts'
import { chosenOf, withLines } from './rules/project-selection.ts'

const codesOf = ({ lines }: Shelf) => lines.map(({ productCode }) => productCode)

/** The selection of a project, and functions that change it. */
export function useSelect(projectRef: string, groups: readonly Shelf[]) {
  const { selection, select } = useSelection(projectRef)
  const line = useCallback(
    (productCode: string, isOn: boolean) => select((now) => withLines(now, [productCode], isOn)),
    [select],
  )
  const group = useCallback(
    (which: Shelf, isOn: boolean) => select((now) => withLines(now, codesOf(which), isOn)),
    [select],
  )
  const chosen = useMemo(() => chosenOf(groups, selection), [groups, selection])
  return { selection, chosen, line, group }
}
