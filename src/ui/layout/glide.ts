import { Component, type RefObject } from 'react'

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left'>
type Boxes = ReadonlyMap<HTMLElement, Box>

const running = new WeakMap<HTMLElement, Animation>()
const isInView = ({ top, bottom }: Box) => bottom > 0 && top < innerHeight
/** No further than a window: what comes from far would only flash past. */
const near = (px: number) => Math.max(-innerHeight, Math.min(innerHeight, px))

function boxesOf(items: Iterable<HTMLElement>): Boxes {
  return new Map(Array.from(items, (item) => [item, item.getBoundingClientRect()]))
}

/** Lets items glide from these boxes to where they are now. Reads first, so that there is one layout for all. */
function glideFrom(before: Boxes) {
  const stayed = [...before.keys()].filter((item) => item.isConnected)
  for (const item of stayed) running.get(item)?.cancel()
  for (const [item, now] of boxesOf(stayed)) {
    const from = before.get(item) ?? now
    const [x, y] = [from.left - now.left, from.top - now.top]
    if ((x === 0 && y === 0) || !(isInView(from) || isInView(now))) continue
    const start = { transform: `translate(${x}px, ${near(y)}px)` }
    running.set(item, item.animate([start, { transform: 'none' }], { duration: 200, easing: 'ease-out' }))
  }
}

type Props = {
  /** What the list shows and in which order: the items glide when it changes. */
  order: string
  items: () => Iterable<HTMLElement>
}

/** The items of a list, none before it is mounted. */
export const itemsOf = (list: RefObject<HTMLElement | null>) => () =>
  list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? []

/** Items that stay in a changed list glide to their new places. Renders nothing; with reduced motion they jump. */
export class Glide extends Component<Props> {
  // Only a class is called between render and change, when the old places can still be read without a layout.
  override getSnapshotBeforeUpdate({ order }: Props): Boxes | null {
    const jumps = order === this.props.order || matchMedia('(prefers-reduced-motion: reduce)').matches
    return jumps ? null : boxesOf(this.props.items())
  }
  override componentDidUpdate(_props: Props, _state: unknown, before: Boxes | null) {
    if (before) glideFrom(before)
  }
  override render() {
    return null
  }
}
