import { Dock } from '#features/navigation/dock.tsx'
import { SearchBar } from '#features/search/field/search-bar.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'

const DockTools = onDemand(
  () => import('./dock-tools.tsx').then((module) => module.DockTools),
  // As wide as the tools.
  <span style={{ width: 116 }} />,
  whenIdle,
)

/** Search, comparison and account at the foot of narrow screens; menu and cart are in the header. */
export function ShopDock() {
  return (
    <Dock>
      <SearchBar placement="dock" />
      <DockTools />
    </Dock>
  )
}
