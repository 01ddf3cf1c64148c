import { useEffect, useState } from 'react'
import { showsCompareTray } from '#domain/catalogue/compare-list.ts'
import type { PageType } from '#domain/catalogue/page-types.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { compareFlags } from '../compare-flags.ts'
import { useCompareList } from '../use-compare-list.ts'
import { CompareTray } from './compare-tray.tsx'

const TooManyDialog = onDemand(() => import('./too-many-dialog.tsx').then((module) => module.TooManyDialog))

type Props = { pageType: PageType; hidesMinimisedOnPhone: boolean }

/** The parts of comparing that every page has: the tray, the dialog and the screen reader announcement. */
export function CompareHost({ pageType, hidesMinimisedOnPhone }: Props) {
  const { brand } = useApp()
  const { list, items, isTooMany, said } = useCompareList()
  const [wasTooMany, setWasTooMany] = useState(false)
  const isShown = showsCompareTray({ pageType, pageBuilderHome: brand.flags.pageBuilderHome, count: items.length })
  if (isTooMany && !wasTooMany) setWasTooMany(true)

  return (
    <>
      {isShown && <CompareTray hidesMinimisedOnPhone={hidesMinimisedOnPhone} />}
      {wasTooMany && <TooManyDialog open={isTooMany} onClose={list.dismissTooMany} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** For a shop that compares nothing: its ticks go. */
export function CompareOff() {
  useEffect(() => {
    compareFlags.set(null)
    return () => compareFlags.set([])
  }, [])
  return null
}
