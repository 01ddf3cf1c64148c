import { type Ref, useState } from 'react'
import { projectLimits } from '#contract/project/project-values.ts'
import { Input } from '#ui/form/text-field.tsx'

type Props = {
  /** Gives it the focus. */
  ref: Ref<HTMLInputElement>
  name: string
  save: (title: string) => Promise<unknown>
  onClose: () => void
}

/** Edits a folder's name in place: Enter saves, Escape cancels; the text stays when saving fails. */
export function FolderName({ ref, name, save, onClose }: Props) {
  const [draft, setDraft] = useState(name)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function submit() {
    const title = draft.trim()
    if (isBusy) return
    if (title === '' || title === name) return onClose()
    setBusy(true)
    try {
      await save(title)
      onClose()
    } catch {
      setFailed(true) // the page has reported it already
    } finally {
      setBusy(false)
    }
  }

  return (
    <Input
      ref={ref}
      aria-label="Folder name"
      aria-invalid={hasFailed || undefined}
      aria-busy={isBusy || undefined}
      readOnly={isBusy}
      value={draft}
      maxLength={projectLimits.folderTitle}
      placeholder="Name of the folder"
      style={{ minHeight: 44 }}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => void submit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void submit()
        if (event.key === 'Escape') onClose()
      }}
    />
  )
}
