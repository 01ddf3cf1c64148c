import { SearchList } from './search-list.tsx'
import type { SearchPanelProps } from './search-options.tsx'
import { SearchStart } from './search-start.tsx'

/** What opens under the search field: suggestions for a term, or where to begin without one. */
export function SearchPanel(props: SearchPanelProps) {
  return props.text === '' ? <SearchStart {...props} /> : <SearchList {...props} />
}
