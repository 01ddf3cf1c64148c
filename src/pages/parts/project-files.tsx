import { useMemo } from 'react'
import { signedCalls } from '#features/identity/signed-calls.ts'
import { fileCalls } from '#features/project-panels/file-calls.ts'
import { FilesPanel } from '#features/project-panels/files-panel.tsx'
import { useApp } from '#lib/app.tsx'
import { formSend } from '#lib/form-send.ts'
import { environmentFor } from '#lib/whole-environment.ts'

/** The attachments with calls that are signed as all others are, and tell how far a file is. */
export function ProjectFiles() {
  const { brand } = useApp()
  const calls = useMemo(() => fileCalls(signedCalls(formSend(environmentFor(brand).apiHost), brand)), [brand])
  return <FilesPanel calls={calls} />
}
