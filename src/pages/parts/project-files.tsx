import { useMemo } from 'react'
import { signedCalls } from '#features/identity/session/signed-calls.ts'
import { FilesPanel } from '#features/project/panels/files/files-panel.tsx'
import { readFileBy } from '#features/project/panels/files/read-file.ts'
import { useApp } from '#lib/app.tsx'
import { httpSend } from '#lib/network/api.ts'
import { environmentFor } from '#lib/whole-environment.ts'

/** The attachments with a call for their bytes that is signed as all others are. */
export function ProjectFiles() {
  const { brand } = useApp()
  const readFile = useMemo(() => readFileBy(signedCalls(httpSend(environmentFor(brand).apiHost), brand)), [brand])
  return <FilesPanel readFile={readFile} />
}
