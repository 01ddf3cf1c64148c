import { useEffect, useState } from 'react'
import { countText } from '#domain/project/project-texts.ts'
import { useApp } from '#lib/app.tsx'
import { openedProjectSync } from '#offline/project/project-sync.ts'

/** Reports after a sign-out that unsent changes are still stored. */
export function StoredChanges() {
  const app = useApp()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isMounted = true
    void openedProjectSync(app)?.then((sync) => isMounted && setCount(sync.edits().length))
    return () => {
      isMounted = false
    }
  }, [app])
  if (count === 0) return null
  const [are, they] = count === 1 ? ['is', 'It is'] : ['are', 'They are']
  return (
    <p>
      {countText(count, 'change')} {are} stored on this tablet. {they} sent once you have signed in.
    </p>
  )
}
