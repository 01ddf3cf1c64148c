import { useCallback, useMemo } from 'react'
import type { FolderGroup } from '#domain/project/project-reading.ts'
import { useSelection } from '#features/project/page/project-state.ts'
import { chosenOf, withLines } from '#features/project/rules/project-selection.ts'

const codesOf = ({ lines }: FolderGroup) => lines.map(({ productCode }) => productCode)

/** The selection of a project, and functions that change it. */
export function useSelect(projectRef: string, groups: readonly FolderGroup[]) {
  const { selection, select } = useSelection(projectRef)
  const line = useCallback(
    (productCode: string, isOn: boolean) => select((now) => withLines(now, [productCode], isOn)),
    [select],
  )
  const group = useCallback(
    (which: FolderGroup, isOn: boolean) => select((now) => withLines(now, codesOf(which), isOn)),
    [select],
  )
  const chosen = useMemo(() => chosenOf(groups, selection), [groups, selection])
  return { selection, chosen, line, group }
}
