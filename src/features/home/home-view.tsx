import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '#lib/app.tsx'
import type { HomeSlots } from './block-props.ts'
import { blockComponent } from './blocks.ts'
import { homeQueries } from './queries.ts'

/** The front of the shop: its blocks, one after the other. */
export function HomeView(slots: HomeSlots) {
  const { data: home } = useSuspenseQuery(homeQueries(useApp()).blocks())
  return home.blocks.map((block, position) => {
    const Block = blockComponent(block.kind)
    return <Block key={block.id} block={block} isFirst={position === 0} {...slots} />
  })
}
