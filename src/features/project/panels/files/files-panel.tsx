import { useMemo, useRef, useState } from 'react'
import { fileEndings, projectLimits } from '#contract/project/project-values.ts'
import { Cards, PartHead, SlimField, Soft } from '#features/project/panels/panel.styles.ts'
import { NoConnection } from '#features/project/panels/panel-parts.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { editOf } from '#offline/project/project-edit.ts'
import type { ListedEdit } from '#offline/project/project-sync.ts'
import { useProjectSync } from '#offline/project/use-project-sync.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { UploadIcon } from '#ui/icon/icons.tsx'
import { FileCard } from './file-card.tsx'
import type { ReadFile } from './read-file.ts'
import { UnstoredFiles } from './unstored-files.tsx'
import { useAttach } from './use-attach.ts'
import { WaitingFile } from './waiting-file.tsx'

const accepted = fileEndings.map((ending) => `.${ending}`).join(',')

/** Files stored on this device, including those that the server rejected. */
const attached = (edits: readonly ListedEdit[]) =>
  edits.flatMap((waiting) => {
    const attach = editOf(waiting.edit, 'attach')
    return attach ? [{ waiting, body: attach.body }] : []
  })

/** Plans and photos of the project: those of the whole project first, then by product. */
export function FilesPanel({ readFile }: { readFile: ReadFile }) {
  const { project, edits } = useProject()
  const sync = useProjectSync()
  const { add } = useAttach()
  const [productCode, setProductCode] = useState('')
  const chooser = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { files, cart } = project
  const waits = useMemo(() => attached(edits), [edits])
  const rejected = waits.filter(({ waiting }) => waiting.edit.state === 'rejected').map(({ body }) => body)
  const all = [...files, ...rejected]
  const lines = cart.products.filter((line) => all.some((file) => file.productCode === line.productCode))
  const owned = new Set(lines.map((line) => line.productCode))
  const onGone = () => button.current?.focus()

  const cards = (isOwn: (file: { productCode: string | null }) => boolean) => [
    ...rejected.filter(isOwn).map(({ id }) => card(id)),
    ...files.filter(isOwn).map((file) => card(file.id) ?? <FileCard key={file.id} {...{ file, readFile, onGone }} />),
  ]
  function card(id: string) {
    const own = waits.find(({ body }) => body.id === id)
    return own && <WaitingFile key={id} {...own} {...{ sync, onGone }} />
  }

  return (
    <>
      <NoConnection />
      <Soft>
        {files.length} of {projectLimits.files}
      </Soft>
      <UnstoredFiles onGone={onGone} />
      <Cards aria-label="Files of the project">
        {cards((file) => file.productCode === null || !owned.has(file.productCode))}
      </Cards>
      {lines.map((line) => (
        <section key={line.productCode} style={{ display: 'grid', gap: 8 }}>
          <PartHead>
            <h3>{line.title}</h3>
          </PartHead>
          <Cards aria-label={`Files of ${line.title}`}>{cards((file) => file.productCode === line.productCode)}</Cards>
        </section>
      ))}
      <SlimField>
        <SelectField
          label="New files belong to"
          value={productCode}
          options={[
            { value: '', label: 'The whole project' },
            ...cart.products.map((line) => ({ value: line.productCode, label: line.title })),
          ]}
          onChange={(event) => setProductCode(event.currentTarget.value)}
        />
      </SlimField>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label="Files to add"
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])], productCode || null)
          // Choosing the same file again must fire a change event.
          event.currentTarget.value = ''
        }}
      />
      <Button ref={button} type="button" icon={<UploadIcon size={18} />} onClick={() => chooser.current?.click()}>
        Add file or photo
      </Button>
      <Soft>PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX, 20 MB each</Soft>
    </>
  )
}
